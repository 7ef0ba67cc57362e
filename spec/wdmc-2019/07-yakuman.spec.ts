// Part 3, 4.1.7: yakuman, each worth one and never more.

import { WDMC_2019 } from '@hanchan/rulesets';
import { checkWin, score, shareTable } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import {
  type Circumstances,
  expectScore,
  makeWin,
  refusalOf,
  refuses,
  scored,
  scores,
} from '../support/scoring.ts';

const RULES = WDMC_2019.values;
/** A closed hand without a yaku of its own, waiting for 5s between 4s and 6s. */
const PLAIN = '123m789m345p46s99p';

/** Won by South on a discard for 32,000: id, title, hand, winning tile, every yakuman in it. */
type Row = readonly [string | readonly string[], string, string, string, string[]];

function yakuman(rows: readonly Row[]): void {
  for (const [ids, title, hand, ron, found] of rows) {
    clause(ids, title, () => {
      const result = scored(RULES, hand, { ron });
      expectScore(result, {
        yaku: found.map((id) => `${id} 1`),
        han: null,
        fu: null,
        limit: 'yakuman',
        points: 32_000,
        deltas: [0, 32_000, -32_000, 0],
      });
      const cited = result.trace.map(({ rule }) => rule as string);
      expect(cited).toEqual(expect.arrayContaining(found.map((id) => `yaku.${id}`)));
      expect(cited.includes('score.yakumanAddUp')).toBe(found.length > 1);
    });
  }
}

const DRAGONS = '[555z^][666z<][777z>]';
const WINDS = '[111z^][222z<][333z>]';

describe('4.1.7 Yakuman', () => {
  yakuman(`
    4.1.7-01 4.1.7.7-01 T24 | two at once are paid as one              | 2244z[555z^][666z<][777z>]         | 4z | daisangen, tsuuiisou
    4.1.7.1-01              | suuankou on a pair wait, single          | 222m555p777s999s3z                 | 3z | suuankou
    4.1.7.1-01 W45          | suuankou with closed quads               | 222m999s3z[5555p][7777s]           | 3z | suuankou
    4.1.7.2-01              | suukantsu                                | 9p[2222m^][7777p][3333z+<][8888s>] | 9p | suukantsu
    4.1.7.3-01              | shosuushii                               | 123m4z[111z^][222z<][333z>]        | 4z | shousuushii
    4.1.7.4-01              | daisuushii, single                       | 9p[111z^][222z<][333z>][444z^]     | 9p | daisuushii
    4.1.7.4-01              | daisuushii, completed by the fourth wind | 99p44z[111z^][222z<][333z>]        | 4z | daisuushii
    4.1.7.5-01              | daisangen                                | 46s99p[555z^][666z<][777z>]        | 5s | daisangen
    4.1.7.5-01              | daisangen with a quad                    | 46s99p[5555z][666z<][777z>]        | 5s | daisangen
    4.1.7.6-01 p1-17        | suurenkou                                | 55p99m[222p^][333p<][444p>]        | 5p | suurenkou
    4.1.7.6-01 1.7-23       | suurenkou with a quad                    | 55p99m[222p^][3333p][444p>]        | 5p | suurenkou
    4.1.7.6-01              | suurenkou, closed                        | 222333444555p9m                    | 9m | suuankou, suurenkou
    4.1.7.7-01              | tsuuiisou of melds                       | 1133z[222z^][555z<][666z>]         | 3z | tsuuiisou
    4.1.7.7-01              | tsuuiisou of seven pairs                 | 1122334455667z                     | 7z | tsuuiisou
    4.1.7.8-01              | ryuuiisou without the dragon             | 2222334466688s                     | 8s | ryuuiisou
    4.1.7.8-01              | ryuuiisou with the dragon                | 22334466688s66z                    | 6z | ryuuiisou
    4.1.7.8-01              | ryuuiisou, open                          | 66688s66z[234s<][234s<]            | 8s | ryuuiisou
    4.1.7.9-01              | kokushi on one wait                      | 119m19p19s123456z                  | 7z | kokushi
    4.1.7.9-01 T24          | kokushi on thirteen waits, single        | 19m19p19s1234567z                  | 1m | kokushi
    4.1.7.11-01             | chinroutou                               | 99s99p[111m^][999m<][111p>]        | 9s | chinroutou`);

  clause('wdmc-4.1.7-01', 'a yakuman is paid like a counted yakuman', () => {
    const counted = scored(RULES, '2233445566788p', { ron: '7p', riichi: true, ippatsu: true });
    expect(counted.yakuman).toEqual([]);
    expect(counted.points).toBe(scored(RULES, `46s99p${DRAGONS}`, { ron: '5s' }).points);
  });
  scores(
    RULES,
    'wdmc-4.1.7-01',
    'nothing is added to a yakuman: neither other yaku nor dora',
    '222m555p77799s33z',
    { tsumo: '9s', riichi: true, ippatsu: true, dora: '8s', ura: '1m' },
    {
      yaku: ['suuankou 1'],
      dora: 0,
      han: null,
      points: 32_000,
      deltas: [-16_000, 32_000, -8_000, -8_000],
      cites: ['yaku.suuankou'],
      omits: ['yaku.riichi', 'dora.indicator', 'dora.ura'],
    },
  );

  scores(
    RULES,
    'wdmc-4.1.7.1-01',
    'suuankou by own draw of the fourth set',
    '222m555p77799s33z',
    { tsumo: '9s', seat: 'E' },
    { yaku: ['suuankou 1'], points: 48_000, deltas: [48_000, -16_000, -16_000, -16_000] },
  );
  clause(
    ['wdmc-4.1.7.5-01', 'wdmc-4.1.7.4-01', 'W27'],
    'there is no liability: who fed the last set pays like anybody else',
    () => {
      const fed = { tsumo: '5s', liable: { daisangen: 'N' } } as const;
      expect(scored(RULES, `46s99p${DRAGONS}`, fed).deltas).toEqual([
        -16_000, 32_000, -8_000, -8_000,
      ]);
      const ron = { ron: '9p', from: 'W', liable: { daisuushii: 'N' } } as const;
      expect(scored(RULES, `9p${WINDS}[444z^]`, ron).deltas).toEqual([0, 32_000, -32_000, 0]);
    },
  );
  scores(
    RULES,
    'wdmc-4.1.7.6-01',
    'three consecutive sets and another are no suurenkou',
    '55p99m[222p^][333p<][444p>]',
    { ron: '9m' },
    { yaku: ['toitoi 2', 'sanrenkou 2'], han: 4, fu: 30, points: 7_700 },
  );
  scores(
    RULES,
    'wdmc-4.1.7.8-01',
    'five bamboo spoils ryuuiisou',
    '66688s66z[345s<][234s<]',
    { ron: '8s' },
    { yaku: ['honitsu 2'], limit: null },
  );
});

