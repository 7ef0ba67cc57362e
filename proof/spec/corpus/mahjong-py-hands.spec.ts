// The hands in the unit tests of MahjongRepository/mahjong (Python), each under the options it sets:
// yaku, han, fu, limit and payments, and the field for what it rejects as impossible.

import { formatTile, parseTiles, SEATS, type Seat, WINDS, type Wind } from '@hanchan/tiles';
import { describe, test } from 'vitest';
import { type Explained, expectAgreement, type Outcome, tenhouWith } from '../support/corpus.ts';
import {
  type Config,
  type Cost,
  changesOf,
  discarderTo,
  namedTests,
  paymentsOf,
  yakuIdOf,
} from '../support/mahjong-py.ts';
import { hasShared, sharedNote } from '../support/shared.ts';

const FILE = 'data/fixtures/mahjong_py_hands.jsonl.gz';

interface HandTest {
  readonly test: string;
  readonly closedTiles: string;
  readonly winTile: string;
  readonly melds: readonly { readonly type: string; readonly tiles: string }[];
  readonly doraIndicators: readonly string[];
  readonly uraIndicators: readonly string[];
  readonly config: Config;
  readonly expected: {
    readonly error: string | null;
    readonly han: number;
    readonly fu: number;
    readonly cost: Cost;
    readonly yaku: readonly { readonly name: string; readonly han: number }[];
  };
}

/** Its errors as ours: the field of the win that cannot be, or the reason why it scores nothing. */
const ERRORS: Readonly<Record<string, string>> = {
  winning_tile_not_in_hand: 'closedTiles',
  open_hand_riichi_not_allowed: 'riichi',
  open_hand_daburi_not_allowed: 'doubleRiichi',
  ippatsu_without_riichi_not_allowed: 'ippatsu',
  hand_not_winning: 'notComplete',
  no_yaku: 'noYaku',
  chankan_with_tsumo_not_allowed: 'chankan',
  rinshan_without_tsumo_not_allowed: 'rinshan',
  haitei_without_tsumo_not_allowed: 'haitei',
  houtei_with_tsumo_not_allowed: 'houtei',
  haitei_with_rinshan_not_allowed: 'haitei',
  houtei_with_chankan_not_allowed: 'houtei',
  tenhou_not_as_dealer_not_allowed: 'tenhou',
  tenhou_without_tsumo_not_allowed: 'tenhou',
  tenhou_with_meld_not_allowed: 'tenhou',
  chiihou_as_dealer_not_allowed: 'chiihou',
  chiihou_without_tsumo_not_allowed: 'chiihou',
  chiihou_with_meld_not_allowed: 'chiihou',
  renhou_as_dealer_not_allowed: 'renhou',
  renhou_with_tsumo_not_allowed: 'renhou',
  renhou_with_meld_not_allowed: 'renhou',
};

function tilesOf(text: string): string[] {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`${text}: no tiles`);
  return tiles.value.map(formatTile);
}

/** Where a wind is left open, one that is not in the hand; for a dealer's yakuman, the dealer's. */
function windsOf({ closedTiles, winTile, melds, config }: HandTest): { seat: Seat; round: Wind } {
  const hand = tilesOf([closedTiles, winTile, ...melds.map(({ tiles }) => tiles)].join(''));
  const isIdle = (wind: Wind) => !hand.includes(`${WINDS.indexOf(wind) + 1}z`);
  const { player_wind: seat, round_wind: round, is_tenhou: isTenhou, paarenchan } = config;
  const others: readonly Wind[] = isTenhou || paarenchan > 0 ? ['E'] : ['S', 'W', 'N'];
  const wind = seat === null ? (others.find(isIdle) ?? others[0]!) : WINDS[seat - 27]!;
  return {
    seat: SEATS[WINDS.indexOf(wind)]!,
    round: round === null ? (WINDS.find(isIdle) ?? 'E') : WINDS[round - 27]!,
  };
}

