// What has happened and what of it has been sent. Each viewer's events are numbered from 1 without gaps; the last two
// deals are kept, so that whoever reconnects gets only what they missed.
//
// A tile on offer lies there for a moment even when nobody can claim it: otherwise the speed of the next draw would
// tell the table that somebody was asked.

import {
  type GameEvent,
  isOffer,
  redact,
  redactForEach,
  type SeatEvent,
  VIEWERS,
  type Viewer,
  waitsForOffer,
} from '@hanchan/game';
import { SEATS } from '@hanchan/tiles';

const placeOf = (viewer: Viewer) => (viewer === 'spectator' ? SEATS.length : viewer);

/** What each of `VIEWERS` is told of one event; null: nothing. */
export type ToldOfEvent = readonly (SeatEvent | null)[];

export class Broadcast {
  #events: GameEvent[] = [];
  /** How many of them have been told. */
  #sent = 0;
  /** Per viewer: events told so far, and events before the first that is kept. */
  readonly #count = VIEWERS.map(() => 0);
  readonly #dropped = VIEWERS.map(() => 0);
  /** When the deals that are kept began: places in `#events`. */
  #dealsAt: number[] = [];
  /** Where the step began that ended the deal, or where the wall ran out: what was judged then belongs to the end. */
  #endingAt: number | null = null;
  #exhaustedAt: number | null = null;
  #offerUntil = 0;

  /** Adds what has happened. Told at once (`isKnown`) when it was told before, by a process that is gone. */
  add(events: readonly GameEvent[], isKnown = false): void {
    const at = this.#events.length;
    for (const event of events) {
      if (event.type === 'dealStarted') this.#startDeal();
      if (event.type === 'wallExhausted') this.#exhaustedAt = this.#events.length;
      if (event.type === 'dealEnded' || event.type === 'dealVoided')
        this.#endingAt = this.#exhaustedAt ?? at;
      this.#events.push(event);
      if (!isKnown) continue;
      this.#countIn(event);
      this.#sent = this.#events.length;
    }
  }

  /**
   * Takes what may be told now. `offerMs` is asked for each tile that comes to lie on offer; `heldMs` is how long the
   * rest has to wait.
   */
  take(
    now: number,
    offerMs: () => number,
  ): { told: readonly ToldOfEvent[]; heldMs: number | null } {
    const told: ToldOfEvent[] = [];
    while (this.#sent < this.#events.length) {
      const event = this.#events[this.#sent]!;
      if (now < this.#offerUntil && waitsForOffer(this.#events, this.#sent)) break;
      if (event.type === 'dealStarted') this.#offerUntil = 0;
      if (isOffer(event)) this.#offerUntil = now + offerMs();
      told.push(this.#countIn(event));
      this.#sent++;
    }
    const heldMs = this.isHeld ? this.#offerUntil - now : null;
    return { told, heldMs };
  }

  get isHeld(): boolean {
    return this.#sent < this.#events.length;
  }

  /** The number of the last event that the viewer was told. */
  seq(viewer: Viewer): number {
    return this.#count[placeOf(viewer)]!;
  }

  /** What the viewer was told behind this number; null when that is too long ago, or never was. */
  since(viewer: Viewer, number: number): readonly SeatEvent[] | null {
    const kept = this.#dropped[placeOf(viewer)]!;
    if (number < kept || number > this.seq(viewer)) return null;
    return forViewer(this.#events.slice(0, this.#sent), viewer).slice(number - kept);
  }

  /** How the last deal ended, for whoever comes between two deals. */
  ending(viewer: Viewer): readonly SeatEvent[] {
    if (this.#endingAt === null) return [];
    return forViewer(this.#events.slice(this.#endingAt, this.#sent), viewer);
  }

  #countIn(event: GameEvent): ToldOfEvent {
    const told = redactForEach(event);
    for (let place = 0; place < told.length; place++) {
      if (told[place] !== null) this.#count[place]!++;
    }
    return told;
  }

  /** The deal before the last is forgotten. */
  #startDeal(): void {
    this.#endingAt = null;
    this.#exhaustedAt = null;
    this.#dealsAt.push(this.#events.length);
    if (this.#dealsAt.length <= 2) return;
    const cut = Math.min(this.#dealsAt[1]!, this.#sent);
    const gone = this.#events.slice(0, cut);
    for (const viewer of VIEWERS) this.#dropped[placeOf(viewer)]! += forViewer(gone, viewer).length;
    this.#events = this.#events.slice(cut);
    this.#sent -= cut;
    this.#dealsAt = this.#dealsAt.slice(1).map((at) => at - cut);
  }
}

export function forViewer(events: readonly GameEvent[], viewer: Viewer): readonly SeatEvent[] {
  const told: SeatEvent[] = [];
  for (const event of events) {
    const seen = redact(event, viewer);
    if (seen !== null) told.push(seen);
  }
  return told;
}
