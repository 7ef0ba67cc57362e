// What a process of a site is made of, as far as the others come to it.

import type { ClientMessage, Refusal, TableSummary } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import type { Used } from '../limits/counts.ts';
import type { Room } from '../lobby/room.ts';
import type { LostTables } from '../lobby/takingOver.ts';
import type { Caller } from '../socket/caller.ts';
import type { Time } from '../time.ts';
import type { Bus } from './bus.ts';
import type { Answering } from './farRequests.ts';
import type { JoinQuestion } from './messages.ts';

/** What of a process others ask for; there once everything is put together. */
export interface Local {
  readonly app: Answering;
  readonly rooms: {
    readonly size: number;
    get(id: string, gone?: string): Promise<Room | null>;
    releaseOver(player: string): Promise<void>;
    takeOver(gone: string, which: LostTables): Promise<void>;
  };
  readonly events: { get(id: string, gone?: string): Promise<unknown> };
  readonly kept: { has(id: string, gone?: string): Promise<boolean> };
  readonly clubs: { get(id: string, gone?: string): Promise<unknown> };
  readonly circuits: { get(id: string, gone?: string): Promise<unknown> };
  readonly online: {
    join(room: Room | null, question: JoinQuestion): Promise<Result<null, Refusal>>;
    enter(event: string, table: string): Promise<void>;
  };
  readonly board: {
    own(): readonly TableSummary[];
    putFrom(node: string, id: string, summary: TableSummary | null): void;
    drop(node: string): readonly string[];
  };
  readonly blocks: { forget(): void };
  readonly here: {
    hear(node: string, people: number): void;
    drop(node: string): void;
    tellAgain(): void;
  };
  readonly counts: { hear(used: readonly Used[]): void };
  readonly dispatch: {
    take(caller: Caller, message: TableMessage): Promise<Refusal | null>;
    leave(caller: Caller): void;
  };
  readonly gate: {
    isHere(person: string): boolean;
    endSessionHashed(hash: string): void;
    endSessionNamed(person: string, id: string): void;
    endOtherSessions(person: string, but: string | null): void;
  };
}

export type TableMessage = Extract<ClientMessage, { table: string }>;

export type StreamKind = 'table' | 'event' | 'kept' | 'club' | 'circuit';

export interface SiteSetup {
  readonly bus: Bus;
  readonly time: Time;
  readonly living: () => Promise<readonly string[]>;
  /** Others may have what we had: nothing is answered for, and nothing taken over. */
  readonly isCutOff: () => boolean;
  readonly onError: (error: unknown) => void;
  /** A newer version has held the stream, and no process of that version lives. */
  readonly onNewer: (stream: string) => void;
}
