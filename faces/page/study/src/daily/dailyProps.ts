// What every part of the page of the day is given, and what shows the days before it.

import type { DailyProblem } from '@hanchan/examination';
import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { ExamReader } from '@hanchan/narrator/examination';
import type { AnsweredDay } from './days.ts';

export interface DailyProps {
  readonly problem: DailyProblem;
  readonly book: ReadBook;
  readonly reader: ExamReader;
  readonly words: PlayWords;
}

export interface DaysProps {
  readonly days: readonly AnsweredDay[];
  readonly today: string;
  readonly href: (day: string) => string;
}
