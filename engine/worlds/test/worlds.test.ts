// Worlds agree with all that the seat knows, and are as near and as dangerous as they should be.

import { type Reading, randomFrom } from '@hanchan/bots';
import { tableFault, view } from '@hanchan/game';
import { EMA_2008, GENERAL, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { type Kind, kindOf } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { chooseWorlds, weigh } from '../src/choose.ts';
import { lookAt } from '../src/look.ts';
import { sampleWorld } from '../src/sample.ts';
import { decisionsOf } from './playing.ts';

const BOOKS = { TENHOU, WRC_2022, EMA_2008, GENERAL, USPML_FUNDAMENTALS };

describe.each(Object.entries(BOOKS))('%s', (_, { values }) => {
  test('a world looks to the seat like the real table, and keeps the laws of a table', () => {
    for (const { seen, seat } of decisionsOf(values, 11, 5)) {
      const look = lookAt(seen, null);
      const random = randomFrom(1);
      for (let i = 0; i < 3; i++) {
        const { match } = sampleWorld(look, random);
        expect(tableFault(match)).toBeNull();
        expect(view(match, seat)).toEqual(seen);
      }
    }
  });

  test('the same chance gives the same worlds', () => {
    const { seen } = decisionsOf(values, 12, 9).at(-1)!;
    const draw = () => chooseWorlds(lookAt(seen, null), 4, randomFrom(5));
    expect(draw()).toEqual(draw());
  });
});

test('a hand in riichi is tenpai, and waits on nothing that furiten rules out', () => {
  let looked = 0;
  for (let seed = 1; seed < 14; seed++) {
    for (const { seen } of decisionsOf(TENHOU.values, seed, 6)) {
      const look = lookAt(seen, null);
      const inRiichi = look.others.filter((other) => other.inRiichi);
      if (inRiichi.length === 0) continue;
      for (let i = 0, random = randomFrom(seed); i < 6; i++) {
        const { match } = sampleWorld(look, random);
        for (const { seat, ruledOut } of inRiichi) {
          looked++;
          const { waits } = match.deal!.seats[seat];
          expect(waits.length).toBeGreaterThan(0);
          expect(waits.filter((kind) => ruledOut[kind] === 1)).toEqual([]);
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(100);
});

test('a real hand that is known to be far is not taken for tenpai, and one said to be tenpai is', () => {
  const { seen } = decisionsOf(TENHOU.values, 3, 1).find(({ match, seen: { viewer } }) =>
    match.deal!.seats.every(
      ({ discards, riichi }, seat) => riichi === 'none' && (seat === viewer || discards.length > 5),
    ),
  )!;
  const share = (tenpai: number) => {
    const reading: Reading = { tenpai: () => tenpai, danger: () => 0 };
    const look = lookAt(seen, reading);
    const random = randomFrom(2);
    let found = 0;
    for (let i = 0; i < 60; i++) {
      const { match } = sampleWorld(look, random);
      found += look.others.filter(({ seat }) => match.deal!.seats[seat].waits.length > 0).length;
    }
    return found / 180;
  };
  expect(share(0.02)).toBeLessThan(0.1);
  expect(share(0.9)).toBeGreaterThan(0.8);
});

describe('worlds are weighed so that a tile is won on as often as the net expects', () => {
  /** How far off the rates are, unweighted and weighed, where the net expects so many times what the worlds show. */
  function offBy(seed: number, times: number): readonly [unweighted: number, weighed: number] {
    const { seen } = decisionsOf(TENHOU.values, seed).find(({ match, seat }) =>
      match.deal!.seats.some(({ riichi }, other) => other !== seat && riichi !== 'none'),
    )!;
    const expected = new Map<Kind, number>();
    const reading: Reading = {
      tenpai: () => 0.2,
      danger: (turns, kind) => (turns === hunter.turns ? (expected.get(kind) ?? 0) : 0),
    };
    const look = lookAt(seen, reading);
    const hunter = look.others.find(({ inRiichi }) => inRiichi)!;
    const random = randomFrom(seed);
    const worlds = Array.from({ length: 200 }, () => sampleWorld(look, random));
    const kinds = [...new Set(look.table.held.map(kindOf))].filter((k) => hunter.ruledOut[k] === 0);
    const rateOf = (kind: Kind, weights: ArrayLike<number>) => {
      const waits = worlds.map(({ match }) => match.deal!.seats[hunter.seat].waits.includes(kind));
      return sum(waits.map((has, i) => (has ? weights[i]! : 0))) / sum(Array.from(weights));
    };
    const alike = new Float64Array(worlds.length).fill(1);
    for (const kind of kinds) expected.set(kind, times * rateOf(kind, alike));
    const off = (weights: Float64Array) =>
      sum(kinds.map((kind) => Math.abs(rateOf(kind, weights) - expected.get(kind)!)));
    return [off(alike), off(weigh(look, worlds))];
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

  // More often is harder than less: a hand waits on few kinds at once.
  test.each([
    ['half', 0.5, 0.05],
    ['half again', 1.5, 0.2],
  ])('where that is %s as often as they show', (_, times, most) => {
    const pairs = [1, 2, 3, 4, 5].map((seed) => offBy(seed, times));
    const before = sum(pairs.map(([unweighted]) => unweighted));
    expect(before).toBeGreaterThan(1);
    expect(sum(pairs.map(([, weighed]) => weighed))).toBeLessThan(most * before);
  });
});
