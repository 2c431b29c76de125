// Analyses that are kept in the browser: what was found out about a game, and the moves tried instead.

import { find } from '../state/library.js';
import { keys, read, remove, write } from '../state/storage.js';
import type { ColourName } from '../rules.js';
import type { Finding, Node } from './tree.js';

export interface KeptNode {
  text: string;
  colour?: ColourName;
  isPlayed: boolean;
  finding?: Finding;
  children: readonly KeptNode[];
}

export interface KeptAnalysis {
  /** When it was last touched, in milliseconds since 1970. */
  touched: number;
  /** So long each position was to be looked at. */
  seconds: number;
  root: KeptNode;
}

const PREFIX = 'rumis.analysis.';

/** A game of forty moves takes about 50 kB, and a browser keeps at least 5 MB. */
const MOST_KEPT = 20;

/** Nobody follows a line for longer. */
const LONGEST_LINE = 6;

export function keptAnalysis(id: string): KeptAnalysis | undefined {
  const kept = read<KeptAnalysis>(PREFIX + id);
  return kept && typeof kept.touched === 'number' && Array.isArray(kept.root?.children) ? kept : undefined;
}

export function keepAnalysis(id: string, root: Node, seconds: number): void {
  const kept: KeptAnalysis = { touched: Date.now(), seconds, root: keptNode(root) };
  write(PREFIX + id, kept);
  forgetOldest();
}

/** Those of games that are gone go first, then the oldest. */
function forgetOldest(): void {
  const all = keys(PREFIX).map((key) => key.slice(PREFIX.length));
  if (all.length <= MOST_KEPT) return;
  const age = (id: string) => (find(id) ? (keptAnalysis(id)?.touched ?? 0) : 0);
  const oldest = all.toSorted((one, other) => age(one) - age(other)).slice(0, all.length - MOST_KEPT);
  oldest.forEach((id) => remove(PREFIX + id));
}

function keptNode({ text, colour, isPlayed, finding, children }: Node): KeptNode {
  const found = finding.peek();
  return {
    text,
    isPlayed,
    ...(colour && { colour }),
    ...(found && found.milliseconds > 0 && { finding: shortened(found) }),
    children: children.map(keptNode),
  };
}

function shortened({ analysis, milliseconds }: Finding): Finding {
  const moves = analysis.moves.map((move) => ({ ...move, line: move.line.slice(0, LONGEST_LINE) }));
  return { analysis: { ...analysis, moves }, milliseconds };
}
