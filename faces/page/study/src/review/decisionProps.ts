// What shows one decision of a review is given: the decision, the hand before it, and in which words.

import type { ReviewedDecision } from '@hanchan/arena';
import type { HandBefore } from '../weighed/handBefore.ts';
import type { ToldProps } from '../weighed/toldProps.ts';

export interface DecisionProps extends ToldProps {
  readonly decision: ReviewedDecision;
  readonly before: HandBefore;
}
