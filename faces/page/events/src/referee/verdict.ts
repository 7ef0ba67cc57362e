// From what the rulebook proposes to what the referee gives. The referee may decide otherwise; the book only proposes.

import type { ActRequest } from '@hanchan/protocol';
import type { FoulEffect } from '@hanchan/rules';
import {
  type Consequence,
  chomboPoints,
  type EventSettings,
  type PenaltyKind,
  type PenaltyPlace,
  type Proposal,
  type Slot,
} from '@hanchan/tournament';
import { penaltyPoints } from '../event/amounts.ts';

/** What the referee chose instead of the proposal. */
export interface OwnVerdict {
  readonly kind: PenaltyKind;
  /** As typed; read for point penalties only. */
  readonly points: string;
}

export interface Verdict {
  /** `open`: the referee has to choose first. */
  readonly kind: PenaltyKind | 'open';
  /** Of each, in table points; null: what was typed is no number of points. */
  readonly points: number | null;
  readonly slots: readonly Slot[];
  /** A valid win at the same moment undoes it: the offender is only warned. */
  readonly isVoid: boolean;
}

/** Whether it matters that somebody won at the same moment. */
export const asksAboutWin = ({ consequences }: Proposal): boolean =>
  consequences.some(({ id }) => id === 'voidedByWin');

export function verdictOf(
  proposal: Proposal,
  own: OwnVerdict | null,
  isWithWin: boolean,
  settings: EventSettings,
): Verdict {
  const { slots, kind, points } = proposal;
  if (own !== null) {
    return { kind: own.kind, points: ownPoints(own, settings), slots, isVoid: false };
  }
  const isVoid = isWithWin && asksAboutWin(proposal);
  if (isVoid) return { kind: 'warning', points: 0, slots, isVoid };
  return kind === null
    ? { kind: 'open', points: 0, slots, isVoid }
    : { kind, points, slots, isVoid };
}

function ownPoints({ kind, points }: OwnVerdict, settings: EventSettings): number | null {
  if (kind === 'points') return penaltyPoints(points, settings);
  return kind === 'chombo' ? chomboPoints(settings.rules.values) : 0;
}

/** What holds only if something else happened too; told after the rest, but for time that is up already. */
const CONDITIONAL: readonly FoulEffect[] = [
  'judgedWhenShown',
  'notAfterDeadHand',
  'redealAtDraw',
  'drawStands',
  'chomboAtDraw',
  'redealAtTimeUp',
  'overAtTimeUp',
  'mayGrow',
];
const AT_TIME_UP: readonly FoulEffect[] = ['overAtTimeUp', 'redealAtTimeUp'];

/** What to do now comes first; a question that is asked beside it is not told as well. */
export function ordered(
  { consequences }: Proposal,
  { isAsked, isTimeUp }: { readonly isAsked: boolean; readonly isTimeUp: boolean },
): readonly Consequence[] {
  const rank = ({ id }: Consequence) => {
    if (isTimeUp && AT_TIME_UP.includes(id)) return 0;
    return CONDITIONAL.includes(id) ? 2 : 1;
  };
  return consequences
    .filter(({ id }) => !(isAsked && id === 'voidedByWin'))
    .sort((a, b) => rank(a) - rank(b));
}

export interface PenaltyNote {
  /** Of the penalty, made by the caller. */
  readonly id: string;
  readonly foul: string;
  readonly section: string;
  readonly note: string;
}

/** Null while there is nothing to apply. */
export function penaltyAct(
  { kind, points, slots }: Verdict,
  { round, table }: PenaltyPlace,
  { id, foul, section, note }: PenaltyNote,
): Extract<ActRequest, { type: 'penalise' }> | null {
  if (kind === 'open' || points === null) return null;
  return {
    type: 'penalise',
    penalty: id,
    slots: [...slots],
    round,
    table,
    foul: foul.trim().slice(0, 120),
    kind,
    points,
    section,
    note: note.trim(),
  };
}
