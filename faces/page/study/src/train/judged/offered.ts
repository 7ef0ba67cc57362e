// The answers of a counted position as they are offered: in the order of the table, in which the place of the best says nothing.

import { isSameAct } from '@hanchan/arena';
import type { JudgedChoice, JudgementQuestion } from '@hanchan/examination';
import { legalActions } from '@hanchan/game';

export function offeredIn({ match, seat, choices }: JudgementQuestion): readonly JudgedChoice[] {
  const legal = legalActions(match, seat);
  const placeOf = ({ action }: JudgedChoice) => legal.findIndex((one) => isSameAct(one, action));
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other));
}
