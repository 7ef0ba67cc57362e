// A ruling: how we read a document where it contradicts itself, can be read in two ways, is damaged or says nothing.

import type { CitationStatus, RuleKey } from '@hanchan/rules';

/** How we read a document where it is silent, unclear or contradicts itself. */
export interface Ruling {
  readonly id: string;
  readonly question: string;
  /** What the document says that bears on it, in our words. */
  readonly says: string;
  /** The clauses that say so; none where the document is silent. */
  readonly clauses: readonly string[];
  readonly decision: string;
  readonly reason: string;
  /** Options whose value follows from it. */
  readonly options: readonly RuleKey[];
  /** Whether the document says it after all, it follows from what is said, or we had to choose. */
  readonly status: Exclude<CitationStatus, 'changed' | 'secondHand'>;
  /** Other rulebooks that follow it, beside the one whose folder it stands in. */
  readonly alsoFor?: readonly string[];
  /** Why no test holds it. */
  readonly untested?: string;
}

/** A-01 on WRC 2022; W1, E1, U1 and G1 on the others; `NMF-01` on one that came later. T-01 is a trap. */
const RULING_ID = /\b(?:(?!T-)[A-Z]{1,6}-\d{2}|[WEUG]\d{1,2})\b/g;

/** The rulings that a reason rests on, in the order in which it names them. */
export const rulingsNamedIn = (text: string): readonly string[] => [
  ...new Set(text.match(RULING_ID) ?? []),
];
