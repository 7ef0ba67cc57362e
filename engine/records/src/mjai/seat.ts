// What one player is told, in mjai's words: others' tiles are `?`.

import type { Match, SeatEvent } from '@hanchan/game';
import { SEATS, type Seat } from '@hanchan/tiles';
import { formatSorted, mjaiOf, startKyoku } from './compare.ts';
import type { MjaiEvent } from './form.ts';

/** A tile that the player does not see. */
export const HIDDEN = '?';

/** `before` are the rules of the table, and the scores before the event. */
export function mjaiForSeat(
  event: SeatEvent,
  viewer: Seat,
  before: Pick<Match, 'rules' | 'scores'>,
): MjaiEvent[] {
  switch (event.type) {
    case 'dealStarted': {
      const { hand } = event;
      const hidden = Array.from({ length: hand!.length }, () => HIDDEN);
      const tehais = SEATS.map((seat) => (seat === viewer ? formatSorted(hand!) : hidden));
      return [startKyoku(event, tehais, before.rules)];
    }
    case 'drew': {
      const { seat, tile } = event;
      if (tile === null) return [{ type: 'tsumo', actor: seat, pai: HIDDEN }];
      return mjaiOf({ ...event, tile }, before);
    }
    case 'asked':
    case 'answered':
    case 'winMissed':
      // mjai asks without a word, and has none for a missed win.
      return [];
    default:
      return mjaiOf(event, before);
  }
}
