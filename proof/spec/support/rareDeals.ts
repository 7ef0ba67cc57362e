// Deals that chance brings too rarely, laid out by hand and played: a yaku or a kind of draw, the hands that
// lead to it, and what is done. Each is played under the first rulebook that knows it.

import type { DrawReason, GameEvent } from '@hanchan/game';
import type { YakuId } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { type Setup, Table } from './playTable.ts';

/** East discards the tile on which all three others win. */
export const TRIPLE_RON = {
  hands: {
    E: '1199m1199s12345z',
    S: '234567m22s46p678s',
    W: '345678m33s46p234s',
    N: '234m678m44s46p567s',
  },
  draws: '5p',
} as const satisfies Setup;

interface RareDeal {
  readonly what: YakuId | DrawReason;
  readonly setup: Setup;
  readonly commands: readonly string[];
}

/** East draws the winning tile later than on the first turn. */
const tsumo = (what: YakuId, hand: string, draws: string, more: Setup = {}): RareDeal => ({
  what,
  setup: { hands: { E: hand }, draws, discards: { E: '9p' }, ...more },
  commands: ['E tsumo'],
});

const NOTHING = '147m258p369s1234z';
const NEITHER = '258m369p147s1567z';

const RARE_DEALS: readonly RareDeal[] = [
  {
    what: 'double_riichi',
    setup: { hands: { E: '123456789m11p23s', S: NOTHING }, draws: '5z1s' },
    commands: ['E riichi 5z', 'S discards 1s', 'E ron'],
  },
  tsumo('sanshoku_doukou', '222m222p222s45m99p', '6m'),
  tsumo('sankantsu', '45m99p[1111m][2222p][3333s]', '6m'),
  tsumo('sanrenkou', '222333444p45m99s', '6m'),
  tsumo('honroutou', '999m111p99s11z[111m^]', '1z'),
  tsumo('ryanpeikou', '223344m667788p9s', '9s'),
  tsumo('chinitsu', '1233456778899m', '9m'),
  {
    what: 'nagashi_mangan',
    setup: {
      hands: { E: NOTHING, S: NEITHER },
      draws: '9p',
      live: 0,
      discards: { E: '19m', S: '5p', W: '5p', N: '5p' },
    },
    commands: ['E discards 9p'],
  },
  {
    what: 'renhou',
    setup: { hands: { E: NEITHER, S: '123456789m11p23s' }, draws: '1s' },
    commands: ['E discards 1s', 'S ron'],
  },
  {
    what: 'tenhou',
    setup: { hands: { E: '123456789m11p23s' }, draws: '1s' },
    commands: ['E tsumo'],
  },
  {
    what: 'chiihou',
    setup: { hands: { E: NEITHER, S: '123456789m11p23s' }, draws: '7z1s' },
    commands: ['E discards 7z', 'S tsumo'],
  },
  tsumo('kokushi', '19m19p19s1234566z', '7z'),
  tsumo('kokushi_13men', '19m19p19s1234567z', '7z'),
  tsumo('chuuren_poutou', '1112345678899m', '9m'),
  tsumo('junsei_chuuren_poutou', '1112345678999m', '9m'),
  tsumo('suuankou', '111m222p333s44z55z', '5z'),
  tsumo('suuankou_tanki', '111m222p333s444z5z', '5z'),
  tsumo('suukantsu', '5z[1111m][2222p][3333s][4444z]', '5z'),
  tsumo('ryuuiisou', '22334466888s66z', '6z'),
  tsumo('chinroutou', '111m999m111p99p99s', '9s'),
  tsumo('tsuuiisou', '11122233344z55z', '5z'),
  tsumo('shousuushii', '11122233344z23m', '4m'),
  tsumo('daisuushii', '11122233344z55p', '4z'),
  tsumo('suurenkou', '22233344455m99p', '5m'),
  tsumo('daisangen', '23m99p555666777z', '4m'),
  tsumo('shousangen', '23m789p55566677z', '4m'),
  tsumo('junchan', '123789m7899p123s', '9p'),
  tsumo('chanta', '123789m11z99p123s', '9p'),
  tsumo('haitei', '123456789m11p23s', '1s', { live: 0 }),
  {
    what: 'houtei',
    setup: { hands: { E: NEITHER, S: '123456789m11p23s' }, draws: '1s', live: 0 },
    commands: ['E discards 1s', 'S ron'],
  },
  {
    what: 'rinshan',
    setup: { hands: { E: '111z234567m99p23s' }, draws: '1z', replacements: '1s' },
    commands: ['E kan 1z', 'E tsumo'],
  },
  {
    what: 'chankan',
    setup: {
      hands: { E: '123m789m1199s[555p^]', S: '234567m22s46p678s', W: NOTHING },
      draws: '5p',
    },
    commands: ['E kan 5p', 'S ron'],
  },
  tsumo('paarenchan', '123456789m11p23s', '1s', { counters: 8 }),
  {
    what: 'fourWinds',
    setup: {
      hands: { E: NOTHING, S: '258m369p147s1467z', W: '369m147p258s2467z', N: '147m369p258s4555z' },
      draws: '8s8s9s9s9s',
    },
    commands: ['E discards 4z', 'S discards 4z', 'W discards 4z', 'N discards 4z'],
  },
  {
    what: 'nineTerminals',
    setup: { hands: { E: '19m19p19s1234566z' }, draws: '8m' },
    commands: ['E nine'],
  },
  {
    what: 'fourKans',
    setup: {
      hands: { E: '444p123s5p[1111m][2222m]', S: NEITHER, W: '124578s589p1s[3333m]' },
      draws: '4p',
    },
    commands: ['E kan 4p', 'E discards drawn'],
  },
  {
    what: 'fourRiichi',
    setup: {
      hands: {
        E: '123456789m11p23s',
        S: '234567m22s46p678s',
        W: '345678m33s46p234s',
        N: '234m678m44s46p567s',
      },
      draws: '7z',
      riichi: ['S', 'W', 'N'],
    },
    commands: ['E riichi 7z'],
  },
  {
    what: 'tripleRon',
    setup: TRIPLE_RON,
    commands: ['E discards 5p', 'S ron & W ron & N ron'],
  },
];

const names = (event: GameEvent): readonly string[] => {
  if (event.type === 'won') {
    return [...event.value.yaku, ...event.value.yakuman].map(({ id }) => id);
  }
  if (event.type !== 'drawn') return [];
  return event.reason === 'nagashi' ? ['nagashi_mangan'] : [event.reason];
};

/** Plays them all; what it was laid out for must come of each. */
export function playRareDeals(hear: (event: GameEvent) => void): void {
  for (const { what, setup, commands } of RARE_DEALS) {
    const ruleset = RULESETS.find(({ values }) => {
      const yaku = (values as Readonly<Record<string, unknown>>)[`yaku.${what}`];
      return yaku === undefined
        ? values['draw.abortive'].some((reason) => reason === what)
        : yaku !== 'absent';
    });
    // A yaku that no shipped rulebook knows can be met only in a custom one.
    if (ruleset === undefined) throw new Error(`no rulebook knows ${what}`);
    const table = new Table(ruleset.values, setup);
    table.do(...commands);
    for (const event of table.events) hear(event);
    const came = table.events.flatMap(names);
    if (!came.includes(what)) throw new Error(`${ruleset.id}: ${came} instead of ${what}`);
  }
}
