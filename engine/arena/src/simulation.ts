// One match of many: its seed, who sits where, and what is kept of it. The same number of the same run gives
// the same match, whoever plays it and when.

import { seedOf } from '@hanchan/bots';
import type { Assistance } from '@hanchan/game';
import type { Watcher } from '@hanchan/records';
import { hashOf, type RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, type Seat } from '@hanchan/tiles';
import { tableChecks } from './checks.ts';
import { movesDigest } from './digest.ts';
import { dealRows, matchLine } from './files.ts';
import type { Player } from './player.ts';
import { playMatch } from './playMatch.ts';
import { playsAgain } from './playsAgain.ts';
import { recording } from './recording.ts';
import { AS_GIVEN, seatingOf } from './seating.ts';
import type { MatchSummary } from './summary.ts';

/** What a run of matches is played with. */
export interface Simulation {
  readonly ruleset: { readonly id: string; readonly title: string; readonly values: RuleValues };
  readonly seed: number;
  readonly assistance: Assistance;
  /** Bots change seats from match to match. */
  readonly isRotated: boolean;
  /** Every law of the table is held against every move. */
  readonly isChecked: boolean;
  readonly keeps: { readonly line: boolean; readonly rows: boolean; readonly record: boolean };
}

/** A match of a run: its summary, line, rows and record. */
export interface PlayedMatch {
  readonly summary: MatchSummary;
  /** Empty where they are not kept. */
  readonly line: string;
  readonly rows: readonly string[];
  readonly record: string;
}

/** Makes the player for a seat; the seating has the place of the line-up that sits in each. */
export type PlayerMaker = (seating: BySeat<number>, seat: Seat) => Player;

/** Gives a function that plays the match of a number, counted from 0. */
export function simulator(simulation: Simulation, makePlayer: PlayerMaker) {
  const hash = hashOf(simulation.ruleset.values);
  return (match: number) => playNumbered(simulation, hash, makePlayer, match);
}

async function playNumbered(
  simulation: Simulation,
  hash: string,
  makePlayer: PlayerMaker,
  match: number,
): Promise<PlayedMatch> {
  const { ruleset, assistance, isRotated, isChecked, keeps } = simulation;
  const seating = isRotated ? seatingOf(match) : AS_GIVEN;
  const players = bySeat((seat) => makePlayer(seating, seat));
  const seed = seedOf(simulation.seed, match);
  const digest = movesDigest();
  const isRecorded = keeps.record || isChecked;
  const kept = isRecorded ? recording(ruleset, { seed, bots: players.map(({ id }) => id) }) : null;
  const watchers = [...(kept === null ? [] : [kept.watch]), ...(isChecked ? [tableChecks()] : [])];
  try {
    const playing = playMatch({
      rules: ruleset.values,
      players,
      seed,
      assistance,
      ...(keeps.line && { note: digest.note }),
      ...(watchers.length > 0 && { watch: all(watchers) }),
    });
    const summary = playing instanceof Promise ? await playing : playing;
    const record = kept?.text() ?? '';
    if (isChecked) playsAgain(record, summary.scores);
    const label = { match, rules: ruleset.id, hash, digest: digest.text() };
    return {
      summary,
      line: keeps.line ? matchLine(label, summary) : '',
      rows: keeps.rows ? dealRows(label, summary) : [],
      record: keeps.record ? record : '',
    };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`match ${match} (seed ${simulation.seed}): ${message}`, { cause: error });
  } finally {
    await Promise.all(players.map((player) => player.close?.()));
  }
}

const all =
  (watchers: readonly Watcher[]): Watcher =>
  (move, before, step) => {
    for (const watch of watchers) watch(move, before, step);
  };
