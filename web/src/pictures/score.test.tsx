import { expect, test } from 'vitest';
import { ScoreBars, type ScoreRow } from './score';
import { draw } from './testing';

const row = (change: Partial<ScoreRow>): ScoreRow => ({
  colour: 'red',
  label: 'Ana',
  total: 3,
  out: false,
  toMove: false,
  ...change,
});

test('every colour has its letter, label and number', () => {
  const root = draw(<ScoreBars rows={[row({}), row({ colour: 'blue', label: 'Bo', total: -11 })]} patterns />);
  expect([...root.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['RAna3', 'BBo−11']);
});

test('who is out and whose turn it is are marked', () => {
  const root = draw(<ScoreBars rows={[row({ out: true }), row({ colour: 'blue', toMove: true })]} patterns={false} />);
  const [out, moving] = root.querySelectorAll('li');
  expect(out?.querySelector('.score-out')).not.toBeNull();
  expect(out?.hasAttribute('aria-current')).toBe(false);
  expect(moving?.querySelector('.score-out')).toBeNull();
  expect(moving?.getAttribute('aria-current')).toBe('true');
});

test('bars are as long as the points, to both sides of nothing', () => {
  const rows = [row({ total: 15 }), row({ colour: 'blue', total: -5 }), row({ colour: 'green', total: 0 })];
  const bars = [...draw(<ScoreBars rows={rows} patterns={false} />).querySelectorAll('.score-fill')];
  const places = bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')]);
  expect(places).toEqual([
    ['25.0%', '75.0%'],
    ['0.0%', '25.0%'],
    ['25.0%', '0.0%'],
  ]);
});

const patterned = (patterns: boolean) =>
  draw(<ScoreBars rows={[row({})]} patterns={patterns} />).querySelectorAll('.score-pattern');

test('patterns are there when they are on, and only then', () => {
  expect(patterned(true)).toHaveLength(2);
  expect(patterned(false)).toHaveLength(0);
});
