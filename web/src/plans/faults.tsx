// What is wrong, beside what it is about.

import type { Problem } from '../rules.js';
import { problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import type { Part, PlanState } from './state.js';

export function faultsId(part: Part): string {
  return `plan-faults-${part}`;
}

/** The sentence for a fault; what speaks of the file elsewhere speaks of the page here. */
export function faultText(fault: Problem): string {
  return fault.code === 'scenario-no-players' ? t('plans-no-players') : problemText(fault);
}

export function Faults({ state, of }: { state: PlanState; of: Part }) {
  return (
    <div class="faults" id={faultsId(of)}>
      {state.faultsOf(of).map((fault, index) => (
        <p key={index} class="fault">
          {faultText(fault)}
        </p>
      ))}
    </div>
  );
}
