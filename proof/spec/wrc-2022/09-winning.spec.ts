// Section 9.1: one winner, the best reading, who pays, counters and deposits; and no nagashi mangan.

import { WRC_2022 } from '@hanchan/rulesets';
import { score, scoreNagashi, shareTable } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3] as const;

// One winner

clause(['wrc-9.1-01', 'wrc-11-01'], 'only the winner is paid, whoever else was ready', () => {
  for (const how of [{ ron: '3p', riichi: true }, { tsumo: '3p' }]) {
    const { deltas } = scored(RULES, '789m123s567s11m24p', { ...how, counters: 2 });
    expect(deltas.filter((points) => points > 0)).toHaveLength(1);
    expect(deltas[SOUTH]).toBeGreaterThan(0);
    expect(deltas.reduce((sum, points) => sum + points, 0)).toBe(0);
  }
});

clause(
  ['wrc-9.1-09', 'wrc-9.1-08', 'wrc-8.2-03', 'T-26'],
  'the nearest winner takes every deposit and counter, also that of a riichi caller who lost',
  () => {
    const claims = {
      discarder: EAST,
      callers: [NORTH, SOUTH],
      counters: 2,
      carried: 1,
      inRiichi: [NORTH, WEST],
    };
    expect(shareTable(claims, RULES)).toEqual([{ seat: SOUTH, counters: 2, deposits: 3 }]);
  },
);
clause(
  ['wrc-9.1-09', 'T-26'],
  'West discards and three call: North alone is paid, with the stick of South in riichi',
  () => {
    const callers = [SOUTH, EAST, NORTH];
    const claims = { discarder: WEST, callers, counters: 0, carried: 0, inRiichi: [SOUTH] };
    const [share, ...others] = shareTable(claims, RULES);
    expect(others).toEqual([]);
    const how = { ron: '4m', seat: 'N', from: 'W', deposits: share!.deposits } as const;
    const { deltas } = scored(RULES, '23m567m345p678s99p', how);
    expect(deltas).toEqual([0, 0, -1000, 2000]);
  },
);

// The highest reading

table(
  RULES,
  `
  wrc-9.1-02 wrc-11-02 T-42 | three triplets beat three sequences: 3 han 40 fu, not 3 han 20 fu | 111222333m45p99s | tsumo 6p | menzen_tsumo 1, sanankou 2 = 3 han 40 fu (raw 38) 5200 [-2600 5200 -1300 -1300] | fu.triplet -yaku.pinfu -yaku.iipeikou
`,
);
clause(['wrc-9.1-02', 'wrc-11-02', 'T-42'], 'the reading as sequences was seen and lost', () => {
  const { rejected } = scored(RULES, '111222333m45p99s', { tsumo: '6p' });
  const lost = rejected.map(({ why, value }) => [why, value?.han, value?.fu, value?.points]);
  expect(lost).toContainEqual(['notMore', 3, 20, 2700]);
});
table(
  RULES,
  `
  wrc-9.1-02 wrc-11.5.3-01 T-42 | two Twin Sequences beat Seven Pairs | 112233m445566p7s | ron 7s | ryanpeikou 3 = 3 han 40 fu (raw 32) 5200 | -yaku.chiitoitsu
`,
);

clause(
  'wrc-11-03',
  'scoring leaves the hand intact, so a forgotten dora can still be counted',
  () => {
    const win = makeWin('23m567m345p678s99p', { ron: '4m', riichi: true });
    const before = structuredClone(win);
    expect(score(win, RULES)).toMatchObject({ value: { han: 2, points: 2000 } });
    expect(win).toEqual(before);
    const corrected = score(
      { ...win, indicators: makeWin('1z', { ron: '1m', dora: '8p' }).indicators },
      RULES,
    );
    expect(corrected).toMatchObject({
      value: { han: 4, points: 8000, deltas: [0, 8000, -8000, 0] },
    });
  },
);

// Value by han and fu, way of winning and winds

