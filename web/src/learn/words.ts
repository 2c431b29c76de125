// What the tutorial says about what was tried.

import type { Problem } from '../rules.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import type { Lesson } from './lesson.js';
import { LEARNER } from './steps.js';
import type { StepName } from './steps.js';

/** The reason of the rules, and a word of the step about it. */
export function problemWords(step: StepName, problem: Problem): string {
  return `${problemText(problem)} ${t(`learn-${step}-wrong`)}`;
}

/** How the step went, with the numbers it is about. */
export function outcomeText({ game, step, outcome }: Lesson): string {
  const [own, rival] = [game.latest.value.colours[LEARNER], game.latest.value.colours[LEARNER + 1]];
  return t(`learn-${step.name}-${outcome.value}`, {
    own: own?.visible ?? 0,
    rival: rival?.visible ?? 0,
    left: own?.left ?? 0,
    total: own?.total ?? 0,
    rivalTotal: rival?.total ?? 0,
  });
}
