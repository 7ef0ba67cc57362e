// Wins as the two fixtures of majiang-core give them: seats relative to the winner, yakuman as stars.

import type { RuleChanges } from '@hanchan/rules';
import { WINDS, type Wind } from '@hanchan/tiles';
import { DOUBLE_YAKUMAN, type Outcome, plainName } from './corpus.ts';

type Relative = 'shimocha' | 'toimen' | 'kamicha';

export interface MajiangWin {
  readonly closedTiles: string;
  readonly winTile: string | null;
  readonly tsumo: boolean;
  readonly ronFromRel: Relative | null;
  readonly melds: readonly {
    readonly type: string;
    readonly tiles: readonly string[];
    readonly called: string | null;
    readonly fromRel: Relative | null;
  }[];
  readonly seatWind: Wind;
  readonly expected: {
    readonly yaku: readonly { readonly name: string; readonly han: number | string }[];
    readonly han: number | null;
    readonly fu: number | null;
    readonly yakumanMultiple: number | null;
    readonly points: number;
    readonly deltasBySeatWind: readonly number[];
  } | null;
}

/** Its default rules, where they are not Tenhou's. */
export const MAJIANG_RULES: RuleChanges = {
  ...DOUBLE_YAKUMAN,
  'liability.scope': 'thatYakuman',
  'liability.counters': 'discarder',
};

/** With the dealer at seat 0, a seat is its wind. */
function seatOf(from: Relative | null, wind: Wind): number | null {
  if (from === null) return null;
  return (WINDS.indexOf(wind) + ['shimocha', 'toimen', 'kamicha'].indexOf(from) + 1) % 4;
}

export function formOf(win: MajiangWin): unknown {
  const { ronFromRel, seatWind, tsumo } = win;
  const melds = win.melds.map((meld) => ({ ...meld, from: seatOf(meld.fromRel, seatWind) }));
  const pao = [...liable(melds, '567', 3, 'daisangen'), ...liable(melds, '1234', 4, 'daisuushii')];
  return { ...win, ron: !tsumo, from: seatOf(ronFromRel, seatWind), melds, pao };
}

/** Who fed the last of so many sets of these honours. */
function liable(
  melds: readonly { readonly tiles: readonly string[]; readonly from: number | null }[],
  ranks: string,
  sets: number,
  yakuman: string,
): unknown[] {
  const fed = melds.filter(({ tiles: [tile = ''] }) => tile[1] === 'z' && ranks.includes(tile[0]!));
  const seat = fed.at(-1)?.from ?? null;
  return fed.length === sets && seat !== null ? [{ yakuman, seat }] : [];
}

export function outcomeOfMajiang(expected: NonNullable<MajiangWin['expected']>): Outcome {
  const isYakuman = expected.yakumanMultiple !== null;
  const yaku = expected.yaku.map(({ name, han }) => [plainName(name), han] as const);
  return {
    yaku: isYakuman ? [] : yaku.map(([id, han]) => `${id} ${han}`).sort(),
    yakuman: isYakuman ? yaku.map(([id, stars]) => `${id} ${String(stars).length}`).sort() : [],
    han: expected.han,
    fu: expected.fu,
    points: expected.points,
    deltas: expected.deltasBySeatWind,
  };
}
