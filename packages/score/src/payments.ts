// Who pays what. Base points go out in shares: one from a non-dealer, two from or to the dealer; a discarder
// pays all shares at once, and whoever fed a yakuman may have to pay it.

import type { RuleValues, YakuId } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { LIMIT_BASE } from './limits.ts';
import type { Win } from './win.ts';

export type Points = [number, number, number, number];

export interface YakumanScored {
  readonly id: YakuId;
  readonly units: number;
}

export interface Settlement {
  /** What the hand is worth, without counters and deposits. */
  readonly points: number;
  /** What each seat pays for the hand; 0 for the winner. */
  readonly hand: BySeat<number>;
  /** What each seat pays for counters. */
  readonly counters: BySeat<number>;
  /** What the winner takes from the table. */
  readonly table: number;
  /** Change of each score. */
  readonly deltas: BySeat<number>;
}

type Payer = Pick<Win, 'winner' | 'dealer' | 'from' | 'counters' | 'deposits' | 'pool'>;

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
  return roundUp(base * (isDealer ? 6 : 4), rules);
}

/** One payment on a self-drawn win. */
export function tsumoPoints(base: number, shares: number, rules: RuleValues): number {
  return roundUp(base * shares, rules);
}

export function settle(win: Payer, base: number, rules: RuleValues): Settlement {
  const hand: Points = [0, 0, 0, 0];
  payUsual(hand, base, win, rules);
  return finish(win, hand, usualCounters(win, rules), rules);
}

function payUsual(hand: Points, base: number, win: Payer, rules: RuleValues): void {
  if (win.from !== null) {
    hand[win.from] += ronPoints(base, win.winner === win.dealer, rules);
    return;
  }
  for (const seat of SEATS) hand[seat] += tsumoPoints(base, sharesOf(seat, win), rules);
}

function usualCounters(win: Payer, rules: RuleValues): Points {
  const total = win.counters * rules['payment.counter'];
  const paid: Points = [0, 0, 0, 0];
  if (total === 0) return paid;
  if (win.from !== null) paid[win.from] = total;
  else for (const seat of SEATS) if (seat !== win.winner) paid[seat] = total / 3;
  return paid;
}

function finish(win: Payer, hand: Points, counters: Points, rules: RuleValues): Settlement {
  const points = hand[0] + hand[1] + hand[2] + hand[3];
  const table = win.deposits * rules['riichi.deposit'] + win.pool;
  const deltas: Points = [
    -hand[0] - counters[0],
    -hand[1] - counters[1],
    -hand[2] - counters[2],
    -hand[3] - counters[3],
  ];
  deltas[win.winner] = points + counters[0] + counters[1] + counters[2] + counters[3] + table;
  for (const seat of SEATS) if (deltas[seat] === 0) deltas[seat] = 0; // no negative zero
  return { points, hand, counters, table, deltas };
}

/** A hand of yakuman: the same, except that a liable seat answers for what it fed. */
export function settleYakuman(
  win: Win,
  yakuman: readonly YakumanScored[],
  units: number,
  rules: RuleValues,
): Settlement {
  const fed = liabilitiesOf(win, yakuman, rules);
  const base = units * LIMIT_BASE.yakuman;
  if (fed.length === 0) return settle(win, base, rules);
  if (rules['liability.scope'] === 'wholeHand') {
    return settleLiable(win, [{ units, seat: fed[0]!.seat }], 0, rules);
  }
  if (!rules['score.yakumanAddUp']) return settleLiable(win, [{ ...fed[0]!, units }], 0, rules);
  const rest = units - fed.reduce((sum, part) => sum + part.units, 0);
  return settleLiable(win, fed, rest, rules);
}

interface FedPart {
  readonly units: number;
  readonly seat: Seat;
}

/** The yakuman of this hand that somebody answers for. The winner's own tiles make nobody liable. */
function liabilitiesOf(win: Win, yakuman: readonly YakumanScored[], rules: RuleValues): FedPart[] {
  const covered: readonly string[] = rules['liability.yaku'];
  return yakuman.flatMap(({ id, units }) => {
    const found = win.liable.find(({ yaku }) => yaku === id);
    const isLiable = found !== undefined && covered.includes(id) && found.seat !== win.winner;
    return isLiable ? [{ units, seat: found.seat }] : [];
  });
}

function settleLiable(
  win: Win,
  fed: readonly FedPart[],
  restUnits: number,
  rules: RuleValues,
): Settlement {
  const hand: Points = [0, 0, 0, 0];
  for (const { units, seat } of fed) {
    const value = ronPoints(units * LIMIT_BASE.yakuman, win.winner === win.dealer, rules);
    if (win.from === null || win.from === seat) hand[seat] += value;
    else {
      hand[seat] += value / 2;
      hand[win.from] += value / 2;
    }
  }
  if (restUnits > 0) payUsual(hand, restUnits * LIMIT_BASE.yakuman, win, rules);
  const isAlone = fed.length === 1 && restUnits === 0;
  const counters = isAlone ? liableCounters(win, fed[0]!.seat, rules) : usualCounters(win, rules);
  return finish(win, hand, counters, rules);
}

/** When the fed yakuman is all there is, its feeder stands in for everybody who would have paid. */
function liableCounters(win: Win, seat: Seat, rules: RuleValues): Points {
  const paid: Points = [0, 0, 0, 0];
  const isShared = win.from !== null && win.from !== seat;
  const payer = isShared && rules['liability.counters'] === 'discarder' ? win.from : seat;
  paid[payer] = win.counters * rules['payment.counter'];
  return paid;
}
