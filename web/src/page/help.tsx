// How to play in short, and how to handle stones and board.

import { t } from '../texts/texts.js';
import { ScreenHeading } from './heading.js';
import './help.css';

const RULES = ['aim', 'stones', 'turn', 'down', 'height', 'first', 'touch', 'out', 'score', 'win'] as const;

/** The keys of a line of help. A text in capitals is the name of a key and is translated. */
const KEYS: readonly (readonly [what: string, keys: readonly string[]])[] = [
  ['choose', ['1 – 9', '0', '-']],
  ['move', ['←', '→', '↑', '↓']],
  ['turn', ['Q', 'E']],
  ['tip', ['W', 'S']],
  ['roll', ['A', 'D']],
  ['here', ['SPACE']],
  ['all', ['N', 'P']],
  ['place', ['ENTER']],
  ['drop', ['ESCAPE']],
  ['above', ['T']],
  ['hint', ['H']],
  ['undo', ['U', 'R']],
  ['table', [',', '.']],
  ['zoom', ['Z', 'X']],
  ['view', ['V']],
  ['help', ['?']],
];

const MOUSE = ['move', 'place', 'orbit', 'zoom'] as const;
const TOUCH = ['move', 'place', 'orbit'] as const;

export function HelpScreen() {
  return (
    <div class="narrow">
      <ScreenHeading>{t('nav-help')}</ScreenHeading>
      <HelpPanel />
    </div>
  );
}

/** The same in a dialog over a game. */
export function HelpPanel() {
  return (
    <div class="help">
      <section>
        <h3>{t('help-rules')}</h3>
        <ol class="help-rules">
          {RULES.map((rule) => (
            <li key={rule}>{t(`help-rule-${rule}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('help-keys')}</h3>
        <dl class="help-keys">
          {KEYS.map(([what, keys]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{keyName(key)}</kbd>
                ))}
              </dt>
              <dd>{t(`help-key-${what}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Ways title={t('help-mouse')} of="mouse" ways={MOUSE} />
      <Ways title={t('help-touch')} of="touch" ways={TOUCH} />
      <section>
        <h3>{t('help-reader')}</h3>
        <p>{t('help-reader-about')}</p>
      </section>
    </div>
  );
}

function Ways({ title, of, ways }: { title: string; of: string; ways: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {ways.map((way) => (
          <li key={way}>{t(`help-${of}-${way}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function keyName(key: string): string {
  return /^[A-Z]{2,}$/.test(key) ? t(`key-${key.toLowerCase()}`) : key;
}
