// Which lesson of the course teaches what a mistake went against.

import type { CostSummary } from '@hanchan/arena';
import type { LessonId } from '@hanchan/kit/glossary/lessonTerms.ts';

type Mistake = Pick<CostSummary['lessons'][number], 'kind' | 'way'>;

const BY_WAY: Readonly<Record<Mistake['way'], LessonId>> = {
  slower: 'drawOneDropOne',
  cheaper: 'eachHanDoubles',
  pushed: 'cannotLose',
  folded: 'cannotLose',
  missed: 'stickOnTheTable',
  needless: 'stickOnTheTable',
  called: 'priceOfACall',
  passed: 'priceOfACall',
  letGo: 'lastHand',
  place: 'lastHand',
};

export const taughtBy = ({ kind, way }: Mistake): string =>
  `/learn/${kind === 'kan' ? 'fourAlike' : BY_WAY[way]}`;
