// What every part of the page of the day is given.

import type { DailyProblem } from '@hanchan/examination';
import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { ExamReader } from '@hanchan/narrator/examination';

export interface DailyProps {
  readonly problem: DailyProblem;
  readonly book: ReadBook;
  readonly reader: ExamReader;
  readonly words: PlayWords;
}
