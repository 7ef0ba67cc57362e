// The sheet before the last hand: what each has, less the starting points, by the winds as they are then.

import type { RuleValues } from '@hanchan/rules';
import { type ByWind, byWind, type Slot, type WindIndex } from '@hanchan/tournament';
import { readPoints } from './points.ts';

/** Who is East, South, West, North now, from the winds at the start and who deals. */
export function currentWinds(first: ByWind<Slot>, dealer: Slot): ByWind<Slot> {
  const from = Math.max(0, first.indexOf(dealer));
  return byWind((wind) => first[((wind + from) % 4) as WindIndex]);
}

/** In the last hand of a whole match North of the start deals. */
export const lastDealer = (first: ByWind<Slot>): Slot => first[3];

export interface AllLastSum {
  readonly deltas: ByWind<number> | null;
  readonly sum: number;
  /** Deposits that lie on the table; null: the differences cannot be right. */
  readonly deposits: number | null;
}

export function allLastSum(typed: ByWind<string>, rules: RuleValues): AllLastSum {
  const points = typed.map((text) => readPoints(text, 'thousands'));
  if (points.some((one) => one === null)) return { deltas: null, sum: 0, deposits: null };
  const deltas = byWind((wind) => points[wind]!);
  const sum = deltas.reduce((total, one) => total + one, 0);
  return { deltas, sum, deposits: depositsFor(sum, rules) };
}

function depositsFor(sum: number, rules: RuleValues): number | null {
  const stick = rules['riichi.deposit'];
  if (sum > 0) return null;
  if (stick === 0 || rules['draw.notenToPool'] > 0) return 0;
  return sum % stick === 0 ? Math.abs(sum / stick) : null;
}
