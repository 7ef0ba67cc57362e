// One match: the same from the same seed, told to each player as far as it may know, and always with an end.

import { createBot, forced } from '@hanchan/bots';
import { deal, foldView, newMatch, type SeatEvent, type SeatView, view } from '@hanchan/game';
import { linesOf, replayRecord } from '@hanchan/records';
import { customise } from '@hanchan/rules';
import { RULESETS, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import type { MatchSummary, Player } from '../src/index.ts';
import {
  BrokenLaw,
  foldsToView,
  playMatch,
  recording,
  seatingOf,
  tableChecks,
  viewText,
} from '../src/index.ts';
import { seededWall } from '../src/wall.ts';

function bot(name: string): Player {
  const made = createBot(name, null);
  if (!made.ok) throw new Error(made.error.detail);
  return made.value;
}

const four = (of: (seat: Seat) => Player) => SEATS.map(of) as unknown as BySeat<Player>;
const BEGINNER = bot('beginner');
const BEGINNERS = four(() => BEGINNER);

/** Throws what it drew and never speaks: nobody wins. */
const SILENT: Player = {
  id: 'silent',
  decide(_view, legal) {
    const plain = legal.filter((action) => action.type === 'discard' && !action.riichi);
    const quiet = legal.find(({ type }) => type === 'pass' || type === 'pick' || type === 'noten');
    return forced(plain.at(-1) ?? quiet ?? legal[0]!);
  },
};

const now = (outcome: MatchSummary | Promise<MatchSummary>): MatchSummary => {
  if (outcome instanceof Promise) throw new Error('a promise was made');
  return outcome;
};

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const rules = ruleset.values;

  test('the same seed gives the same match and a record that plays again; another does not', () => {
    const played = (seed: number) => {
      const { watch, text } = recording(ruleset);
      return { summary: now(playMatch({ rules, players: BEGINNERS, seed, watch })), text: text() };
    };
    const first = played(5);
    expect(played(5)).toEqual(first);
    expect(played(6).text).not.toBe(first.text);
    const { problem, isComplete, match } = replayRecord(linesOf(first.text));
    expect(problem).toBeNull();
    expect(isComplete).toBe(true);
    expect(match?.scores).toEqual(first.summary.scores);
  });

  test('the laws of the table hold, and deltas make the final scores', () => {
    const setup = { rules, players: BEGINNERS, seed: 8, watch: tableChecks() };
    const { deals, scores } = now(playMatch(setup));
    const moved = SEATS.map((seat) => deals.reduce((sum, { deltas }) => sum + deltas[seat], 0));
    const start = rules['table.startingPoints'];
    const left = SEATS.map((seat) => scores[seat] - start - moved[seat]!);
    // Deposits that are left may go to the winner of the match.
    expect(left.filter((points) => points !== 0).length).toBeLessThanOrEqual(1);
  });
});

test('a view that is wrong in any leaf, or has its keys in another order, is found', () => {
  const dealt = deal(newMatch(TENHOU.values), seededWall(TENHOU.values, 1, 1));
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { match } = dealt.value;
  const seen = view(match, 1);
  const withDeal = (other: unknown) => [{ ...seen, deal: other } as SeatView];
  expect(foldsToView(withDeal(structuredClone(seen.deal)), match, [])).toHaveLength(1);
  const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
      : [path];
  const paths = leaves(seen.deal);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const other: unknown = structuredClone(seen.deal);
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => at![key as never], other);
    (holder as Record<string, unknown>)[path.at(-1)!] = 'else';
    expect(() => foldsToView(withDeal(other), match, []), path.join('.')).toThrow(BrokenLaw);
  }
  const turned = Object.fromEntries(Object.entries(seen.deal!).reverse());
  expect(() => foldsToView(withDeal(turned), match, [])).toThrow(BrokenLaw);
  expect(() => foldsToView(withDeal([]), match, [])).toThrow(BrokenLaw);
  expect(() => foldsToView(withDeal(null), match, [])).toThrow(BrokenLaw);
});

test('a player that takes its time plays the same match', async () => {
  const slow: Player = {
    id: 'beginner',
    decide: async (...asked) => BEGINNER.decide(...asked),
  };
  const rules = TENHOU.values;
  const setup = { rules, seed: 3, players: BEGINNERS };
  const outcome = playMatch({ ...setup, players: four((seat) => (seat === 2 ? slow : BEGINNER)) });
  expect(outcome).toBeInstanceOf(Promise);
  expect(await outcome).toEqual(now(playMatch(setup)));
});

test.each([WRC_2022, USPML_FUNDAMENTALS])(
  'a listener hears all its seat may know, in order',
  (ruleset) => {
    const rules = ruleset.values;
    let known: SeatView = view(newMatch(rules), 1);
    let heard = 0;
    const listener: Player = {
      id: 'listener',
      hear(events: readonly SeatEvent[], seen: SeatView) {
        for (const event of events) known = foldView(known, event);
        heard += events.length;
        expect(viewText(known)).toBe(viewText(seen));
      },
      decide(seen, legal, random) {
        expect(viewText(known)).toBe(viewText(seen));
        return BEGINNER.decide(seen, legal, random);
      },
    };
    const players = four((seat) => (seat === 1 ? listener : BEGINNER));
    const { scores } = now(playMatch({ rules, players, seed: 12 }));
    expect(heard).toBeGreaterThan(500);
    expect(known.phase).toBe('over');
    expect(known.scores).toEqual(scores);
  },
);