describe('4.1.7.9 Kokushi and a closed kan', () => {
  const lacking = '19m19p1s1234567z1m';
  clause(
    ['wdmc-4.1.7.9-02', 'W41', 'T43'],
    'the missing tile may be taken from a closed kan',
    () => {
      expect(RULES['kan.robConcealed']).toBe('thirteenOrphans');
      const rob = { ron: '9s', chankan: true, from: 'W' } as const;
      expectScore(scored(RULES, lacking, rob), {
        yaku: ['kokushi 1'],
        points: 32_000,
        deltas: [0, 32_000, -32_000, 0],
      });
    },
  );
  clause(['W41', 'T43'], 'two who lack the same tile are both paid', () => {
    const claims = {
      discarder: 2,
      callers: [1, 3],
      counters: 0,
      carried: 0,
      inRiichi: [],
    } as const;
    const paid = shareTable(claims, RULES).map(({ seat }) => {
      const wind = seat === 1 ? 'S' : 'N';
      return scored(RULES, lacking, { ron: '9s', chankan: true, from: 'W', seat: wind }).deltas;
    });
    expect(paid).toEqual([
      [0, 0, -32_000, 32_000],
      [0, 32_000, -32_000, 0],
    ]);
  });
});

describe('4.1.7.10 Churen poutou', () => {
  for (const suit of ['m', 'p', 's']) {
    clause(
      'wdmc-4.1.7.10-01',
      `any tile of the suit completes it, for one yakuman: ${suit}`,
      () => {
        for (const rank of '123456789') {
          const { yakuman, points } = scored(RULES, `1112345678999${suit}`, {
            ron: `${rank}${suit}`,
          });
          expect(yakuman).toEqual([{ id: 'chuuren_poutou', units: 1 }]);
          expect(points).toBe(32_000);
        }
      },
    );
  }
  yakuman(`
    4.1.7.10-01 | completed by a tile that was missing | 1112235678999p | 4p | chuuren_poutou`);
  scores(
    RULES,
    'wdmc-4.1.7.10-01',
    'a closed kan spoils it: full flush only',
    '2345678999m[1111m]',
    { ron: '5m' },
    {
      yaku: ['chinitsu 6'],
      han: 6,
      limit: 'haneman',
      points: 12_000,
      omits: ['yaku.chuuren_poutou'],
    },
  );
  refuses(
    RULES,
    'wdmc-4.1.7.10-01',
    'a tile of another suit does not complete it',
    '1112345678999m',
    { ron: '5p' },
    'notComplete',
  );
});

