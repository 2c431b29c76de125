// What was found out, in words: on the page, for those who listen to it, and as comments in a record.

import { playerName, playerOf } from '../page/game/words.js';
import type { WorthView } from '../rules.js';
import { t } from '../texts/texts.js';
import { percent, pointsText } from './numbers.js';
import { isExact } from './state.js';
import type { AnalysisState, Node } from './state.js';

/** What a move or position promises a player. */
export function worthText({ share, lead, exact }: WorthView): string {
  const sign = lead > 0 ? '+' : '';
  return t('analyse-worth', {
    share: percent(share),
    lead: sign + pointsText(lead, exact),
    exact: exact ? 'yes' : 'no',
  });
}

/** `Move 12, Ada (red): a1.1,a2.1`. */
export function moveText(state: AnalysisState, node: Node): string {
  if (!node.colour) return t('analyse-beginning');
  return t('analyse-move', { number: node.moves, who: playerOf(state.trial.game, node.colour), move: node.text });
}

/** What a move cost and what would have been better; empty where there is nothing to say. */
export function verdictText(node: Node): string {
  const verdict = node.verdict;
  if (!verdict || !node.parent) return '';
  if (!node.better) return t('analyse-best');
  const { mark, cost, points, exact } = verdict;
  return t('analyse-verdict', {
    mark: mark ?? 'none',
    cost: percent(cost),
    points: pointsText(points),
    better: node.better.text,
    exact: exact ? 'yes' : 'no',
  });
}

/** What everybody can expect here. */
export function expectationText({ trial: { game } }: AnalysisState, node: Node): string {
  const analysis = node.finding.value?.analysis;
  if (!analysis) return '';
  const shares = analysis.worths.map(({ share }, player) => `${playerName(game, player)} ${percent(share)}`);
  const exact = isExact(node);
  const points = game.plan.colours.map(
    (colour, index) => `${t(`colour-${colour}`)} ${pointsText(analysis.points[index] ?? 0, exact)}`,
  );
  return t('analyse-expected', { shares: shares.join(', '), points: points.join(', '), exact: exact ? 'yes' : 'no' });
}

/** All about a position in one breath. */
export function positionText(state: AnalysisState, node: Node): string {
  return [moveText(state, node), verdictText(node), expectationText(state, node)].filter(Boolean).join(' ');
}

/** The comment that a record gets after a move. */
export function commentText(state: AnalysisState, node: Node): string {
  return [verdictText(node), expectationText(state, node)].filter(Boolean).join(' ');
}
