// The levels of the box one above the other, and the choice of the one that is built at.

import { settings } from '../state/settings.js';
import { t } from '../texts/texts.js';
import type { PuzzleView } from './puzzles.js';
import { Slice } from './slices.js';
import type { Solving } from './solving.js';

/** True if a cube lies in a cell. */
function occupied({ start, moves }: PuzzleView): Set<string> {
  return new Set([...start, ...moves].flatMap(({ cubes }) => cubes.map((cube) => cube.join())));
}

/** What a level is called for those who cannot see it: how much is free, and which squares. */
function sliceLabel(view: PuzzleView, level: number): string {
  const [width, depth] = view.edges;
  const taken = occupied(view);
  const squares = Array.from(
    { length: width * depth },
    (_, index) => [index % width, Math.floor(index / width)] as const,
  );
  const free = squares.filter(([x, y]) => !taken.has([x, y, level].join()));
  const names = free.map(([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`).join(' ');
  return t('solve-level-free', { level: level + 1, count: free.length, squares: names });
}

export function Levels({ solving }: { solving: Solving }) {
  const { state, picking } = solving;
  const view = state.view.value;
  const levels = Array.from({ length: view.edges[2] }, (_, level) => level);
  const aim = solving.isMyTurn.value ? picking.aim.value : undefined;
  const isFree = state.isFree && !state.isSolved;
  return (
    <fieldset class="levels">
      <legend>{t('solve-levels')}</legend>
      {isFree && (
        <label class="segment from-above" title={t('solve-from-above-what')}>
          <input
            type="radio"
            name="level"
            checked={state.level.value === undefined}
            onChange={() => (state.level.value = undefined)}
          />
          <span>{t('solve-from-above')}</span>
        </label>
      )}
      <div class="slices">
        {levels.map((level) => (
          <div key={level} class="level" data-chosen={state.level.value === level}>
            <Slice
              edges={view.edges}
              level={level}
              stones={state.stones}
              out={solving.out.value}
              facing={picking.facing.value}
              patterns={settings.value.patterns}
              label={sliceLabel(view, level)}
              ghost={aim && { colour: aim.colour, cubes: aim.cubes, allowed: aim.placement !== undefined }}
              hint={solving.hint.value}
              cursor={picking.cursor.value}
              {...(isFree && { onPick: (x: number, y: number) => pickAt(solving, x, y, level) })}
            />
            {isFree ? (
              <label class="segment">
                <input
                  type="radio"
                  name="level"
                  checked={state.level.value === level}
                  aria-label={t('solve-level', { level: level + 1 })}
                  onChange={() => (state.level.value = level)}
                />
                <span aria-hidden="true">{level + 1}</span>
              </label>
            ) : (
              <span class="level-name" aria-hidden="true">
                {level + 1}
              </span>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** A cell of a level is meant: the stone in hand goes there, or the one that lies there comes out. */
function pickAt(solving: Solving, x: number, y: number, level: number): void {
  solving.state.level.value = level;
  void solving.pick({ x: x + 0.5, y: y + 0.5 });
}
