// All cubes of edge three in one colour, one after the other.

import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

import { Board } from '../board/board.js';
import type { BoardContent, BoardPlan } from '../board/content.js';
import { IconButton } from '../page/game/status.js';
import { cubesOf, lying } from '../page/game/hand.js';
import { ViewButtons } from '../page/game/game-screen.js';
import { stoneName } from '../page/game/words.js';
import { ScreenHeading } from '../page/heading.js';
import { complain } from '../page/toast.js';
import { StonePicture } from '../pictures/stone.js';
import type { Facing } from '../pictures/cells.js';
import { Icon } from '../pictures/turning.js';
import { settings } from '../state/settings.js';
import { language, t } from '../texts/texts.js';
import { BoardHost } from './board-host.js';
import { PuzzleClient } from './client.js';
import { Fillings } from './fillings.js';
import type { FilledStone } from './fillings.js';
import type { UpTo } from './messages.js';
import { emptyCube } from './puzzles.js';
import { Slice } from './slices.js';

const EDGES = [3, 3, 3] as const;
const PLAN: BoardPlan = {
  width: 3,
  depth: 3,
  height: 3,
  columns: [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y, limit: 3, inside: true }))),
};
const COUNTS: readonly { upTo: UpTo; count: number }[] = [
  { upTo: 'reflections', count: 1686 },
  { upTo: 'rotations', count: 3372 },
  { upTo: 'nothing', count: 80928 },
];

export function Browse() {
  const [client] = useState(() => new PuzzleClient());
  const upTo = useSignal<UpTo>('reflections');
  const fillings = useSignal<Fillings | undefined>(undefined);
  const number = useSignal(1);
  useSignalEffect(() => {
    fillings.value = undefined;
    const wanted = upTo.value;
    const found = client.ask('all', { puzzle: emptyCube(3, 1, 'free'), upTo: wanted });
    found.then((cells) => {
      if (!cells || upTo.peek() !== wanted) return;
      number.value = 1;
      fillings.value = new Fillings(cells, EDGES, 'red');
    }, complain);
  });
  useEffect(() => () => client.end(), []);
  const search = client.search.value;
  return (
    <main class="solve-browse wide" id="main" tabIndex={-1}>
      <ScreenHeading>{t('solve-all')}</ScreenHeading>
      <UpToChoice upTo={upTo} />
      {search && (
        <p class="note turn" role="status">
          <span class="thinking" aria-hidden="true" />
          {t('solve-searching', { count: search.positions })}
          <button type="button" class="small" onClick={() => client.stop()}>
            <Icon name="stop" /> {t('solve-stop')}
          </button>
        </p>
      )}
      {!search && !fillings.value && (
        <button
          type="button"
          onClick={() => (upTo.value = upTo.peek() === 'reflections' ? 'rotations' : 'reflections')}
        >
          {t('try-again')}
        </button>
      )}
      {fillings.value && <Filling fillings={fillings.value} number={number} />}
      <p>
        <a class="button" href="#/solve">
          {t('solve-others')}
        </a>
      </p>
    </main>
  );
}

function UpToChoice({ upTo }: { upTo: Signal<UpTo> }) {
  const written = (count: number) => count.toLocaleString(language.value);
  return (
    <div class="segments" role="radiogroup" aria-label={t('solve-up-to')}>
      {COUNTS.map(({ upTo: name, count }) => (
        <label key={name} class="segment">
          <input type="radio" name="up-to" checked={upTo.value === name} onChange={() => (upTo.value = name)} />
          <span>{t(`solve-up-to-${name}`, { count: written(count) })}</span>
        </label>
      ))}
    </div>
  );
}

