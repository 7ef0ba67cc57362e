// Part 3, 4.1.7.12 to 4.1.7.15: yakuman of the moment.

import { WDMC_2019 } from '@hanchan/rulesets';
import { checkWin, score } from '@hanchan/score';
import type { Wind } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectScore, makeWin, refusalOf, scored, scoringBy } from '../support/scoring.ts';
import { rowsOf, table } from '../support/table.ts';
import { idsOf, pointsOf } from './tables.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);
/** A closed hand without a yaku of its own, waiting for 5s between 4s and 6s. */
const PLAIN = '123m789m345p46s99p';
const KAN = '123m789m46s99p[5555p]';
const FIRST = { firstTurn: true } as const;

describe('4.1.7.12 to 4.1.7.14 The first turn', () => {
  // ids | yakuman | winner (from whom) | hand | tile | what E, S, W, N get
  const cases = `
    4.1.7.12-01       | tenhou  | E   | ${PLAIN}          | 5s | 48,000 -16,000 -16,000 -16,000
    4.1.7.12-01       | tenhou  | E   | 1199m2288p3377s5z | 5z | 48,000 -16,000 -16,000 -16,000
    4.1.7.13-01       | chiihou | S   | ${PLAIN}          | 5s | -16,000 32,000 -8,000 -8,000
    4.1.7.13-01       | chiihou | N   | 1199m2288p3377s5z | 5z | -16,000 -8,000 -8,000 32,000
    4.1.7.14-01 p1-17 | renhou  | S E | ${PLAIN}          | 5s | -32,000 32,000 0 0
    4.1.7.14-01       | renhou  | N W | 1199m2288p3377s5z | 5z | 0 0 -32,000 32,000`;
  for (const [ids, yakuman, seats, hand, tile, deltas] of rowsOf(cases)) {
    const [seat, from] = seats!.split(' ') as [Wind, Wind?];
    clause(idsOf(ids!), `${yakuman} for ${seat}: ${hand}`, () => {
      const how = from === undefined ? { tsumo: tile! } : { ron: tile!, from };
      const result = scored(RULES, hand!, { ...how, ...FIRST, seat });
      expect(result.yakuman).toEqual([{ id: yakuman, units: 1 }]);
      expect(result.deltas).toEqual(deltas!.split(' ').map(pointsOf));
      expect(result.trace.map(({ rule }) => rule)).toContain(`yaku.${yakuman}`);
    });
  }
  for (const [id, seat, name] of [
    ['wdmc-4.1.7.12-02', 'E', 'tenhou'],
    ['wdmc-4.1.7.13-03', 'S', 'chihou'],
  ] as const) {
    clause(id, `no ${name} on the replacement tile of an own closed quad`, () => {
      const how = { tsumo: '5s', rinshan: true, seat } as const;
      expect(checkWin(makeWin(KAN, { ...how, ...FIRST }), RULES)).toMatchObject([
        { code: 'contradiction', field: 'firstTurn' },
      ]);
      expectScore(scored(RULES, KAN, how), { yaku: ['menzen_tsumo', 'rinshan'], han: 2, fu: 40 });
    });
  }
  clause(
    ['wdmc-4.1.7.13-02', 'T21', 'W10'],
    'chihou: an open call spoils it, a closed quad of another player does not',
    () => {
      expect(RULES['win.earthBrokenBy']).toBe('openCall');
      expectScore(scored(RULES, PLAIN, { tsumo: '5s', ...FIRST }), {
        yaku: ['chiihou'],
        deltas: [-16_000, 32_000, -8_000, -8_000],
      });
      expectScore(scored(RULES, PLAIN, { tsumo: '5s' }), {
        yaku: ['menzen_tsumo'],
        deltas: [-500, 1_100, -300, -300],
      });
    },
  );
  clause(
    ['wdmc-4.1.7.14-02', 'T21', 'W10'],
    'renhou: once a call has been made the hand needs another yaku',
    () => {
      expect(refusalOf(RULES, PLAIN, { ron: '5s', from: 'E', ...FIRST })).toBeNull();
      expect(refusalOf(RULES, PLAIN, { ron: '5s', from: 'E' })).toBe('noYaku');
    },
  );
  clause('wdmc-4.1.7.14-01', 'renhou is not for the dealer', () => {
    const win = makeWin(PLAIN, { ron: '5s', seat: 'E', ...FIRST });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'firstTurn' }]);
  });
});

describe('4.1.7.15 Paarenchan', () => {
  const dealer = { tsumo: '5s', seat: 'E', riichi: true } as const;
  table(
    RULES,
    `
  wdmc-4.1.7.15-01 wdmc-p1-17 T22 W11 | eight bonus sticks: yakuman, and the sticks are paid | 123m789m345p46s99p | tsumo 5s by E riichi counters 8 | paarenchan 1 = yakuman 48000 [50400 -16800 -16800 -16800] | payment.counter
  wdmc-4.1.7.15-01 W11           | on a discard                                         | 123m789m345p46s99p | ron 5s from W by E riichi counters 8 | paarenchan 1 = yakuman 48000 [50400 0 -50400 0]
`,
  );
  for (const [counters, deltas] of [
    [7, [5_100, -1_700, -1_700, -1_700]],
    [9, [5_700, -1_900, -1_900, -1_900]],
  ] as const) {
    scores(
      ['wdmc-4.1.7.15-01', 'T22', 'W11'],
      `not with ${counters} bonus sticks`,
      PLAIN,
      { ...dealer, counters },
      {
        yaku: ['riichi', 'menzen_tsumo'],
        han: 2,
        fu: 30,
        points: 3_000,
        deltas,
        omits: ['yaku.paarenchan'],
      },
    );
  }
  table(
    RULES,
    `
  wdmc-4.1.7.15-01 | only for the dealer                         | 123m789m345p46s99p | tsumo 5s riichi counters 8 | riichi, menzen_tsumo = 2 han 30 fu 2000 [-1800 4400 -1300 -1300]
  wdmc-4.1.7.15-01 | it needs another yaku and is none by itself | 123m789m345p46s99p | ron 5s by E counters 8     | refused noYaku
`,
  );
  clause('wdmc-4.1.7.15-01', 'with another yakuman it is still one', () => {
    const dragons = '46s99p[555z^][666z<][777z>]';
    const win = makeWin(dragons, { ron: '5s', seat: 'E', counters: 8 });
    expect(score(win, RULES)).toMatchObject({
      ok: true,
      value: { yakuman: [{ id: 'daisangen' }, { id: 'paarenchan' }], points: 48_000 },
    });
  });
});
