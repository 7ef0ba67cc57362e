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

test('worlds are weighed so that a tile is won on as often as the net expects', () => {
  const { seen } = decisionsOf(TENHOU.values, 5, 1).find(({ match, seat }) =>
    match.deal!.seats.some(({ riichi }, other) => other !== seat && riichi !== 'none'),
  )!;
  const look = lookAt(seen, { tenpai: () => 0.2, danger: () => 0.08 });
  const random = randomFrom(3);
  const worlds = Array.from({ length: 300 }, () => sampleWorld(look, random));
  const weights = weigh(look, worlds);
  const { seat, ruledOut } = look.others.find(({ inRiichi }) => inRiichi)!;
  const rateOf = (kind: Kind, weightOf: (i: number) => number) => {
    let won = 0;
    let all = 0;
    worlds.forEach(({ match }, i) => {
      all += weightOf(i);
      if (match.deal!.seats[seat].waits.includes(kind)) won += weightOf(i);
    });
    return won / all;
  };
  const kinds = [...new Set(look.table.held.map(kindOf))].filter((kind) => ruledOut[kind] === 0);
  const offBy = (weightOf: (i: number) => number) =>
    kinds.reduce((sum, kind) => sum + Math.abs(rateOf(kind, weightOf) - 0.08), 0);
  expect(kinds.length).toBeGreaterThan(4);
  expect(offBy((i) => weights[i]!)).toBeLessThan(0.75 * offBy(() => 1));
});
