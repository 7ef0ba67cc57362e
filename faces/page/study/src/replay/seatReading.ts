// How a hand stands: how far it is, what it waits for, and whether it may be won with a discard.

import type { OwnSeat, SeatView } from '@hanchan/game';
import { handShanten } from '@hanchan/hand';
import type { RuleKey } from '@hanchan/rules';
import { countWaits, type Wait } from '@hanchan/table/felt/counting.ts';
import type { Seat } from '@hanchan/tiles';

export interface SeatReading {
  readonly seat: Seat;
  readonly own: OwnSeat;
  /** 0 is tenpai; with a drawn tile, after the best discard; -1 is complete. */
  readonly shanten: number;
  /** Of the tiles in hand without the drawn one, with the copies that the player has not seen. */
  readonly waits: readonly Wait[];
  /** The option by which a wait may not be won on when it is discarded. */
  readonly furiten: RuleKey | null;
}

/** The view of the seat itself; null before the first deal. */
export function readingOf(view: SeatView): SeatReading | null {
  const { deal, viewer, rules } = view;
  if (deal === null || deal.own === null || viewer === 'spectator') return null;
  const { own, seats } = deal;
  const { melds, riichi } = seats[viewer];
  const concealed = own.drawn === null ? own.hand : [...own.hand, own.drawn];
  const forms = {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  };
  const missed = riichi === 'none' ? 'furiten.missed' : 'furiten.missedInRiichi';
  return {
    seat: viewer,
    own,
    shanten: handShanten({ concealed, melds }, forms),
    waits: countWaits(deal, own.waits),
    furiten: own.isFuriten ? (own.hasMissed ? missed : 'furiten.discard') : null,
  };
}