test('a choice without alternatives is not put, except to a listener', () => {
  const asked: number[] = [];
  const counting = (hears: boolean): Player => ({
    id: 'counting',
    ...(hears ? { hear: () => undefined } : {}),
    decide(seen, legal, random) {
      asked.push(legal.length);
      return BEGINNER.decide(seen, legal, random);
    },
  });
  playMatch({ rules: WRC_2022.values, players: four(() => counting(false)), seed: 1 });
  expect(Math.min(...asked)).toBe(2);
  const before = asked.length;
  playMatch({ rules: WRC_2022.values, players: four(() => counting(true)), seed: 1 });
  expect(asked.slice(before)).toContain(1);
});

test('an illegal choice ends the match and names who made it', () => {
  const cheat: Player = { id: 'cheat', decide: () => forced({ type: 'tsumo', seat: 2 }) };
  const players = four((seat) => (seat === 2 ? cheat : BEGINNER));
  expect(() => playMatch({ rules: WRC_2022.values, players, seed: 4 })).toThrow(
    /^cheat at seat 2 \(seed 4, deal 1\) was refused: \w+: \{"type":"tsumo"/,
  );
  const other: Player = { id: 'other', decide: () => forced({ type: 'pass', seat: 0 }) };
  const crossed = four((seat) => (seat === 3 ? other : BEGINNER));
  expect(() => playMatch({ rules: WRC_2022.values, players: crossed, seed: 4 })).toThrow(
    /^other at seat 3 .* chose for another seat/,
  );
});

test('a match that nobody wins is ended by the bell', () => {
  const endless = customise(WRC_2022, { 'end.extension': 'untilWin' });
  if (!endless.ok) throw new Error('not accepted');
  const players = four(() => SILENT);
  const setup = { rules: endless.value.values, players, seed: 2 };
  const { isStopped, deals } = now(playMatch({ ...setup, bellAfterDeals: 14 }));
  expect(isStopped).toBe(true);
  expect(deals.length).toBeGreaterThanOrEqual(14);
  expect(deals.length).toBeLessThan(17);
  expect(deals.every(({ outcome }) => outcome !== 'won')).toBe(true);
  expect(now(playMatch(setup)).isStopped).toBe(true);
  expect(now(playMatch({ ...setup, rules: WRC_2022.values })).isStopped).toBe(false);
});

test('a player who always fouls does not keep the others for ever', () => {
  const clumsy: Player = {
    id: 'clumsy',
    decide: (_view, legal, _random, wrong = []) => forced(wrong[0] ?? legal[0]!),
  };
  const players = four((seat) => (seat === 0 ? clumsy : BEGINNER));
  const setup = { rules: WRC_2022.values, players, seed: 9, assistance: 'unassisted' } as const;
  const { deals } = now(playMatch({ ...setup, bellAfterDeals: 3 }));
  expect(new Set(deals.map(({ outcome }) => outcome))).toEqual(new Set(['voided']));
  expect(deals.every(({ fouls }) => fouls[0] === 1)).toBe(true);
  // Where a deal that was voided after the bell is dealt again, no rule ends it: we do, in words.
  const again = customise(WRC_2022, { 'clock.chomboAfterBell': 'redeal' });
  if (!again.ok) throw new Error('not accepted');
  const play = () => playMatch({ ...setup, rules: again.value.values, bellAfterDeals: 3 });
  expect(play).toThrow('the match of seed 9 does not end');
});

test('walls come from the seed and the number of the deal alone', () => {
  const walls = (players: BySeat<Player>) => {
    const seen: string[] = [];
    playMatch({
      rules: WRC_2022.values,
      players,
      seed: 77,
      watch: (move) => {
        if (move.type === 'deal') seen.push(move.wall.join());
      },
    });
    return seen;
  };
  const [quiet, lively] = [walls(four(() => SILENT)), walls(BEGINNERS)];
  const shared = Math.min(quiet.length, lively.length);
  expect(shared).toBeGreaterThan(4);
  expect(quiet.slice(0, shared)).toEqual(lively.slice(0, shared));
  expect(lively[2]).toBe(seededWall(WRC_2022.values, 77, 3).join());
  expect(new Set(lively).size).toBe(lively.length);
});

test('over 24 matches each bot sits everywhere, and beside everybody on either side', () => {
  const seats = new Map<string, number>();
  const neighbours = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (let match = 0; match < 24; match++) {
    const seating = seatingOf(match);
    expect([...seating].sort()).toEqual([0, 1, 2, 3]);
    for (const seat of SEATS) {
      add(seats, `${seating[seat]} at ${seat}`);
      add(neighbours, `${seating[seat]} before ${seating[(seat + 1) % 4]}`);
    }
  }
  expect(seats.size).toBe(16);
  expect([...seats.values()].every((count) => count === 6)).toBe(true);
  expect(neighbours.size).toBe(12);
  expect([...neighbours.values()].every((count) => count === 8)).toBe(true);
  for (const first of [0, 4, 8]) {
    const east = [0, 1, 2, 3].map((more) => seatingOf(first + more)[0]);
    expect(east.sort()).toEqual([0, 1, 2, 3]);
  }
});
