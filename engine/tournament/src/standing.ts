// One row of the standings.

import type { Twelfths } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import type { RoundScore } from './accounts.ts';
import type { PersonId, Slot } from './person.ts';
import type { StageId } from './stage.ts';

/** One of the criteria by which a rulebook tells equal totals apart. */
export type TieBreak = RuleValues['ranking.tournamentTies'][number];

/** Scores are in twelfths of a point (12,000 are 1P). */
export interface Standing {
  readonly slot: Slot;
  readonly person: PersonId | null;
  /** Null: not ranked. */
  readonly rank: number | null;
  /** `2`, `2-3` for a shared place, empty for the unranked. */
  readonly rankShown: string;
  readonly total: Twelfths;
  /** Of the last stage: points at the tables, uma, penalties off the tournament score, and what came along. */
  readonly raw: Twelfths;
  readonly uma: Twelfths;
  readonly penalties: Twelfths;
  readonly carried: Twelfths;
  /** At the tables of every stage whose score counts, carried over or not. */
  readonly tablePoints: Twelfths;
  readonly byRound: readonly RoundScore[];
  readonly games: number;
  /** Parts of a place where the desk counts shared ones so. */
  readonly firsts: number;
  readonly seconds: number;
  readonly thirds: number;
  readonly fourths: number;
  readonly best: Twelfths | null;
  /** The last stage that was reached. */
  readonly stage: StageId;
  readonly isRanked: boolean;
  /** Left in an emergency: keeps the rank, is not published and wins no prize. */
  readonly isListed: boolean;
  /** What separated or failed to separate equal totals; null: nobody has the same. */
  readonly tieBreak: TieBreak | 'shared' | null;
}