table(
  RULES,
  `
  wrc-9.1-03 wrc-11.2-12         | 3 han 40 fu, East by ron: six times 1,280                    | 345m11m68s999p123p | ron 7s by E riichi dora 9m | riichi 1, dora 2 = 3 han 40 fu (raw 40) 7700 [7700 -7700 0 0] | dora.indicator
  wrc-9.1-03 wrc-11.2-09 wrc-11.2-11 | 3 han 40 fu, East by self-draw: twice 1,280 from each        | 345m11m68s999p123p | tsumo 7s by E dora 9m      | menzen_tsumo 1, dora 2 = 3 han 40 fu (raw 32) 7800 [7800 -2600 -2600 -2600] | dora.indicator
  wrc-9.1-03 wrc-11.2-12         | 3 han 40 fu, another by ron: four times 1,280                | 345m11m68s999p123p | ron 7s riichi dora 9m      | riichi 1, dora 2 = 3 han 40 fu (raw 40) 5200 [0 5200 -5200 0] | dora.indicator
  wrc-9.1-03 wrc-11.2-10 wrc-11.2-11 | 3 han 40 fu, another by self-draw: East twice, the others once | 345m11m68s999p123p | tsumo 7s dora 9m           | menzen_tsumo 1, dora 2 = 3 han 40 fu (raw 32) 5200 [-2600 5200 -1300 -1300] | dora.indicator
`,
);

// Counters and deposits

table(
  RULES,
  `
  wrc-9.1-07 wrc-2-10 wrc-3.5-09 | two counters on a ron of 3,900: the discarder pays 4,500     | 23m567m345p678s99p | ron 4m riichi dora 2m counters 2 | riichi 1, pinfu 1, dora 1 = 3 han 30 fu 3900 [0 4500 -4500 0] | payment.counter
  wrc-9.1-07 wrc-11.2-15         | one counter on a ron of 3,900: 4,200                         | 23m567m345p678s99p | ron 4m riichi dora 2m counters 1 | riichi 1, pinfu 1, dora 1 = 3 han 30 fu 3900 [0 4200 -4200 0] | payment.counter
  wrc-9.1-08 wrc-11.2-16         | two deposits on a ron of 3,900: winner +5,900, discarder -3,900 | 23m567m345p678s99p | ron 4m riichi dora 2m deposits 2 | riichi 1, pinfu 1, dora 1 = 3 han 30 fu 3900 [0 5900 -3900 0] | riichi.deposit
  wrc-9.1-08 wrc-3.5-10          | three deposits go to the winner, 1,000 each, on a self-draw too | 23m567m345p678s99p | tsumo 4m deposits 3            | menzen_tsumo 1, pinfu 1 = 2 han 20 fu 1500 [-700 4500 -400 -400] | riichi.deposit
  T-50 wrc-13.5-18               | two counters and a deposit on a ron of 3,900: winner +5,500, discarder -4,500 | 23m567m345p678s99p | ron 4m riichi dora 2m counters 2 deposits 1 | riichi 1, pinfu 1, dora 1 = 3 han 30 fu 3900 [0 5500 -4500 0] | payment.counter riichi.deposit
  wrc-9.1-06 T-50                | two counters on 1,000/2,000: 1,200, 1,200 and 2,200          | 24m567m345p678s99p | tsumo 3m riichi dora 3p counters 2 | riichi 1, menzen_tsumo 1, dora 1 = 3 han 30 fu 4000 [-2200 4600 -1200 -1200] | payment.counter
  wrc-11.2-15                    | one counter on 1,000/2,000: 1,100 and 2,100, added after the rounding | 24m567m345p678s99p | tsumo 3m riichi dora 3p counters 1 | riichi 1, menzen_tsumo 1, dora 1 = 3 han 30 fu 4000 [-2100 4300 -1100 -1100] | payment.counter dora.indicator
  wrc-3.5-09                     | three counters on a self-draw are 300 from each of the three | 24m567m345p678s99p | tsumo 3m counters 3            | menzen_tsumo 1 = 1 han 30 fu 1100 [-800 2000 -600 -600]      | payment.counter
`,
);

// Nagashi mangan

clause('wrc-2-20', 'discards of terminals and honours alone are paid nothing at a draw', () => {
  for (const seat of [EAST, SOUTH, WEST, NORTH]) {
    expect(scoreNagashi([seat], EAST, 3, RULES)).toBe(null);
  }
});
