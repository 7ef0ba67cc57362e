// Nagashi mangan: a drawn deal in which all of a player's discards were terminals and honours, none called.

import { type RuleValues, seatsOf } from '@hanchan/rules';
import { type BySeat, noPoints, type Seat } from '@hanchan/tiles';
import { winnersFact } from './applied.ts';
import { LIMIT_BASE } from './limits.ts';
import { deltasOf, newBill, type Points, settle } from './payments.ts';
import type { TraceLine } from './trace.ts';

/** What discards of terminals and honours alone are paid. */
export interface NagashiScore {
  readonly deltas: BySeat<number>;
  readonly trace: readonly TraceLine[];
}

/** What the players who have it are paid; null where the rulebook does not use it. */
export function scoreNagashi(
  winners: readonly Seat[],
  dealer: Seat,
  counters: number,
  rules: RuleValues,
): NagashiScore | null {
  if (rules['yaku.nagashi_mangan'] === 'absent' || winners.length === 0) return null;
  const areLosersAlone = rules['nagashi.several'] === 'losersOnly' && winners.length > 1;
  const paid = rules['nagashi.countsAs'] === 'win' ? counters : 0;
  const deltas: Points = noPoints();
  for (const winner of winners) {
    const each = areLosersAlone
      ? fromLosers(winner, winners, dealer, rules)
      : asSelfDraw(winner, dealer, paid, rules);
    for (const seat of seatsOf(rules)) deltas[seat] += each[seat];
  }
  const applied = { winners: winnersFact(winners.length) };
  const trace = winners.map(
    (): TraceLine => ({
      rule: 'yaku.nagashi_mangan',
      case: applied,
      effect: { limit: 'mangan' },
      evidence: [],
    }),
  );
  if (areLosersAlone)
    trace.push({ rule: 'nagashi.several', case: applied, effect: { base: 2_000 }, evidence: [] });
  for (const seat of seatsOf(rules)) {
    if (deltas[seat] === 0) continue;
    const rule = 'nagashi.countsAs';
    const effect = deltas[seat] > 0 ? { seat, takes: deltas[seat] } : { seat, pays: -deltas[seat] };
    trace.push({ rule, case: applied, effect, evidence: [] });
  }
  return { deltas, trace };
}

function asSelfDraw(winner: Seat, dealer: Seat, counters: number, rules: RuleValues): Points {
  const bill = newBill();
  const win = { winner, dealer, from: null, counters, deposits: 0, pool: 0 };
  settle(win, LIMIT_BASE.mangan, rules, bill);
  return deltasOf(bill, winner);
}

/** Each loser pays one share to a non-dealer and two to the dealer, whoever the loser is. */
function fromLosers(
  winner: Seat,
  winners: readonly Seat[],
  dealer: Seat,
  rules: RuleValues,
): Points {
  const share = LIMIT_BASE.mangan * (winner === dealer ? 2 : 1);
  const deltas: Points = noPoints();
  for (const seat of seatsOf(rules)) {
    if (winners.includes(seat)) continue;
    deltas[seat] -= share;
    deltas[winner] += share;
  }
  return deltas;
}
