// The drawings of the rules page: a position, or a move with what the rules say to it.

import { useMemo } from 'preact/hooks';

import { colourName } from '../../page/game/words.js';
import { PositionPicture } from '../../pictures/position.js';
import { Icon } from '../../pictures/turning.js';
import { settings } from '../../state/settings.js';
import { problemText } from '../../texts/problems.js';
import { t } from '../../texts/texts.js';
import { drawn } from '../drawing.js';
import { tried } from './figures.js';
import type { Try } from './figures.js';

/** Moves side by side, each allowed or refused with the reason. */
export function Tries({ of }: { of: readonly Try[] }) {
  return (
    <div class="rules-tries">
      {of.map((one) => (
        <TryFigure key={one.move} of={one} />
      ))}
    </div>
  );
}

function TryFigure({ of }: { of: Try }) {
  const { squares, stones, colour, move, problem } = useMemo(() => tried(of), [of]);
  const label = t('rules-tried', { colour: colourName(colour), move });
  return (
    <figure class="rules-try" data-allowed={problem === undefined}>
      <PositionPicture squares={squares} stones={stones} patterns={settings.value.patterns} label={label} />
      <figcaption>
        <Icon name={problem ? 'cancel' : 'confirm'} />
        <span>{problem ? t('rules-refused', { why: problemText(problem) }) : t('rules-allowed')}</span>
      </figcaption>
    </figure>
  );
}

/** A position with a word about it. */
export function PositionFigure({ record, caption }: { record: string; caption: string }) {
  const { squares, stones } = useMemo(() => drawn(record), [record]);
  return (
    <figure class="rules-position">
      <PositionPicture squares={squares} stones={stones} patterns={settings.value.patterns} label={caption} />
      <figcaption aria-hidden="true">{caption}</figcaption>
    </figure>
  );
}
