// What becomes of a declared kan once everybody has answered: it stands, or it was robbed.

import { kindOf, type Seat } from '@hanchan/tiles';
import { type Draft, without } from './draft.ts';
import { drawReplacement, oweIndicator, turnOwedIndicators } from './drawing.ts';
import { breakIppatsu, clearMissed } from './interruption.ts';
import type { Offer } from './match.ts';

/** Nobody robbed it: the kan stands. */
export function completeKan(draft: Draft, seat: Seat, isConcealed: boolean): void {
  const { deal, rules } = draft;
  deal.kans = [...deal.kans, seat];
  deal.hasAnyCall = true;
  breakIppatsu(draft);
  clearMissed(draft, seat);
  // Indicators still owed for an earlier kan of this turn come before the next tile.
  turnOwedIndicators(draft);
  oweIndicator(draft);
  const isAtOnce = isConcealed && rules['dora.kanReveal'] === 'concealedFirst';
  if (isAtOnce) turnOwedIndicators(draft);
  drawReplacement(draft, seat);
}

/** Robbed: the kan was never made; the pon stays a pon, and the tile with whoever declared it. */
export function takeBackKan(draft: Draft, { from, tile }: Offer): void {
  const state = draft.seat(from);
  const kind = kindOf(tile);
  state.drawn = tile;
  state.melds = state.melds.map((meld) => {
    if (meld.type !== 'addedKan' || kindOf(meld.tiles[0]!) !== kind) return meld;
    return { ...meld, type: 'pon', tiles: without(meld.tiles, tile)! };
  });
}
