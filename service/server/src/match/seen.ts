// What each seat of a person has been told, as one view: whatever a player asks is answered from it. It is carried forward
// by every event that is told, whether or not anybody asks, so that the work of an answer tells nothing either. A bot
// asks nothing, and is shown the match's view of its seat when it is to choose.

import { foldView, type Match, type SeatEvent, type SeatView, view } from '@hanchan/game';
import { type BySeat, bySeat, type Seat } from '@hanchan/tiles';
import type { ToldOfEvent } from './broadcast.ts';

export type ToldBySeat = BySeat<readonly SeatEvent[]>;

export class Seen {
  readonly #views = new Map<Seat, SeatView>();

  /** Everything that has happened in this match has been told. */
  constructor(match: Match, people: readonly Seat[]) {
    for (const seat of people) this.#views.set(seat, view(match, seat));
  }

  of(seat: Seat): SeatView {
    const seen = this.#views.get(seat);
    if (seen === undefined) throw new Error(`nobody is told anything at seat ${seat}`);
    return seen;
  }

  /** Answers what each person's seat is told of it. Event by event, so that what changes in all views alike is made once. */
  tell(happened: readonly ToldOfEvent[]): ToldBySeat {
    const told = bySeat((): SeatEvent[] => []);
    for (const toldOfEvent of happened) {
      for (const [seat, seen] of this.#views) {
        const heard = toldOfEvent[seat]!;
        if (heard === null) continue;
        told[seat].push(heard);
        this.#views.set(seat, foldView(seen, heard));
      }
    }
    return told;
  }
}
