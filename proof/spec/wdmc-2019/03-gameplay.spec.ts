// Part 3, section 3: what calls do to a hand, kinds of waits, winning, several winners, bonus sticks.

import { readings, type Wait } from '@hanchan/hand';
import { WDMC_2019 } from '@hanchan/rulesets';
import { type Claims, checkWin, shareTable } from '@hanchan/score';
import {
  INDICATOR_POSITIONS,
  isClosed,
  parseMeld,
  REPLACEMENT_POSITIONS,
  SEATS,
  WALL_SIZE,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, expectScore, makeWin, refusalOf, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;
/** A closed hand without a yaku of its own, waiting for 5s between 4s and 6s. */
const PLAIN = '123m789m345p46s99p';

describe('3.2 and 3.3 Calls', () => {
  clause('wdmc-3.2.2-01', 'a chi comes from the player to the left and from nobody else', () => {
    expect(parseMeld('[456s<]').ok).toBe(true);
    for (const meld of ['[456s^]', '[456s>]']) {
      expect(parseMeld(meld)).toMatchObject({ ok: false, error: { code: 'chiNotFromLeft' } });
    }
  });
  clause('wdmc-3.3.1-01', 'a pon may come from any of the three', () => {
    for (const meld of ['[111z<]', '[111z^]', '[111z>]']) expect(parseMeld(meld).ok).toBe(true);
  });
  clause(
    ['wdmc-3.2.2-02', 'wdmc-4.1-02'],
    'a chi opens the hand: no riichi, self-draw, pinfu or iipeikou any more',
    () => {
      const closed = '234m345p678s45m88p';
      const open = '345p678s45m88p[234m<]';
      expect(isClosed(makeWin(open, { ron: '6m' }).hand)).toBe(false);
      expectScore(scored(RULES, closed, { tsumo: '6m' }), {
        yaku: ['menzen_tsumo', 'pinfu', 'tanyao'],
      });
      expectScore(scored(RULES, open, { tsumo: '6m' }), { yaku: ['tanyao'] });
      expect(checkWin(makeWin(open, { ron: '6m', riichi: true }), RULES)).toMatchObject([
        { field: 'riichi' },
      ]);
      expectScore(scored(RULES, '223344m567p46s88p', { ron: '5s' }), {
        yaku: ['tanyao', 'iipeikou'],
      });
      expectScore(scored(RULES, '223344m46s88p[567p<]', { ron: '5s' }), { yaku: ['tanyao'] });
    },
  );
  clause('wdmc-3.3.1-02', 'a pon opens the hand', () => {
    expect(isClosed(makeWin('123m789m46s99p[555p^]', { tsumo: '5s' }).hand)).toBe(false);
    expect(refusalOf(RULES, '123m789m46s99p555p', { tsumo: '5s' })).toBeNull();
    expect(refusalOf(RULES, '123m789m46s99p[555p^]', { tsumo: '5s' })).toBe('noYaku');
  });

  const stackFromLeft = (position: number) => Math.floor((WALL_SIZE - 1 - position) / 2) + 1;
  clause('wdmc-3.3.2-02', 'replacement tiles come from the left end of the dead wall', () => {
    const [first, second, third, fourth] = REPLACEMENT_POSITIONS;
    expect([first, second, third, fourth].map(stackFromLeft)).toEqual([1, 1, 2, 2]);
    expect([second - first, fourth - third]).toEqual([1, 1]); // the upper tile, then its partner
  });
  clause('wdmc-3.3.2-04', 'each new indicator lies to the right of the last', () => {
    expect(INDICATOR_POSITIONS.map(stackFromLeft)).toEqual([3, 4, 5, 6, 7]);
    expect(INDICATOR_POSITIONS.every((position) => position % 2 === 0)).toBe(true);
  });
  table(
    RULES,
    `
  wdmc-3.3.2-08 | a quad is one of the four melds, so a winning hand may have 16 tiles | 123m46s99p[5555p][3333z^] | ron 5s lastTile | houtei = 1 han 60 fu (raw 54) 2000 | fu.triplet
`,
  );
});

describe('3.5.2 Types of waits', () => {
  const cases: readonly (readonly [string, string, string, string, Wait, number])[] = [
    ['wdmc-3.5.2-01', 'open wait', '333z789p234s99s45m', '6m', 'twoSided', 38],
    ['wdmc-3.5.2-01', 'open wait', '333z789p234s99s45m', '3m', 'twoSided', 38],
    ['wdmc-3.5.2-01', 'open wait for three tiles', '333z789p99s23456m', '7m', 'twoSided', 38],
    ['wdmc-3.5.2-02', 'inside wait', '333z789p234s99s35m', '4m', 'middle', 40],
    ['wdmc-3.5.2-02', 'inside wait', '333z456p234m99p79s', '8s', 'middle', 40],
    ['wdmc-3.5.2-03', 'pair wait', '333z456p234m789s4z', '4z', 'pair', 40],
    ['wdmc-3.5.2-03', 'pair wait for a dragon', '333z456p234m789s6z', '6z', 'pair', 42],
    ['wdmc-3.5.2-04', 'set wait', '333z456m234m22p77s', '2p', 'twoPairs', 40],
    ['wdmc-3.5.2-05', 'edge wait', '333z456p234m99p12s', '3s', 'edge', 40],
    ['wdmc-3.5.2-05', 'edge wait', '333z456p234m99p89s', '7s', 'edge', 40],
  ];
  for (const [id, name, hand, ron, wait, rawFu] of cases) {
    const isNarrow = wait !== 'twoSided' && wait !== 'twoPairs';
    clause([id, 'wdmc-4.2-07', 'W30'], `${name}: ${hand} on ${ron}`, () => {
      const win = makeWin(hand, { ron });
      const waits = new Set(readings(win.hand, win.tile).map((reading) => reading.wait));
      expect([...waits]).toEqual([wait]);
      expectScore(scored(RULES, hand, { ron, riichi: true }), {
        yaku: ['riichi'],
        rawFu,
        ...(isNarrow ? { cites: ['fu.wait'] } : { omits: ['fu.wait'] }),
      });
    });
  }
});

describe('3.5.3 and 3.5.4 Going out', () => {
  clause(['wdmc-3.5-01', 'wdmc-3.0-04'], 'by own draw, or on the discard of any opponent', () => {
    for (const from of ['E', 'W', 'N'] as const) {
      const { deltas } = scored(RULES, PLAIN, { ron: '5s', from, riichi: true });
      expect(deltas[WINDS.indexOf(from)]).toBe(-1_300);
      expect(deltas[1]).toBe(1_300);
    }
    expect(scored(RULES, PLAIN, { tsumo: '5s' }).deltas).toEqual([-500, 1_100, -300, -300]);
  });
  table(
    RULES,
    `
  wdmc-3.5.4-02 wdmc-3.0-04 | the drawn tile may come from the dead wall           | 123m789m46s99p[5555p] | tsumo 5s rinshan           | menzen_tsumo, rinshan = 2 han 40 fu (raw 40) 2700            | fu.selfDraw
  wdmc-3.5.3.0-03           | a single winner on a discard takes all riichi sticks | 123m789m345p46s99p    | ron 5s riichi deposits 3   | riichi 1 = 1 han 40 fu 1300 [0 4300 -1300 0]                 | riichi.deposit
  wdmc-3.5.4-03             | a winner by own draw takes all riichi sticks         | 123m789m345p46s99p    | tsumo 5s riichi deposits 3 | riichi 1, menzen_tsumo 1 = 2 han 30 fu 2000 [-1000 5000 -500 -500] | riichi.deposit
`,
  );
  clause('wdmc-3.5.3.0-03', 'own stick, a loser’s and a carried one go to the only winner', () => {
    const claims: Claims = {
      discarder: 2,
      callers: [1],
      counters: 0,
      carried: 1,
      inRiichi: [1, 3],
    };
    expect(shareTable(claims, RULES)).toEqual([{ seat: 1, counters: 0, deposits: 3 }]);
  });
  table(
    RULES,
    `
  wdmc-3.5.3.3-01 wdmc-4.1.1.7-01 | the tile of a late kan may be won | 123m789m345p46s99p | ron 5s from N chankan | chankan 1 = 1 han 40 fu 1300 [0 1300 0 -1300]
`,
  );
  clause('W23', 'no kan is declared, and none robbed, when no live tile is left', () => {
    const win = makeWin(PLAIN, { ron: '5s', chankan: true, lastTile: true });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', rule: 'kan.lastTile' }]);
  });
});

/** All winners on one discard, each paid with their share of the table: what every seat ends up with. */
function ronTogether(
  claims: Omit<Claims, 'callers'>,
  hands: Partial<Record<Wind, readonly [string, Circumstances]>>,
): number[] {
  const callers = SEATS.filter((seat) => hands[WINDS[seat]!] !== undefined);
  const total = [0, 0, 0, 0];
  for (const { seat, counters, deposits } of shareTable({ ...claims, callers }, RULES)) {
    const [hand, how] = hands[WINDS[seat]!]!;
    const where = { seat: WINDS[seat]!, from: WINDS[claims.discarder]!, counters, deposits };
    const { deltas } = scored(RULES, hand, { ...how, ...where });
    for (const each of SEATS) total[each]! += deltas[each]!;
  }
  return total;
}

describe('3.5.3.1 and 3.5.3.2 Double and triple ron', () => {
  const TABLE = { discarder: 0, counters: 0, carried: 0, inRiichi: [] } as const;
  /** All three wait for 6m: 1,000, 2,000 and, with riichi, 3,900 for a non-dealer. */
  const thousand = ['123p456p789s45m55s', { ron: '6m' }] as const;
  const twoThousand = ['234m345p678s45m88p', { ron: '6m' }] as const;
  const riichi = ['567p678s234s45m88s', { ron: '6m', riichi: true }] as const;
  const mangan = ['789m45m22m[111m^][333m^]', { ron: '6m' }] as const;

  clause(['wdmc-3.5.3.1-01', 'wdmc-1.7-09', 'T40'], 'two winners are both paid in full', () => {
    expect(ronTogether(TABLE, { S: riichi, N: mangan })).toEqual([-11_900, 3_900, 0, 8_000]);
    const withSticks = { ...TABLE, counters: 1 };
    expect(ronTogether(withSticks, { S: riichi, N: mangan })).toEqual([-12_500, 4_200, 0, 8_300]);
  });
  clause(
    ['wdmc-3.5.3.2-01', 'wdmc-p1-07', 'wdmc-1.7-09', 'wdmc-3.4.1-03'],
    'three winners are all paid in full',
    () => {
      const hands = { S: thousand, W: twoThousand, N: riichi };
      expect(ronTogether(TABLE, hands)).toEqual([-6_900, 1_000, 2_000, 3_900]);
      const callers = [1, 2, 3] as const;
      const winners = shareTable({ ...TABLE, callers }, RULES).map(({ seat }) => seat);
      expect(winners).toEqual([1, 2, 3]);
    },
  );
  clause('wdmc-3.5.3.1-02', 'the stick of a loser goes to the nearest winner in turn order', () => {
    const claims = { ...TABLE, inRiichi: [2] } as const;
    expect(shareTable({ ...claims, callers: [3, 1] }, RULES)).toEqual([
      { seat: 1, counters: 0, deposits: 1 },
      { seat: 3, counters: 0, deposits: 0 },
    ]);
    expect(shareTable({ ...claims, discarder: 2, callers: [1, 0] }, RULES)).toEqual([
      { seat: 0, counters: 0, deposits: 1 },
      { seat: 1, counters: 0, deposits: 0 },
    ]);
  });
  clause('wdmc-3.5.3.1-03', 'the sticks of winners go back to them', () => {
    const shares = shareTable({ ...TABLE, callers: [1, 3], inRiichi: [1, 3] }, RULES);
    expect(shares.map(({ seat, deposits }) => [seat, deposits])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });
  clause(
    ['wdmc-3.5.3.2-02', 'wdmc-3.7.2-03'],
    'triple ron: the discarder’s stick to the nearest winner, the winners’ own sticks back',
    () => {
      const claims = { ...TABLE, counters: 2, inRiichi: [0, 3] } as const;
      const hands = { S: thousand, W: twoThousand, N: riichi };
      expect(ronTogether(claims, hands)).toEqual([-8_700, 2_600, 2_600, 5_500]);
    },
  );
  clause(['T17', 'W12', 'wdmc-3.7.2-03'], 'dealer and West win on South’s discard', () => {
    const claims: Claims = {
      discarder: 1,
      callers: [0, 2],
      counters: 1,
      carried: 1,
      inRiichi: [0, 3],
    };
    expect(shareTable(claims, RULES)).toEqual([
      { seat: 2, counters: 1, deposits: 2 },
      { seat: 0, counters: 1, deposits: 1 },
    ]);
    expect(ronTogether(claims, { E: riichi, W: twoThousand })).toEqual([
      5_800 + 300 + 1_000,
      -5_800 - 2_000 - 600,
      2_000 + 300 + 2_000,
      0,
    ]);
  });
  clause('T44', 'a riichi whose discard is won was never staked: nobody takes its stick', () => {
    const hands = { S: thousand, W: twoThousand };
    expect(ronTogether(TABLE, hands)).toEqual([-3_000, 1_000, 2_000, 0]);
    const standing = { ...TABLE, inRiichi: [0] } as const;
    expect(ronTogether(standing, hands)).toEqual([-3_000, 2_000, 2_000, 0]);
  });
  clause('wdmc-3.5.1-13', 'only the riichi winner counts the ura', () => {
    const ura = { ron: '6m', dora: '1z', ura: '7s' } as const;
    const hands = {
      S: [riichi[0], { ...ura, riichi: true }],
      W: [twoThousand[0], ura],
    } as const;
    // 7s points to 8s: three copies for South, one for West.
    expect(ronTogether(TABLE, hands)).toEqual([-14_000, 12_000, 2_000, 0]);
  });
});

describe('3.7.2 Bonus hands', () => {
  table(
    RULES,
    `
  wdmc-3.7.2-02 wdmc-1.7-02 wdmc-4.3.3-01 | three sticks turn 5,200 into 6,100 | 123m789m345p46s99p | ron 5s riichi dora 8p counters 3 | riichi 1, dora 2 = 3 han 40 fu 5200 [0 6100 -6100 0]  | payment.counter
  wdmc-1.7-02 wdmc-4.3.3-03      | two sticks turn 2,000 into 2,600   | 234m345p678s45m88p | ron 6m counters 2              | pinfu 1, tanyao 1 = 2 han 30 fu 2000 [0 2600 -2600 0] | payment.counter
`,
  );
});
