// The tutorial: its steps to choose from, or one of them on the board.

import { useMemo } from 'preact/hooks';

import { ScreenHeading } from '../page/heading.js';
import { PositionPicture } from '../pictures/position.js';
import { Icon } from '../pictures/turning.js';
import { settings } from '../state/settings.js';
import { t } from '../texts/texts.js';
import { LessonScreen } from './lesson-screen.js';
import { drawn } from './drawing.js';
import { nextStep, stepsDone } from './progress.js';
import { STEP_NAMES, recordOf, stepOf } from './steps.js';
import type { StepName } from './steps.js';
import { addressOfStep, playFirstGame } from './ways.js';

import './learn.css';

export function LearnScreen({ step }: { step: string }) {
  return step ? <LessonScreen key={step} step={stepOf(step)} /> : <Overview />;
}

function Overview() {
  const next = nextStep();
  return (
    <div class="narrow learn-overview">
      <ScreenHeading>{t('nav-learn')}</ScreenHeading>
      <p class="lead">{t('learn-about')}</p>
      <div class="row">
        {next ? (
          <a class="button primary" href={addressOfStep(next)}>
            <Icon name="play" /> {stepsDone.value.length > 0 ? t('learn-go-on') : t('learn-begin')}
          </a>
        ) : (
          <button type="button" class="primary" onClick={playFirstGame}>
            <Icon name="play" /> {t('learn-play')}
          </button>
        )}
        <a class="button" href="#/rules">
          {t('learn-to-rules')}
        </a>
      </div>
      {!next && <p class="note">{t('learn-all-done')}</p>}
      <ol class="learn-steps">
        {STEP_NAMES.map((name) => (
          <li key={name}>
            <StepCard name={name} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The position that the step begins with. */
function StepPicture({ name }: { name: StepName }) {
  const { squares, stones } = useMemo(() => drawn(recordOf(stepOf(name))), [name]);
  return <PositionPicture squares={squares} stones={stones} patterns={settings.value.patterns} />;
}

function StepCard({ name }: { name: StepName }) {
  const isDone = stepsDone.value.includes(name);
  return (
    <a class="card learn-step" href={addressOfStep(name)} data-step={name}>
      <StepPicture name={name} />
      <span class="learn-step-name">{t(`learn-${name}-title`)}</span>
      <span class="learn-step-done">
        {isDone && (
          <>
            <Icon name="confirm" /> {t('learn-done')}
          </>
        )}
      </span>
    </a>
  );
}
