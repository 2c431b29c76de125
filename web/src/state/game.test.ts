import { describe, expect, test } from 'vitest';

import { finishedRecord, setup } from '../testing/rules.js';
import { GameState } from './game.js';

/** Makes the first legal move. */
function playFirst(game: GameState): void {
  const [placement] = game.legal.value.placements;
  const [rebuild] = game.legal.value.rebuilds.values();
  if (placement !== undefined) game.play(game.written(placement));
  else if (rebuild) game.play(game.written(rebuild.puts[0] ?? 0xffff, rebuild.taken));
}

describe('a game', () => {
  test('begins with the first colour and 687 moves on chullpa', () => {
    const game = GameState.begin(setup());
    expect(game.latest.value.toMove).toBe('red');
    expect(game.legal.value.placements).toHaveLength(687);
  });

  test('goes back and forth through its moves', () => {
    const game = GameState.begin(setup());
    [1, 2, 3].forEach(() => playFirst(game));
    const record = game.record;
    expect(game.undo()).toBe(true);
    expect(game.undo()).toBe(true);
    expect(game.latest.value.moves).toHaveLength(1);
    expect(game.redo()).toBe(true);
    expect(game.redo()).toBe(true);
    expect(game.redo()).toBe(false);
    expect(game.record).toBe(record);
  });

  test('forgets moves taken back once another is made', () => {
    const game = GameState.begin(setup());
    [1, 2].forEach(() => playFirst(game));
    game.undo();
    playFirst(game);
    expect(game.undone.value).toEqual([]);
  });

  test('shows an earlier position, in which nothing can be played', () => {
    const game = GameState.fromRecord(finishedRecord());
    const moves = game.latest.value.moves.length;
    game.show(2);
    expect(game.shown.value.moves).toHaveLength(2);
    expect(game.legal.value.placements).toEqual([]);
    expect(game.latest.value.moves).toHaveLength(moves);
    game.show(moves);
    expect(game.shownMoves.value).toBeUndefined();
  });

  test('refuses an illegal move with the rule it breaks and stays as it was', () => {
    const game = GameState.begin(setup());
    const before = game.record;
    expect(game.refusal('a1.2,a2.2')).toEqual({
      code: 'illegal-hole',
      details: { cube: 'a1.2', square: 'a1', height: '0' },
    });
    expect(() => game.play('a1.2,a2.2')).toThrow();
    expect(game.refusal('nonsense')?.code).toBe('move-cube');
    expect(game.record).toBe(before);
  });

  test.each([
    { scenario: 'coricancha', players: 4 },
    { scenario: 'huaca', players: 5 },
    { scenario: 'pirka', variants: 'four-colours' },
    { scenario: 'pirka', variants: 'ruinas' },
    { scenario: 'chaka', players: 3, variants: 'inverse' },
    { scenario: 'colca', variants: 'rebuild' },
  ])('can be played to the end and read back: $scenario $variants', (changes) => {
    const game = GameState.fromRecord(finishedRecord(changes));
    expect(game.isOver).toBe(true);
    expect(game.latest.value.winners.length).toBeGreaterThan(0);
    expect(GameState.fromRecord(game.record).record).toBe(game.record);
  });

  test('a record keeps names and computer players', () => {
    const game = GameState.begin(setup({ names: ['Ada', ''], seats: ['human', 'level7'], date: '2026-11-15' }));
    const again = GameState.fromRecord(game.record);
    expect(again.names).toEqual(['Ada', '']);
    expect(again.seats).toEqual(['human', 'level7']);
    expect(again.date).toBe('2026-11-15');
  });
});
