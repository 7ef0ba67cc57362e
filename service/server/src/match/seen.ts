// What each seat has been told, as one view: whatever a player asks is answered from it. It is carried forward by
// every event that is told, whether or not anybody asks, so that the work of an answer tells nothing either.

import {
  foldView,
  type GameEvent,
  type Match,
  type SeatEvent,
  type SeatView,
  view,
} from '@hanchan/game';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { forViewer } from './broadcast.ts';

export type ToldBySeat = BySeat<readonly SeatEvent[]>;

export class Seen {
  readonly #views: SeatView[];

  /** Everything that has happened in this match has been told. */
  constructor(match: Match) {
    this.#views = SEATS.map((seat) => view(match, seat));
  }

  of(seat: Seat): SeatView {
    return this.#views[seat]!;
  }

  /** Answers what each seat is told of it. */
  tell(events: readonly GameEvent[]): ToldBySeat {
    const told = SEATS.map((seat) => {
      const heard = forViewer(events, seat);
      this.#views[seat] = heard.reduce(foldView, this.#views[seat]!);
      return heard;
    });
    return told as unknown as ToldBySeat;
  }
}
