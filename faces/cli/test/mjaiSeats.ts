// Matches with a program in one seat, for the tests of programs.

import { fileURLToPath } from 'node:url';
import { type MatchSummary, type Player, playMatch, recording } from '@hanchan/arena';
import { type Bot, forced } from '@hanchan/bots';
import { defaultAction } from '@hanchan/game';
import type { Ruleset } from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { type MjaiOptions, mjaiPlayer } from '../src/mjaiPlayer.ts';
import type { MjaiReport } from '../src/mjaiReport.ts';

/** The command of one of the small programs beside these tests. */
export function script(name: string, ...args: readonly string[]): string {
  const path = fileURLToPath(new URL(`./fixtures/${name}.mjs`, import.meta.url));
  return [process.execPath, path, ...args].map((part) => `'${part}'`).join(' ');
}

/** Draws and discards, and claims nothing. */
export const idler: Bot = {
  id: 'idler',
  decide: (_view, legal) => forced(defaultAction(legal)!),
};

export interface Match {
  readonly ruleset?: Ruleset;
  readonly others?: Player;
  readonly seat?: Seat;
  readonly seed?: number;
  readonly bellAfterDeals?: number;
}

export interface Played {
  readonly summary: MatchSummary;
  readonly record: string;
}

/** The match that these players have; its record names no player. */
export async function played(players: BySeat<Player>, match: Match = {}): Promise<Played> {
  const { ruleset = TENHOU, seed = 1, bellAfterDeals = 3 } = match;
  const kept = recording(ruleset);
  const { watch } = kept;
  const setup = { rules: ruleset.values, players, seed, watch, bellAfterDeals };
  const summary = await playMatch(setup);
  return { summary, record: kept.text() };
}

/** A program is late only where a test wants it so: on a busy machine one takes seconds to start. */
const PATIENCE_MS = 60_000;

export async function withProgram(
  command: string,
  options: MjaiOptions = {},
  match: Match = {},
): Promise<Played & { readonly report: MjaiReport }> {
  const { others = idler, seat: at = 1 } = match;
  const program = mjaiPlayer(command, at, { timeoutMs: PATIENCE_MS, ...options });
  const players = SEATS.map((seat) => (seat === at ? program : others));
  try {
    const end = await played(players as unknown as BySeat<Player>, match);
    return { ...end, report: program.report() };
  } finally {
    await program.close();
  }
}

export const withBots = (bot: Player, match: Match = {}) => played([bot, bot, bot, bot], match);
