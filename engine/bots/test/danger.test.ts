// What can be won on, and how likely: safe tiles are safe, and the rest is ordered as players know it.

import type { RuleValues } from '@hanchan/rules';
import { GENERAL, TENHOU, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { kindOf, parseTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { club } from '../src/club.ts';
import { dangerOf, tenpaiChance, threatsAt } from '../src/danger.ts';
import { stakesAt } from '../src/place.ts';
import { discardsInOrder } from '../src/table.ts';
import { ask, decisionOf, seenBy } from './asking.ts';

/** What East, about to discard, has to fear from each tile. */
function dangers(rules: RuleValues, setup: Setup, tiles: string): number[] {
  const seen = seenBy(new Table(rules, setup), 'E');
  const threats = threatsAt(seen, stakesAt(seen));
  const parsed = parseTiles(tiles);
  if (!parsed.ok) throw new Error(tiles);
  return parsed.value.map((tile) => dangerOf(threats, kindOf(tile)));
}

const RIICHI: Setup = {
  riichi: ['S'],
  discards: { E: '3p3s9p', S: '4m9s1z', W: '2s6s3z', N: '8p7s4z' },
};

describe('against riichi', () => {
  test('own discards of the player are safe, and what the others let pass since is too', () => {
    expect(dangers(TENHOU.values, RIICHI, '4m9s1z')).toEqual([0, 0, 0]);
    const table = new Table(TENHOU.values, {
      hands: { E: '147m258p369s1234z', S: '123m456p789s1155z' },
      draws: '9m2m8s5p8m',
      riichi: ['S'],
      discards: { S: '9p' },
    });
    table.do('E discards 1m', 'S discards drawn', 'W discards drawn', 'N discards drawn');
    const seen = seenBy(table, 'E');
    const threats = threatsAt(seen, stakesAt(seen));
    for (const thrown of discardsInOrder(seen.deal, 0, TENHOU.values)) {
      if (thrown.seat !== 0) expect(threats[0]!.risk()[thrown.kind]).toBe(0);
    }
  });

  test('where furiten bars nothing, nothing is safe', () => {
    const discards = { E: '3p3s9p1p', S: '4m9s1z2m', W: '2s6s3z7z', N: '8p7s4z5m' };
    const setup = { discards, live: 20 };
    for (const danger of dangers(USPML_FUNDAMENTALS.values, setup, '4m9s1z2s')) {
      expect(danger).toBeGreaterThan(0);
    }
  });

  test('suji is safer, but only where one discarded wait bars the others', () => {
    const [one, seven, nine, five] = dangers(WRC_2022.values, RIICHI, '1m7m9m5p') as number[];
    expect(one!).toBeLessThan(nine!);
    expect(seven!).toBeLessThan(five! / 2);
    const general = dangers(GENERAL.values, RIICHI, '1m9m') as number[];
    expect(general[0]!).toBeGreaterThan(general[1]! * 0.9);
  });

  test('a wall makes the tile behind it safer', () => {
    const hands = { E: '8888m333p123s456z' };
    const [nine, otherNine] = dangers(WRC_2022.values, { ...RIICHI, hands }, '9m9p') as number[];
    expect(nine!).toBeLessThan(otherNine!);
  });

  test('the last honour can hardly be waited on', () => {
    const hands = { E: '555z12389m12389p' };
    const [last, fresh] = dangers(WRC_2022.values, { ...RIICHI, hands }, '5z6z') as number[];
    expect(last!).toBeLessThan(0.01);
    expect(fresh!).toBeGreaterThan(last!);
  });
});

describe('who is tenpai', () => {
  const chanceOf = (rules: RuleValues, setup: Setup) => {
    const seen = seenBy(new Table(rules, setup), 'E');
    return seen.others.map((opponent) => tenpaiChance(opponent, seen));
  };

  test('riichi is, and melds and turns make it likelier', () => {
    const setup: Setup = {
      riichi: ['S'],
      hands: { W: '2345678m55p4s[111z^]', N: '2345678s[222z^][333z^]' },
      discards: { S: '9m9p', W: '19m9p19s4z6z7z', N: '19m19p1s4z6z7z' },
    };
    const [south, west, north] = chanceOf(TENHOU.values, setup) as [number, number, number];
    expect(south).toBe(1);
    expect(north).toBeGreaterThan(west);
    expect(west).toBeGreaterThan(0.15);
  });

  test('without riichi in the rulebook a silent hand is feared sooner', () => {
    const discards = { S: '19m19p19s4z6z7z' };
    expect(chanceOf(USPML_FUNDAMENTALS.values, { discards })[0]!).toBeGreaterThan(
      chanceOf(TENHOU.values, { discards })[0]!,
    );
  });
});

describe('the club player folds', () => {
  const far: Setup = {
    hands: { E: '158m149p258s1346z' },
    draws: '9m',
    riichi: ['S', 'W'],
    discards: { E: '3p3s7s', S: '8m8s5p', W: '8m2p3s', N: '7p6m1s' },
  };

  test('a hopeless hand under two riichi throws what neither can win on', () => {
    const decision = decisionOf(club, new Table(TENHOU.values, far), 'E');
    expect(ask(club, new Table(TENHOU.values, far), 'E')).toBe('discards 8m');
    expect(decision.candidates[0]).toMatchObject({ danger: 0 });
    expect(decision.candidates[0]!.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['fold', 'safe']),
    );
  });
});