function Filling({ fillings, number }: { fillings: Fillings; number: Signal<number> }) {
  const board = useSignal<Board | undefined>(undefined);
  const facing = useSignal<Facing>(0);
  /** How many of the stones lie there. */
  const laid = useSignal<number>(Number.MAX_SAFE_INTEGER);
  const stones = useComputed(() => fillings.at(number.value - 1));
  const content = useComputed((): BoardContent => ({
    plan: PLAN,
    stones: stones.value.slice(0, laid.value),
    marks: [],
  }));
  const show = (wanted: number) => {
    if (!Number.isFinite(wanted)) return;
    number.value = Math.max(1, Math.min(fillings.count, Math.trunc(wanted)));
    laid.value = Number.MAX_SAFE_INTEGER;
  };
  const [has3d] = useState(() => Board.available());
  return (
    <div class="browse">
      <div class="game-board">
        {has3d && (
          <BoardHost
            board={board}
            content={() => content.value}
            point={() => {}}
            pick={() => {}}
            facing={(quarter) => (facing.value = quarter)}
          />
        )}
        {has3d && <ViewButtons board={board.value} />}
      </div>
      <div class="browse-side stack">
        <Stepping number={number.value} count={fillings.count} onShow={show} />
        <Order stones={stones.value} laid={laid} board={board} />
        <div class="slices">
          {[0, 1, 2].map((level) => (
            <div key={level} class="level">
              <Slice
                edges={EDGES}
                level={level}
                stones={content.value.stones}
                out={[]}
                facing={facing.value}
                patterns={false}
                label={t('solve-level', { level: level + 1 })}
              />
              <span class="level-name" aria-hidden="true">
                {level + 1}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Stepping({ number, count, onShow }: { number: number; count: number; onShow(number: number): void }) {
  return (
    <div class="row" role="group" aria-label={t('solve-cube-number')}>
      <IconButton icon="first" text={t('first-move')} disabled={number === 1} onClick={() => onShow(1)} />
      <IconButton
        icon="previous"
        text={t('solve-previous')}
        disabled={number === 1}
        onClick={() => onShow(number - 1)}
      />
      <label class="row">
        <span class="visually-hidden">{t('solve-cube-number')}</span>
        <input
          class="input browse-number"
          type="number"
          min={1}
          max={count}
          value={number}
          onChange={(event) => onShow(event.currentTarget.valueAsNumber)}
        />
      </label>
      <span>{t('solve-of', { count: count.toLocaleString(language.value) })}</span>
      <IconButton icon="next" text={t('solve-next')} disabled={number === count} onClick={() => onShow(number + 1)} />
      <IconButton icon="last" text={t('last-move')} disabled={number === count} onClick={() => onShow(count)} />
    </div>
  );
}

/** The stones in the order of laying; each shows the cube up to it. */
function Order({
  stones,
  laid,
  board,
}: {
  stones: readonly FilledStone[];
  laid: Signal<number>;
  board: Signal<Board | undefined>;
}) {
  const isShown = (index: number) => index < laid.value;
  const layAll = async () => {
    laid.value = 0;
    for (const [index, stone] of stones.entries()) {
      await board.peek()?.lower(stone);
      // Somebody may have gone on to another cube meanwhile.
      if (laid.peek() !== index) return;
      laid.value = index + 1;
    }
  };
  return (
    <>
      <h2>{t('solve-order')}</h2>
      <ol class="browse-order">
        {stones.map((stone, index) => (
          <li key={`${index} ${stone.stone}`}>
            <button
              type="button"
              aria-pressed={laid.value === index + 1}
              aria-label={t('solve-up-to-stone', { number: index + 1, stone: stoneName(stone.stone) })}
              title={stoneName(stone.stone)}
              onClick={() => (laid.value = index + 1)}
            >
              <StonePicture
                cubes={cubesOf(lying(stone.stone))}
                colour={stone.colour}
                facing={0}
                patterns={settings.value.patterns}
                size={11}
                dimmed={!isShown(index)}
              />
            </button>
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => void layAll()}>
        <Icon name="play" /> {t('solve-lay')}
      </button>
    </>
  );
}
