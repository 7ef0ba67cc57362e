// What shows one decision of a review is given: the decision, the hand before it, and in which words.

import type { ReviewedDecision } from '@hanchan/arena';
import type { PlayWords } from '@hanchan/narrator';
import type { Seat } from '@hanchan/tiles';
import type { HandBefore } from '../weighed/handBefore.ts';

export interface DecisionProps {
  readonly decision: ReviewedDecision;
  readonly before: HandBefore;
  readonly bot: string;
  readonly words: PlayWords;
  readonly nameOf: (seat: Seat) => string;
}
