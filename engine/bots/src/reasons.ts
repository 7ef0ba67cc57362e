// The reasons for and against a choice. A reason is given only where it can be seen from the choices beside it.

import type { Kind } from '@hanchan/tiles';
import type { Appraisal } from './appraisal.ts';
import { type Candidate, type Decision, type Reason, type ReasonCode, reason } from './bot.ts';
import type { DiscardOption } from './discarding.ts';
import { tripletPlan } from './keeping.ts';
import type { Table } from './table.ts';

/** The discards of one decision, as a measure for each of them. */
export interface Compared {
  readonly nearest: number;
  /** Most tiles that help a hand so near, and what it is then worth. */
  readonly widest: number;
  readonly value: number;
  /** How many discards leave the hand so near. */
  readonly count: number;
  readonly canWin: boolean;
}

export function compare(options: readonly DiscardOption[]): Compared {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { appraisal } of options) nearest = Math.min(nearest, appraisal.shanten);
  let widest = 0;
  let value = 0;
  let count = 0;
  let canWin = false;
  for (const { appraisal } of options) {
    canWin ||= appraisal.chance > 0;
    if (appraisal.shanten > nearest) continue;
    count++;
    const tiles = tilesOf(appraisal);
    if (tiles < widest || (tiles === widest && appraisal.value <= value)) continue;
    widest = tiles;
    value = appraisal.value;
  }
  return { nearest, widest, value, count, canWin };
}

function tilesOf({ accepts }: Appraisal): number {
  let tiles = 0;
  for (let i = 0; i < accepts.length; i++) tiles += accepts[i]!.remaining;
  return tiles;
}

const LOSES_YAKU: Reason = { code: 'losesYaku', rule: 'win.yakuNeeded' };
/** From this chance on to be won on, and up to this one. */
const MUCH_DANGER = 0.08;
const NO_DANGER = 0.002;

export function discardReasons(
  { attack, appraisal }: DiscardOption,
  danger: number,
  compared: Compared,
): Reason[] {
  const { shanten, chance, route } = appraisal;
  const reasons: Reason[] = [];
  if (chance === 0 && compared.canWin) reasons.push(LOSES_YAKU);
  else if (chance > 0 && attack === 0 && shanten > 0) reasons.push(reason('fold'));
  else {
    const code = progressOf(appraisal, compared);
    if (code !== null) reasons.push(reason(code));
  }
  if (danger < NO_DANGER) reasons.push(reason('safe'));
  else if (danger > MUCH_DANGER) reasons.push(reason('dangerous'));
  if (route?.plan) reasons.push(route.plan.kept);
  return reasons;
}

function progressOf(
  appraisal: Appraisal,
  { nearest, widest, value, count }: Compared,
): ReasonCode | null {
  const isWidest = appraisal.shanten === nearest && tilesOf(appraisal) === widest;
  if (isWidest) return nearest === 0 && count > 1 ? 'betterWait' : 'efficient';
  return appraisal.value > value ? 'valuable' : null;
}

/** For a hand that is this far without the call. The tile called may be a yaku by itself. */
export function callReasons(
  table: Table,
  called: Kind,
  { route, shanten }: Appraisal,
  before: number,
): readonly Reason[] {
  const plan = route?.plan ?? tripletPlan(table, called);
  const reasons = shanten < before ? [reason('fasterOpen')] : [];
  return plan === null ? reasons : [...reasons, plan.kept];
}

/** A tile on offer is let go. */
export const passReason = ({ isClosed }: Table): Reason =>
  reason(isClosed ? 'staysClosed' : 'noCall');

/** Candidates with the best first; a best one that nothing else speaks for is the best in all. */
export function chosen(candidates: readonly Candidate[], otherwise: ReasonCode): Decision {
  const [best, ...others] = candidates as readonly [Candidate, ...Candidate[]];
  if (best.reasons.length > 0) return { action: best.action, candidates };
  return {
    action: best.action,
    candidates: [{ ...best, reasons: [reason(otherwise)] }, ...others],
  };
}
