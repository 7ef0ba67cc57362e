// `hanchan review`: a bot's view of a recorded game, for people and for programs.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playMatch, recording, reviewGame, reviewOf, summaryOf } from '@hanchan/arena';
import { createAdviser, createBot } from '@hanchan/bots';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset, WRC_2022 } from '@hanchan/rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const file = join(folder, 'game.hanchan');

const openRecord = (text: string) =>
  filmOf(readGames(file, text).games[0]!, { find: findRuleset, usual: WRC_2022 });

beforeAll(async () => {
  const made = createBot('beginner', null);
  if (!made.ok) throw new Error(made.error.detail);
  const bot = made.value;
  const rules = { ...WRC_2022.values, 'end.rounds': 1 };
  const { watch, text } = recording(WRC_2022);
  await playMatch({ rules, players: [bot, bot, bot, bot], seed: 2, watch });
  writeFileSync(file, text());
});

describe('for people', () => {
  test('the share with its interval, and what cost most', async () => {
    const { status, stdout } = await hanchanHere(['review', file, '--seat', '1', '--bot', 'club']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ of \d+ decisions as club: \d+ % \(95 %: \d+ % to \d+ %\)/);
    expect(stdout).toMatch(/Costliest decisions:\n(East|South) \d.*\d[mpsz]\+\d[mpsz] .*points/);
  });

  test('the expert tells probabilities', async () => {
    const { stdout } = await hanchanHere(['review', file, '--bot', 'expert']);
    expect(stdout).toMatch(/expert: \w+ \w+ +\d+ %/);
  });

  test('the expert judges as it gives hints, so that a hint once taken is no mistake', async () => {
    const { stdout } = await hanchanHere(['review', file, '--bot', 'expert', '--json']);
    const { total } = JSON.parse(stdout) as { total: { same: number } };
    const game = reviewGame(openRecord(readFileSync(file, 'utf8')));
    const weights = readFileSync(
      new URL('../../../engine/bots/weights/expert.bin', import.meta.url),
    );
    const sameAs = (made: ReturnType<typeof createBot>) => {
      if (!made.ok) throw new Error(made.error.detail);
      return summaryOf(reviewOf(game, 0, made.value)).same;
    };
    expect(total.same).toBe(sameAs(createAdviser(weights)));
    expect(total.same).not.toBe(sameAs(createBot('expert', weights)));
  });
});

test('for programs: every decision with its candidates', async () => {
  const { status, stdout } = await hanchanHere(['review', file, '--json']);
  expect(status).toBe(0);
  const review = JSON.parse(stdout) as {
    total: { decisions: number; same: number };
    decisions: { isSame: boolean; candidates: { action: string }[]; rank: number }[];
  };
  expect(review).toMatchObject({ rules: 'wrc-2022', seat: 0, bot: 'club' });
  expect(review.decisions).toHaveLength(review.total.decisions);
  expect(review.decisions.filter(({ isSame }) => isSame)).toHaveLength(review.total.same);
  expect(review.decisions.filter(({ rank }) => rank === 1)).toHaveLength(1);
  expect(review.decisions.every(({ candidates }) => candidates.length > 0)).toBe(true);
});

test('costs in points and places, which add up with luck to what came of the match', async () => {
  const asked = ['review', file, '--seat', '1', '--worlds', '8', '--workers', '1'];
  const { status, stdout } = await hanchanHere([...asked, '--json']);
  expect(status).toBe(0);
  const { pricing, bot } = JSON.parse(stdout) as {
    bot: string;
    pricing: {
      decisions: { verdict: string; worlds: number; choices: { win: number }[] }[];
      balance: {
        total: { place: number };
        luck: { place: number };
        choices: { place: { mean: number } };
        curve: { place: number }[];
      };
    };
  };
  expect(bot).toBe('expert');
  expect(pricing.decisions.length).toBeGreaterThan(0);
  for (const { verdict, worlds, choices } of pricing.decisions) {
    expect(['unclear', 'mistake']).toContain(verdict);
    expect(worlds).toBe(8);
    expect(choices.length).toBeGreaterThanOrEqual(2);
  }
  const { total, luck, choices, curve } = pricing.balance;
  expect(luck.place + choices.place.mean).toBeCloseTo(total.place, 9);
  expect(curve[0]!.place - curve.at(-1)!.place).toBeCloseTo(total.place, 9);
});

test.each([
  [
    'rules that contradict each other',
    (header: Header) => ({
      ...header,
      rules: { ...header.rules, 'end.extension': 'untilTarget', 'end.target': 0 },
    }),
    /line 1, rules\.end\.extension: end\.extension and end\.target contradict each other/,
  ],
  [
    'the hash of other rules',
    (header: Header) => ({ ...header, ruleset: { ...header.ruleset, hash: 'c' } }),
    /line 1: expected the line as it was written, got a line that is not the hash of the rules beside it/,
  ],
])('a record with %s is refused, and what is wrong is named', async (_, change, message) => {
  const [first, ...rest] = readFileSync(file, 'utf8').split('\n');
  const damaged = join(folder, 'damaged.hanchan');
  const header = JSON.stringify(change(JSON.parse(first!) as Header));
  writeFileSync(damaged, [header, ...rest].join('\n'));
  const { status, stdout, stderr } = await hanchanHere(['review', damaged]);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
});

interface Header {
  readonly ruleset: object;
  readonly rules: object;
}

test.each([
  [['review', 'missing.jsonl'], /FILE: missing\.jsonl cannot be read: no such file/],
  [['review', file, '--seat', '4'], /--seat: must be a seat from 0 to 3/],
  [['review', file, '--worlds', '1'], /--worlds: “1” is not a whole number from 2 to 5,000/],
  [['review', file, '--workers', 'x'], /--workers: “x” is not a whole number from 1 to 64/],
  [['review', file, '--bot', 'clbu'], /--bot: there is no bot “clbu”; did you mean club/],
])('%s is refused', async (args, message) => {
  const { status, stderr } = await hanchanHere(args);
  expect(status).toBe(2);
  expect(stderr).toMatch(message);
});
