// Which puzzle: the one of the day, one of a certain difficulty, a whole cube, or one that was begun.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { ScreenHeading } from '../page/heading.js';
import { complain } from '../page/toast.js';
import { Icon } from '../pictures/turning.js';
import { addressOf, go } from '../state/screen.js';
import { randomSeed } from '../state/session.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { PuzzleClient } from './client.js';
import * as kept from './kept.js';
import type { Begun } from './kept.js';
import { emptyCube } from './puzzles.js';
import type { MadePuzzle } from './puzzles.js';
import { dayText, nameOf, resultText, timeText, todayUtc } from './words.js';

const EDGES = [3, 4, 5, 6];
const STEPS = [1, 2, 3, 4, 5];
const COLOURS = [1, 2, 3, 4, 5, 6];
const GRADES = ['free', 'touching', 'in-turn'] as const;
/** The puzzle of the day is the same for everybody. */
const DAILY = { edge: 4, step: 3 };

export function Choose() {
  const [client] = useState(() => new PuzzleClient());
  useEffect(() => () => client.end(), []);
  const search = client.search.value;
  return (
    <main id="main" tabIndex={-1}>
      <div class="wide solve-choose">
        <ScreenHeading>{t('nav-solve')}</ScreenHeading>
        <p class="lead">{t('solve-about')}</p>
        {search && (
          <p class="note turn" role="status">
            <span class="thinking" aria-hidden="true" />
            {t('solve-making', { count: search.positions })}
            <button type="button" class="small" onClick={() => client.stop()}>
              <Icon name="stop" /> {t('solve-stop')}
            </button>
          </p>
        )}
        <div class="solve-cards">
          <div class="solve-column">
            <Daily client={client} />
            <AllCubes />
          </div>
          <ByDifficulty client={client} />
          <WholeCube />
        </div>
        <BegunPuzzles />
      </div>
    </main>
  );
}

/** Opens a puzzle that was made; stays here if the search was stopped. */
async function openMade(made: Promise<MadePuzzle | undefined>, day?: string): Promise<void> {
  try {
    const puzzle = await made;
    if (puzzle) begin(puzzle.puzzle, { step: puzzle.step, ...(day !== undefined && { day }) });
  } catch (problem) {
    complain(problem);
  }
}

function begin(puzzle: string, about: { step?: number; day?: string } = {}): void {
  const before = kept.find(puzzle);
  const fresh = { puzzle, moves: [], milliseconds: 0, hints: 0, wasShown: false, isSolved: false };
  kept.keep({ ...fresh, ...before, ...about, touched: Date.now() });
  go({ name: 'solve', what: puzzle });
}

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card stack solve-card">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Daily({ client }: { client: PuzzleClient }) {
  const day = todayUtc();
  const before = kept.begun.value.find((puzzle) => puzzle.day === day);
  const make = () => void openMade(client.ask('daily', { day, ...DAILY }), day);
  return (
    <Card title={t('solve-daily')}>
      <p>{t('solve-daily-what', { day: dayText(day) })}</p>
      {before?.isSolved && !before.wasShown && (
        <p class="faint">{t('solve-daily-done', { result: resultText(before) })}</p>
      )}
      <button
        type="button"
        class="primary"
        data-action="daily"
        disabled={client.search.value !== undefined}
        onClick={make}
      >
        <Icon name="play" />
        {before && !before.isSolved ? t('go-on') : t('solve-build')}
      </button>
    </Card>
  );
}

function ByDifficulty({ client }: { client: PuzzleClient }) {
  const edge = useSignal(3);
  const step = useSignal(1);
  const record = kept.best.value[`${[1, 2, 3].map(() => edge.value).join('x')} step ${step.value}`];
  const make = () => void openMade(client.ask('make', { edge: edge.value, step: step.value, seed: randomSeed() }));
  return (
    <Card title={t('solve-made')}>
      <p>{t('solve-made-what')}</p>
      <Segments
        name="made-edge"
        label={t('solve-edge')}
        values={EDGES}
        chosen={edge.value}
        onChoose={(value) => (edge.value = value)}
      />
      <Segments
        name="step"
        label={t('solve-difficulty')}
        values={STEPS}
        chosen={step.value}
        onChoose={(value) => (step.value = value)}
      />
      <p class="faint">{t('solve-step', { step: step.value })}</p>
      {record && <p class="faint">{t('solve-best', { result: resultText(record) })}</p>}
      <button
        type="button"
        class="primary"
        data-action="make"
        disabled={client.search.value !== undefined}
        onClick={make}
      >
        <Icon name="play" />
        {t('solve-make')}
      </button>
    </Card>
  );
}

