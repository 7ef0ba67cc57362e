// Why a win is worth what it is: one line per rule that did something, with the tiles that show it.
// No prose: the faces turn keys into sentences, and look up by rule and case where the rulebook says so.

import type { Applied, RuleKey, YakuId } from '@hanchan/rules';
import type { Seat, Tile } from '@hanchan/tiles';
import type { Limit } from './limits.ts';

/** What a rule did to the value of a hand, or to the payments. */
export type Effect =
  | { readonly han: number }
  | { readonly yakuman: number }
  | { readonly fu: number }
  /** Fu after rounding. */
  | { readonly fuRounded: number }
  /** The hand reaches a limit. */
  | { readonly limit: Limit }
  /** Base points: one share. */
  | { readonly base: number }
  | { readonly seat: Seat; readonly pays: number }
  | { readonly seat: Seat; readonly takes: number }
  /** Recognised, but hidden by a yaku that contains it. */
  | { readonly suppressedBy: YakuId }
  /** Recognised, but this rulebook wants a closed hand for it. */
  | { readonly closedOnly: true }
  /** Would have counted, had this rule not said otherwise. */
  | { readonly withheld: Withheld };

/** A yaku, or fu, or whatever the wait would have given. */
export type Withheld = YakuId | 'fu' | 'wait' | 'red' | 'yakuman';

/** One step of the explanation: the rule, the case, what it did, and the tiles that show it. */
export interface TraceLine extends Applied<RuleKey> {
  readonly effect: Effect;
  readonly evidence: readonly Tile[];
}