describe('4.1.7.12 to 4.1.7.14 The first turn', () => {
  const KAN = '123m789m46s99p[5555p]';
  const first = { firstTurn: true } as const;
  const cases: readonly (readonly [string, string, string, Circumstances, number[]])[] = [
    [
      'wdmc-4.1.7.12-01',
      'tenhou',
      PLAIN,
      { tsumo: '5s', seat: 'E' },
      [48_000, -16_000, -16_000, -16_000],
    ],
    [
      'wdmc-4.1.7.12-01',
      'tenhou of seven pairs',
      '1199m2288p3377s5z',
      { tsumo: '5z', seat: 'E' },
      [48_000, -16_000, -16_000, -16_000],
    ],
    ['wdmc-4.1.7.13-01', 'chihou', PLAIN, { tsumo: '5s' }, [-16_000, 32_000, -8_000, -8_000]],
    [
      'wdmc-4.1.7.13-01',
      'chihou of seven pairs',
      '1199m2288p3377s5z',
      { tsumo: '5z', seat: 'N' },
      [-16_000, -8_000, -8_000, 32_000],
    ],
    ['wdmc-4.1.7.14-01', 'renhou', PLAIN, { ron: '5s', from: 'E' }, [-32_000, 32_000, 0, 0]],
    [
      'wdmc-4.1.7.14-01',
      'renhou of seven pairs',
      '1199m2288p3377s5z',
      { ron: '5z', seat: 'N', from: 'W' },
      [0, 0, -32_000, 32_000],
    ],
  ];
  for (const [id, title, hand, how, deltas] of cases) {
    const yaku = title.split(' ')[0]!.replace('chihou', 'chiihou');
    clause(id === 'wdmc-4.1.7.14-01' ? [id, 'wdmc-p1-17'] : id, `${title}: ${hand}`, () => {
      const result = scored(RULES, hand, { ...how, ...first });
      expect(result.yakuman).toEqual([{ id: yaku, units: 1 }]);
      expect(result.deltas).toEqual(deltas);
      expect(result.trace.map(({ rule }) => rule)).toContain(`yaku.${yaku}`);
    });
  }
  for (const [id, seat, name] of [
    ['wdmc-4.1.7.12-02', 'E', 'tenhou'],
    ['wdmc-4.1.7.13-03', 'S', 'chihou'],
  ] as const) {
    clause(id, `no ${name} on the replacement tile of an own closed quad`, () => {
      const how = { tsumo: '5s', rinshan: true, seat } as const;
      expect(checkWin(makeWin(KAN, { ...how, ...first }), RULES)).toMatchObject([
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
      expectScore(scored(RULES, PLAIN, { tsumo: '5s' }), {
        yaku: ['menzen_tsumo'],
        han: 1,
        fu: 30,
      });
      expectScore(scored(RULES, PLAIN, { tsumo: '5s', ...first }), {
        yaku: ['chiihou'],
        deltas: [-16_000, 32_000, -8_000, -8_000],
      });
    },
  );
  clause(
    ['wdmc-4.1.7.14-02', 'T21', 'W10'],
    'renhou: once a call has been made the hand needs another yaku',
    () => {
      expect(refusalOf(RULES, PLAIN, { ron: '5s', from: 'E', ...first })).toBeNull();
      expect(refusalOf(RULES, PLAIN, { ron: '5s', from: 'E' })).toBe('noYaku');
    },
  );
  clause('wdmc-4.1.7.14-01', 'renhou is not for the dealer', () => {
    const win = makeWin(PLAIN, { ron: '5s', seat: 'E', ...first });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'firstTurn' }]);
  });
});

describe('4.1.7.15 Paarenchan', () => {
  const dealer = { tsumo: '5s', seat: 'E', riichi: true } as const;
  scores(
    RULES,
    ['wdmc-4.1.7.15-01', 'wdmc-p1-17', 'T22', 'W11'],
    'eight bonus sticks: yakuman, and the sticks are paid',
    PLAIN,
    { ...dealer, counters: 8 },
    {
      yaku: ['paarenchan 1'],
      limit: 'yakuman',
      points: 48_000,
      deltas: [50_400, -16_800, -16_800, -16_800],
      cites: ['yaku.paarenchan', 'payment.counter'],
    },
  );
  scores(
    RULES,
    ['wdmc-4.1.7.15-01', 'W11'],
    'on a discard',
    PLAIN,
    { ron: '5s', seat: 'E', from: 'W', riichi: true, counters: 8 },
    { yaku: ['paarenchan 1'], deltas: [50_400, 0, -50_400, 0] },
  );
  for (const counters of [7, 9]) {
    scores(
      RULES,
      ['wdmc-4.1.7.15-01', 'T22', 'W11'],
      `not with ${counters} bonus sticks`,
      PLAIN,
      { ...dealer, counters },
      { yaku: ['riichi', 'menzen_tsumo'], han: 2, fu: 30, points: 3_000 },
    );
  }
  scores(
    RULES,
    'wdmc-4.1.7.15-01',
    'only for the dealer',
    PLAIN,
    { tsumo: '5s', riichi: true, counters: 8 },
    { yaku: ['riichi', 'menzen_tsumo'], han: 2, deltas: [-1_800, 4_400, -1_300, -1_300] },
  );
  refuses(
    RULES,
    'wdmc-4.1.7.15-01',
    'it needs another yaku and is none by itself',
    PLAIN,
    { ron: '5s', seat: 'E', counters: 8 },
    'noYaku',
  );
  clause('wdmc-4.1.7.15-01', 'with another yakuman it is still one', () => {
    const win = makeWin(`46s99p${DRAGONS}`, { ron: '5s', seat: 'E', counters: 8 });
    expect(score(win, RULES)).toMatchObject({
      ok: true,
      value: { yakuman: [{ id: 'daisangen' }, { id: 'paarenchan' }], points: 48_000 },
    });
  });
});
