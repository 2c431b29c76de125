/** A building plan as a small picture: the ground, and how high may be built on it. */

import type { JSX } from 'preact';
import { keyOf } from './cells';
import { type Point, bounds, polygon, project } from './isometric';

export interface PlanSquare {
  readonly x: number;
  readonly y: number;
  /** Absent where only the height of the plan limits it. */
  readonly limit?: number | undefined;
}

interface Tower {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Wide and low, so that pictures of all plans stand well in a row. */
const ASPECT = 1.2;
const PADDING = 2;

/** How far the shadow falls beside the plan. */
const SHADOW = 0.5;

/** The plan's squares with what may be built there as translucent terraces. Decoration: the button carries the name. */
export function PlanPicture({ squares, highest }: { squares: readonly PlanSquare[]; highest: number }): JSX.Element {
  const towers = squares.map(({ x, y, limit }) => ({ x, y, height: Math.min(limit ?? highest, highest) }));
  // The farthest first, as with stones.
  const ordered = towers.toSorted((a, b) => b.y + b.x - (a.y + a.x) || a.x - b.x);
  const heights = new Map(towers.map(({ x, y, height }) => [keyOf(x, y), height]));
  const heightAt = (x: number, y: number) => heights.get(keyOf(x, y));
  return (
    <svg class="plan-picture" viewBox={frame(towers)} aria-hidden="true" focusable="false">
      <path class="plan-shadow" d={towers.map((tower) => polygon(tile(tower, 0, SHADOW))).join('')} />
      {towers.map((tower) => (
        <path key={keyOf(tower.x, tower.y)} class="plan-ground" d={polygon(tile(tower, 0))} />
      ))}
      {ordered.map((tower) => (
        <Terrace key={keyOf(tower.x, tower.y)} tower={tower} heightAt={heightAt} />
      ))}
    </svg>
  );
}

type HeightAt = (x: number, y: number) => number | undefined;

/** The top of a tower and what of its front and left side stands above its neighbours. */
function Terrace({ tower, heightAt }: { tower: Tower; heightAt: HeightAt }): JSX.Element {
  const { x, y, height } = tower;
  const front = heightAt(x, y - 1) ?? 0;
  const left = heightAt(x - 1, y) ?? 0;
  const outer = (dx: number, dy: number) => heightAt(x + dx, y + dy) !== height;
  return (
    <g>
      {front < height && (
        <Wall
          side="front"
          from={front}
          to={height}
          ends={[
            [x, y],
            [x + 1, y],
          ]}
        />
      )}
      {left < height && (
        <Wall
          side="left"
          from={left}
          to={height}
          ends={[
            [x, y + 1],
            [x, y],
          ]}
        />
      )}
      <path class="plan-top" d={polygon(tile(tower, height))} />
      <path
        class="plan-edge"
        d={[
          outer(0, -1) ? line(project(x, y, height), project(x + 1, y, height)) : '',
          outer(1, 0) ? line(project(x + 1, y, height), project(x + 1, y + 1, height)) : '',
          outer(0, 1) ? line(project(x, y + 1, height), project(x + 1, y + 1, height)) : '',
          outer(-1, 0) ? line(project(x, y, height), project(x, y + 1, height)) : '',
        ].join('')}
      />
    </g>
  );
}

interface WallProps {
  side: 'front' | 'left';
  from: number;
  to: number;
  ends: readonly [Point, Point];
}

/** A side of a tower, with a faint line at every level. */
function Wall({ side, from, to, ends: [start, end] }: WallProps): JSX.Element {
  const across = (level: number) => [project(...start, level), project(...end, level)] as const;
  const levels = Array.from({ length: to - from - 1 }, (_, step) => from + 1 + step);
  return (
    <>
      <path class={`plan-wall ${side}`} d={polygon([...across(from), ...across(to).toReversed()])} />
      <path class="plan-step" d={levels.map((level) => line(...across(level))).join('')} />
    </>
  );
}

/** The square of a tower at some height, perhaps shifted as a shadow is. */
function tile({ x, y }: Tower, height: number, shift = 0): Point[] {
  const corner = (dx: number, dy: number) => project(x + dx + shift, y + dy - shift / 4, height);
  return [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
}

function line(from: Point, to: Point): string {
  return polygon([from, to]).replace('Z', '');
}

/** A view box of one shape for all plans, with the plan in its middle. */
function frame(towers: readonly Tower[]): string {
  const ground = towers.flatMap((tower) => [...tile(tower, 0), ...tile(tower, 0, SHADOW)]);
  const points = [...ground, ...towers.flatMap((tower) => tile(tower, tower.height))];
  const { left, top, width, height } = bounds(points.length > 0 ? points : [[0, 0]]);
  const across = Math.max(width, height * ASPECT) + 2 * PADDING;
  const down = across / ASPECT;
  const corner = [left - (across - width) / 2, top - (down - height) / 2];
  return [...corner, across, down].map((value) => value.toFixed(2)).join(' ');
}
