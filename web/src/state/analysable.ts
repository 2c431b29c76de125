// Which games may be analysed: only those that everybody plays at this screen. Nobody may ask the engine in a game
// against people at a distance, and this is the one place that says so.

/** True if every seat is a person at this screen or a computer player. */
export function isAnalysable(seats: readonly string[]): boolean {
  return seats.every((seat) => /^(human|level[1-9])$/.test(seat));
}
