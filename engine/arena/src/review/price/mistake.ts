// What kind of mistake a decision was: where it asks another question than which tile, that one; otherwise the largest part
// of what it cost.

import type { Action } from '@hanchan/game';
import type { Costs, Pricing } from '@hanchan/worlds';
import type { ReviewedDecision } from '../review.ts';

/** Kinds of mistakes, as a summary lists them. */
export const MISTAKE_KINDS = [
  'efficiency',
  'value',
  'pushOrFold',
  'riichi',
  'call',
  'kan',
  'place',
] as const;
/** One of `MISTAKE_KINDS`. */
export type MistakeKind = (typeof MISTAKE_KINDS)[number];

/** The kind, and which way it went. */
export interface Mistake {
  readonly kind: MistakeKind;
  readonly way:
    | 'slower'
    | 'cheaper'
    | 'pushed'
    | 'folded'
    | 'missed'
    | 'needless'
    | 'called'
    | 'passed'
    | 'letGo'
    | 'place';
}

const isRiichi = (action: Action) => action.type === 'discard' && action.riichi;
const isKan = ({ type }: Action) => type.endsWith('Kan');
const isWin = ({ type }: Action) => type === 'ron' || type === 'tsumo';

/** Of a decision whose cost is clear. */
export function mistakeOf(
  { action, choice }: ReviewedDecision,
  pricing: Pricing,
  { points }: Costs,
  usualWin: number,
): Mistake {
  const [best, done] = [pricing.choices[0]!, pricing.choices[1]!];
  if (isWin(choice) && !isWin(action)) return { kind: 'value', way: 'letGo' };
  // Nothing in points, or gained: then it was the place that it cost.
  if (points.mean <= points.within) return { kind: 'place', way: 'place' };
  if (isKan(action) || isKan(choice)) {
    return { kind: 'kan', way: isKan(action) ? 'needless' : 'missed' };
  }
  if (isRiichi(action) !== isRiichi(choice)) {
    return { kind: 'riichi', way: isRiichi(action) ? 'needless' : 'missed' };
  }
  if (action.type === 'pass' || choice.type === 'pass') {
    return { kind: 'call', way: action.type === 'pass' ? 'passed' : 'called' };
  }
  if (action.type !== 'discard' || choice.type !== 'discard')
    return { kind: 'call', way: 'called' };
  const win = (best.win + done.win) / 2;
  const wonPoints = (of: typeof best) => (of.win > 0 ? of.wonPoints : usualWin);
  const speed = (best.win - done.win) * ((wonPoints(best) + wonPoints(done)) / 2);
  const value = win * (wonPoints(best) - wonPoints(done));
  const risk = done.dealIn * -done.lostPoints - best.dealIn * -best.lostPoints;
  if (risk > speed && risk > value) return { kind: 'pushOrFold', way: 'pushed' };
  if (best.dealIn > done.dealIn + RISKIER && speed >= value) {
    return { kind: 'pushOrFold', way: 'folded' };
  }
  return speed >= value ? { kind: 'efficiency', way: 'slower' } : { kind: 'value', way: 'cheaper' };
}

/** So much safer, and dearer: that was to fold. */
const RISKIER = 0.04;
