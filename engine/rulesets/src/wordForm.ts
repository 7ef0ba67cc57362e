// The form in which a document's own words are kept.

import type { YakuId } from '@hanchan/rules';

/** What a player says aloud. */
export const CALLS = ['chi', 'pon', 'kan', 'riichi', 'ron', 'tsumo'] as const;
export type Call = (typeof CALLS)[number];

export const GROUPS = ['sequence', 'triplet', 'kan'] as const;
export type GroupName = (typeof GROUPS)[number];

/** Only what the document says itself. What it leaves out is missing here, so that who reads it must fall back. */
export interface RulebookWords {
  readonly calls: Readonly<Partial<Record<Call, string>>>;
  readonly groups: Readonly<Partial<Record<GroupName, string>>>;
  readonly yaku: Readonly<Partial<Record<YakuId, string>>>;
}
