// The names and options of MahjongRepository/mahjong (Python), and what they are in ours.

import type { RuleChanges } from '@hanchan/rules';
import type { Limit } from '@hanchan/score';
import { SEATS, type Seat } from '@hanchan/tiles';
import { DOUBLE_YAKUMAN, type Outcome } from './corpus.ts';
import { readJsonl, sharedPath } from './shared.ts';

const YAKU: Readonly<Record<string, string>> = {
  Riichi: 'riichi',
  'Double Riichi': 'double_riichi',
  Ippatsu: 'ippatsu',
  'Menzen Tsumo': 'menzen_tsumo',
  Pinfu: 'pinfu',
  Tanyao: 'tanyao',
  Iipeiko: 'iipeikou',
  'Yakuhai (haku)': 'haku',
  'Yakuhai (hatsu)': 'hatsu',
  'Yakuhai (chun)': 'chun',
  'Rinshan Kaihou': 'rinshan',
  Chankan: 'chankan',
  'Haitei Raoyue': 'haitei',
  'Houtei Raoyui': 'houtei',
  Chiitoitsu: 'chiitoitsu',
  'Sanshoku Doujun': 'sanshoku_doujun',
  Ittsu: 'ittsu',
  Chantai: 'chanta',
  'Sanshoku Doukou': 'sanshoku_doukou',
  'San Ankou': 'sanankou',
  'San Kantsu': 'sankantsu',
  Toitoi: 'toitoi',
  Honroutou: 'honroutou',
  'Shou Sangen': 'shousangen',
  Ryanpeikou: 'ryanpeikou',
  Honitsu: 'honitsu',
  Junchan: 'junchan',
  Chinitsu: 'chinitsu',
  Renhou: 'renhou',
  'Renhou (yakuman)': 'renhou',
  Tenhou: 'tenhou',
  Chiihou: 'chiihou',
  'Kokushi Musou': 'kokushi',
  'Kokushi Musou Juusanmen Matchi': 'kokushi_13men',
  'Chuuren Poutou': 'chuuren_poutou',
  'Daburu Chuuren Poutou': 'junsei_chuuren_poutou',
  'Suu Ankou': 'suuankou',
  'Suu Ankou Tanki': 'suuankou_tanki',
  'Suu Kantsu': 'suukantsu',
  Ryuuiisou: 'ryuuiisou',
  Chinroutou: 'chinroutou',
  'Tsuu Iisou': 'tsuuiisou',
  Daisangen: 'daisangen',
  Shousuushii: 'shousuushii',
  'Dai Suushii': 'daisuushii',
  Paarenchan: 'paarenchan',
  Dora: 'dora',
  'Ura Dora': 'uradora',
  'Aka Dora': 'akadora',
};

/** Our id; the name itself where we have no such yaku. */
export function yakuIdOf(name: string): string {
  const wind = /^Yakuhai \((seat|round) wind/.exec(name);
  return wind === null ? (YAKU[name] ?? name) : `${wind[1]}_wind`;
}

interface Options {
  readonly has_open_tanyao: boolean;
  readonly has_aka_dora: boolean;
  readonly has_double_yakuman: boolean;
  /** 0: 13 han and more are one yakuman; 1: they stay sanbaiman; 2: 26 han are two, and so on. */
  readonly kazoe_limit: 0 | 1 | 2;
  readonly kiriage: boolean;
  readonly fu_for_open_pinfu: boolean;
  readonly fu_for_pinfu_tsumo: boolean;
  readonly renhou_as_yakuman: boolean;
}

export interface Config {
  readonly is_tsumo: boolean;
  readonly is_riichi: boolean;
  readonly is_ippatsu: boolean;
  readonly is_rinshan: boolean;
  readonly is_chankan: boolean;
  readonly is_haitei: boolean;
  readonly is_houtei: boolean;
  readonly is_daburu_riichi: boolean;
  readonly is_tenhou: boolean;
  readonly is_renhou: boolean;
  readonly is_chiihou: boolean;
  /** 27 to 30; null where the test does not care. */
  readonly player_wind: number | null;
  readonly round_wind: number | null;
  readonly is_dealer: boolean;
  /** How many yakuman eight wins in a row are worth here; 0 when this is no eighth. */
  readonly paarenchan: number;
  readonly kyoutaku_number: number;
  readonly tsumi_number: number;
  readonly options: Options;
}

/** The main payment is the discarder's, or on a self-drawn win the dealer's (to a dealer: everybody's). */
export interface Cost {
  readonly main: number;
  readonly additional: number;
  readonly main_bonus: number;
  readonly additional_bonus: number;
  readonly kyoutaku_bonus: number;
  readonly total: number;
  readonly yaku_level: string;
}

export function changesOf({ options, paarenchan }: Config): RuleChanges {
  return {
    ...(options.has_double_yakuman ? DOUBLE_YAKUMAN : {}),
    'yaku.tanyao': { han: 1, open: options.has_open_tanyao ? 1 : 0 },
    'tiles.redFives': options.has_aka_dora ? 'onePerSuit' : 'none',
    'score.countedYakuman': options.kazoe_limit === 1 ? 0 : 13,
    'score.roundUpToMangan': options.kiriage,
    'fu.openPinfu': options.fu_for_open_pinfu ? 2 : 0,
    'fu.selfDrawWithPinfu': options.fu_for_pinfu_tsumo,
    'yaku.renhou': options.renhou_as_yakuman ? { yakuman: 1 } : { han: 5, open: 0 },
    // The eight counters are on our table alone.
    ...(paarenchan > 0 ? { 'yaku.paarenchan': { yakuman: paarenchan }, 'payment.counter': 0 } : {}),
  };
}

/** `kiriage mangan` → `mangan`, `2x yakuman` → `yakuman`. */
export function limitOfLevel(level: string): Limit | null {
  const name = level.split(' ').at(-1)!;
  return name === '' ? null : (name as Limit);
}

/** Across from the winner: who discards is not told, and changes nothing. */
export const discarderTo = (winner: Seat): Seat => SEATS[(winner + 2) % 4]!;

/** With the dealer at seat 0. */
export function paymentsOf(cost: Cost, isTsumo: boolean, winner: Seat): Outcome {
  const { main_bonus: mainBonus, additional_bonus: bonus, kyoutaku_bonus: table, total } = cost;
  const pays = (seat: Seat) => {
    if (!isTsumo) return seat === discarderTo(winner) ? cost.main + mainBonus : 0;
    return seat === 0 ? cost.main + mainBonus : cost.additional + bonus;
  };
  const counters = isTsumo ? mainBonus + 2 * bonus : mainBonus;
  return {
    limit: limitOfLevel(cost.yaku_level),
    points: total - counters - table,
    deltas: SEATS.map((seat) => (seat === winner ? total : 0 - pays(seat))),
  };
}

/** The tests of a file, each with its number and its name. */
export function namedTests<T extends { readonly test: string }>(file: string, count: number) {
  const tests = readJsonl<T>(sharedPath(file));
  if (tests.length !== count) throw new Error(`${file} has ${tests.length} tests, not ${count}`);
  return tests.map((one, i) => ({ one, name: `${i} ${one.test.replace(/.*::/, '')}` }));
}
