import {
  CanvasTexture,
  DataArrayTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { COLOUR_NAMES, letterOf, type ColourName } from '../pictures/colours';
import { MOTIFS, TILE } from '../pictures/motifs';

type Pen = CanvasRenderingContext2D;

/** Layers of the paint: for each colour its sides and its tops, then grain, then the hatching of what is refused. */
export const GRAIN_LAYER = COLOUR_NAMES.length * 2;
export const HATCH_LAYER = GRAIN_LAYER + 1;
// Hatching is the same on sides and tops.
const LAYERS = HATCH_LAYER + 2;
const PAINT_SIZE = 256;

/** Patterns are discreet, letters are not. */
const PATTERN_INK = '#4c4c4c';
const LETTER_INK = '#ffffff';

/** Keeps what is seen at a slant sharp; without a graphics card that would take a quarter of a frame's time. */
export function sharpen(textures: Iterable<Texture>): void {
  for (const texture of textures) texture.anisotropy = 8;
}

/** A chance that is the same in every picture of the board. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function canvas(width: number, height: number): { element: HTMLCanvasElement; pen: Pen } {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const pen = element.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('no 2D canvas');
  return { element, pen };
}

/** The patterns and letters of the colours, grain and hatching: how much ink lies where on the side of a cube. */
export function paintTexture(): DataArrayTexture {
  const data = new Uint8Array(PAINT_SIZE * PAINT_SIZE * LAYERS);
  const { pen } = canvas(PAINT_SIZE, PAINT_SIZE);
  for (let layer = 0; layer < LAYERS; layer++) {
    pen.resetTransform();
    pen.fillStyle = '#000';
    pen.fillRect(0, 0, PAINT_SIZE, PAINT_SIZE);
    pen.scale(PAINT_SIZE, PAINT_SIZE);
    drawLayer(pen, layer);
    copyRed(pen, data, layer);
  }
  const texture = new DataArrayTexture(data, PAINT_SIZE, PAINT_SIZE, LAYERS);
  texture.format = RedFormat;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** Canvas rows go down, texture rows go up. */
function copyRed(pen: Pen, data: Uint8Array, layer: number): void {
  const pixels = pen.getImageData(0, 0, PAINT_SIZE, PAINT_SIZE).data;
  for (let row = 0; row < PAINT_SIZE; row++)
    for (let column = 0; column < PAINT_SIZE; column++)
      data[(layer * PAINT_SIZE + PAINT_SIZE - 1 - row) * PAINT_SIZE + column] = pixels[
        (row * PAINT_SIZE + column) * 4
      ] as number;
}

function drawLayer(pen: Pen, layer: number): void {
  const colour = COLOUR_NAMES[layer >> 1];
  if (layer >= HATCH_LAYER) drawHatch(pen);
  else if (colour === undefined) drawGrain(pen);
  else {
    drawPattern(pen, colour);
    if (layer % 2 === 1) drawLetter(pen, colour);
  }
}

function drawPattern(pen: Pen, colour: ColourName): void {
  const { path, width } = MOTIFS[colour];
  pen.save();
  pen.scale(1 / TILE, 1 / TILE);
  pen.strokeStyle = PATTERN_INK;
  pen.lineWidth = width;
  pen.lineCap = pen.lineJoin = 'round';
  pen.stroke(new Path2D(path));
  pen.restore();
}

function drawLetter(pen: Pen, colour: ColourName): void {
  // The pattern fades out around the letter, else it would not be read.
  const clearing = pen.createRadialGradient(0.5, 0.5, 0.2, 0.5, 0.5, 0.36);
  clearing.addColorStop(0, '#000f');
  clearing.addColorStop(1, '#0000');
  pen.fillStyle = clearing;
  pen.fillRect(0, 0, 1, 1);
  pen.fillStyle = LETTER_INK;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.font = '700 0.42px system-ui, sans-serif';
  pen.fillText(letterOf(colour), 0.5, 0.65);
}

function drawHatch(pen: Pen): void {
  pen.strokeStyle = '#909090';
  pen.lineWidth = 0.05;
  for (let i = -3; i <= 3; i++) {
    line(pen, [i / 3, 0], [i / 3 + 1, 1]);
    line(pen, [i / 3, 1], [i / 3 + 1, 0]);
  }
}

/** Fine fibres that close at the edges, around a middle grey. */
function drawGrain(pen: Pen): void {
  const chance = dice(7);
  pen.fillStyle = '#808080';
  pen.fillRect(0, 0, 1, 1);
  for (let i = 0; i < 260; i++) {
    const [y, bend, shade] = [chance(), (chance() - 0.5) * 0.06, chance() < 0.5 ? 0 : 255];
    pen.strokeStyle = `rgba(${shade}, ${shade}, ${shade}, ${0.05 + 0.12 * chance()})`;
    pen.lineWidth = 0.003 + 0.012 * chance();
    for (const copy of [-1, 0, 1]) {
      pen.beginPath();
      pen.moveTo(0, y + copy);
      pen.bezierCurveTo(0.33, y + copy + bend, 0.66, y + copy - bend, 1, y + copy);
      pen.stroke();
    }
  }
}

function line(pen: Pen, [x, y]: readonly [number, number], [X, Y]: readonly [number, number]): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(X, Y);
  pen.stroke();
}

/** The turntable: dark wood with long fibres, and two grooves from the lathe. */
export function woodTexture(): CanvasTexture {
  const size = 1024;
  const { element, pen } = canvas(size, size);
  const chance = dice(3);
  pen.fillStyle = '#76492a';
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < 900; i++) {
    const [y, bend] = [chance() * size, (chance() - 0.5) * 46];
    const [fibre, strength] = chance() < 0.6 ? ['48, 24, 10', 0.16] : ['214, 160, 104', 0.12];
    pen.strokeStyle = `rgba(${fibre}, ${strength * chance()})`;
    pen.lineWidth = 0.5 + 5 * chance() ** 3;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(size * 0.3, y + bend, size * 0.6, y - bend, size, y + bend / 2);
    pen.stroke();
  }
  for (const radius of [0.955, 0.925]) {
    pen.lineWidth = 4;
    pen.strokeStyle = 'rgba(30, 14, 5, 0.55)';
    pen.beginPath();
    pen.arc(size / 2, size / 2, (size / 2) * radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  return coloured(element);
}

/** The soft shadow of the turntable on what it stands on. */
export function shadowTexture(): CanvasTexture {
  const size = 256;
  const { element, pen } = canvas(size, size);
  const fade = pen.createRadialGradient(size / 2, size / 2, size * 0.36, size / 2, size / 2, size / 2);
  fade.addColorStop(0, 'rgba(30, 16, 6, 0.34)');
  fade.addColorStop(0.35, 'rgba(30, 16, 6, 0.12)');
  fade.addColorStop(1, 'rgba(30, 16, 6, 0)');
  pen.fillStyle = fade;
  pen.fillRect(0, 0, size, size);
  return coloured(element);
}

/** The biggest plan has this many columns and rows. */
const MOST_SQUARES = 16;
const GLYPHS_A_ROW = 8;
const GLYPH_ROWS = (2 * MOST_SQUARES) / GLYPHS_A_ROW;

/** Letters and numbers of the coordinates, white. */
export function glyphTexture(): CanvasTexture {
  const size = 128;
  const { element, pen } = canvas(size * GLYPHS_A_ROW, size * GLYPH_ROWS);
  pen.fillStyle = '#fff';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `600 ${size * 0.72}px Georgia, "Times New Roman", serif`;
  for (let i = 0; i < 2 * MOST_SQUARES; i++) {
    const text = i < MOST_SQUARES ? String.fromCharCode(97 + i) : String(i - MOST_SQUARES + 1);
    pen.fillText(text, ((i % GLYPHS_A_ROW) + 0.5) * size, (Math.floor(i / GLYPHS_A_ROW) + 0.54) * size, size * 0.9);
  }
  return coloured(element);
}

/** Where the letter of a column, counted from 0, lies in the glyphs: left, bottom, width, height. */
export function letterGlyph(x: number): readonly [number, number, number, number] {
  const [column, row] = [x % GLYPHS_A_ROW, Math.floor(x / GLYPHS_A_ROW)];
  return [column / GLYPHS_A_ROW, 1 - (row + 1) / GLYPH_ROWS, 1 / GLYPHS_A_ROW, 1 / GLYPH_ROWS];
}

/** The same for a number, counted from 1. */
export function numberGlyph(number: number): readonly [number, number, number, number] {
  return letterGlyph(MOST_SQUARES + number - 1);
}

/** A small label on a rounded ground. */
export function tagTexture(text: string, ground: string, ink: string): CanvasTexture {
  const height = 64;
  const font = '600 38px system-ui, sans-serif';
  const measure = canvas(1, 1).pen;
  measure.font = font;
  const width = Math.ceil(measure.measureText(text).width) + 40;
  const { element, pen } = canvas(width, height);
  pen.beginPath();
  pen.roundRect(3, 3, width - 6, height - 6, 18);
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = ink;
  pen.stroke();
  pen.font = font;
  pen.fillStyle = ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, width / 2, height / 2 + 2);
  return coloured(element);
}

function coloured(element: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(element);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
