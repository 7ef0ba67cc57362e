// Fair walls from end to end: a match played on them, recorded, and verified by the command.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  commitmentOf,
  fairWall,
  legalActions,
  matchSeed,
  newMatch,
  seatsToAct,
} from '@hanchan/game';
import { headerOf, type Move, makeMove, type RecordEntry, writeRecord } from '@hanchan/records';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';

const HANCHAN = fileURLToPath(new URL('../bin/hanchan.mjs', import.meta.url));
const SECRET = '5ec2e7'.padEnd(64, '0');
const WORDS = ['east', '', 'three', 'wall'] as const;

/** Three deals in which everybody discards what was drawn. */
function playedRecord(change: { secret?: string; wallOf?: number } = {}): string {
  const seed = matchSeed(SECRET, WORDS);
  let match = newMatch(WRC_2022.values);
  const fair = { scheme: 'w1', commitment: commitmentOf(SECRET), words: WORDS };
  const header = headerOf(match, WRC_2022, { settings: { fair } });
  const entries: RecordEntry[] = [];
  const make = (move: Move) => {
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
    entries.push(move);
  };
  while (match.dealNumber < 3 || match.phase === 'playing') {
    if (match.phase === 'playing') {
      const seat = seatsToAct(match)[0]!;
      make({ type: 'action', action: legalActions(match, seat).at(-1)! });
    } else {
      const number = match.dealNumber + 1;
      make({ type: 'deal', wall: fairWall(seed, number === change.wallOf ? 77 : number, 0) });
    }
  }
  entries.push({ type: 'reveal', secret: change.secret ?? SECRET });
  entries.push({ type: 'end', scores: match.scores });
  return writeRecord(header, entries);
}

function verify(text: string) {
  const file = join(temporaryFolder(), 'game.hanchan');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [HANCHAN, 'verify', file], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('hanchan verify', () => {
  test('accepts walls that follow from the seed', () => {
    expect(verify(playedRecord())).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('ok, 3 walls follow from the seed'),
    });
  });

  test('finds a wall that does not', () => {
    const { status, stderr } = verify(playedRecord({ wallOf: 2 }));
    expect(status).toBe(1);
    expect(stderr).toContain('wall 2 is not the one the seed gives');
  });

  test('finds a secret that was not committed to', () => {
    const { status, stderr } = verify(playedRecord({ secret: 'f'.repeat(64) }));
    expect(status).toBe(1);
    expect(stderr).toContain('not the one that was committed to');
  });

  test('finds an action that was changed afterwards', () => {
    const text = playedRecord();
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('{"a"'));
    lines[at] = lines[at + 2]!;
    const { status, stderr } = verify(lines.join('\n'));
    expect(status).toBe(1);
    expect(stderr).toMatch(/line \d+/);
  });

  test('refuses what is no record of ours', () => {
    const { status, stderr } = verify('{"type":"start_game"}\n{"type":"end_game"}\n');
    expect(status).toBe(2);
    expect(stderr).toContain('RECORD');
  });
});
