// Which wins a hand can be built towards, and how far each is, under rulebooks that differ.

import { regularShanten } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { countTiles, parseHand } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { FAR, routeShanten } from '../src/distance.ts';
import { routesWith } from '../src/plans.ts';
import { shapeOf } from '../src/shape.ts';
import { seenBy } from './asking.ts';

/** `yaku shanten han` for each way that South, in an East round, has to win with this hand. */
function ways(rules: RuleValues, text: string, counters = 0): string[] {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(text);
  const { concealed, melds } = hand.value;
  const counts = countTiles(concealed);
  const table = seenBy(new Table(rules, { hands: { S: text }, counters }), 'S');
  return routesWith(table, melds).flatMap((route) => {
    const shanten = routeShanten(route, shapeOf(counts), melds.length, table.left);
    return shanten >= FAR ? [] : [`${route.plan?.yaku ?? 'any'} ${shanten} ${route.han}`];
  });
}

/** The nearest of the ways by one yaku. */
const way = (rules: RuleValues, text: string, yaku: string): string | undefined =>
  ways(rules, text)
    .filter((line) => line.startsWith(`${yaku} `))
    .sort()[0];

describe('an open hand of simples', () => {
  const text = '23467m345p66s[234s<]';

  test('is tenpai for tanyao where an open one counts', () => {
    expect(way(WRC_2022.values, text, 'tanyao')).toBe('tanyao 0 1');
    expect(way(TENHOU.values, text, 'tanyao')).toBe('tanyao 0 1');
  });

  test('has no tanyao, and no win in any shape, where it must be closed', () => {
    const seen = ways(EMA_2008.values, text);
    expect(seen.filter((line) => /^(tanyao|any) /.test(line))).toEqual([]);
  });

  test('wins in any shape where no yaku is needed', () => {
    expect(ways(USPML_FUNDAMENTALS.values, text)).toEqual(['any 0 0']);
  });
});

describe('value honours', () => {
  test('a pair lacks one tile, and the triplet is part of the hand', () => {
    expect(way(EMA_2008.values, '123m456p78s66z[123s<]', 'hatsu')).toBe('hatsu 1 1');
  });

  test('a triplet on the table makes every shape a win', () => {
    expect(ways(EMA_2008.values, '123m456p7899s[666z^]')).toContain('any 0 1');
  });

  test('the wind of the round is worth two to the player who has it as seat wind too', () => {
    const east = new Table(TENHOU.values, { hands: { E: '123m456p78s1122z3z' } });
    const route = routesWith(seenBy(east, 'E'), []).find(({ plan }) => plan?.yaku === 'round_wind');
    expect(route?.han).toBe(2 + 1);
    expect(way(TENHOU.values, '123m456p78s1122z3z', 'round_wind')).toMatch(/ 2$/);
    expect(way(TENHOU.values, '123m456p78s1122z3z', 'seat_wind')).toMatch(/ 2$/);
  });

  test('other winds are worth nothing', () => {
    expect(way(WRC_2022.values, '123m456p78s33z[123s<]', 'seat_wind')).toBeUndefined();
  });
});

describe('shapes', () => {
  test('half flush and full flush count only their own tiles', () => {
    expect(way(WRC_2022.values, '12345789m11z[333z^]', 'honitsu')).toBe('honitsu 0 2');
    expect(way(WRC_2022.values, '12345789m11z[333z^]', 'chinitsu')).toBeUndefined();
    expect(way(WRC_2022.values, '12345789m5p1z[333m^]', 'honitsu')).toBe('honitsu 1 2');
    expect(way(WRC_2022.values, '12345789m5p1z[333m^]', 'chinitsu')).toBe('chinitsu 2 5');
  });

  test('all triplets: pairs grow, runs rule it out, and a spare pair is the pair', () => {
    expect(way(WRC_2022.values, '222m5588p7s12z[999p^]', 'toitoi')).toBe('toitoi 2 2');
    expect(way(WRC_2022.values, '222m555p88s11z[999p^]', 'toitoi')).toBe('toitoi 0 2');
    expect(way(WRC_2022.values, '222m5588p7s12z[234p<]', 'toitoi')).toBeUndefined();
  });

  test('a straight counts what lies on the table, and needs room for its runs', () => {
    expect(way(TENHOU.values, '12389m45p66s5z[456m<]', 'ittsu')).toBe('ittsu 1 1');
    expect(way(TENHOU.values, '1237899m[234s<][555z^]', 'ittsu')).toBeUndefined();
  });

  test('three colours need all three runs', () => {
    expect(way(TENHOU.values, '234m23p23488s[555z^]', 'sanshoku_doujun')).toBe(
      'sanshoku_doujun 0 2',
    );
  });

  test('seven pairs and orphans need a closed hand, and a rulebook that knows them', () => {
    const pairs = '1122m3344p5566s7z';
    expect(way(TENHOU.values, pairs, 'chiitoitsu')).toBe('chiitoitsu 0 3');
    expect(ways(USPML_FUNDAMENTALS.values, pairs)).toEqual([
      `any ${regularShanten(countTiles([0, 0, 1, 1, 11, 11, 12, 12, 22, 22, 23, 23, 33]))} 0`,
    ]);
    expect(way(TENHOU.values, '19m19p19s1234567z', 'kokushi')).toMatch(/^kokushi 0 /);
    expect(way(TENHOU.values, '11m33p557799s[111z^]', 'chiitoitsu')).toBeUndefined();
  });
});

test('with many counters one han is not enough where the rulebook asks for two', () => {
  const text = '23467m345p66s[234s<]';
  expect(EMA_2008.values['win.twoYakuFrom']).toBe(5);
  expect(ways(EMA_2008.values, '123m456p7899s[666z^]', 5)).not.toContain('any 0 1');
  expect(ways(WRC_2022.values, text, 5)).toContain('tanyao 0 1');
});
