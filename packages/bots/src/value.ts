// What does a tenpai hand win, exactly, and what does the table add?

import { evaluate, newWin, type RiichiState } from '@hanchan/score';
import { type Hand, type Kind, SEATS } from '@hanchan/tiles';
import type { Table } from './table.ts';

/** What the table gives the next winner, and what the counters add. */
export function tableBonus({ view, rules }: Table): number {
  return (
    view.counters * rules['payment.counter'] + view.deposits * rules['riichi.deposit'] + view.pool
  );
}

/** What one wait wins: on a discard and by an own draw; 0 where the hand has no yaku that way. */
export interface WaitValue {
  readonly kind: Kind;
  readonly left: number;
  readonly ron: number;
  readonly tsumo: number;
}

/** The exact gain of a tenpai hand on one of its waits, counters and deposits included. */
export function waitValue(table: Table, hand: Hand, kind: Kind, riichi: RiichiState): WaitValue {
  return {
    kind,
    left: table.left[kind]!,
    ron: gain(table, hand, kind, riichi, false),
    tsumo: gain(table, hand, kind, riichi, true),
  };
}

function gain(
  table: Table,
  hand: Hand,
  kind: Kind,
  riichi: RiichiState,
  isSelfDraw: boolean,
): number {
  const { view, rules, seat } = table;
  const result = evaluate(
    newWin({
      hand,
      tile: kind,
      winner: seat,
      dealer: view.dealer,
      roundWind: table.roundWind,
      from: isSelfDraw ? null : SEATS[(seat + 1) % 4]!,
      riichi,
      indicators: table.deal.indicators,
      counters: view.counters,
      deposits: view.deposits,
      pool: view.pool,
    }),
    rules,
  );
  return result.ok ? result.value.deltas[seat] : 0;
}
