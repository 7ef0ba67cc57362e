// What the server says over the socket. Every table has one stream of events per viewer, numbered from 1 without
// gaps: a client folds them over the view with `foldView` and needs nothing else. It never works out what is
// legal: `legal` says so.

import type { Action, SeatEvent, SeatView, Viewer } from '@hanchan/game';
import type { BySeat, Seat, Tile } from '@hanchan/tiles';
import type { ChatLine } from './chat.ts';
import type { QueueNews } from './finding.ts';
import type { Refusal } from './refusals.ts';
import type { PlayerName, TableInfo, TableSummary } from './tables.ts';

/** Time left, counted from the moment the message was sent. */
export interface Clocks {
  /** What each player has left of the bank, as of their last turn; null where nobody is hurried. */
  readonly banks: BySeat<number> | null;
  /** The viewer's own question, or else the turn that everybody sees. Who else is asked stays hidden. */
  readonly running: {
    readonly seat: Seat;
    /** First the move's time runs, then the bank. */
    readonly moveMs: number;
    readonly bankMs: number;
  } | null;
  /** Until the bell; null where there is none, or it has rung. */
  readonly bellMs: number | null;
  /**
   * Until the next deal, if not everybody is ready before; for who watches, until play begins for them. Null while a
   * deal is played.
   */
  readonly nextDealMs: number | null;
}

/** For who watches a table that opens its hands: all four as they stood then, behind the table's delay. */
export type OpenHands = BySeat<{ readonly hand: readonly Tile[]; readonly drawn: Tile | null }>;

/** What a server sends over the socket. */
export type ServerMessage =
  | {
      readonly type: 'hello';
      readonly version: number;
      /** Null without a session: such a connection may watch. */
      readonly player: PlayerName | null;
      /** The server's time, milliseconds since 1970. */
      readonly now: number;
    }
  /** The table around the match: who sits where, who is there, the result. Sent whenever it changes. */
  | { readonly type: 'room'; readonly table: string; readonly info: TableInfo }
  /** The viewer's whole knowledge; `seq` is the number of the last event in it. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly seat: Viewer;
      readonly seq: number;
      readonly view: SeatView;
      readonly legal: readonly Action[];
      readonly clocks: Clocks;
      /** The dice that opened the wall of the deal on the table. */
      readonly dice?: readonly number[];
      /**
       * Between two deals and after the last: the events that ended the deal, to show its result. They are part of
       * `view` already and have their numbers behind them.
       */
      readonly ending: readonly SeatEvent[];
      readonly hands?: OpenHands;
    }
  /** What happened: `from` is the number of the first event. `legal` and `clocks` are as of the last. */
  | {
      readonly type: 'events';
      readonly table: string;
      readonly from: number;
      readonly events: readonly SeatEvent[];
      readonly legal: readonly Action[];
      readonly clocks: Clocks;
      /** With the start of a deal: the dice that opened its wall. */
      readonly dice?: readonly number[];
      readonly hands?: OpenHands;
    }
  /** The message with this id has been done and is stored. */
  | { readonly type: 'ack'; readonly id: string }
  /** It has not been done, and nothing has changed. `id` is null where the message had none. */
  | ({ readonly type: 'refused'; readonly id: string | null } & Refusal)
  /** Null: nothing stands against it. */
  | { readonly type: 'why'; readonly id: string; readonly refusal: Refusal | null }
  /** The server's machine slept for so long: no clock of the table ran meanwhile. Clocks follow. */
  | { readonly type: 'slept'; readonly table: string; readonly ms: number }
  /** New lines; after `sit` the last ones that were said. */
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** `isWhole`: these are all open and watchable tables; otherwise what changed. */
  | {
      readonly type: 'lobby';
      readonly isWhole: boolean;
      readonly tables: readonly TableSummary[];
      readonly gone: readonly string[];
    }
  /** For who asked with `queue`: whenever it changes. */
  | ({ readonly type: 'queue' } & QueueNews)
  | { readonly type: 'pong'; readonly sent: number };

/** Why the server closes a socket, as the close code. */
export const CLOSE_CODES = {
  /** Too many messages that are not of the protocol, or far too many at all. */
  abuse: 4_400,
  otherVersion: 4_401,
  /** The session ended: signed out, or signed in as somebody else. */
  sessionEnded: 4_403,
  /** The player opened more connections than the server keeps; the oldest goes. */
  replaced: 4_409,
  tooLarge: 1_009,
  /** Come back soon: the server restarts. */
  closing: 1_012,
} as const;
