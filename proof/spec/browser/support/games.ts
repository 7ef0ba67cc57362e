// Games for the pages that look at them: a match between bots as our record, and the same with something wrong in it.

import { playMatch, recording } from '@hanchan/arena';
import { createBot } from '@hanchan/bots';
import { filmOf, readGames, writeFilm } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset, TENHOU } from '@hanchan/rulesets';

const NAMES = ['Anna', 'Ben', 'Chika', 'Dai'];

/** A whole match of club players, which lasts a dozen deals. */
export async function botGame(ruleset: Ruleset, seed: number): Promise<string> {
  const bot = createBot('club', null);
  if (!bot.ok) throw new Error(bot.error.detail);
  const { value: club } = bot;
  const settings = { players: NAMES.map((name) => ({ name })) };
  const { watch, text } = recording(ruleset, settings);
  await playMatch({ rules: ruleset.values, players: [club, club, club, club], seed, watch });
  return text();
}

const writtenAs = (format: 'mjai' | 'tenhou6') => (record: string) => {
  const { games } = readGames('game', record);
  return writeFilm(filmOf(games[0]!, { find: findRuleset, usual: TENHOU }), format);
};
export const asMjai = writtenAs('mjai');
export const asTenhou6 = writtenAs('tenhou6');

/** With other payments for the first win, or the first draw, than the rules have. */
export function withWrongPayment(mjai: string): { text: string; line: number } {
  const lines = mjai.trimEnd().split('\n');
  const at = lines.findIndex((line) => /"type":"(hora|ryukyoku)"/.test(line));
  const event = JSON.parse(lines[at]!) as Record<string, unknown>;
  lines[at] = JSON.stringify({ ...event, deltas: [1, 2, 3, 4] });
  return { text: `${lines.join('\n')}\n`, line: at + 1 };
}

export const asFile = (name: string, text: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(text as string),
});
