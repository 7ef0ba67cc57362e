// Why this rather than that: wherever a bot would have chosen otherwise, what is said of the two choices differs, in real games and in
// games under other rulebooks, as data and in the words of both languages. Today's reasons of each choice alone were the same in a third.

import { readFileSync } from 'node:fs';
import { playMatch, type ReviewGame, recording, reviewGame, reviewOf } from '@hanchan/arena';
import { type Bot, createAdviser, createBot, differenceOf, type SideFact } from '@hanchan/bots';
import { view } from '@hanchan/game';
import type { DifferenceMessage, ReasonMessage } from '@hanchan/narrator';
import { PLAIN_WORDS, sideMessage, speaker } from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';
import { filmOf, makeMove, readGames } from '@hanchan/records';
import { EMA_2008, findRuleset, GENERAL, TENHOU, USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { formatTile, SEATS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { hasShared, sharedNote } from '../support/shared.ts';
import { unseenGames } from '../support/unseenGames.ts';

const isFull = process.env['HANCHAN_FULL'] === '1';
const WEIGHTS = readFileSync(new URL('../../../engine/bots/weights/expert.bin', import.meta.url));
const made = (bot: ReturnType<typeof createBot>): Bot => {
  if (!bot.ok) throw new Error(bot.error.detail);
  return bot.value;
};
const BOTS = [made(createAdviser(WEIGHTS)), made(createBot('club', null))];

const open = (lines: string) =>
  reviewGame(filmOf(readGames('game', lines).games[0]!, { find: findRuleset, usual: TENHOU }));

const tiles = (list: readonly number[]) => list.map((tile) => formatTile(tile as 0)).join(' ');
type Told = DifferenceMessage | ReasonMessage;
const TELLERS = [
  speaker<Told>('en', { ...en.phrases, ...en.reasons, ...en.differences }, tiles),
  speaker<Told>('ja', { ...ja.phrases, ...ja.reasons, ...ja.differences }, tiles),
];
const wordsOf = (facts: readonly SideFact[]) =>
  TELLERS.map((tell) =>
    facts.map((fact) =>
      tell(
        sideMessage(fact, (seat) => `seat ${seat}`),
        PLAIN_WORDS,
      ),
    ),
  );

/** How many decisions differ; each of them is looked at. */
function checkGame(game: ReviewGame, bot: Bot): number {
  let differing = 0;
  for (const seat of SEATS) {
    for (const decision of reviewOf(game, seat, bot)) {
      if (decision.isSame) continue;
      differing++;
      const { start, moves } = game.deals[decision.deal]!;
      let match = start;
      for (const move of moves.slice(0, decision.turn)) {
        const step = makeMove(match, move);
        if (step.ok) match = step.value.match;
      }
      const { best, played } = differenceOf(view(match, seat), decision);
      const where = `seat ${seat}, deal ${decision.deal}, move ${decision.turn}`;
      expect(best.length, where).toBeGreaterThan(0);
      expect(played.length, where).toBeGreaterThan(0);
      const [told, ofPlayed] = [wordsOf(best), wordsOf(played)];
      expect(told[0]!.join(' '), where).not.toBe(ofPlayed[0]!.join(' '));
      expect(told[1]!.join(' '), where).not.toBe(ofPlayed[1]!.join(' '));
    }
  }
  return differing;
}

test.skipIf(!hasShared)(
  `no differing decision of real games has two identical lists${sharedNote}`,
  async () => {
    let differing = 0;
    for await (const lines of unseenGames(isFull ? 60 : 1)) {
      for (const bot of BOTS) differing += checkGame(open(lines), bot);
    }
    expect(differing).toBeGreaterThan(20);
  },
  1_800_000,
);

describe.each([
  ['with red fives', TENHOU],
  ['without a deposit', EMA_2008],
  ['one page of rules', GENERAL],
  ['flat scores and no calls', USPML_FUNDAMENTALS],
])('a game of beginners: %s', (_, ruleset) => {
  test('none either', async () => {
    const bot = made(createBot('beginner', null));
    const rules = { ...ruleset.values, 'end.rounds': 1 };
    const { watch, text } = recording(ruleset);
    await playMatch({ rules, players: [bot, bot, bot, bot], seed: 5, watch });
    const differing = BOTS.map((one) => checkGame(open(text()), one));
    expect(Math.min(...differing)).toBeGreaterThan(5);
  });
});
