// What a view alone says about winning: what the win on offer is worth, how each tile that the hand waits for would
// win or why it would not, and which tiles a call forbids to discard. Nothing hidden goes into it: ura dora and what
// chance may still add are left out.

import { nextSeat, type RuleKey } from '@hanchan/rules';
import type { Value } from '@hanchan/score';
import { type BySeat, type Kind, kindOf, type Seat, type Tile } from '@hanchan/tiles';
import type { Action } from './action.ts';
import { barredAfter } from './calls.ts';
import { findWaits, without } from './draft.ts';
import { barredNow, imagine } from './imagine.ts';
import type { Match, Offer, SeatState } from './match.ts';
import type { Illegal } from './refusal.ts';
import { handAfterDiscard } from './riichi.ts';
import type { SeatView } from './view.ts';
import { furitenRule, isValue, valueOrIllegal, winNow } from './winning.ts';

/** A tile that completes the hand, and what a win with it would be. */
export interface WaitProspect {
  readonly kind: Kind;
  /** On somebody's discard, furiten apart. */
  readonly ron: Value | Illegal;
  readonly tsumo: Value | Illegal;
  /** The option that keeps the player from winning on this discard; null when none does. */
  readonly furiten: RuleKey | null;
}

/** What the hand waits for as it stands; nothing for a dead hand, which cannot win. */
export function waitProspects(view: SeatView): readonly WaitProspect[] {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || deal.seats[viewer].isDead) return [];
  const { waits } = deal.own!;
  if (waits.length === 0) return [];
  const match = imagine(view, viewer);
  return waits.map((kind) => prospectOf(match, viewer, kind, deal.liveTiles === 0));
}

/** What the hand would wait for after this discard, declared riichi or not. */
export function prospectsAfter(
  view: SeatView,
  discard: { readonly tile: Tile; readonly fromDraw: boolean; readonly riichi: boolean },
): readonly WaitProspect[] {
  const { viewer, deal, rules } = view;
  if (viewer === 'spectator' || deal === null || deal.seats[viewer].isDead) return [];
  const { tile, fromDraw, riichi } = discard;
  const { melds, discards, riichi: before } = deal.seats[viewer];
  const hand = handAfterDiscard(deal.own!, tile, fromDraw);
  if (hand === null || hand.length + melds.length * 3 !== 13) return [];
  const waits = findWaits({ hand, melds }, rules);
  if (waits.length === 0) return [];
  const match = imagine(view, viewer);
  const after = withSeat(match, viewer, {
    hand,
    drawn: null,
    waits,
    discards: [...discards, { tile, fromDraw, isRiichi: riichi, calledBy: null }],
    riichi: riichi && before === 'none' ? 'riichi' : before,
  });
  return waits.map((kind) => prospectOf(after, viewer, kind, false));
}

/** What the win that is offered now would be worth at least; null where none is. */
export function offeredWin(view: SeatView): Value | null {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || !deal.isAsked) return null;
  const { phase, turn, own } = deal;
  const isOwnTurn = phase.type === 'turn' && turn === viewer && own!.drawn !== null;
  if (!isOwnTurn && phase.type !== 'claims') return null;
  const offer = phase.type === 'claims' ? phase.offer : null;
  const match = imagine(view, viewer);
  const value = valueOrIllegal({ ...winNow(match, viewer, offer), ura: [] }, match);
  return isValue(value) ? value : null;
}

/** The kinds in the hand that may not be discarded right after this call; without a call: after the one just made. */
export function barredTiles(view: SeatView, call?: Action): readonly Kind[] {
  const { viewer, deal, rules } = view;
  if (viewer === 'spectator' || deal === null) return [];
  const { hand } = deal.own!;
  if (call === undefined) {
    const barred = deal.turn === viewer ? barredNow(deal, rules) : [];
    return barred.filter((kind) => hand.some((tile) => kindOf(tile) === kind));
  }
  if ((call.type !== 'chi' && call.type !== 'pon') || deal.phase.type !== 'claims') return [];
  const kinds = call.own.map(kindOf);
  let rest: readonly Tile[] = hand;
  for (const tile of call.own) rest = without(rest, tile) ?? rest;
  const barred = barredAfter(rules, call.type, kindOf(deal.phase.offer.tile), kinds);
  return barred.filter((kind) => rest.some((tile) => kindOf(tile) === kind));
}

function prospectOf(match: Match, seat: Seat, kind: Kind, isLast: boolean): WaitProspect {
  const sure = { ippatsu: false, afterKan: false, ura: [] };
  const offer: Offer = { from: nextSeat(seat, match.rules), tile: kind, by: 'discard' };
  const ron = { ...winNow(match, seat, offer), ...sure, lastTile: isLast };
  const drawing = withSeat(match, seat, { drawn: kind });
  const tsumo = { ...winNow(drawing, seat, null), ...sure, lastTile: false };
  return {
    kind,
    ron: valueOrIllegal(ron, match),
    tsumo: valueOrIllegal(tsumo, match),
    furiten: furitenRule(match, seat, kind),
  };
}

function withSeat(match: Match, seat: Seat, changes: Partial<SeatState>): Match {
  const seats = match.deal!.seats.map((state, at) =>
    at === seat ? { ...state, ...changes } : state,
  );
  return { ...match, deal: { ...match.deal!, seats: seats as unknown as BySeat<SeatState> } };
}
