// What each seat has been told, as one view: whatever a player asks is answered from it. It is carried forward by
// every event that is told, whether or not anybody asks, so that the work of an answer tells nothing either.

import { foldView, type GameEvent, type Match, redact, type SeatView, view } from '@hanchan/game';
import { SEATS, type Seat } from '@hanchan/tiles';

export class Seen {
  readonly #views: SeatView[];

  /** Everything that has happened in this match has been told. */
  constructor(match: Match) {
    this.#views = SEATS.map((seat) => view(match, seat));
  }

  of(seat: Seat): SeatView {
    return this.#views[seat]!;
  }

  tell(events: readonly GameEvent[]): void {
    for (const event of events) {
      for (const seat of SEATS) {
        const told = redact(event, seat);
        if (told !== null) this.#views[seat] = foldView(this.#views[seat]!, told);
      }
    }
  }
}
