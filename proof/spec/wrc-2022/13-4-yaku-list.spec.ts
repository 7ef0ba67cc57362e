// Annex 13.4: the yaku list, row by row as printed, and for each a closed and an open hand.
// Closed-only yaku are shown with the same pattern in an open hand: it is not given there.

import { type RuleKey, YAKU_IDS, type YakuId, type YakuValue } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin, score } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, makeWin, scored } from '../support/scoring.ts';

const RULES = WRC_2022.values;
const CLOSED_ONLY = 'wrc-13.4-01';
const SAME = 'wrc-13.4-02';
const ONE_LESS = 'wrc-13.4-03';
const MANGAN = 'wrc-13.4-04';
const YAKUMAN_CLOSED = 'wrc-13.4-05';
const YAKUMAN_OPEN = 'wrc-13.4-06';

/** Clause, yaku, closed and open han as printed; M mangan, Y yakuman, - not given. */
const LIST = `
  ${CLOSED_ONLY}    riichi           1 -
  ${CLOSED_ONLY}    ippatsu          1 -
  ${CLOSED_ONLY}    menzen_tsumo     1 -
  ${CLOSED_ONLY}    pinfu            1 -
  ${CLOSED_ONLY}    iipeikou         1 -
  ${SAME}           tanyao           1 1
  ${SAME}           seat_wind        1 1
  ${SAME}           round_wind       1 1
  ${SAME}           haku             1 1
  ${SAME}           hatsu            1 1
  ${SAME}           chun             1 1
  ${SAME}           chankan          1 1
  ${SAME}           rinshan          1 1
  ${SAME}           haitei           1 1
  ${SAME}           houtei           1 1
  ${CLOSED_ONLY}    double_riichi    2 -
  ${CLOSED_ONLY}    chiitoitsu       2 -
  ${ONE_LESS}       ittsu            2 1
  ${ONE_LESS}       sanshoku_doujun  2 1
  ${ONE_LESS}       chanta           2 1
  ${SAME}           toitoi           2 2
  ${SAME}           sanshoku_doukou  2 2
  ${SAME}           sanankou         2 2
  ${SAME}           sankantsu        2 2
  ${SAME}           honroutou        2 2
  ${SAME}           shousangen       2 2
  ${CLOSED_ONLY}    ryanpeikou       3 -
  ${ONE_LESS}       honitsu          3 2
  ${ONE_LESS}       junchan          3 2
  ${MANGAN}         renhou           M -
  ${ONE_LESS}       chinitsu         6 5
  ${YAKUMAN_CLOSED} tenhou           Y -
  ${YAKUMAN_CLOSED} chiihou          Y -
  ${YAKUMAN_CLOSED} kokushi          Y -
  ${YAKUMAN_CLOSED} chuuren_poutou   Y -
  ${YAKUMAN_CLOSED} suuankou         Y -
  ${YAKUMAN_OPEN}   suukantsu        Y Y
  ${YAKUMAN_OPEN}   ryuuiisou        Y Y
  ${YAKUMAN_OPEN}   chinroutou       Y Y
  ${YAKUMAN_OPEN}   tsuuiisou        Y Y
  ${YAKUMAN_OPEN}   daisangen        Y Y
  ${YAKUMAN_OPEN}   shousuushii      Y Y
  ${YAKUMAN_OPEN}   daisuushii       Y Y`;

const PLAIN = '789m123s567s11m24p';
const OPEN = '789m567s11m24p[123s<]';
const QUAD = '789m567s11m24p[8888p]';
const OPEN_QUAD = '789m567s11m24p[8888p^]';

