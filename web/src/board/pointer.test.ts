import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures, type Press } from './pointer';

let said: string[];
let gestures: Gestures;

beforeEach(() => {
  said = [];
  gestures = new Gestures({
    isPlan: (x) => x < 100,
    point: (at) => said.push(at ? `point ${at.x} ${at.y}` : 'left'),
    pick: (x, y) => said.push(`pick ${x} ${y}`),
    orbit: (dx, dy) => said.push(`orbit ${dx} ${dy}`),
    zoom: (factor, x, y) => said.push(`zoom ${factor} at ${x} ${y}`),
  });
});

function mouse(x: number, y: number, button = 0): Press {
  return { id: 1, touch: false, x, y, button, time: 0 };
}

function finger(id: number, x: number, y: number, time = 0): Press {
  return { id, touch: true, x, y, button: 0, time };
}

describe('the mouse', () => {
  it('points, leaves, and picks without dragging', () => {
    gestures.move(mouse(10, 20));
    gestures.press(mouse(10, 20));
    gestures.move(mouse(12, 21));
    gestures.release(mouse(12, 21));
    gestures.leave(mouse(12, 21));
    expect(said).toEqual(['point 10 20', 'pick 12 21', 'left']);
  });

  it('orbits with the right button and picks nothing', () => {
    gestures.press(mouse(10, 20, 2));
    gestures.move(mouse(15, 18));
    gestures.release(mouse(15, 18, 2));
    expect(said).toEqual(['orbit 5 -2']);
  });

  it('orbits with the left button from the background only', () => {
    gestures.press(mouse(200, 20));
    gestures.move(mouse(220, 20));
    gestures.release(mouse(220, 20));
    expect(said).toEqual(['orbit 20 0']);
    said.length = 0;
    gestures.press(mouse(50, 20));
    gestures.move(mouse(70, 20));
    gestures.release(mouse(70, 20));
    expect(said).toEqual(['point 70 20']);
  });
});

describe('a finger', () => {
  it('leads the point above itself and leaves it there', () => {
    gestures.press(finger(1, 50, 300));
    gestures.move(finger(1, 50, 280));
    gestures.release(finger(1, 50, 280, 100));
    gestures.leave(finger(1, 50, 280));
    expect(said).toEqual(['point 50 224']);
  });

  it('picks where it taps, but not after resting', () => {
    gestures.press(finger(1, 50, 300, 0));
    gestures.release(finger(1, 51, 301, 120));
    expect(said).toEqual(['pick 51 301']);
    gestures.press(finger(1, 50, 300, 1000));
    gestures.release(finger(1, 50, 300, 3000));
    expect(said).toHaveLength(1);
  });
});

describe('two fingers', () => {
  it('orbit and zoom, and the last one lifted neither leads nor picks', () => {
    gestures.press(finger(1, 0, 0));
    gestures.press(finger(2, 100, 0));
    gestures.move(finger(2, 200, 0));
    expect(said).toEqual(['orbit 50 0', 'zoom 2 at 100 0']);
    said.length = 0;
    gestures.release(finger(2, 200, 0));
    gestures.move(finger(1, 40, 0));
    gestures.release(finger(1, 40, 0));
    expect(said).toEqual([]);
  });

  it('can be cancelled by the browser', () => {
    gestures.press(finger(1, 0, 0));
    gestures.cancel(finger(1, 0, 0));
    gestures.press(finger(3, 5, 5, 0));
    gestures.release(finger(3, 5, 5, 10));
    expect(said).toEqual(['pick 5 5']);
  });
});