/** Indicators that make nothing dora in the hands that have ura without any above them. */
const IDLE_INDICATORS = ['1z', '2z', '5z', '6z'];

function formOf(one: HandTest): unknown {
  const { config, doraIndicators, uraIndicators } = one;
  const { seat, round } = windsOf(one);
  const missing = uraIndicators.length - doraIndicators.length;
  return {
    ...one,
    melds: one.melds.map(({ type, tiles }) => ({
      type,
      tiles: tilesOf(tiles),
      from: (seat + 3) % 4,
    })),
    doraIndicators: [...doraIndicators, ...IDLE_INDICATORS.slice(0, Math.max(0, missing))],
    seatWind: WINDS[seat],
    roundWind: round,
    tsumo: config.is_tsumo,
    ron: !config.is_tsumo,
    from: config.is_tsumo ? null : discarderTo(seat),
    riichi: config.is_riichi && !config.is_daburu_riichi,
    doubleRiichi: config.is_daburu_riichi,
    ippatsu: config.is_ippatsu,
    rinshan: config.is_rinshan,
    chankan: config.is_chankan,
    haitei: config.is_haitei,
    houtei: config.is_houtei,
    tenhou: config.is_tenhou,
    chiihou: config.is_chiihou,
    renhou: config.is_renhou,
    honba: config.paarenchan > 0 ? 8 : config.tsumi_number,
    riichiSticks: config.kyoutaku_number,
  };
}

/** A yakuman is written as 13 han, and as yaku unknown to us may be one too, those are known by that. */
function expectedOf(one: HandTest): Outcome {
  const { config, expected } = one;
  if (expected.error !== null) return { refused: ERRORS[expected.error] ?? expected.error };
  const isYakuman = expected.yaku.some(({ name, han }) => han >= 13 && !name.endsWith('Dora'));
  const worth = (unit: number) =>
    expected.yaku.map(({ name, han }) => `${yakuIdOf(name)} ${han / unit}`).sort();
  return {
    yaku: isYakuman ? [] : worth(1),
    yakuman: isYakuman ? worth(13) : [],
    han: isYakuman ? null : expected.han,
    fu: isYakuman ? null : expected.fu,
    ...paymentsOf(expected.cost, config.is_tsumo, windsOf(one).seat),
  };
}

const NUKI = 'Norths set aside are dora in three-player games, which we do not score.';
const LOCAL = 'A local yakuman in none of the documents.';

