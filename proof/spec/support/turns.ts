// What `hanchan replay --turns` prints of a match, and what was called in it, to hold the one against the other.

import { Readable, Writable } from 'node:stream';
import { main } from '@hanchan/cli';
import type { GameEvent } from '@hanchan/game';
import { headerOf, writeRecord } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import type { Call } from '@hanchan/rulesets';
import { playout } from '../../../engine/records/test/playout.ts';

export interface ToldMatch {
  readonly lines: readonly string[];
  /** Every call of the match, in order. */
  readonly calls: readonly Call[];
  /** The word of every line in which a player says something, in order. */
  readonly spoken: readonly string[];
}

/** Plays a match by chance from a seed, writes its record, and has the command tell it. */
export async function toldMatch(ruleset: Ruleset, seed: number): Promise<ToldMatch> {
  const { first, moves, steps } = playout(ruleset, seed);
  const record = writeRecord(headerOf(first, ruleset), moves);
  const lines = (await replayed(record)).split('\n');
  const calls = steps.flatMap(({ step }) => step.events.flatMap(callsOf));
  // Columns are two blanks apart, so that a word such as `mahjong (ron)` stays whole.
  const said = lines.map((line) => /^ +\w+: +(.+?)(?: {2,}|$)/.exec(line)?.[1] ?? '');
  const spoken = said.filter((word) => !['', 'tenpai', 'noten'].includes(word));
  return { lines, calls, spoken };
}

function callsOf(event: GameEvent): Call[] {
  switch (event.type) {
    case 'called':
      return [event.meld.type === 'chi' || event.meld.type === 'pon' ? event.meld.type : 'kan'];
    case 'kanDeclared':
      return ['kan'];
    case 'discarded':
      return event.riichi ? ['riichi'] : [];
    case 'won':
      return [event.from === null ? 'tsumo' : 'ron'];
    default:
      return [];
  }
}

async function replayed(record: string): Promise<string> {
  const chunks: string[] = [];
  const output = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  const input = Readable.from([Buffer.from(record)]);
  const terminal = { input, output, errors: output, paint: (text: string) => text, columns: 100 };
  const status = await main(['replay', '-', '--turns'], terminal);
  if (status !== 0) throw new Error(chunks.join('').slice(-500));
  return chunks.join('');
}
