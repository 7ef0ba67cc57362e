// The way out of a match: everything that a connection receives about the game is put together here, from what its
// seat has been told.

import { type Action, possibleFromView, type SeatView } from '@hanchan/game';
import type { CLOSE_CODES, Clocks, ServerMessage } from '@hanchan/protocol';
import { SEATS, type Seat } from '@hanchan/tiles';
import type { Broadcast } from './broadcast.ts';
import type { Ledger } from './ledger.ts';
import type { ToldBySeat } from './seen.ts';

/** One connection. Text, so that what many hear is written once. */
export interface Listener {
  send(text: string): void;
  /** The connection ends; a client that comes back finds the table where it is. */
  close(reason: keyof typeof CLOSE_CODES): void;
}

export const say = (listener: Listener, message: ServerMessage) =>
  listener.send(JSON.stringify(message));

/** With the start of a deal goes where its wall is opened. */
export function diceIn(
  events: readonly { readonly type: string; readonly number?: number }[],
  dice: (deal: number) => readonly number[],
): { readonly dice?: readonly number[] } {
  const started = events.findLast(({ type }) => type === 'dealStarted');
  return started?.number === undefined ? {} : { dice: dice(started.number) };
}

export interface Scene {
  readonly table: string;
  readonly ledger: Ledger;
  readonly broadcast: Broadcast;
  /** As far as it has been told. */
  view(seat: Seat): SeatView;
  isAsked(seat: Seat): boolean;
  clocks(seat: Seat): Clocks;
}

export class Audience {
  readonly #scene: Scene;
  readonly #listeners = SEATS.map(() => new Set<Listener>());

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The listener hears where the table stands, or what was missed, and from now on what happens. */
  admit(listener: Listener, seat: Seat, from: number | undefined): void {
    const { table, ledger, broadcast } = this.#scene;
    const view = this.#scene.view(seat);
    this.#listeners[seat]!.add(listener);
    const missed = from === undefined ? null : broadcast.since(seat, from);
    if (missed !== null) {
      say(listener, {
        type: 'events',
        table,
        from: from! + 1,
        events: missed,
        legal: this.#legal(seat),
        clocks: this.#scene.clocks(seat),
        ...diceIn(missed, ledger.dice.bind(ledger)),
      });
      return;
    }
    say(listener, {
      type: 'table',
      table,
      seat,
      seq: broadcast.seq(seat),
      view,
      legal: this.#legal(seat),
      clocks: this.#scene.clocks(seat),
      dice: ledger.dice(view.dealNumber),
      ending: broadcast.ending(seat),
    });
  }

  dismiss(listener: Listener): void {
    for (const listeners of this.#listeners) listeners.delete(listener);
  }

  /** Tells each seat its part. `asked` hear of it even where nothing happened. */
  tell(toldBySeat: ToldBySeat, asked: ReadonlySet<Seat>): void {
    const { table, ledger, broadcast, clocks } = this.#scene;
    for (const seat of SEATS) {
      const listeners = this.#listeners[seat]!;
      if (listeners.size === 0) continue;
      const told = toldBySeat[seat];
      if (told.length === 0 && !asked.has(seat)) continue;
      const message: ServerMessage = {
        type: 'events',
        table,
        from: broadcast.seq(seat) - told.length + 1,
        events: told,
        legal: this.#legal(seat),
        clocks: clocks(seat),
        ...diceIn(told, ledger.dice.bind(ledger)),
      };
      const text = JSON.stringify(message);
      for (const listener of listeners) listener.send(text);
    }
  }

  /** At an unassisted table also what would be a foul. */
  #legal(seat: Seat): readonly Action[] {
    return this.#scene.isAsked(seat) ? possibleFromView(this.#scene.view(seat)) : [];
  }
}
