// What the rules say about a record, without the page: the command if there is one, or else the rules as wasm.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadedRules } from './rules.ts';

export interface Ruling {
  over: boolean;
  /** For each colour in the order of play. */
  scores: readonly number[];
  /** The players, from 0. */
  winners: readonly number[];
}

export function ruling(record: string): Ruling {
  const command = process.env['RUMIS'];
  return command === undefined ? byWasm(record) : byCommand(command, record);
}

function byCommand(command: string, record: string): Ruling {
  const folder = mkdtempSync(join(tmpdir(), 'rumis-'));
  try {
    const file = join(folder, 'game.rumis');
    writeFileSync(file, record);
    return JSON.parse(execFileSync(command, ['score', '--record', file], { encoding: 'utf8' })) as Ruling;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function byWasm(record: string): Ruling {
  const { toMove, colours, winners } = loadedRules().fromRecord(record).latest.value;
  return { over: toMove === undefined, scores: colours.map(({ total }) => total), winners };
}
