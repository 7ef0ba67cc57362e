// A bot's view of a game: the decisions it is asked about, what it says of them, and what a difference costs.

import { readFileSync } from 'node:fs';
import { type Bot, createBot, decided } from '@hanchan/bots';
import { type Action, legalActions } from '@hanchan/game';
import { filmOf, makeMove, readGames, writeFilm } from '@hanchan/records';
import { findRuleset, GENERAL, TENHOU, USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { playMatch, recording, reviewGame, reviewOf, summaryOf } from '../src/index.ts';

const WEIGHTS = readFileSync(new URL('../../bots/weights/expert.bin', import.meta.url));

function botOf(name: string): Bot {
  const bot = createBot(name, WEIGHTS);
  if (!bot.ok) throw new Error(bot.error.detail);
  return bot.value;
}
const club = botOf('club');

const open = (text: string) =>
  filmOf(readGames('match', text).games[0]!, { find: findRuleset, usual: TENHOU });

/** A match of one round between four of a kind. */
async function filmed(bot: Bot, seed: number, ruleset = TENHOU) {
  const rules = { ...ruleset.values, 'end.rounds': 1 };
  const { watch, text } = recording(ruleset);
  await playMatch({ rules, players: [bot, bot, bot, bot], seed, watch });
  return open(text());
}

const gameOf = async (bot: Bot, seed: number, ruleset = TENHOU) =>
  reviewGame(await filmed(bot, seed, ruleset));

test('a game is reviewed the same from an mjai log and from the record made of it', async () => {
  const mjai = open(writeFilm(await filmed(club, 4), 'mjai'));
  const record = open(writeFilm(mjai, 'record'));
  const places = (film: typeof mjai) =>
    reviewOf(reviewGame(film), 1, botOf('beginner')).map(({ deal, turn }) => [deal, turn]);
  expect(record.header).not.toBeNull();
  expect(places(record)).toEqual(places(mjai));
});

describe('a game that club played', () => {
  const played = gameOf(club, 4);

  test('club agrees with itself, and nothing costs anything', async () => {
    const decisions = reviewOf(await played, 1, club);
    const { same, costliest, byKind } = summaryOf(decisions);
    expect(decisions.length).toBeGreaterThan(30);
    expect(same).toBe(decisions.length);
    expect(costliest).toEqual([]);
    expect(byKind.discard.decisions).toBeGreaterThan(byKind.call.decisions);
  });

  test('beginner does not; every kind and deal is counted once', async () => {
    const decisions = reviewOf(await played, 1, botOf('beginner'));
    const { byKind, byDeal, same, agreement } = summaryOf(decisions);
    const sum = (tallies: readonly { decisions: number }[]) =>
      tallies.reduce((total, tally) => total + tally.decisions, 0);
    expect(sum(Object.values(byKind))).toBe(decisions.length);
    expect(sum(byDeal)).toBe(decisions.length);
    expect(same).toBeLessThan(decisions.length);
    expect(agreement!.interval![0]).toBeLessThan(agreement!.value);
  });

  test('expert costs are probabilities, the costliest first', async () => {
    const { costliest } = summaryOf(reviewOf(await played, 2, botOf('expert')));
    const amounts = costliest.flatMap(({ cost }) =>
      cost!.unit === 'probability' ? [cost!.amount] : [],
    );
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.every((amount) => amount > 0 && amount <= 1)).toBe(true);
    expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  });

  test('progress runs to the end without going back', async () => {
    const shares: number[] = [];
    reviewOf(await played, 0, club, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  test('the same twice', async () => {
    const game = await played;
    expect(reviewOf(game, 3, club)).toEqual(reviewOf(game, 3, club));
  });
});

describe('what a difference costs', () => {
  /** Lets every win go, and otherwise plays like club. */
  const generous: Bot = {
    id: 'generous',
    decide(view, legal, random) {
      const rest = legal.filter(({ type }) => type !== 'ron' && type !== 'tsumo');
      return rest.length === 1 ? decided(rest[0]!, ['forced']) : club.decide(view, rest, random);
    },
  };

  test('a win let go costs what it would have brought', async () => {
    const game = await gameOf(generous, 11);
    const missed = ([0, 1, 2, 3] as Seat[]).flatMap((seat) =>
      reviewOf(game, seat, club).filter(({ kind }) => kind === 'win'),
    );
    expect(missed.length).toBeGreaterThan(0);
    for (const { cost, choice, deal, turn } of missed) {
      expect(cost?.unit).toBe('points');
      expect(cost!.amount).toBeGreaterThanOrEqual(1_000);
      expect(['ron', 'tsumo']).toContain(choice.type);
      expect(game.deals[deal]!.moves[turn]!.type).toBe('action');
    }
  });

  test('a discard that club likes less costs the difference of its valuations', async () => {
    const game = await gameOf(botOf('beginner'), 3);
    const [worst] = summaryOf(reviewOf(game, 0, club)).costliest;
    const worthOf = (wanted: Action) =>
      worst!.candidates.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));
    const [best, done] = [worthOf(worst!.choice)!, worthOf(worst!.action)];
    expect(worst!.cost).toMatchObject({ unit: 'points' });
    if (done !== undefined) expect(worst!.cost!.amount).toBeCloseTo(best.worth - done.worth);
  });
});

test.each([
  ['no fu, no calls', USPML_FUNDAMENTALS],
  ['the one-page game', GENERAL],
])('under other rules what a bot would have done was legal: %s', async (_, ruleset) => {
  const game = await gameOf(botOf('beginner'), 6, ruleset);
  for (const level of ['club', 'expert']) {
    const decisions = reviewOf(game, 0, botOf(level));
    expect(decisions.length).toBeGreaterThan(10);
    for (const { choice, deal, turn } of decisions.slice(0, 20)) {
      const { start, moves } = game.deals[deal]!;
      let match = start;
      for (const move of moves.slice(0, turn)) {
        const step = makeMove(match, move);
        if (step.ok) match = step.value.match;
      }
      expect(legalActions(match, 0)).toContainEqual(choice);
    }
  }
});
