// Spectators, who see the table with a delay. Their view is folded from what everybody may see, and is kept only
// while somebody looks. Where the host opens the hands, what each seat knew is folded beside it, as late.

import {
  foldView,
  type GameEvent,
  isOffer,
  type Match,
  type SeatEvent,
  type SeatView,
  view,
  waitsForOffer,
} from '@hanchan/game';
import type { Clocks, OpenHands, ServerMessage } from '@hanchan/protocol';
import { SEATS, type Seat } from '@hanchan/tiles';
import type { Time } from '../time.ts';
import { diceIn, type Listener, say } from './audience.ts';
import { forViewer } from './broadcast.ts';

const NO_CLOCKS: Clocks = { banks: null, running: null, bellMs: null, nextDealMs: null };

/** What happened at a moment. */
export interface Happened {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** A match from its opening. */
export interface Past {
  readonly openedAt: number;
  readonly start: Match;
  readonly happened: readonly Happened[];
}

export interface WatchersSetup {
  readonly table: string;
  readonly time: Time;
  readonly delayMs: number;
  /** How long a tile on offer lies there for them, so that they do not see either whether anybody was asked. */
  readonly offerMs: number;
  /** Whoever watches sees all four hands. */
  readonly opensHands: boolean;
  /** Everything that has happened so far. */
  readonly read: () => Promise<Past>;
  /** The dice that opened the wall of a deal. */
  readonly dice: (deal: number) => readonly number[];
}

const folded = (known: SeatView, events: readonly SeatEvent[]): SeatView =>
  events.reduce<SeatView>(foldView, known);

export class Watchers {
  readonly #setup: WatchersSetup;
  readonly #listeners = new Set<Listener>();
  #view: SeatView | null = null;
  /** What each seat knew at the moment that is shown; only where hands are open. */
  #seats: readonly SeatView[] | null = null;
  #openedAt = 0;
  #seq = 0;
  #later: Happened[] = [];
  #offerUntil = 0;
  #cancel = () => {};

  constructor(setup: WatchersSetup) {
    this.#setup = setup;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Must not run beside an append: what is read here and what is added must meet exactly. */
  async admit(listener: Listener): Promise<void> {
    const { table } = this.#setup;
    if (this.#view === null) this.#begin(await this.#setup.read());
    this.#showWhatIsDue();
    this.#listeners.add(listener);
    say(listener, {
      type: 'table',
      table,
      seat: 'spectator',
      seq: this.#seq,
      view: this.#view!,
      legal: [],
      clocks: { ...NO_CLOCKS, nextDealMs: this.#beginsInMs() },
      dice: this.#setup.dice(this.#view!.dealNumber),
      ending: [],
      ...this.#hands(),
    });
  }

  dismiss(listener: Listener): void {
    if (!this.#listeners.delete(listener) || this.#listeners.size > 0) return;
    this.stop();
  }

  /** What happened; shown when its time comes. */
  add(events: readonly GameEvent[], at: number): void {
    if (this.#view === null) return;
    this.#put(events, at);
    this.#wait();
  }

  stop(): void {
    this.#cancel();
    this.#view = null;
    this.#seats = null;
    this.#later = [];
    this.#offerUntil = 0;
    this.#seq = 0;
  }

  #begin({ openedAt, start, happened }: Past): void {
    this.#openedAt = openedAt;
    this.#view = view(start, 'spectator');
    if (this.#setup.opensHands) this.#seats = SEATS.map((seat) => view(start, seat));
    for (const { events, at } of happened) this.#put(events, at);
  }

  /** One piece for what comes at once, another for what follows when a tile has lain there for its time. */
  #put(events: readonly GameEvent[], at: number): void {
    let due = Math.max(at, this.#later.at(-1)?.at ?? 0);
    let piece: GameEvent[] = [];
    for (const [place, event] of events.entries()) {
      if (due < this.#offerUntil && waitsForOffer(events, place)) {
        if (piece.length > 0) this.#later.push({ at: due, events: piece });
        piece = [];
        due = this.#offerUntil;
      }
      if (event.type === 'dealStarted') this.#offerUntil = 0;
      if (isOffer(event)) this.#offerUntil = at + this.#setup.offerMs;
      piece.push(event);
    }
    if (piece.length > 0) this.#later.push({ at: due, events: piece });
  }

  #showWhatIsDue(): void {
    const { table, time, delayMs, dice } = this.#setup;
    const due = time.now() - delayMs;
    while (this.#later.length > 0 && this.#later[0]!.at <= due) {
      const { events: happened } = this.#later.shift()!;
      const events = forViewer(happened, 'spectator');
      this.#view = folded(this.#view!, events);
      this.#seats =
        this.#seats?.map((one, seat) => folded(one, forViewer(happened, seat as Seat))) ?? null;
      if (events.length === 0) continue;
      const from = this.#seq + 1;
      this.#seq += events.length;
      const message: ServerMessage = {
        type: 'events',
        table,
        from,
        events,
        legal: [],
        clocks: NO_CLOCKS,
        ...diceIn(events, dice),
        ...this.#hands(),
      };
      const text = JSON.stringify(message);
      for (const listener of this.#listeners) listener.send(text);
    }
    this.#wait();
  }

  /** The four hands as of what is shown, and not a moment later. */
  #hands(): { readonly hands?: OpenHands } {
    const own = this.#seats?.map(({ deal }) => deal?.own ?? null) ?? [];
    if (own.length === 0 || own.includes(null)) return {};
    const hands = own.map((one) => ({ hand: one!.hand, drawn: one!.drawn }));
    return { hands: hands as unknown as OpenHands };
  }

  /** Until the first deal is shown; null once it has been. */
  #beginsInMs(): number | null {
    if (this.#view!.deal !== null) return null;
    const { time, delayMs } = this.#setup;
    const at = this.#later[0]?.at ?? this.#openedAt;
    return Math.max(0, at + delayMs - time.now());
  }

  #wait(): void {
    const { time, delayMs } = this.#setup;
    this.#cancel();
    if (this.#later.length === 0) return;
    const ms = this.#later[0]!.at + delayMs - time.now();
    this.#cancel = time.after(Math.max(0, ms), () => this.#showWhatIsDue());
  }
}
