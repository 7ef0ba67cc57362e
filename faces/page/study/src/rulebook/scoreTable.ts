// The score table of a rulebook: every cell is the engine's, and a cell that no hand can reach is left empty.

import { type ExampleWin, winOfExample } from '@hanchan/kit/yakuList/exampleWin.ts';
import type { RuleValues, YakuValue } from '@hanchan/rules';
import {
  basePoints,
  evaluate,
  LIMIT_BASE,
  LIMITS,
  type Limit,
  limitOf,
  ronPoints,
  tsumoPoints,
} from '@hanchan/score';

export type Winner = 'nonDealer' | 'dealer';
export const WINNERS = ['nonDealer', 'dealer'] as const satisfies readonly Winner[];

export interface Payment {
  /** All of it, from the discarder. */
  readonly ron: number | null;
  /** From each non-dealer. */
  readonly share: number | null;
  /** From the dealer; null where the dealer wins. */
  readonly dealerShare: number | null;
}

export interface Cell extends Payment {
  readonly han: number;
  readonly limit: Limit | null;
}

export interface FuRow {
  readonly fu: number;
  readonly cells: readonly Cell[];
}

export interface LimitRow extends Payment {
  readonly limit: Limit;
  /** From so many han on; null where only named yaku reach it. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Beyond this a hand of one or two han has no more fu. */
const LAST_FU = 110;

function payment(base: number, winner: Winner, rules: RuleValues): Payment {
  const isDealer = winner === 'dealer';
  return {
    ron: ronPoints(base, isDealer, rules),
    share: tsumoPoints(base, isDealer ? 2 : 1, rules),
    dealerShare: isDealer ? null : tsumoPoints(base, 2, rules),
  };
}

const hanOf = (value: YakuValue): number | null =>
  typeof value === 'object' && 'han' in value ? value.han : null;

interface Reach {
  readonly ron: number;
  readonly tsumo: number;
}
const NEVER = Number.POSITIVE_INFINITY;

/** From how many han on a hand of these fu can be had. Pairs and pinfu have fu that no other hand has. */
function reachOf(fu: number, rules: RuleValues): Reach {
  const draw = hanOf(rules['yaku.menzen_tsumo']) ?? 0;
  if (fu === rules['fu.sevenPairs'] && fu % rules['fu.roundTo'] !== 0) {
    const pairs = hanOf(rules['yaku.chiitoitsu']);
    if (pairs === null || !rules['win.sevenPairs']) return { ron: NEVER, tsumo: NEVER };
    return { ron: pairs, tsumo: pairs + draw };
  }
  if (fu > rules['fu.base']) return { ron: 1, tsumo: 1 };
  const pinfu = hanOf(rules['yaku.pinfu']);
  const isBareDraw =
    pinfu !== null && (!rules['fu.selfDrawWithPinfu'] || rules['fu.selfDraw'] === 0);
  const isBareRon = rules['fu.closedRon'] === 0 || rules['fu.openPinfu'] === 0;
  return { ron: isBareRon ? 1 : NEVER, tsumo: isBareDraw ? pinfu! + draw : NEVER };
}

/** Empty where a rulebook counts no fu. */
export function fuRows(rules: RuleValues, winner: Winner): readonly FuRow[] {
  if (rules['score.model'] === 'flat') return [];
  const step = rules['fu.roundTo'];
  const fus = new Set<number>();
  for (let fu = Math.ceil(rules['fu.base'] / step) * step; fu <= LAST_FU; fu += step) fus.add(fu);
  if (rules['win.sevenPairs'] && rules['fu.sevenPairs'] > 0) fus.add(rules['fu.sevenPairs']);
  const columns = Array.from({ length: rules['score.limits'].mangan - 1 }, (_, i) => i + 1);
  return [...fus]
    .sort((a, b) => a - b)
    .map((fu) => {
      const reach = reachOf(fu, rules);
      const cells = columns.map((han): Cell => {
        const paid = payment(basePoints(han, fu, rules), winner, rules);
        const isDrawn = han >= reach.tsumo;
        return {
          han,
          limit: limitOf(han, fu, rules),
          ron: han >= reach.ron ? paid.ron : null,
          share: isDrawn ? paid.share : null,
          dealerShare: isDrawn ? paid.dealerShare : null,
        };
      });
      return { fu, cells };
    });
}

export function limitRows(rules: RuleValues, winner: Winner): readonly LimitRow[] {
  if (rules['score.model'] === 'flat') return [];
  const { mangan, haneman, baiman, sanbaiman } = rules['score.limits'];
  const counted = rules['score.countedYakuman'] || null;
  const starts = [mangan, haneman, baiman, sanbaiman, counted];
  return LIMITS.map((limit, i) => ({
    limit,
    from: starts[i]!,
    to: starts[i + 1] == null ? null : starts[i + 1]! - 1,
    ...payment(LIMIT_BASE[limit], winner, rules),
  }));
}

/** Four sets and a pair that every rulebook takes. */
const ANY_HAND = { hand: '345678m111p99p56s', tile: '7s' } as const;

/** What every win pays where hands are worth the same, by an evaluated hand. */
export function flatPayment(rules: RuleValues, winner: Winner): Payment | null {
  if (rules['score.model'] !== 'flat') return null;
  const seat = winner === 'dealer' ? 'E' : 'S';
  const deltas = (by: ExampleWin['by']) => {
    const value = evaluate(winOfExample({ ...ANY_HAND, by, seat }), rules);
    return value.ok ? value.value.deltas : null;
  };
  const won = deltas('ron');
  const drawn = deltas('tsumo');
  const paid = (seat: number) => (drawn === null ? null : -drawn[seat]!);
  return {
    ron: won === null ? null : won[winner === 'dealer' ? 0 : 1]!,
    share: paid(2),
    dealerShare: winner === 'dealer' ? null : paid(0),
  };
}