function WholeCube() {
  const edge = useSignal(3);
  const colours = useSignal(1);
  const grade = useSignal<(typeof GRADES)[number]>('free');
  const cube = tried(() => emptyCube(edge.value, colours.value, grade.value));
  const record = kept.best.value[`${[1, 2, 3].map(() => edge.value).join('x')} ${grade.value} ${colours.value}`];
  return (
    <Card title={t('solve-cube')}>
      <p>{t('solve-cube-what')}</p>
      <Segments
        name="cube-edge"
        label={t('solve-edge')}
        values={EDGES}
        chosen={edge.value}
        onChoose={(value) => (edge.value = value)}
      />
      <Segments
        name="colours"
        label={t('solve-colours')}
        values={COLOURS}
        chosen={colours.value}
        onChoose={(value) => (colours.value = value)}
      />
      <div class="field" role="radiogroup" aria-label={t('solve-grade')}>
        <span>{t('solve-grade')}</span>
        {GRADES.map((name) => (
          <label key={name} class="check">
            <input type="radio" name="grade" checked={grade.value === name} onChange={() => (grade.value = name)} />
            <span>
              {t(`solve-grade-${name}`)}
              <small>{t(`solve-grade-${name}-what`)}</small>
            </span>
          </label>
        ))}
      </div>
      {record && <p class="faint">{t('solve-best', { result: resultText(record) })}</p>}
      {cube.problem !== undefined && (
        <p class="why-not" role="status">
          {problemText(cube.problem)}
        </p>
      )}
      <button
        type="button"
        class="primary"
        data-action="cube"
        disabled={!cube.value}
        onClick={() => cube.value && begin(cube.value)}
      >
        <Icon name="play" />
        {t('solve-build')}
      </button>
    </Card>
  );
}

function AllCubes() {
  return (
    <Card title={t('solve-all')}>
      <p>{t('solve-all-what')}</p>
      <a class="button" href={addressOf({ name: 'solve', what: 'all' })}>
        {t('solve-all-open')}
      </a>
    </Card>
  );
}

function BegunPuzzles() {
  const open = kept.begun.value.filter(
    ({ isSolved, moves, milliseconds }) => !isSolved && (moves.length > 0 || milliseconds > 0),
  );
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="begun">
      <h2 id="begun">{t('solve-begun')}</h2>
      <ul class="solve-begun">
        {open.map((puzzle) => (
          <BegunPuzzle key={puzzle.puzzle} puzzle={puzzle} />
        ))}
      </ul>
    </section>
  );
}

function BegunPuzzle({ puzzle }: { puzzle: Begun }) {
  const name = nameOf(puzzle);
  return (
    <li class="card row spread">
      <a href={addressOf({ name: 'solve', what: puzzle.puzzle })}>
        <strong>{name}</strong>
        <span class="faint">
          {t('solve-so-far', { time: timeText(puzzle.milliseconds), count: puzzle.moves.length })}
        </span>
      </a>
      <button
        type="button"
        class="quiet icon"
        title={t('delete')}
        aria-label={t('delete-game', { game: name })}
        onClick={() => kept.forget(puzzle.puzzle)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

interface SegmentsProps {
  name: string;
  label: string;
  values: readonly number[];
  chosen: number;
  onChoose(value: number): void;
}

function Segments({ name, label, values, chosen, onChoose }: SegmentsProps) {
  return (
    <div class="field" role="radiogroup" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div class="segments">
        {values.map((value) => (
          <label key={value} class="segment">
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              aria-label={String(value)}
              onChange={() => onChoose(value)}
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function tried<T>(make: () => T): { value?: T; problem?: unknown } {
  try {
    return { value: make() };
  } catch (problem) {
    return { problem };
  }
}
