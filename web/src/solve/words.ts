// Times, dates and kinds of puzzles in words.

import { language, t } from '../texts/texts.js';
import type { Begun, Best } from './kept.js';

/** `4:05`, or `1:04:05`. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function resultText({ milliseconds, hints }: Best): string {
  return t('solve-result', { time: timeText(milliseconds), count: hints });
}

export function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(language.value, { dateStyle: 'long' });
}

/** Today as everybody has it. */
export function todayUtc(): string {
  return new Date().toISOString().slice(0, 10);
}

/** What a puzzle is called: the puzzle of a day, a difficulty, or a cube in so many colours. */
export function nameOf({ puzzle, step, day }: Pick<Begun, 'puzzle' | 'step' | 'day'>): string {
  const size = puzzle.slice(0, 3).split('').join(' × ');
  if (day !== undefined) return t('solve-name-day', { day: dayText(day) });
  if (step !== undefined) return t('solve-name-step', { size, step });
  const [, hand = '', ...rest] = puzzle.split('-');
  const colours = new Set(hand.replace(/[^A-Z]/g, '')).size;
  const grade = puzzle.endsWith('-in-turn') ? 'in-turn' : puzzle.endsWith('-touching') ? 'touching' : 'free';
  const isEmpty = rest[0] === undefined || rest[0] === '0';
  return isEmpty
    ? t('solve-name-cube', { size, count: colours, grade: t(`solve-grade-${grade}`) })
    : t('solve-name-other', { size });
}
