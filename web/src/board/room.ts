/** A stone that may not lie where it hovers. */
export const REFUSED = '#e0301e';
/** What draws the eye: the last stone, the cursor. */
export const GOLD = '#ffdf9a';
/** Around what is golden, so that it is seen on light stones too. */
export const RIM = '#2a1608';

/** Everything that differs between the room by day and by night. */
export interface Room {
  /** Behind the table, from its middle to the corners: a CSS background. */
  readonly wall: string;
  readonly tile: string;
  readonly tileOutside: string;
  readonly line: string;
  readonly lineBetween: string;
  readonly disc: string;
  readonly label: string;
  readonly limit: string;
  readonly cage: string;
  readonly cageWalls: number;
  readonly cageEdges: number;
  readonly sun: number;
  readonly sky: number;
  readonly skyColour: string;
  readonly floorColour: string;
}

export const DAY: Room = {
  wall: 'radial-gradient(120% 100% at 50% 42%, #fbf4e6 0%, #efe2cb 55%, #d9c4a3 100%)',
  tile: '#e6d6b8',
  tileOutside: '#b9a584',
  line: '#6b4423',
  lineBetween: '#b3261e',
  disc: '#ffffff',
  label: '#fff3dc',
  limit: '#7a6243',
  cage: '#5d6f86',
  cageWalls: 0.05,
  cageEdges: 0.28,
  sun: 2.5,
  sky: 1.5,
  skyColour: '#fff6e8',
  floorColour: '#a58a6a',
};

export const NIGHT: Room = {
  wall: 'radial-gradient(120% 100% at 50% 42%, #3a2d24 0%, #261d17 55%, #14100d 100%)',
  tile: '#b7a383',
  tileOutside: '#84714f',
  line: '#3c2413',
  lineBetween: '#c0392b',
  disc: '#a8937f',
  label: '#f3dfbd',
  limit: '#5b472e',
  cage: '#a9c0dc',
  cageWalls: 0.045,
  cageEdges: 0.2,
  sun: 2.1,
  sky: 0.95,
  skyColour: '#ffe9cc',
  floorColour: '#6b5a4c',
};
