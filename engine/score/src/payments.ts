// Who pays what. Base points go out in shares: one from a non-dealer, two from or to the dealer; a discarder
// pays all shares at once, and whoever fed a yakuman may have to pay it.

import { playersOf, type RuleValues, seatsOf, shareOf, type YakuId } from '@hanchan/rules';
import { type EachSeat, noPoints, SEATS, type Seat } from '@hanchan/tiles';
import { LIMIT_BASE } from './limits.ts';
import type { PaidWin } from './win.ts';

export type Points = EachSeat<number>;

/** A yakuman of the hand, and how many times it counts. */
export interface YakumanScored {
  readonly id: YakuId;
  readonly units: number;
}

/** What each seat pays, part by part. The hot path fills one bill again and again. */
export interface Bill {
  /** For the hand; 0 for the winner. */
  readonly hand: Points;
  readonly counters: Points;
  /** What the winner takes from the table. */
  table: number;
}

export function newBill(): Bill {
  return { hand: noPoints(), counters: noPoints(), table: 0 };
}

/** What the hand is worth, without counters and deposits. */
export function handPoints({ hand }: Bill): number {
  let points = 0;
  for (const seat of SEATS) points += hand[seat];
  return points;
}

/** How the scores change. */
export function deltasOf({ hand, counters, table }: Bill, winner: Seat): Points {
  const deltas: Points = noPoints();
  let received = table;
  for (const seat of SEATS) {
    const paid = hand[seat] + counters[seat];
    received += paid;
    deltas[seat] = 0 - paid;
  }
  deltas[winner] = received;
  return deltas;
}

type Payer = Omit<PaidWin, 'liable' | 'winners'>;

/** Shares that a seat owes on a self-drawn win. */
function sharesOf(seat: Seat, win: Payer): number {
  if (seat === win.winner) return 0;
  return seat === win.dealer || win.winner === win.dealer ? 2 : 1;
}

function roundUp(points: number, rules: RuleValues): number {
  const step = rules['score.roundTo'];
  return Math.ceil(points / step) * step;
}

/** All shares together, as a discarder pays them. */
export function ronPoints(base: number, isDealer: boolean, rules: RuleValues): number {
  const others = playersOf(rules) - 1;
  return roundUp(base * (isDealer ? 2 * others : others + 1), rules);
}

/** One payment on a self-drawn win. */
export function tsumoPoints(base: number, shares: number, rules: RuleValues): number {
  return roundUp(base * shares, rules);
}

/** Writes the bill of an ordinary hand. */
export function settle(win: Payer, base: number, rules: RuleValues, bill: Bill): void {
  open(bill, win, rules);
  payUsual(bill.hand, base, win, rules);
  payUsualCounters(bill.counters, win, rules);
}

function open(bill: Bill, win: Payer, rules: RuleValues): void {
  for (const seat of SEATS) {
    bill.hand[seat] = 0;
    bill.counters[seat] = 0;
  }
  bill.table = win.deposits * rules['riichi.deposit'] + win.pool;
}

function payUsual(hand: Points, base: number, win: Payer, rules: RuleValues): void {
  if (win.from !== null) {
    hand[win.from] += ronPoints(base, win.winner === win.dealer, rules);
    return;
  }
  for (const seat of seatsOf(rules)) {
    hand[seat] += tsumoPoints(base, sharesOf(seat, win), rules);
  }
}

function payUsualCounters(counters: Points, win: Payer, rules: RuleValues): void {
  const total = win.counters * rules['payment.counter'];
  if (total === 0) return;
  if (win.from !== null) counters[win.from] = total;
  else {
    const share = shareOf(total, rules);
    for (const seat of seatsOf(rules)) if (seat !== win.winner) counters[seat] = share;
  }
}

/** Writes the bill of a hand of yakuman: the same, except that a liable seat answers for what it fed. */
export function settleYakuman(
  win: PaidWin,
  yakuman: readonly YakumanScored[],
  units: number,
  rules: RuleValues,
  bill: Bill,
): void {
  const fed = liabilitiesOf(win, yakuman, rules);
  if (fed.length === 0) {
    settle(win, units * LIMIT_BASE.yakuman, rules, bill);
    return;
  }
  open(bill, win, rules);
  const isWhole = rules['liability.scope'] === 'wholeHand' || !rules['score.yakumanAddUp'];
  const parts = isWhole ? [{ units, seat: fed[0]!.seat }] : fed;
  const rest = units - parts.reduce((sum, part) => sum + part.units, 0);
  for (const part of parts) payFed(bill.hand, part, win, rules);
  if (rest > 0) payUsual(bill.hand, rest * LIMIT_BASE.yakuman, win, rules);
  if (parts.length === 1 && rest === 0) {
    payLiableCounters(bill.counters, win, parts[0]!.seat, rules);
  } else payUsualCounters(bill.counters, win, rules);
}

interface FedPart {
  readonly units: number;
  readonly seat: Seat;
}

/** The yakuman of this hand that somebody answers for. The winner's own tiles make nobody liable. */
function liabilitiesOf(
  win: PaidWin,
  yakuman: readonly YakumanScored[],
  rules: RuleValues,
): FedPart[] {
  const covered: readonly string[] = rules['liability.yaku'];
  return yakuman.flatMap(({ id, units }) => {
    const found = win.liable.find(({ yaku }) => yaku === id);
    const isLiable = found !== undefined && covered.includes(id) && found.seat !== win.winner;
    return isLiable ? [{ units, seat: found.seat }] : [];
  });
}

/** The feeder pays alone on a self-drawn win, and halves it with a discarder. */
function payFed(hand: Points, { units, seat }: FedPart, win: PaidWin, rules: RuleValues): void {
  const value = ronPoints(units * LIMIT_BASE.yakuman, win.winner === win.dealer, rules);
  if (win.from === null || win.from === seat) hand[seat] += value;
  else {
    hand[seat] += value / 2;
    hand[win.from] += value / 2;
  }
}

/** When the fed yakuman is all there is, its feeder stands in for everybody who would have paid. */
function payLiableCounters(counters: Points, win: PaidWin, seat: Seat, rules: RuleValues): void {
  const isShared = win.from !== null && win.from !== seat;
  const payer = isShared && rules['liability.counters'] === 'discarder' ? win.from : seat;
  counters[payer] = win.counters * rules['payment.counter'];
}
