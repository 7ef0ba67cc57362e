// Taking tiles: from the live wall, from the dead wall after a kan, from the open pool.

import type { Seat } from '@hanchan/tiles';
import { INDICATOR_POSITIONS } from '@hanchan/tiles';
import type { Draft } from './draft.ts';
import { endByExhaustion } from './exhaustion.ts';
import { liveTiles, replacementTile } from './wallPosition.ts';

/** The turn passes to `seat`, who draws; with no tile left the deal is drawn. */
export function drawTile(draft: Draft, seat: Seat): void {
  const { deal, rules } = draft;
  deal.barred = [];
  if (liveTiles(deal, rules) === 0) {
    endByExhaustion(draft);
    return;
  }
  deal.turn = seat;
  if (rules['wall.build'] === 'openPool') {
    deal.phase = { type: 'pick' };
    draft.tell({ type: 'turnPassed', seat });
    return;
  }
  takeLiveTile(draft, seat);
}

export function takeLiveTile(draft: Draft, seat: Seat, slot?: number): void {
  const { deal } = draft;
  const tile = deal.wall[deal.next++]!;
  hold(draft, seat, tile, 'live');
  draft.tell(
    slot === undefined
      ? { type: 'drew', seat, tile, from: 'live' }
      : { type: 'drew', seat, tile, from: 'live', slot },
  );
}

/** After a kan: the replacement, with its indicator turned when the rulebook says. */
export function drawReplacement(draft: Draft, seat: Seat): void {
  const { deal, rules } = draft;
  const tile = replacementTile(deal);
  deal.replacements++;
  deal.turn = seat;
  hold(draft, seat, tile, 'replacement');
  draft.tell({ type: 'drew', seat, tile, from: 'replacement' });
  if (rules['dora.kanReveal'] === 'afterReplacement') turnOwedIndicators(draft);
}

function hold(draft: Draft, seat: Seat, tile: number, from: 'live' | 'replacement'): void {
  const state = draft.seat(seat);
  state.drawn = tile;
  // A draw ends the wait for the next chance, except in riichi.
  if (state.hasMissed && state.riichi === 'none') state.hasMissed = false;
  draft.deal.lastDraw = from;
  draft.deal.phase = { type: 'turn' };
}

/** A kan is made: an indicator is owed, where the rulebook turns one. */
export function oweIndicator(draft: Draft): void {
  if (draft.rules['dora.kan']) draft.deal.owedIndicators++;
}

export function turnOwedIndicators(draft: Draft): void {
  const { deal } = draft;
  for (; deal.owedIndicators > 0; deal.owedIndicators--) {
    const tile = deal.wall[INDICATOR_POSITIONS[deal.indicators++]!]!;
    draft.tell({ type: 'indicatorTurned', tile });
  }
}
