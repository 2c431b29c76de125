import type { ColourName } from "./content";

/** Stained wood, told apart by lightness even where hues cannot be seen. The order is the order of paint layers. */
export const PIGMENTS: Readonly<Record<ColourName, string>> = {
  red: "#c04032",
  blue: "#285d98",
  green: "#52986a",
  yellow: "#f4cd66",
  violet: "#5f2756",
  orange: "#e68a3a",
};

export const COLOUR_NAMES = Object.keys(PIGMENTS) as readonly ColourName[];

/** Colours dark enough for cream ink; the others take a dark one. */
export const TAKES_LIGHT_INK: ReadonlySet<ColourName> = new Set(["red", "blue", "violet"]);

/** The pattern of a colour: a path to be stroked on a tile of ten by ten. */
export const MOTIFS: Readonly<Record<ColourName, { readonly path: string; readonly width: number }>> = {
  red: { path: "M-1 3.5L3.5 -1M-1 8.5L8.5 -1M1.5 11L11 1.5M6.5 11L11 6.5", width: 1 },
  blue: { path: "M2.5 2.5h.01M7.5 2.5h.01M5 5h.01M2.5 7.5h.01M7.5 7.5h.01", width: 1.9 },
  green: { path: "M0 3.7L2.5 1.3L5 3.7L7.5 1.3L10 3.7M0 8.7L2.5 6.3L5 8.7L7.5 6.3L10 8.7", width: 0.9 },
  yellow: { path: "M2.5 0V10M7.5 0V10M0 2.5H10M0 7.5H10", width: 0.8 },
  violet: { path: "M5 1.6L8.4 5L5 8.4L1.6 5ZM0 1.2L1.2 0M8.8 0L10 1.2M10 8.8L8.8 10M1.2 10L0 8.8", width: 0.9 },
  orange: { path: "M8 5A3 3 0 1 1 2 5A3 3 0 1 1 8 5Z", width: 1.1 },
};

/** A stone that may not lie where it hovers. */
export const REFUSED = "#e0301e";
/** What draws the eye: the last stone, the cursor. */
export const GOLD = "#ffd98a";

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
  wall: "radial-gradient(120% 100% at 50% 42%, #fbf4e6 0%, #efe2cb 55%, #d9c4a3 100%)",
  tile: "#e6d6b8",
  tileOutside: "#b9a584",
  line: "#6b4423",
  lineBetween: "#b3261e",
  disc: "#ffffff",
  label: "#fff3dc",
  limit: "#7a6243",
  cage: "#5d6f86",
  cageWalls: 0.05,
  cageEdges: 0.28,
  sun: 2.5,
  sky: 1.5,
  skyColour: "#fff6e8",
  floorColour: "#a58a6a",
};

export const NIGHT: Room = {
  wall: "radial-gradient(120% 100% at 50% 42%, #3a2d24 0%, #261d17 55%, #14100d 100%)",
  tile: "#b7a383",
  tileOutside: "#84714f",
  line: "#3c2413",
  lineBetween: "#c0392b",
  disc: "#a8937f",
  label: "#f3dfbd",
  limit: "#5b472e",
  cage: "#a9c0dc",
  cageWalls: 0.045,
  cageEdges: 0.3,
  sun: 2.1,
  sky: 0.95,
  skyColour: "#ffe9cc",
  floorColour: "#6b5a4c",
};
