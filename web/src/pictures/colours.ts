/** The six colours as pigments: stained wood, told apart by lightness even where hues cannot be seen. */

export type ColourName = 'red' | 'blue' | 'green' | 'yellow' | 'violet' | 'orange';

/** How one colour is painted. */
export interface Pigment {
  /** The colour itself, as a face seen straight on. */
  readonly base: string;
  /** The same in the light: the top of a stone. */
  readonly light: string;
  /** The same in shade: the side turned from the light, and edges. */
  readonly dark: string;
  /** For letters and patterns upon the base. */
  readonly ink: string;
}

const CREAM = '#fff8ec';
const BARK = '#1f140b';

/** In the order of the rules. */
export const COLOURS: Readonly<Record<ColourName, Pigment>> = {
  red: { base: '#c04032', light: '#d65c47', dark: '#8a271f', ink: CREAM },
  blue: { base: '#285d98', light: '#4279b4', dark: '#173d69', ink: CREAM },
  green: { base: '#52986a', light: '#71b384', dark: '#33704a', ink: BARK },
  yellow: { base: '#f4cd66', light: '#fbe08f', dark: '#cd9d35', ink: BARK },
  violet: { base: '#5f2756', light: '#7c3f70', dark: '#3e1538', ink: CREAM },
  orange: { base: '#e68a3a', light: '#f3a65c', dark: '#b5611c', ink: BARK },
};

/** All colours in the order of the rules. */
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly ColourName[];

/** The letter that stands for a colour in every language, as in notation. */
export function letterOf(colour: ColourName): string {
  return colour.charAt(0).toUpperCase();
}
