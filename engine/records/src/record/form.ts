// The form of our own record: a header, then one line for everything that reached the table, in order.
// `docs` of the form are in this package's README.

import type { MatchStart } from '@hanchan/game';
import type { RuleKey, RuleValues, Stored } from '@hanchan/rules';
import type { Move } from '../move.ts';

/** Of the form of our records. */
export const RECORD_VERSION = 1;

/** What a record says before its first move. */
export interface RecordHeader {
  readonly ruleset: { readonly id: string; readonly title: string };
  /** In full, so that later editions of a rulebook never change an old game. */
  readonly rules: RuleValues;
  /** The same in the words of the earlier version that wrote them; absent where today's are the same. */
  readonly written?: Stored;
  /** What the table chose beside the rules; carried, never read here. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly start: Required<MatchStart>;
  readonly note?: string;
}

/** A deal may leave its wall to its seed. */
export interface SealedDeal {
  readonly type: 'deal';
  readonly wall: null;
  readonly seed?: unknown;
}

/** A line of a record behind its header. */
export type RecordEntry =
  | Move
  | SealedDeal
  | { readonly type: 'clock'; readonly clock: unknown }
  /** The secret behind the walls, told once the match is over. */
  | { readonly type: 'reveal'; readonly secret: string }
  | { readonly type: 'end'; readonly scores: readonly number[] };

const RECORD_FAULTS = [
  'notJson',
  'notARecord',
  'otherVersion',
  'unknownField',
  'missing',
  'badValue',
  'afterEnd',
  'tampered',
  'truncated',
  'refused',
  'wrongScores',
] as const;
/** One of `RECORD_FAULTS`. */
export type RecordFault = (typeof RECORD_FAULTS)[number];

/** What is wrong with a record, and where. */
export interface RecordProblem {
  readonly code: RecordFault;
  /** Counted from 1. */
  readonly line: number;
  /** The field of the line; empty where it is the line itself. */
  readonly field: string;
  readonly message: string;
  /** Where the engine refused an action: its code, and the option behind it. */
  readonly refusal?: { readonly code: string; readonly rule: RuleKey | null };
}
