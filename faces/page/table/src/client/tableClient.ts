// What a table on the screen needs, whoever keeps the table: the server at the other end of a socket, or a
// worker in this page. A page draws `state`, animates what `onEvents` tells, and calls `act`; it decides nothing.

import type { Action, SeatEvent, SeatView, Viewer } from '@hanchan/game';
import type { Connection } from '@hanchan/kit/server/connection.ts';
import type { Readable } from '@hanchan/kit/server/watched.ts';
import type {
  ChatLine,
  Clocks,
  OpenHands,
  Phrase,
  Refusal,
  TableInfo,
  TablePace,
} from '@hanchan/protocol';
import type { Snippet } from 'svelte';

/** The table's clocks, as they stood at the moment `at` of this page's `performance.now()`. */
export interface TimedClocks extends Clocks {
  readonly at: number;
}

/** An act of ours that was not taken, and why. */
export interface RefusedAct {
  readonly action: Action;
  readonly refusal: Refusal;
}

export interface TableState {
  readonly connection: Connection;
  /** Why it is closed, or why the table cannot be shown. */
  readonly trouble: Refusal | null;
  /** What was agreed, who sits where, the seal of the walls, the result. */
  readonly info: TableInfo | null;
  /** The id of the player at this screen; null for who only watches. */
  readonly me: string | null;
  readonly seat: Viewer;
  /** Null until the first deal is on the table. */
  readonly view: SeatView | null;
  /** What may be done now; at an unassisted table also what would be a foul. */
  readonly legal: readonly Action[];
  /** The number of the last event folded into `view`. */
  readonly seq: number;
  readonly clocks: TimedClocks | null;
  /** The dice that opened the wall of this deal; null where nobody told them. */
  readonly dice: readonly number[] | null;
  /** With a whole view between two deals: the events that ended the deal, to show its result. */
  readonly ending: readonly SeatEvent[];
  /** For who watches a table with open hands; null otherwise. */
  readonly hands: OpenHands | null;
  readonly chat: readonly ChatLine[];
  /** How long the server's machine slept, until something happens at the table again; no clock ran meanwhile. */
  readonly sleptMs: number | null;
  /** Sent, and not yet heard of. */
  readonly pending: Action | null;
  readonly refused: RefusedAct | null;
}

/** Several events that arrive together are told together; `view` is what stands after all of them. */
export type EventsListener = (events: readonly SeatEvent[], view: SeatView) => void;

export interface TableClient {
  readonly state: Readable<TableState>;
  /** Not called for what came before: a whole view is not an event. */
  onEvents(listener: EventsListener): () => void;
  /** Sends one of `legal`. A second act for the same choice is not sent. */
  act(action: Action): void;
  /** Why this could not be done now; null when nothing stands against it. */
  why(action: Action): Promise<Refusal | null>;
  /** The result of the deal has been looked at. The next deal comes when everybody has, or after a while. */
  ready(): void;
  /** How fast the table moves from now on; the host's choice where people share it. */
  setPace(pace: TablePace): void;
  say(line: { readonly phrase: Phrase } | { readonly text: string }): void;
  close(): void;
}

/** What the table's screen is given by the page around it. */
export interface TableScreenProps {
  readonly client: TableClient;
  /** Back to where the player came from; the seat is kept while the match runs. */
  readonly onleave: () => void;
  /** Another match with the same people. Absent for who watches. */
  readonly onrematch?: (() => void) | undefined;
  /** Where the record of the finished match can be downloaded. */
  readonly recordUrl: string | null;
  /** Where it can be looked at again. */
  readonly replayUrl: string | null;
  /** Where a bot goes through it, decision by decision. */
  readonly reviewUrl: string | null;
  /** Takes back the player's last act, where the table forgives; null while there is none. Absent where acts stand. */
  readonly onundo?: (() => void) | null | undefined;
  /** Who teaches at this table, beside the mat: what is asked and answered is told there, and results are not shown. */
  readonly coach?: Snippet | undefined;
}

export const EMPTY_TABLE: TableState = {
  connection: 'connecting',
  trouble: null,
  info: null,
  me: null,
  seat: 'spectator',
  view: null,
  legal: [],
  seq: 0,
  clocks: null,
  dice: null,
  ending: [],
  hands: null,
  chat: [],
  sleptMs: null,
  pending: null,
  refused: null,
};
