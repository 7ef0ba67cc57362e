// Why an act was a foul, and the hand that the act turned up for the table to see.

import { type Meld, meldFault, type Seat } from '@hanchan/tiles';
import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Match } from './match.ts';
import { type Illegal, illegal } from './refusal.ts';

export type Evidence = Pick<Extract<GameEvent, { type: 'fouled' }>, 'because' | 'hand' | 'tile'>;

/** Whoever declares a win or tenpai shows the hand; by any other act it stays hidden. `match` is as it was then. */
export function evidenceOf(match: Match, action: Action, because: Illegal): Evidence {
  const { phase, seats } = match.deal!;
  const { hand, drawn } = seats[action.seat];
  switch (action.type) {
    case 'tsumo':
      return { because, hand, tile: drawn! };
    case 'ron':
      return phase.type === 'claims' ? { because, hand, tile: phase.offer.tile } : { because };
    case 'tenpai':
      return { because, hand };
    default:
      return { because };
  }
}

/** A riichi hand that is shown at a draw. */
export function shownAtDraw({ deal }: Match, seat: Seat, because: Illegal): Evidence {
  return { because, hand: deal!.seats[seat].hand };
}

/** A meld is wrong by its tiles, or a group that this call could not make. */
export function groupFault(melds: readonly Meld[]): Illegal {
  return illegal(melds.some(isNoGroup) ? 'noSuchMeld' : 'callNotAllowed');
}

function isNoGroup(meld: Meld): boolean {
  const fault = meldFault(meld);
  return fault === 'notIdentical' || fault === 'notConsecutive';
}
