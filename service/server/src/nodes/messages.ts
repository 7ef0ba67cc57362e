// What the processes of a site say to each other. Everything that is told to a person was made for that person by the process
// that has the stream: nothing else about a table is on the bus.

import type {
  CLOSE_CODES,
  ClientMessage,
  PlayerName,
  Refusal,
  TableSummary,
} from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import type { Used } from '../limits/counts.ts';

/** What somebody says to a table that the asked process has. */
export interface SocketQuestion {
  readonly type: 'message';
  /** The connection, by the name that its process gave it. */
  readonly key: string;
  readonly person: Person | null;
  readonly address: string;
  readonly message: Extract<ClientMessage, { table: string }>;
}

/** A request over HTTP for a stream that the asked process has. */
export interface RequestQuestion {
  readonly type: 'request';
  /** For the parts of a long answer, and to break it off. */
  readonly key: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly address: string;
  /** In base64. */
  readonly body: string;
}

/** A player of an event takes the seat that the event has for them. */
export interface JoinQuestion {
  readonly type: 'join';
  readonly table: string;
  readonly slot: number;
  readonly player: PlayerName;
  readonly pledge?: string | undefined;
}

/** A table of an event is over: the process that has the event enters its sheet. */
export interface OverQuestion {
  readonly type: 'over';
  readonly event: string;
  readonly table: string;
}

/** Which of these people have a connection to the asked process. */
export interface WhereQuestion {
  readonly type: 'where';
  readonly people: readonly string[];
}

/** A table was given to the asked process. */
export interface TakeQuestion {
  readonly type: 'take';
  readonly table: string;
}

/** What a process tells whoever might give it tables. */
export interface LoadAnswer {
  readonly tables: number;
}

export type Question =
  | { readonly type: 'ping' }
  | { readonly type: 'lobby' }
  | { readonly type: 'load' }
  | TakeQuestion
  | WhereQuestion
  | SocketQuestion
  | RequestQuestion
  | JoinQuestion
  | OverQuestion;

/** The stream is not there any more: ask again whose it is. Where the process is `out` of it, nothing there is its own. */
export interface Moved {
  readonly moved: 'gone' | 'out';
}

export interface AnsweredRequest {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** In base64; null: it follows in parts. */
  readonly body: string | null;
}

/** News for one process. */
export type News =
  | { readonly to: string; readonly text: string }
  | { readonly to: string; readonly close: keyof typeof CLOSE_CODES }
  /** The connection is gone. */
  | { readonly gone: string }
  | { readonly part: string; readonly data: string }
  | { readonly end: string }
  /** Nobody waits for the answer any more. */
  | { readonly cut: string };

/** News for every process. */
export type PublicNews =
  | { readonly type: 'hello' }
  | { readonly type: 'bye' }
  | { readonly type: 'board'; readonly id: string; readonly summary: TableSummary | null }
  | { readonly type: 'here'; readonly people: number }
  | { readonly type: 'blocks'; readonly player: string }
  | { readonly type: 'erased'; readonly person: string }
  | { readonly type: 'counted'; readonly used: readonly Used[] }
  | { readonly type: 'session'; readonly hash: string }
  | { readonly type: 'sessionNamed'; readonly person: string; readonly id: string }
  | { readonly type: 'otherSessions'; readonly person: string; readonly but: string | null };

export type SocketAnswer = { readonly refusal: Refusal | null } | Moved;
