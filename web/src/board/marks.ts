import { Color, Mesh, MeshBasicMaterial, type Group } from 'three';
import type { Heights } from './cells';
import type { Square } from './content';
import type { Paint } from './material';
import { lines } from './overlay';
import { GOLD } from './room';
import { Shape, type Vector } from './shape';

/** Above what the disc lies on. */
const ABOVE = 0.016;
const CORNERS = 24;
/** Light on dark stones, with a dark rim for light ones. */
const RINGS = [
  { radius: 0.165, colour: '#3a2412', above: ABOVE },
  { radius: 0.125, colour: '#fff6e0', above: ABOVE + 0.004 },
] as const;

/** A small disc on every square where the chosen stone can go. */
export function marks(squares: readonly Square[], heights: Heights, paint: Paint): Mesh {
  const shape = new Shape(['color', 3]);
  for (const { x, y } of squares)
    for (const { radius, colour, above } of RINGS) {
      const color = new Color(colour).toArray();
      const middle: Vector = [x + 0.5, y + 0.5, heights.at(x, y) + above];
      shape.polygon(circle(middle, radius).map((corner) => shape.corner(corner, [0, 0, 1], color)));
    }
  const material = paint.keep('marks', () => new MeshBasicMaterial({ vertexColors: true }));
  return new Mesh(shape.geometry(), material);
}

function circle([x, y, z]: Vector, radius: number): Vector[] {
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });
}

/** A frame around the top of the cursor's square. */
export function cursor({ x, y }: Square, heights: Heights, paint: Paint): Group {
  const z = heights.at(x, y) + 0.03;
  const corner = (cx: number, cy: number): Vector => [x + cx, y + cy, z];
  const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const look = { colour: GOLD, thickness: 0.06, hidden: 0.45, rimmed: true };
  return lines(
    [
      [a, b],
      [b, c],
      [d, c],
      [a, d],
    ],
    look,
    paint,
  );
}
