// The variants: those that do not fit say why.

import type { VariantName } from '../../rules.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { VARIANTS, variantRefusal, withVariantToggled } from './choice.js';
import type { Choice } from './choice.js';

interface Props {
  choice: Choice;
  onChoice(choice: Choice): void;
}

export function VariantChoice({ choice, onChoice }: Props) {
  return (
    <fieldset class="part">
      <legend>{t('new-variants')}</legend>
      <ul class="variants">
        {VARIANTS.map((variant) => (
          <VariantRow key={variant} variant={variant} choice={choice} onChoice={onChoice} />
        ))}
      </ul>
    </fieldset>
  );
}

function VariantRow({ variant, choice, onChoice }: Props & { variant: VariantName }) {
  const isChosen = choice.variants.includes(variant);
  const refused = isChosen ? undefined : variantRefusal(choice, variant);
  const about = `variant-${variant}-about`;
  return (
    <li>
      <label class={refused ? 'check refused' : 'check'}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={refused !== undefined}
          aria-describedby={about}
          onChange={() => onChoice(withVariantToggled(choice, variant))}
        />
        <span>{t(`variant-${variant}`)}</span>
      </label>
      <p class="check-about" id={about}>
        {refused ? problemText(refused) : t(`variant-${variant}-what`)}
      </p>
    </li>
  );
}
