// What a bot does at a table laid out for it, and whole matches between bots.

import { readFileSync } from 'node:fs';
import * as game from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { type Tile, tileSet, type Wind } from '@hanchan/tiles';
import { wordsOf } from '../../../proof/spec/support/actionWords.ts';
import type { Table as Laid } from '../../../proof/spec/support/playTable.ts';
import { type Bot, createBot, type Decision, randomFrom, seedOf, shuffled } from '../src/index.ts';
import { readTable, type Table } from '../src/table.ts';

export const WEIGHTS = new Uint8Array(
  readFileSync(new URL('../weights/expert.bin', import.meta.url)),
);

export function expert(): Bot {
  const bot = createBot('expert', WEIGHTS);
  if (!bot.ok) throw new Error(bot.error.detail);
  return bot.value;
}

export function decisionOf(bot: Bot, table: Laid, wind: Wind): Decision {
  const seat = table.seat(wind);
  return bot.decide(
    game.view(table.match, seat),
    game.legalActions(table.match, seat),
    randomFrom(1),
  );
}

export const ask = (bot: Bot, table: Laid, wind: Wind): string =>
  wordsOf(decisionOf(bot, table, wind).action);

export const seenBy = (table: Laid, wind: Wind): Table =>
  readTable(game.view(table.match, table.seat(wind)));

/** One question to one bot, with what it chose. */
export interface Asked {
  readonly before: game.Match;
  readonly after: game.Match;
  readonly seen: game.SeatView;
  readonly legal: readonly game.Action[];
  readonly decision: Decision;
  /** What the engine called a foul. */
  readonly fouls: readonly string[];
}

/** Far more than any match needs. */
const MOST_QUESTIONS = 6_000;

export function* matchBetween(
  bots: readonly Bot[],
  rules: RuleValues,
  seed: number,
  assistance: game.Assistance = 'guided',
): Generator<Asked> {
  const walls = randomFrom(seed);
  const chance = bots.map((_, seat) => randomFrom(seedOf(seed, seat)));
  const set: readonly Tile[] = tileSet(rules['tiles.redFives'] === 'none' ? 0 : 3);
  let match = game.newMatch(rules, { assistance });
  for (let asked = 0; match.phase !== 'over' && asked < MOST_QUESTIONS; asked++) {
    if (match.phase !== 'playing') {
      const dealt = game.deal(match, shuffled(set, walls));
      if (!dealt.ok) throw new Error(dealt.error.code);
      match = dealt.value.match;
      continue;
    }
    const seat = game.seatsToAct(match)[0]!;
    const legal = game.legalActions(match, seat);
    const wrong = game.possibleActions(match, seat).slice(legal.length);
    const seen = game.view(match, seat);
    const decision = bots[seat]!.decide(seen, legal, chance[seat]!, wrong);
    const step = game.play(match, decision.action);
    if (!step.ok) throw new Error(`${wordsOf(decision.action)} was refused: ${step.error.code}`);
    const fouls = step.value.events.flatMap((event) =>
      event.type === 'fouled' ? [event.foul as string] : [],
    );
    yield { before: match, after: step.value.match, seen, legal, decision, fouls };
    match = step.value.match;
  }
}
