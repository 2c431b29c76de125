import { beforeAll, expect, test } from 'vitest';
import { problemText } from './problems.js';
import { speak } from './texts.js';

const hole = { code: 'illegal-hole', details: { cube: 'b3.2', square: 'b3', height: '0' } };

beforeAll(() => speak('de'));

test('a problem is told in the language spoken, with its place', () => {
  expect(problemText(hole)).toBe('Unter b3.2 bliebe ein Loch.');
  const inMove = { ...hole, details: { ...hole.details, move: '5', written: 'b3.2,b4.2' } };
  expect(problemText(inMove)).toBe('Schau dir Zug 5 an. Unter b3.2 bliebe ein Loch.');
});

test('what is no problem of the rules is told all the same', () => {
  expect(problemText(new Error('out of memory'))).toMatch(/lade die Seite bitte neu/);
});
