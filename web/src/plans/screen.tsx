// The room for plans of one's own: their list, one that is drawn, or one that somebody has shared.

import { useEffect, useState } from 'preact/hooks';

import { ScreenHeading } from '../page/heading.js';
import { sketchPlan } from '../rules.js';
import { addPlan, findPlan } from '../state/own-plans.js';
import { go } from '../state/screen.js';
import type { Screen } from '../state/screen.js';
import { unpack } from '../state/share.js';
import { isProblem, problemText } from '../texts/problems.js';
import { t } from '../texts/texts.js';
import { PlanEditor } from './editor.js';
import { PlanList } from './list.js';
import { PlanState } from './state.js';
import './plans.css';

export default function PlansRoom({ shown }: { shown: Extract<Screen, { name: 'plans' | 'plan' }> }) {
  if (shown.name === 'plan') return <PlanDoor id={shown.id} />;
  return shown.packed ? <SharedPlan packed={shown.packed} /> : <PlanList />;
}

/** Opens the plan that the address names. */
function PlanDoor({ id }: { id: string }) {
  const [state] = useState(() => open(id));
  return state ? <PlanEditor id={id} state={state} /> : <NoPlan about={t('plans-not-here')} />;
}

function open(id: string): PlanState | undefined {
  const kept = findPlan(id);
  try {
    return kept && new PlanState(sketchPlan(kept.toml));
  } catch {
    return undefined;
  }
}

/** Keeps the plan in a link and opens it. */
function SharedPlan({ packed }: { packed: string }) {
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    const receive = async () => {
      const toml = await unpack(packed);
      // What cannot be drawn at all is refused before it is kept.
      sketchPlan(toml);
      if (isWanted) go({ name: 'plan', id: addPlan(toml).id }, true);
    };
    receive().catch((reason: unknown) => isWanted && setProblem(reason));
    return () => {
      isWanted = false;
    };
  }, [packed]);
  if (problem === undefined) return null;
  return <NoPlan about={isProblem(problem) ? problemText(problem) : t('shared-cut-off')} />;
}

function NoPlan({ about }: { about: string }) {
  return (
    <div class="narrow stack">
      <ScreenHeading>{t('plans-not-opened')}</ScreenHeading>
      <p>{about}</p>
      <a class="button primary" href="#/plans">
        {t('nav-plans')}
      </a>
    </div>
  );
}