const EXPLAINED: readonly Explained[] = [
  {
    why: 'The tiles do not add up to a hand and a winning tile; we say so before we read them.',
    differs: ['refused'],
    cases: [
      '2 test_fix_not_correct_kan_handling',
      '28 test_win_tile_only_in_opened_meld',
      '127 test_is_agari_and_closed_kan',
    ],
  },
  {
    why: 'There is no kan in the hand, which comes first; with one, a rule says if it is the last tile.',
    differs: ['refused'],
    cases: ['14 test_haitei_with_rinshan'],
  },
  {
    why: "A dealer's yakuman without a seat: we make the winner dealer, it pays as to a non-dealer.",
    differs: ['points', 'deltas'],
    cases: [
      '16 test_tenhou_not_as_dealer',
      '167 test_is_tenhou_or_chiihou[tenhou]',
      '192 test_sextuple_yakuman',
      '195 test_kokushi_musou_multiple_yakuman',
      '198 test_kokushi_musou_multiple_yakuman',
      '214 test_paarenchan[1-26]',
      '215 test_paarenchan[4-65]',
    ],
  },
  {
    why: 'Open riichi is in none of the documents; the riichi in it counts as usual.',
    differs: ['yaku', 'han', 'points', 'deltas'],
    cases: ['66 test_is_open_riichi', '67 test_is_daburu_open_riichi'],
  },
  {
    why: 'Counted han make one yakuman at most; no document pays 26 han as two.',
    differs: ['points', 'deltas'],
    cases: ['130 test_kazoe_settings[no_limit]'],
  },
  {
    why: 'Two red fives of a suit: we know sets with one.',
    differs: ['refused'],
    cases: ['137 test_aka_dora', '138 test_aka_dora'],
  },
  {
    why: NUKI,
    differs: ['yaku', 'han', 'points', 'deltas'],
    cases: [
      '140 test_nuki_dora_with_dora_indicators[1-0-2]',
      '141 test_nuki_dora_with_dora_indicators[2-0-3]',
      '142 test_nuki_dora_with_dora_indicators[3-0-4]',
      '146 test_nuki_dora_with_dora_indicators[1-1-3]',
      '150 test_nuki_dora_with_dora_indicators[1-2-4]',
      '154 test_nuki_dora_with_ura_dora_indicators[1-0-2]',
      '155 test_nuki_dora_with_ura_dora_indicators[2-0-3]',
      '160 test_nuki_dora_with_ura_dora_indicators[1-1-3]',
    ],
  },
  {
    why: NUKI,
    differs: ['yaku', 'han', 'limit', 'points', 'deltas'],
    cases: [
      '143 test_nuki_dora_with_dora_indicators[4-0-5]',
      '147 test_nuki_dora_with_dora_indicators[2-1-5]',
      '148 test_nuki_dora_with_dora_indicators[4-1-9]',
      '151 test_nuki_dora_with_dora_indicators[4-4-21]',
      '156 test_nuki_dora_with_ura_dora_indicators[3-0-4]',
      '157 test_nuki_dora_with_ura_dora_indicators[4-0-5]',
      '161 test_nuki_dora_with_ura_dora_indicators[2-1-5]',
      '162 test_nuki_dora_with_ura_dora_indicators[4-1-9]',
      '164 test_nuki_dora_with_ura_dora_indicators[1-2-4]',
      '165 test_nuki_dora_with_ura_dora_indicators[4-4-21]',
    ],
  },
  {
    why: `${LOCAL} Seven stars, on top of all honours.`,
    differs: ['yakuman', 'points', 'deltas'],
    cases: ['173 test_is_tsuisou_and_daichisei'],
  },
  {
    why: `${LOCAL} Two to eight twice in one suit.`,
    differs: ['yaku', 'yakuman', 'han', 'fu', 'limit', 'points', 'deltas'],
    cases: ['204 test_is_daisharin', '206 test_is_daichikurin', '208 test_is_daisuurin'],
  },
  {
    why: `${LOCAL} Feeding an open riichi.`,
    differs: ['yaku', 'yakuman', 'han', 'fu', 'limit', 'points', 'deltas'],
    cases: ['209 test_is_open_riichi_sashikomi'],
  },
  {
    why: `${LOCAL} Feeding an open riichi, on top of thirteen orphans.`,
    differs: ['yakuman', 'points', 'deltas'],
    cases: ['217 test_kokushi_sashikomi_with_daburu_riichi_and_open_riichi'],
  },
  {
    why: 'Blessing of man comes before any own discard, so it cannot follow riichi.',
    differs: ['refused'],
    cases: [
      '201 test_kokushi_musou_multiple_yakuman',
      '211 test_septuple_yakuman_enabled',
      '216 test_sextuple_yakuman_limit',
    ],
  },
  {
    why: 'Eight wins in a row raise a hand that can win, and let none win by themselves.',
    differs: ['refused'],
    cases: ['213 test_paarenchan_no_yaku_allowed'],
  },
];

describe.skipIf(!hasShared)(`219 hands of mahjong (Python)${sharedNote}`, () => {
  test('none differs but those explained', () => {
    expectAgreement(
      namedTests<HandTest>(FILE, 219).map(({ one, name }) => ({
        name,
        form: formOf(one),
        rules: tenhouWith(changesOf(one.config)),
        expected: expectedOf(one),
      })),
      EXPLAINED,
    );
  });
});
