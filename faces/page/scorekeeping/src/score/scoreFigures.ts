// A kept score in words and figures: what a hand was worth, what happened in a deal, who is where.

import type { KeptLine, PaymentLine, TableState, WinLine } from '@hanchan/keeper';
import { formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import {
  countersPhrase,
  dealAtPhrase,
  dealPhrase,
  dealSign,
  keptMessage,
  type Names,
  paymentMessage,
  statedPhrase,
  sticksPhrase,
} from '@hanchan/narrator';
import type { Worth } from '@hanchan/score';
import { type Seat, seatWind, WINDS, type Wind } from '@hanchan/tiles';
import { tellKept } from './tellKept.ts';

type Deal = Pick<TableState, 'round' | 'dealer'>;

const roundWind = ({ round }: Deal): Wind => WINDS[round % 4]!;

/** “East 3”. */
export const dealName = (deal: Deal): string => tellKept(dealPhrase(deal));

/** “East 3, 2 counters”: tells the deals of one dealer apart. */
export const dealAt = (table: TableState): string => tellKept(dealAtPhrase(table));

/** 東三局. */
export const dealKanji = (deal: Deal): string => dealSign(roundWind(deal), deal.dealer);

export const windAt = (seat: Seat, { dealer }: Deal): Wind => seatWind(seat, dealer);

/** What lies on the table, without what does not; empty when nothing does. */
export function lyingOnTable({ counters, deposits, pool }: TableState): string {
  return [
    ...(counters > 0 ? [tellKept(countersPhrase(counters))] : []),
    ...(deposits > 0 ? [tellKept(sticksPhrase(deposits))] : []),
    ...(pool > 0 ? [t('score.pool', { points: formatPoints(pool) })] : []),
  ].join(t('score.comma'));
}

/** “1 counter, 2 deposits”. */
export function onTable({ counters, deposits, pool }: TableState): string {
  return [
    tellKept(countersPhrase(counters)),
    tellKept(sticksPhrase(deposits)),
    ...(pool > 0 ? [t('score.pool', { points: formatPoints(pool) })] : []),
  ].join(t('score.comma'));
}

export const toldWorthText = (worth: Worth): string => tellKept(statedPhrase(worth));

export const listed = (seats: readonly Seat[], names: Names): string =>
  seats.map((seat) => names[seat]).join(t('score.comma'));

/** A line of the story in one sentence. */
export const lineText = (line: KeptLine, names: Names): string =>
  tellKept(keptMessage(line, names));

/** What a payment is for. */
export function paymentText(line: PaymentLine, wins: readonly WinLine[], names: Names): string {
  const told = paymentMessage(line, wins, names);
  return told === null ? '' : tellKept(told);
}

/** What moved in all, for the column of figures. */
export function amountOf({ deltas, what }: PaymentLine): number {
  const gained = deltas.reduce((sum, points) => sum + Math.max(points, 0), 0);
  const lost = deltas.reduce((sum, points) => sum + Math.min(points, 0), 0);
  return what === 'riichi' || what === 'notenPool' ? lost : gained;
}
