// A circuit as its log leaves it. Tables and who qualifies are computed from this and from the events, never kept.

import type { CircuitActor, CircuitOrganiser, CircuitSettings, EntryTerms } from './act.ts';
import type { Identified, RowKey } from './people.ts';
import type { EventResults } from './results.ts';
import type { CarriedPoints } from './table.ts';

/** Where an event's results are. */
export type EntrySource =
  | { readonly kind: 'event'; readonly event: string; readonly isAgreed: boolean }
  | { readonly kind: 'results'; readonly results: EventResults; readonly source: string };

/** One of its events. */
export interface EntryState {
  readonly id: string;
  terms: EntryTerms;
  source: EntrySource;
  isOut: boolean;
}

/** Points from before the circuit. */
export interface CarriedState extends CarriedPoints {
  isOut: boolean;
}

/** Somebody who was invited. */
export interface InvitationState {
  readonly id: string;
  readonly player: RowKey;
  readonly as: 'place' | 'seat' | 'reserve';
  readonly at: number;
  until: number | null;
  answer: 'accepted' | 'declined' | null;
  answeredAt: number | null;
  mayPublish: boolean;
  isWithdrawn: boolean;
}

/** A circuit as its log tells it so far. */
export interface CircuitState {
  settings: CircuitSettings;
  /** Of the last entry. */
  seq: number;
  /** Ids of the commands that were carried out, with the number each got. */
  readonly done: Map<string, number>;
  /** Rows that its log has. */
  written: number;
  /** How often a link has been renewed, or its holder was dropped. */
  readonly links: Map<string, number>;
  readonly owner: CircuitOrganiser;
  readonly organisers: Map<string, CircuitOrganiser>;
  readonly entries: Map<string, EntryState>;
  readonly carried: Map<string, CarriedState>;
  answers: readonly Identified[];
  /** Rows that stand without a name, by person. */
  readonly erased: (readonly RowKey[])[];
  readonly adjusted: {
    readonly player: RowKey;
    readonly tenths: number;
    readonly reason: string;
    readonly at: number;
  }[];
  readonly invitations: Map<string, InvitationState>;
  /** Those with an invitation that was not withdrawn. */
  readonly invited: Set<RowKey>;
  /** What was changed for a reason, the latest last. */
  readonly changes: {
    readonly at: number;
    readonly by: CircuitActor;
    readonly what: string;
    readonly about: string;
    readonly reason: string;
  }[];
}
