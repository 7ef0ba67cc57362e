// The form in which a document's own words are kept.

import type { YakuId } from '@hanchan/rules';

/** What a player says aloud. */
export const CALLS = ['chi', 'pon', 'kan', 'riichi', 'ron', 'tsumo'] as const;
/** What is called out at the table. */
export type Call = (typeof CALLS)[number];

/** The sets of a hand that rulebooks have words for. */
export const GROUPS = ['sequence', 'triplet', 'kan'] as const;
/** One of `GROUPS`. */
export type GroupName = (typeof GROUPS)[number];

/** Only what the document says itself. What it leaves out is missing here, so that who reads it must fall back. */
export interface RulebookWords {
  readonly calls: Readonly<Partial<Record<Call, string>>>;
  readonly groups: Readonly<Partial<Record<GroupName, string>>>;
  readonly yaku: Readonly<Partial<Record<YakuId, string>>>;
}
