// The way out of a match: everything that a connection receives about the game is put together here, from what its
// seat has been told.

import { type Action, possibleFromView, type SeatEvent, type SeatView } from '@hanchan/game';
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

/** What seats were told, as JSON. */
interface Written {
  readonly told: readonly SeatEvent[];
  readonly text: string;
}

/** Who was told exactly the same, one and the same event for each, gets the same text. */
function writtenOnce(written: Written[], told: readonly SeatEvent[]): Written {
  const isSame = (one: Written) =>
    one.told.length === told.length && one.told.every((event, i) => event === told[i]);
  const known = written.find(isSame);
  if (known !== undefined) return known;
  const made = { told, text: JSON.stringify(told) };
  written.push(made);
  return made;
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
    const { broadcast } = this.#scene;
    const written: Written[] = [];
    for (const seat of SEATS) {
      const listeners = this.#listeners[seat]!;
      if (listeners.size === 0) continue;
      const told = toldBySeat[seat];
      if (told.length === 0 && !asked.has(seat)) continue;
      const from = broadcast.seq(seat) - told.length + 1;
      const text = this.#eventsFor(seat, from, writtenOnce(written, told));
      for (const listener of listeners) listener.send(text);
    }
  }

  /** The message `events` as JSON, field by field: what several seats were told alike is not written again for each. */
  #eventsFor(seat: Seat, from: number, { told, text }: Written): string {
    const { table, ledger, clocks } = this.#scene;
    const { dice } = diceIn(told, ledger.dice.bind(ledger));
    const legal = JSON.stringify(this.#legal(seat));
    const rest = dice === undefined ? '' : `,"dice":${JSON.stringify(dice)}`;
    return `{"type":"events","table":${JSON.stringify(table)},"from":${from},"events":${text},"legal":${legal},"clocks":${JSON.stringify(clocks(seat))}${rest}}`;
  }

  /** At an unassisted table also what would be a foul. */
  #legal(seat: Seat): readonly Action[] {
    return this.#scene.isAsked(seat) ? possibleFromView(this.#scene.view(seat)) : [];
  }
}
