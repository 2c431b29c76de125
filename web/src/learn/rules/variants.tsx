// Every variant in words, with a drawing, and what about it is our ruling.

import type { ComponentChildren } from 'preact';

import type { VariantName } from '../../rules.js';
import { t } from '../../texts/texts.js';
import { PositionFigure, Tries } from './figure.js';
import { INVERSE, VARIANTS } from './figures.js';

export function Variants() {
  return (
    <>
      <Variant name="four-colours">
        <PositionFigure record={VARIANTS['four-colours']} caption={t('rules-four-colours-figure')} />
      </Variant>
      <Variant name="ruinas">
        <PositionFigure record={VARIANTS.ruinas} caption={t('rules-ruinas-figure')} />
      </Variant>
      <Variant name="inverse">
        <Tries of={INVERSE} />
      </Variant>
      <Variant name="rebuild">
        <PositionFigure record={VARIANTS.rebuild} caption={t('rules-rebuild-figure')} />
      </Variant>
      <article class="rules-variant">
        <div>
          <h3>{t('rules-series')}</h3>
          <p>{t('rules-series-text')}</p>
        </div>
      </article>
    </>
  );
}

function Variant({ name, children }: { name: VariantName; children: ComponentChildren }) {
  return (
    <article class="rules-variant">
      <div>
        <h3>{t(`variant-${name}`)}</h3>
        <p>{t(`rules-${name}`)}</p>
        <p class="note">{t(`rules-${name}-ours`)}</p>
      </div>
      {children}
    </article>
  );
}