/** How each yaku shows: a closed hand, and an open one with the same pattern. */
type Shown = readonly [string, Circumstances];
const HANDS: Readonly<Record<string, { closed: Shown; open?: Shown }>> = {
  riichi: {
    closed: [PLAIN, { ron: '3p', riichi: true }],
    open: [OPEN, { ron: '3p', riichi: true }],
  },
  ippatsu: {
    closed: [PLAIN, { ron: '3p', riichi: true, ippatsu: true }],
    open: [OPEN, { ron: '3p', riichi: true, ippatsu: true }],
  },
  double_riichi: {
    closed: [PLAIN, { ron: '3p', doubleRiichi: true }],
    open: [OPEN, { ron: '3p', doubleRiichi: true }],
  },
  menzen_tsumo: { closed: [PLAIN, { tsumo: '3p' }], open: [OPEN, { tsumo: '3p' }] },
  pinfu: {
    closed: ['23m567m345p678s99p', { ron: '4m' }],
    open: ['23m345p678s99p[567m<]', { ron: '4m' }],
  },
  iipeikou: {
    closed: ['112233m24p678s99s', { ron: '3p' }],
    open: ['112233m24p99s[678s<]', { ron: '3p' }],
  },
  tanyao: {
    closed: ['24p567s678s345m88p', { ron: '3p' }],
    open: ['24p678s345m88p[567s<]', { ron: '3p' }],
  },
  seat_wind: value('2'),
  round_wind: value('1'),
  haku: value('5'),
  hatsu: value('6'),
  chun: value('7'),
  chankan: {
    closed: [PLAIN, { ron: '3p', chankan: true }],
    open: [OPEN, { ron: '3p', chankan: true }],
  },
  rinshan: {
    closed: [QUAD, { tsumo: '3p', rinshan: true }],
    open: [OPEN_QUAD, { tsumo: '3p', rinshan: true }],
  },
  haitei: {
    closed: [PLAIN, { tsumo: '3p', lastTile: true }],
    open: [OPEN, { tsumo: '3p', lastTile: true }],
  },
  houtei: {
    closed: [PLAIN, { ron: '3p', lastTile: true }],
    open: [OPEN, { ron: '3p', lastTile: true }],
  },
  chiitoitsu: { closed: ['1122m3344p5566s7z', { ron: '7z' }] },
  ittsu: {
    closed: ['123456p79p234s99m', { ron: '8p' }],
    open: ['123456p79p99m[234s<]', { ron: '8p' }],
  },
  sanshoku_doujun: {
    closed: ['234m234p24s678s99m', { ron: '3s' }],
    open: ['234m234p24s99m[678s<]', { ron: '3s' }],
  },
  chanta: {
    closed: ['12m789p111s99p333z', { ron: '3m' }],
    open: ['12m111s99p333z[789p<]', { ron: '3m' }],
  },
  toitoi: {
    closed: ['555p88s99m222m333z', { ron: '8s' }],
    open: ['555p88s99m222m[333z<]', { ron: '8s' }],
  },
  sanshoku_doukou: {
    closed: ['555m555p555s24m99s', { ron: '3m' }],
    open: ['24m99s555s[555m^][555p^]', { ron: '3m' }],
  },
  sanankou: {
    closed: ['222m444p999s24p77z', { ron: '3p' }],
    open: ['222m444p999s7z[123s<]', { ron: '7z' }],
  },
  sankantsu: {
    closed: ['24m99s[2222p][5555s][8888m]', { ron: '3m' }],
    open: ['24m99s[2222p^][5555s][8888m]', { ron: '3m' }],
  },
  honroutou: {
    closed: ['1199m1199p11s11z7z', { ron: '7z' }],
    open: ['111s7z[111m^][999p<][333z^]', { ron: '7z' }],
  },
  shousangen: {
    closed: ['12m456p77z555z666z', { ron: '3m' }],
    open: ['12m456p77z555z[666z^]', { ron: '3m' }],
  },
  ryanpeikou: {
    closed: ['112233m445566p7s', { ron: '7s' }],
    open: ['123m445566p7s[123m<]', { ron: '7s' }],
  },
  honitsu: {
    closed: ['123m456m68m99m444z', { ron: '7m' }],
    open: ['123m68m99m444z[456m<]', { ron: '7m' }],
  },
  junchan: {
    closed: ['12m789m123p999s11s', { ron: '3m' }],
    open: ['12m789m999s11s[123p<]', { ron: '3m' }],
  },
  renhou: { closed: [PLAIN, { ron: '3p', firstTurn: true }] },
  chinitsu: {
    closed: ['222m456m68m999m55m', { ron: '7m' }],
    open: ['222m68m999m55m[456m<]', { ron: '7m' }],
  },
  tenhou: { closed: [PLAIN, { tsumo: '3p', firstTurn: true, seat: 'E' }] },
  chiihou: { closed: [PLAIN, { tsumo: '3p', firstTurn: true }] },
  kokushi: { closed: ['19m19p19s1234567z', { ron: '7z' }] },
  chuuren_poutou: {
    closed: ['1112345678999m', { ron: '5m' }],
    open: ['1112345678m[999m^]', { ron: '5m' }],
  },
  suuankou: {
    closed: ['222p555s88s33m777p', { tsumo: '8s' }],
    open: ['222p555s88s33m[777p^]', { tsumo: '8s' }],
  },
  suukantsu: {
    closed: ['9m[2222m][3333p][5555s][7777s]', { ron: '9m' }],
    open: ['9m[2222m^][3333p][5555s][7777s]', { ron: '9m' }],
  },
  ryuuiisou: {
    closed: ['234234666s88s44s', { ron: '8s' }],
    open: ['234666s88s44s[234s<]', { ron: '8s' }],
  },
  chinroutou: {
    closed: ['111999m111p99p11s', { ron: '9p' }],
    open: ['111999m99p11s[111p^]', { ron: '9p' }],
  },
  tsuuiisou: {
    closed: ['1122334455667z', { ron: '7z' }],
    open: ['333z4z[111z^][555z<][666z^]', { ron: '4z' }],
  },
  daisangen: {
    closed: ['555z666z777z12m99p', { ron: '3m' }],
    open: ['555z666z12m99p[777z^]', { ron: '3m' }],
  },
  shousuushii: {
    closed: ['111z222z333z44z12m', { ron: '3m' }],
    open: ['111z222z44z12m[333z^]', { ron: '3m' }],
  },
  daisuushii: {
    closed: ['111z222z333z444z9m', { ron: '9m' }],
    open: ['111z222z333z9m[444z^]', { ron: '9m' }],
  },
};

