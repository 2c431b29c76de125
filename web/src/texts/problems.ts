// What is wrong, in words.

import type { Problem } from '../rules.js';
import { t } from './texts.js';

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'details' in value;
}

/** The sentence for a problem, with the place it was found at. */
export function problemText(problem: unknown): string {
  if (!isProblem(problem)) return t('problem-unexpected');
  const { code, details } = problem;
  const what = t(code, details);
  if (details['line'] !== undefined) return t('problem-in-line', { line: details['line'], what });
  if (details['move'] !== undefined) return t('problem-in-move', { move: details['move'], what });
  if (details['ruin'] !== undefined) return t('problem-in-ruin', { ruin: details['ruin'], what });
  if (details['lying'] !== undefined) return t('problem-in-stone', { lying: details['lying'], what });
  return what;
}
