// Those who watch, later than the table plays. Their view is folded from what everybody may see, and is kept only
// while somebody looks.

import {
  foldView,
  type GameEvent,
  newMatch,
  type SeatEvent,
  type SeatView,
  view,
} from '@hanchan/game';
import type { Clocks, ServerMessage } from '@hanchan/protocol';
import type { Time } from '../time.ts';
import { diceIn, type Listener, say } from './audience.ts';
import { forViewer } from './broadcast.ts';
import type { TimedEntry } from './entries.ts';
import { replay } from './ledger.ts';

const NO_CLOCKS: Clocks = { banks: null, running: null, bellMs: null, nextDealMs: null };

interface Later {
  readonly at: number;
  readonly events: readonly SeatEvent[];
}

export interface WatchersSetup {
  readonly table: string;
  readonly time: Time;
  readonly delayMs: number;
  /** Everything that is stored of the match. */
  readonly read: () => Promise<readonly TimedEntry[]>;
  /** The dice that opened the wall of a deal. */
  readonly dice: (deal: number) => readonly number[];
  /** Everything that has happened has been shown. */
  readonly onCaughtUp: () => void;
}

export class Watchers {
  readonly #setup: WatchersSetup;
  readonly #listeners = new Set<Listener>();
  #view: SeatView | null = null;
  #seq = 0;
  #later: Later[] = [];
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
      clocks: NO_CLOCKS,
      dice: this.#setup.dice(this.#view!.dealNumber),
      ending: [],
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
    this.#later = [];
    this.#seq = 0;
  }

  #begin(entries: readonly TimedEntry[]): void {
    const [first] = entries;
    if (first?.entry.type !== 'open') throw new Error('a match begins with its opening');
    const { rules, settings } = first.entry;
    const { assistance, claimOrder } = settings;
    this.#view = view(newMatch(rules, { assistance, claimOrder }), 'spectator');
    replay(entries, (events, at) => this.#put(events, at));
  }

  #put(events: readonly GameEvent[], at: number): void {
    const told = forViewer(events, 'spectator');
    if (told.length > 0) this.#later.push({ at, events: told });
  }

  #showWhatIsDue(): void {
    const { table, time, delayMs, dice, onCaughtUp } = this.#setup;
    const due = time.now() - delayMs;
    while (this.#later.length > 0 && this.#later[0]!.at <= due) {
      const { events } = this.#later.shift()!;
      for (const event of events) this.#view = foldView(this.#view!, event);
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
      };
      const text = JSON.stringify(message);
      for (const listener of this.#listeners) listener.send(text);
      if (this.#later.length === 0) onCaughtUp();
    }
    this.#wait();
  }

  #wait(): void {
    const { time, delayMs } = this.#setup;
    this.#cancel();
    if (this.#later.length === 0) return;
    const ms = this.#later[0]!.at + delayMs - time.now();
    this.#cancel = time.after(Math.max(0, ms), () => this.#showWhatIsDue());
  }
}
