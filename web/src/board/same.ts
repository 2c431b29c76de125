import type { BoardStone, Ghost, Square } from './content';

/** Whether two descriptions draw the same, though they may be objects made anew. */
export function sameStone(a: BoardStone | Ghost | undefined, b: BoardStone | Ghost | undefined): boolean {
  if (a === b) return true;
  if (!a || !b || a.colour !== b.colour || isAllowed(a) !== isAllowed(b)) return false;
  return a.cubes === b.cubes || String(a.cubes) === String(b.cubes);
}

function isAllowed(stone: BoardStone | Ghost): boolean {
  return !('allowed' in stone) || stone.allowed;
}

export function sameSquare(a: Square | undefined, b: Square | undefined): boolean {
  return a === b || (a?.x === b?.x && a?.y === b?.y);
}

export function sameSquares(a: readonly Square[], b: readonly Square[]): boolean {
  return a === b || (a.length === b.length && a.every((square, i) => sameSquare(square, b[i])));
}