function value(rank: string): { closed: Shown; open: Shown } {
  return {
    closed: [`123m456p24s99s${rank.repeat(3)}z`, { ron: '3s' }],
    open: [`123m456p24s99s[${rank.repeat(3)}z^]`, { ron: '3s' }],
  };
}

/** What a hand gets for a yaku, as the list prints it. */
function given(id: YakuId, [hand, how]: Shown): string {
  const { yaku, yakuman, trace, limit } = scored(RULES, hand, how);
  const units = yakuman.find((found) => found.id === id)?.units;
  const found = yaku.find((one) => one.id === id);
  if (units === undefined && found === undefined) return '-';
  expect(trace.map(({ rule }) => rule)).toContain(`yaku.${id}` satisfies RuleKey);
  if (units !== undefined) return units === 1 ? 'Y' : `${units}Y`;
  return found!.han === null ? limit![0]!.toUpperCase() : String(found!.han);
}

/** A closed-only yaku in an open hand: refused, or won by something else. */
function givenOpen(id: YakuId, shown: Shown): string {
  const result = score(makeWin(...shown), RULES);
  if (!result.ok) return result.error.reason === 'noYaku' ? '-' : result.error.reason;
  return given(id, shown);
}

const printed = (value: YakuValue): readonly [string, string] => {
  if (value === 'absent') return ['-', '-'];
  if ('limit' in value) return ['M', '-'];
  if ('yakuman' in value) return ['Y', 'Y'];
  return [String(value.han), value.open === 0 ? '-' : String(value.open)];
};

const rows = LIST.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [string, YakuId, string, string]);

for (const [clauseId, id, closed, open] of rows) {
  const shown = HANDS[id]!;
  clause([clauseId, 'wrc-3.5-01'], `${id}: ${closed} closed, ${open} open`, () => {
    expect(given(id, shown.closed)).toBe(closed);
    if (shown.open !== undefined) expect(givenOpen(id, shown.open)).toBe(open);
    expect(printed(RULES[`yaku.${id}`])[0]).toBe(closed);
    if (closed !== 'Y') expect(printed(RULES[`yaku.${id}`])[1]).toBe(open);
  });
}

clause([SAME, YAKUMAN_OPEN, 'wrc-2-16'], 'nothing that the list does not name is a yaku', () => {
  const named = rows.map(([, id]) => id);
  expect(new Set(named).size).toBe(named.length);
  for (const id of YAKU_IDS.filter((one) => !named.includes(one))) {
    expect(RULES[`yaku.${id}`], id).toBe('absent');
  }
});

clause([MANGAN, YAKUMAN_CLOSED], 'the three Blessings are for closed hands without a quad', () => {
  const firstTurns: Circumstances[] = [{ ron: '3p' }, { tsumo: '3p' }, { tsumo: '3p', seat: 'E' }];
  for (const how of firstTurns) {
    for (const hand of [OPEN, QUAD]) {
      const problems = checkWin(makeWin(hand, { ...how, firstTurn: true }), RULES);
      expect(problems).toMatchObject([{ code: 'contradiction', field: 'firstTurn' }]);
    }
  }
});

clause('wrc-13.4-07', 'notes: what is added to what', () => {
  const hanOf = (hand: string, how: Circumstances) => scored(RULES, hand, how).han;
  expect(hanOf(PLAIN, { ron: '3p', riichi: true, ippatsu: true })).toBe(2);
  expect(hanOf(PLAIN, { ron: '3p', doubleRiichi: true })).toBe(2);
  expect(hanOf(PLAIN, { ron: '3p', doubleRiichi: true, ippatsu: true })).toBe(3);
  expect(hanOf(...HANDS['honroutou']!.open!)).toBe(2 + 2);
  expect(hanOf(...HANDS['honroutou']!.closed)).toBe(2 + 2);
  expect(hanOf(...HANDS['shousangen']!.open!)).toBe(2 + 2);
});
