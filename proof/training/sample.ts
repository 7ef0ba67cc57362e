// One decision of a real game as training sees it: the features, and beside them what was chosen, what could have
// been, and what then came of it. 40 bytes of labels, in this order.

import type { Action, Match } from '@hanchan/game';
import { legalActions, noRonBecause, view } from '@hanchan/game';
import { type Kind, kindOf, type Seat } from '@hanchan/tiles';
import { claimIndex, FEATURE_SIZE, writeFeatures } from '../../engine/bots/src/net/features.ts';

export const LABEL_SIZE = 40;
export const SAMPLE_SIZE = FEATURE_SIZE + LABEL_SIZE;

/** Where each label stands. Masks of kinds are five bytes, lowest kind in the lowest bit. */
export const LABEL = {
  isClaim: 0,
  /** A turn: the kind discarded, or one of TURN. A claim: an index of CLAIMS, or RON. */
  choice: 1,
  flags: 2,
  kanKind: 3,
  discardMask: 4,
  kanMask: 9,
  claimMask: 14,
  tenpai: 15,
  /** Kinds on which each opponent would win now, three masks. */
  danger: 16,
  place: 31,
  outcome: 32,
  /** What was won, or lost by dealing in, in hundreds; two bytes. */
  points: 33,
  isHeldOut: 35,
} as const;

export const TURN = { kan: 34, win: 35, nineTerminals: 36 } as const;
export const RON = 6;
export const UNKNOWN = 255;
export const FLAG = { riichi: 1, mayRiichi: 2, mayWin: 4, mayNine: 8, won: 16, nine: 32 } as const;
export const OUTCOME = { nothing: 0, won: 1, dealtIn: 2 } as const;

export interface Sample {
  readonly bytes: Uint8Array;
  readonly seat: Seat;
}

/** Null where there was nothing to choose. */
export function sampleOf(match: Match, action: Action): Sample | null {
  const { seat } = action;
  const legal = legalActions(match, seat);
  if (legal.length < 2) return null;
  const isClaim = match.deal!.phase.type === 'claims';
  if (!isClaim && match.deal!.phase.type !== 'turn') return null;
  const bytes = new Uint8Array(SAMPLE_SIZE);
  writeFeatures(view(match, seat), legal, bytes.subarray(0, FEATURE_SIZE));
  const labels = bytes.subarray(FEATURE_SIZE);
  if (isClaim) writeClaim(match, legal, action, labels);
  else writeTurn(match, legal, action, labels);
  return { bytes, seat };
}

function mark(labels: Uint8Array, mask: number, kind: Kind): void {
  labels[mask + (kind >> 3)]! |= 1 << (kind & 7);
}

function writeClaim(
  match: Match,
  legal: readonly Action[],
  action: Action,
  labels: Uint8Array,
): void {
  const phase = match.deal!.phase;
  if (phase.type !== 'claims') return;
  const offered = kindOf(phase.offer.tile);
  labels[LABEL.isClaim] = 1;
  for (const one of legal) {
    const index = claimIndex(one, offered);
    if (index === null) labels[LABEL.flags]! |= FLAG.mayWin;
    else labels[LABEL.claimMask]! |= 1 << index;
  }
  const chosen = claimIndex(action, offered);
  labels[LABEL.choice] = chosen ?? RON;
  if (chosen === null) labels[LABEL.flags]! |= FLAG.won;
}

function writeTurn(
  match: Match,
  legal: readonly Action[],
  action: Action,
  labels: Uint8Array,
): void {
  const inRiichi = match.deal!.seats[action.seat].riichi !== 'none';
  for (const one of legal) {
    if (one.type === 'discard') {
      if (!inRiichi) mark(labels, LABEL.discardMask, kindOf(one.tile));
      if (one.riichi) labels[LABEL.flags]! |= FLAG.mayRiichi;
    } else if (one.type === 'concealedKan' || one.type === 'addedKan') {
      mark(labels, LABEL.kanMask, kindOf(one.tile));
    } else if (one.type === 'tsumo') labels[LABEL.flags]! |= FLAG.mayWin;
    else if (one.type === 'nineTerminals') labels[LABEL.flags]! |= FLAG.mayNine;
  }
  labels[LABEL.kanKind] = UNKNOWN;
  if (action.type === 'discard') {
    labels[LABEL.choice] = kindOf(action.tile);
    if (action.riichi) labels[LABEL.flags]! |= FLAG.riichi;
  } else if (action.type === 'concealedKan' || action.type === 'addedKan') {
    labels[LABEL.choice] = TURN.kan;
    labels[LABEL.kanKind] = kindOf(action.tile);
  } else if (action.type === 'tsumo') {
    labels[LABEL.choice] = TURN.win;
    labels[LABEL.flags]! |= FLAG.won;
  } else {
    labels[LABEL.choice] = TURN.nineTerminals;
    labels[LABEL.flags]! |= FLAG.nine;
  }
  writeDanger(match, action.seat, labels);
}

/** What each opponent waits for and could win on, which only the log knows. */
function writeDanger(match: Match, seat: Seat, labels: Uint8Array): void {
  for (let i = 0; i < 3; i++) {
    const who = ((seat + 1 + i) % 4) as Seat;
    const { waits } = match.deal!.seats[who];
    if (waits.length === 0) continue;
    labels[LABEL.tenpai]! |= 1 << i;
    for (const kind of waits) {
      const isWon = noRonBecause(match, who, { from: seat, tile: kind, by: 'discard' }) === null;
      if (isWon) mark(labels, LABEL.danger + i * 5, kind);
    }
  }
}

/** How the deal ended for each seat, written into the samples taken from it. */
export function writeOutcome(
  { bytes, seat }: Sample,
  won: readonly number[],
  lost: readonly number[],
): void {
  const labels = bytes.subarray(FEATURE_SIZE);
  const points = won[seat]! > 0 ? won[seat]! : lost[seat]!;
  labels[LABEL.outcome] =
    won[seat]! > 0 ? OUTCOME.won : lost[seat]! > 0 ? OUTCOME.dealtIn : OUTCOME.nothing;
  const hundreds = Math.min(65_535, Math.round(points / 100));
  labels[LABEL.points] = hundreds & 255;
  labels[LABEL.points + 1] = hundreds >> 8;
}

export function writePlace({ bytes, seat }: Sample, places: readonly number[]): void {
  bytes[FEATURE_SIZE + LABEL.place] = places[seat]! - 1;
}
