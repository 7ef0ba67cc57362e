// Which tiles the player of the rollouts takes for safe, from what lies open.

import type { Match } from '@hanchan/game';
import { type Counts, type Kind, kindOf, SEATS, type Seat } from '@hanchan/tiles';

const OPEN_THREAT = 3;

/** Who is in riichi, or has laid three melds. */
export function threatsTo(match: Match, seat: Seat): readonly Seat[] {
  const { seats } = match.deal!;
  let threats: Seat[] | null = null;
  for (const other of SEATS) {
    if (other === seat) continue;
    const { riichi, melds } = seats[other];
    if (riichi !== 'none' || melds.length >= OPEN_THREAT) {
      threats ??= [];
      threats.push(other);
    }
  }
  return threats ?? NOBODY;
}

const NOBODY: readonly Seat[] = [];

/** Adds what lies on the table to the counts. */
export function countVisible(match: Match, seen: Counts): void {
  for (const { discards, melds } of match.deal!.seats) {
    for (let i = 0; i < discards.length; i++) {
      if (discards[i]!.calledBy === null) seen[kindOf(discards[i]!.tile)]!++;
    }
    for (const { tiles } of melds) for (const tile of tiles) seen[kindOf(tile)]!++;
  }
}

/** By copies seen: the fourth of an honour is safe, the first is not. */
const HONOUR = [0.6, 0.6, 0.3, 0.02, 0];
const BOTH_SIDES = 1;
const ONE_SIDE = 0.7;
const NO_SIDE = 0.25;
const EDGE = { open: 0.6, closed: 0.15 };

/** From 0, safe, to 1: against the worst of the threats. */
export function safetyOf(match: Match, threats: readonly Seat[], kind: Kind, seen: Counts): number {
  let worst = 0;
  for (let i = 0; i < threats.length; i++) {
    const threat = threats[i]!;
    if (hasPassed(match, threat, kind)) continue;
    const risk = kind >= 27 ? HONOUR[Math.min(4, seen[kind]!)]! : riskOf(match, threat, kind);
    if (risk > worst) worst = risk;
  }
  return worst;
}

function hasDiscarded(match: Match, seat: Seat, kind: Kind): boolean {
  const { discards } = match.deal!.seats[seat];
  for (let i = 0; i < discards.length; i++) if (kindOf(discards[i]!.tile) === kind) return true;
  return false;
}

/** Own discards, and what the others let lie since the riichi. */
function hasPassed(match: Match, threat: Seat, kind: Kind): boolean {
  if (hasDiscarded(match, threat, kind)) return true;
  const { seats } = match.deal!;
  const { discards } = seats[threat];
  let riichi = -1;
  for (let i = 0; i < discards.length; i++) if (discards[i]!.isRiichi) riichi = i;
  if (riichi < 0) return false;
  for (const other of SEATS) {
    if (other === threat) continue;
    const theirs = seats[other].discards;
    for (let i = riichi + 1; i < theirs.length; i++)
      if (kindOf(theirs[i]!.tile) === kind) return true;
  }
  return false;
}

function riskOf(match: Match, threat: Seat, kind: Kind): number {
  const rank = kind % 9;
  const isLowOpen = rank >= 3 && !hasDiscarded(match, threat, kind - 3);
  const isHighOpen = rank <= 5 && !hasDiscarded(match, threat, kind + 3);
  if (rank === 0 || rank === 8) return isLowOpen || isHighOpen ? EDGE.open : EDGE.closed;
  if (isLowOpen && isHighOpen) return BOTH_SIDES;
  return isLowOpen || isHighOpen ? ONE_SIDE : NO_SIDE;
}
