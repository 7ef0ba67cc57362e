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

/** Discards as JSON, by seat, tile and how: there are few, and whoever is asked may make a dozen of them. */
const DISCARDS: string[] = [];

function writtenAction(action: Action): string {
  if (action.type !== 'discard') return JSON.stringify(action);
  const { seat, tile, fromDraw, riichi } = action;
  const at = ((tile * SEATS.length + seat) * 2 + Number(fromDraw)) * 2 + Number(riichi);
  DISCARDS[at] ??= JSON.stringify(action);
  return DISCARDS[at];
}

const NO_ACTIONS: readonly Action[] = [];

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

/** The clocks of the moment in which they are first asked for, as JSON. */
function writtenClocks(scene: Pick<Scene, 'clocks'>): (seat: Seat) => string {
  let clocks: ((seat: Seat) => Clocks) | null = null;
  let last: { readonly seen: Clocks; readonly text: string } | null = null;
  return (seat) => {
    clocks ??= scene.clocks();
    const seen = clocks(seat);
    if (last?.seen !== seen) last = { seen, text: JSON.stringify(seen) };
    return last.text;
  };
}

export interface Scene {
  readonly table: string;
  readonly ledger: Ledger;
  readonly broadcast: Broadcast;
  /** As far as it has been told. */
  view(seat: Seat): SeatView;
  isAsked(seat: Seat): boolean;
  /** As they are now. */
  clocks(): (seat: Seat) => Clocks;
}

export class Audience {
  readonly #scene: Scene;
  readonly #listeners = SEATS.map(() => new Set<Listener>());
  /** How every message begins that tells of events. */
  readonly #head: string;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#head = `{"type":"events","table":${JSON.stringify(scene.table)},"from":`;
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
        clocks: this.#scene.clocks()(seat),
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
      clocks: this.#scene.clocks()(seat),
      dice: ledger.dice(view.dealNumber),
      ending: broadcast.ending(seat),
    });
  }

  dismiss(listener: Listener): void {
    for (const listeners of this.#listeners) listeners.delete(listener);
  }

  /**
   * Tells each seat its part. `asked` hear of it even where nothing happened. The message is put together field by field: what
   * several seats are told alike is not written again for each.
   */
  tell(toldBySeat: ToldBySeat, asked: ReadonlySet<Seat>): void {
    const { broadcast } = this.#scene;
    const written: Written[] = [];
    const clocks = writtenClocks(this.#scene);
    for (const seat of SEATS) {
      const listeners = this.#listeners[seat]!;
      if (listeners.size === 0) continue;
      const told = toldBySeat[seat];
      if (told.length === 0 && !asked.has(seat)) continue;
      const from = broadcast.seq(seat) - told.length + 1;
      const text =
        `${this.#head}${from},"events":${writtenOnce(written, told).text},` +
        `"legal":[${this.#legal(seat).map(writtenAction)}],"clocks":${clocks(seat)}${this.#dice(told)}}`;
      for (const listener of listeners) listener.send(text);
    }
  }

  #dice(told: readonly SeatEvent[]): string {
    const { ledger } = this.#scene;
    const { dice } = diceIn(told, (deal) => ledger.dice(deal));
    return dice === undefined ? '' : `,"dice":${JSON.stringify(dice)}`;
  }

  /** At an unassisted table also what would be a foul. */
  #legal(seat: Seat): readonly Action[] {
    return this.#scene.isAsked(seat) ? possibleFromView(this.#scene.view(seat)) : NO_ACTIONS;
  }
}
