// The end of a match: what a win is worth there depends on who leads, and on whether it ends anything.

import type { RuleValues } from '@hanchan/rules';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../spec/support/playTable.ts';
import { throws } from '../../../spec/support/sixBooks.ts';
import { club } from '../src/club.ts';
import { isWinTooSmall } from '../src/lastDeal.ts';
import { ask, seenBy } from './asking.ts';

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
  /** South is last, and East throws what completes a hand of a thousand points. */
  const offered = (rules: RuleValues, setup: Setup) =>
    seenBy(
      throws(
        new Table(rules, {
          hands: { E: '19m19p19s1234567z', S: '23488m34599s[777z^]' },
          draws: '9s',
          indicators: '1z',
          live: 40,
          ...setup,
        }),
        'E',
        '9s',
      ),
      'S',
    );
  const far: BySeat<number> = [10_000, 40_000, 25_000, 25_000];

  test('is too small where it ends the match', () => {
    expect(isWinTooSmall(offered(TENHOU.values, { ...LAST, scores: far }))).toBe(true);
  });

  test('and is not where it brings a place', () => {
    const near: BySeat<number> = [24_500, 26_000, 24_700, 24_800];
    expect(isWinTooSmall(offered(WRC_2022.values, { ...LAST, scores: near }))).toBe(false);
  });

  test('nor while there are deals to come', () => {
    expect(isWinTooSmall(offered(TENHOU.values, { dealer: 3, scores: far }))).toBe(false);
  });

  test('nor where nobody has the points that end a match', () => {
    const low: BySeat<number> = [14_000, 29_000, 28_500, 28_500];
    expect(isWinTooSmall(offered(TENHOU.values, { ...LAST, scores: low }))).toBe(false);
    expect(isWinTooSmall(offered(WRC_2022.values, { ...LAST, scores: low }))).toBe(true);
  });

  test('an extra round ends with it as soon as somebody has them', () => {
    const scores: BySeat<number> = [40_000, 10_000, 25_000, 25_000];
    const extra = { round: 'W', dealer: 0, scores } as const;
    expect(isWinTooSmall(offered(TENHOU.values, extra))).toBe(true);
  });
});
