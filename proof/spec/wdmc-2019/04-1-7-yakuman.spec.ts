// Part 3, 4.1.7.1 to 4.1.7.11: yakuman of tiles, each worth one and never more.

import { WDMC_2019 } from '@hanchan/rulesets';
import { shareTable } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectScore, scored } from '../support/scoring.ts';
import { rowsOf, table } from '../support/table.ts';
import { idsOf } from './tables.ts';

const RULES = WDMC_2019.values;
const DRAGONS = '[555z^][666z<][777z>]';
const WINDS = '[111z^][222z<][333z>]';

/** Won by South on West's discard for 32,000: ids | hand | tile | every yakuman in it | note. */
function yakumanTable(text: string): void {
  for (const [ids, hand, ron, list, note] of rowsOf(text)) {
    const found = list!.split(', ');
    clause(idsOf(ids!), note === undefined || note === '' ? list! : `${list}: ${note}`, () => {
      const result = scored(RULES, hand!, { ron: ron! });
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

describe('4.1.7 Yakuman', () => {
  yakumanTable(`
    4.1.7-01 4.1.7.7-01 T24 | 2244z${DRAGONS}                    | 4z | daisangen, tsuuiisou | paid as one
    4.1.7.1-01              | 222m555p777s999s3z                 | 3z | suuankou             | ron on the pair wait
    4.1.7.1-01 W45          | 222m999s3z[5555p][7777s]           | 3z | suuankou             | with closed quads
    4.1.7.2-01              | 9p[2222m^][7777p][3333z+<][8888s>] | 9p | suukantsu            |
    4.1.7.3-01              | 123m4z${WINDS}                     | 4z | shousuushii          |
    4.1.7.4-01              | 9p${WINDS}[444z^]                  | 9p | daisuushii           | single
    4.1.7.4-01              | 99p44z${WINDS}                     | 4z | daisuushii           | on the fourth wind
    4.1.7.5-01              | 46s99p${DRAGONS}                   | 5s | daisangen            |
    4.1.7.5-01              | 46s99p[5555z][666z<][777z>]        | 5s | daisangen            | with a quad
    4.1.7.6-01 p1-17        | 55p99m[222p^][333p<][444p>]        | 5p | suurenkou            |
    4.1.7.6-01 1.7-23       | 55p99m[222p^][3333p][444p>]        | 5p | suurenkou            | with a quad
    4.1.7.6-01              | 222333444555p9m                    | 9m | suuankou, suurenkou  | closed
    4.1.7.7-01              | 1133z[222z^][555z<][666z>]         | 3z | tsuuiisou            | four melds and a pair
    4.1.7.7-01              | 1122334455667z                     | 7z | tsuuiisou            | seven pairs
    4.1.7.8-01              | 2222334466688s                     | 8s | ryuuiisou            | without the dragon
    4.1.7.8-01              | 22334466688s66z                    | 6z | ryuuiisou            | with the dragon
    4.1.7.8-01              | 66688s66z[234s<][234s<]            | 8s | ryuuiisou            | open
    4.1.7.9-01              | 119m19p19s123456z                  | 7z | kokushi              | one wait
    4.1.7.9-01 T24          | 19m19p19s1234567z                  | 1m | kokushi              | thirteen waits, single
    4.1.7.10-01             | 1112235678999p                     | 4p | chuuren_poutou       | on the tile that was missing
    4.1.7.11-01             | 99s99p[111m^][999m<][111p>]        | 9s | chinroutou           |`);

  clause('wdmc-4.1.7-01', 'a yakuman is paid like a counted yakuman', () => {
    const counted = scored(RULES, '2233445566788p', { ron: '7p', riichi: true, ippatsu: true });
    expect(counted.yakuman).toEqual([]);
    expect(counted.points).toBe(32_000);
    expect(scored(RULES, `46s99p${DRAGONS}`, { ron: '5s' }).points).toBe(counted.points);
  });
  table(
    RULES,
    `
  wdmc-4.1.7-01   | nothing is added to a yakuman: neither other yaku nor dora | 222m555p77799s33z | tsumo 9s riichi ippatsu dora 8s ura 1m | suuankou 1 = yakuman 32000 [-16000 32000 -8000 -8000]   | -yaku.riichi -dora.indicator -dora.ura
  wdmc-4.1.7.1-01 | suuankou by own draw of the fourth set                     | 222m555p77799s33z | tsumo 9s by E                  | suuankou 1 = yakuman 48000 [48000 -16000 -16000 -16000]
`,
  );
  clause(
    ['wdmc-4.1.7.5-01', 'wdmc-4.1.7.4-01', 'W27'],
    'there is no liability: who fed the last set pays like anybody else',
    () => {
      const drawn = { tsumo: '5s', liable: { daisangen: 'N' } } as const;
      const usual = [-16_000, 32_000, -8_000, -8_000];
      expect(scored(RULES, `46s99p${DRAGONS}`, drawn).deltas).toEqual(usual);
      const ron = { ron: '9p', from: 'W', liable: { daisuushii: 'N' } } as const;
      expect(scored(RULES, `9p${WINDS}[444z^]`, ron).deltas).toEqual([0, 32_000, -32_000, 0]);
    },
  );
  table(
    RULES,
    `
  wdmc-4.1.7.6-01 | three consecutive sets and another are no suurenkou | 55p99m[222p^][333p<][444p>] | ron 9m | toitoi 2, sanrenkou 2 = 4 han 30 fu 7700 | -yaku.suurenkou
  wdmc-4.1.7.8-01 | five bamboo spoils ryuuiisou                        | 66688s66z[345s<][234s<]     | ron 8s | honitsu 2 = 2 han 30 fu 2000             | -yaku.ryuuiisou
`,
  );
});

describe('4.1.7.9 Kokushi and a closed kan', () => {
  const lacking = '119m19p1s1234567z';
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
    const table = { counters: 0, carried: 0, inRiichi: [] } as const;
    const winners = shareTable({ ...table, discarder: 2, callers: [1, 3] }, RULES);
    const paid = winners.map(({ seat }) => {
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
  table(
    RULES,
    `
  wdmc-4.1.7.10-01 | a closed kan spoils it: full flush only     | 2345678999m[1111m] | ron 5m | chinitsu 6 = 6 han haneman 12000 | -yaku.chuuren_poutou
  wdmc-4.1.7.10-01 | a tile of another suit does not complete it | 1112345678999m     | ron 5p | refused notComplete
`,
  );
});
