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

/** Keys that mean something else, or more, outside a game. */
const MORE_KEYS: readonly (readonly [where: string, keys: typeof KEYS])[] = [
  [
    'solve',
    [
      ['solve-lay', ['G']],
      ['solve-level', ['PAGEUP', 'PAGEDOWN']],
      ['solve-take', ['ENTER']],
    ],
  ],
  [
    'analyse',
    [
      ['analyse-step', ['[', ']']],
      ['analyse-ends', ['HOME', 'END']],
    ],
  ],
  [
    'set-up',
    [
      ['set-up-colour', ['C']],
      ['set-up-lift', ['ENTER']],
    ],
  ],
];

const MOUSE = ['move', 'place', 'orbit', 'zoom'] as const;
const TOUCH = ['move', 'place', 'orbit'] as const;

export function HelpScreen() {
  return (
    <div class="narrow">
      <ScreenHeading>{t('nav-help')}</ScreenHeading>
      <HelpPanel Heading="h2" />
    </div>
  );
}

interface Level {
  /** How deep the headings stand. */
  Heading: 'h2' | 'h3';
}

/** The same in a dialog over a game, whose title stands one step above. */
export function HelpPanel({ Heading = 'h3' }: Partial<Level>) {
  return (
    <div class="help">
      <section class="row">
        <a class="button" href="#/learn">
          {t('home-learn')}
        </a>
        <a class="button" href="#/rules">
          {t('nav-rules')}
        </a>
      </section>
      <section>
        <Heading>{t('help-rules')}</Heading>
        <ol class="help-rules">
          {RULES.map((rule) => (
            <li key={rule}>{t(`help-rule-${rule}`)}</li>
          ))}
        </ol>
      </section>
      <section>
        <Heading>{t('help-keys')}</Heading>
        <KeyList keys={KEYS} />
        {MORE_KEYS.map(([where, keys]) => (
          <div key={where}>
            <p class="help-where">{t(`help-keys-${where}`)}</p>
            <KeyList keys={keys} />
          </div>
        ))}
      </section>
      <Ways Heading={Heading} title={t('help-mouse')} of="mouse" ways={MOUSE} />
      <Ways Heading={Heading} title={t('help-touch')} of="touch" ways={TOUCH} />
      <section>
        <Heading>{t('help-reader')}</Heading>
        <p>{t('help-reader-about')}</p>
      </section>
    </div>
  );
}

function KeyList({ keys }: { keys: typeof KEYS }) {
  return (
    <dl class="help-keys">
      {keys.map(([what, names]) => (
        <div key={what}>
          <dt>
            {names.map((key) => (
              <kbd key={key}>{keyName(key)}</kbd>
            ))}
          </dt>
          <dd>{t(`help-key-${what}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ways({ Heading, title, of, ways }: Level & { title: string; of: string; ways: readonly string[] }) {
  return (
    <section>
      <Heading>{title}</Heading>
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
