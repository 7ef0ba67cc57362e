// A clause: one thing a document says, small enough to be tested.

/** What a clause is about. */
export const CLAUSE_KINDS = ['play', 'score', 'flow', 'tournament', 'referee', 'table'] as const;
/** One of `CLAUSE_KINDS`. */
export type ClauseKind = (typeof CLAUSE_KINDS)[number];

/** One thing that a document says, in our words. */
export interface Clause {
  readonly id: string;
  /** The document's own section number or heading. */
  readonly section: string;
  readonly kind: ClauseKind;
  /** What the document says, in our words. */
  readonly says: string;
  /** How to see that it holds. */
  readonly check: string;
  /** The section that this clause repeats. */
  readonly restates?: string;
}
