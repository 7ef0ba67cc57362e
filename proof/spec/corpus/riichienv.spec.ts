// 816 wins of RiichiEnv (Mahjong Soul wins and made-up yakuman): yaku, han and fu.

import { WINDS } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  DOUBLE_YAKUMAN,
  expectAgreement,
  isYakuId,
  type Outcome,
  tenhouWith,
} from '../support/corpus.ts';
import { hasShared, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';

const FILE = 'data/fixtures/riichienv_agari_4p.jsonl.gz';

interface RiichiEnvWin {
  readonly melds: readonly { readonly type: string; readonly tiles: readonly string[] }[];
  readonly conditions: {
    readonly tsumo: boolean;
    readonly riichi: boolean;
    readonly double_riichi: boolean;
    readonly player_wind: number;
    readonly round_wind: number;
  };
  readonly expected: {
    readonly han: number;
    readonly fu: number;
    readonly yakuNames: readonly string[];
  };
}

const RULES = tenhouWith(DOUBLE_YAKUMAN);

/** Seats of discarders are not told apart from the winner's, and change nothing here. */
function formOf(win: RiichiEnvWin): unknown {
  const { conditions, melds } = win;
  const { tsumo, riichi, double_riichi: doubleRiichi, player_wind: seat } = conditions;
  return {
    ...conditions,
    ...win,
    riichi: riichi && !doubleRiichi,
    doubleRiichi,
    ron: !tsumo,
    from: tsumo ? null : (seat + 2) % 4,
    seatWind: WINDS[seat],
    roundWind: WINDS[conditions.round_wind],
    melds: melds.map((meld) => ({ ...meld, from: (seat + 3) % 4 })),
  };
}

/** A yakuman is written as 13 han. */
function expectedOf({ expected }: RiichiEnvWin): Outcome {
  const { han, fu, yakuNames } = expected;
  const names = [...yakuNames].sort();
  const isYakuman = yakuNames.some(
    (id) => isYakuId(id) && 'yakuman' in Object(RULES[`yaku.${id}`]),
  );
  return isYakuman ? { names, units: han / 13, limit: 'yakuman' } : { names, units: 0, han, fu };
}

describe.skipIf(!hasShared)(`816 wins of RiichiEnv${sharedNote}`, () => {
  test('none differs', () => {
    const wins = readJsonl<RiichiEnvWin>(sharedPath(FILE));
    expect(wins).toHaveLength(816);
    expectAgreement(
      wins.map((win, i) => ({
        name: String(i),
        form: formOf(win),
        rules: RULES,
        expected: expectedOf(win),
      })),
    );
  });
});
