// The end of a match: what a win is worth there depends on who leads, and on whether it ends anything.

import { legalActions, view } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { throws } from '../../../proof/spec/support/sixBooks.ts';
import { club } from '../src/club.ts';
import { isWinTooSmall } from '../src/lastDeal.ts';
import { situationOf } from '../src/situation.ts';
import { ask, decisionOf, expert } from './asking.ts';

/** Seat 3 deals; in the south round that is the last deal. */
const LAST = { round: 'S', dealer: 3 } as const;

describe('a cheap hand that is ready: riichi, or win soon', () => {
  const ready = (setup: Setup) =>
    new Table(WRC_2022.values, {
      hands: { S: '234m456p33567s68s' },
      draws: '9p',
      turn: 'S',
      live: 30,
      indicators: '1z',
      discards: { E: '19m1z2z', S: '9m9p1z3z', W: '1s9s2z4z', N: '1p9p5z6z' },
      ...setup,
    });
  const ahead: BySeat<number> = [33_000, 32_000, 31_000, 24_000];

  test('with the match still long it is declared', () => {
    expect(ask(club, ready({ scores: ahead }), 'S')).toBe('riichi 9p');
  });

  test('whoever leads the last deal by little wins as soon as can be', () => {
    expect(ask(club, ready({ ...LAST, scores: ahead }), 'S')).toBe('discards 9p');
  });

  test('whoever is last by more than it wins declares', () => {
    const behind: BySeat<number> = [22_000, 38_000, 30_000, 30_000];
    expect(ask(club, ready({ ...LAST, scores: behind }), 'S')).toBe('riichi 9p');
  });
});

describe('a win that leaves its player last', () => {
  /**
   * South is last and waits on 8m, of which two are dora already, and on 9s, which East throws: 3,900 points, where
   * the other wait would be worth 8,000.
   */
  const offered = (rules: RuleValues, setup: Setup) => {
    const table = new Table(rules, {
      hands: { E: '19m19p19s1234567z', S: '23488m34599s[777z^]' },
      draws: '9s',
      indicators: '7m',
      live: 36,
      ...setup,
    });
    return throws(table, 'E', '9s');
  };
  const isTooSmall = (rules: RuleValues, setup: Setup) => {
    const table = offered(rules, setup);
    const south = table.seat('S');
    const legal = legalActions(table.match, south);
    return isWinTooSmall(situationOf(view(table.match, south)), legal);
  };
  /** 3,900 are not enough for third place, 8,000 are. */
  const far: BySeat<number> = [10_000, 36_000, 17_000, 37_000];

  test('is let go where it ends the match and the hand may win more', () => {
    expect(isTooSmall(TENHOU.values, { ...LAST, scores: far })).toBe(true);
  });

  test('is taken where the hand cannot win a place any more', () => {
    const lost: BySeat<number> = [5_000, 36_000, 22_000, 37_000];
    expect(isTooSmall(TENHOU.values, { ...LAST, scores: lost })).toBe(false);
  });

  test('is taken where it brings a place', () => {
    const near: BySeat<number> = [13_500, 36_000, 17_000, 33_500];
    expect(isTooSmall(TENHOU.values, { ...LAST, scores: near })).toBe(false);
  });

  test('is taken while there are deals to come', () => {
    expect(isTooSmall(TENHOU.values, { dealer: 3, scores: far })).toBe(false);
  });

  test('is taken where it ends nothing, because nobody has the points', () => {
    const low: BySeat<number> = [16_000, 29_000, 23_000, 29_500];
    expect(isTooSmall(TENHOU.values, { ...LAST, scores: low })).toBe(false);
    const noTarget = { ...TENHOU.values, 'end.extension': 'none' } as const;
    expect(isTooSmall(noTarget, { ...LAST, scores: low })).toBe(true);
  });

  test('is let go in an extra round that it would end', () => {
    const scores: BySeat<number> = [37_000, 10_000, 36_000, 17_000];
    expect(isTooSmall(TENHOU.values, { round: 'W', dealer: 0, scores })).toBe(true);
  });

  test('the expert lets it go and says why', () => {
    const decision = decisionOf(expert(), offered(TENHOU.values, { ...LAST, scores: far }), 'S');
    expect(decision.action.type).toBe('pass');
    expect(decision.candidates[0]!.reasons[0]).toEqual({ code: 'place' });
    expect(decision.candidates.at(-1)).toMatchObject({
      action: { type: 'ron' },
      reasons: [{ code: 'winTooSmall' }],
    });
  });
});
