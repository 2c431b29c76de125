// The rules in words and drawings. The drawings come from the rules themselves, so they cannot say anything else.

import { useMemo } from 'preact/hooks';

import { topStones } from '../../page/game/content.js';
import { lying } from '../../page/game/hand.js';
import { stoneName } from '../../page/game/words.js';
import { ScreenHeading } from '../../page/heading.js';
import { AboveView } from '../../pictures/above.js';
import { StonePicture } from '../../pictures/stone.js';
import { catalogue } from '../../rules.js';
import type { StoneName } from '../../rules.js';
import { GameState } from '../../state/game.js';
import { settings } from '../../state/settings.js';
import { t } from '../../texts/texts.js';
import { PositionFigure, Tries } from './figure.js';
import { FINISHED, MANY, PLACING } from './figures.js';
import { Scenarios } from './scenarios.js';
import { Variants } from './variants.js';

import './rules.css';

const SECTIONS = ['stones', 'plan', 'turns', 'placing', 'end', 'many', 'scenarios', 'variants'] as const;
type SectionName = (typeof SECTIONS)[number];

export function RulesScreen() {
  return (
    <div class="wide rules">
      <ScreenHeading>{t('nav-rules')}</ScreenHeading>
      <p class="lead">{t('rules-lead')}</p>
      <p>
        {t('rules-authority')} <a href="#/learn">{t('rules-to-tutorial')}</a>
      </p>
      <Contents />
      <Section name="stones">
        <Stones />
        <p>{t('rules-stones-mirror')}</p>
      </Section>
      <Section name="plan" />
      <Section name="turns" />
      <Section name="placing">
        <Placing />
        <p>{t('rules-placing-follows')}</p>
      </Section>
      <Section name="end">
        <p>{t('rules-end-score')}</p>
        <Finished />
      </Section>
      <Section name="many">
        <Tries of={MANY} />
      </Section>
      <Section name="scenarios">
        <Scenarios />
      </Section>
      <Section name="variants">
        <Variants />
      </Section>
    </div>
  );
}

/** Addresses after # are screens here, so that links within the page scroll by hand. */
function show(event: MouseEvent, name: SectionName): void {
  event.preventDefault();
  const heading = document.getElementById(`rules-${name}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function Contents() {
  return (
    <nav aria-label={t('rules-contents')}>
      <ul class="rules-contents">
        {SECTIONS.map((name) => (
          <li key={name}>
            <a href={`#rules-${name}`} onClick={(event) => show(event, name)}>
              {t(`rules-${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ name, children }: { name: SectionName; children?: preact.ComponentChildren }) {
  return (
    <section aria-labelledby={`rules-${name}`}>
      <h2 id={`rules-${name}`} tabIndex={-1}>
        {t(`rules-${name}`)}
      </h2>
      <p>{t(`rules-${name}-text`)}</p>
      {children}
    </section>
  );
}

/** The eleven stones, with the ways in which each can be turned. */
function Stones() {
  const { stones, orientations } = catalogue();
  const ways = (stone: StoneName) => orientations.filter((other) => other.stone === stone);
  return (
    <ul class="rules-stones">
      {stones.map((stone) => (
        <li key={stone}>
          <StonePicture
            cubes={orientations[lying(stone)]?.cubes ?? []}
            colour="red"
            facing={0}
            patterns={settings.value.patterns}
            size={22}
          />
          <b>{stoneName(stone)}</b>
          <span class="faint">{t('rules-ways', { count: ways(stone).length })}</span>
        </li>
      ))}
    </ul>
  );
}

const RULES_OF_PLACING = Object.keys(PLACING) as (keyof typeof PLACING)[];

function Placing() {
  return (
    <ol class="rules-placing">
      {RULES_OF_PLACING.map((rule) => (
        <li key={rule}>
          <p>{t(`rules-placing-${rule}`)}</p>
          <Tries of={PLACING[rule]} />
        </li>
      ))}
    </ol>
  );
}

/** A finished game from the front and from above, with its count. */
function Finished() {
  const game = useMemo(() => GameState.fromRecord(FINISHED), []);
  const position = game.latest.peek();
  const [red, blue] = position.colours;
  const counts = {
    red: red?.visible ?? 0,
    redLeft: red?.left ?? 0,
    blue: blue?.visible ?? 0,
    blueLeft: blue?.left ?? 0,
  };
  const totals = { redTotal: red?.total ?? 0, blueTotal: blue?.total ?? 0 };
  return (
    <div class="rules-finished">
      <PositionFigure record={FINISHED} caption={t('rules-end-example', { ...counts, ...totals })} />
      <AboveView
        plan={game.plan}
        tops={position.tops}
        topStones={topStones(game, position)}
        heights={position.heights}
        marks={[]}
        patterns={settings.value.patterns}
        facing={0}
        label={t('above-label', { name: game.plan.name })}
      />
    </div>
  );
}
