// What every trainer is given: a question, the book that answers it, and where the answer goes; and what explains an answer.

import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import type { PlayWords } from '@hanchan/narrator';
import type { Tried } from './progress.ts';

export interface TrainerProps<Question> {
  readonly question: Question;
  readonly book: ReadBook;
  readonly onanswer: (tried: readonly Tried[]) => void;
  readonly onnext: () => void;
}

export interface LessonProps<Question> {
  readonly question: Question;
  readonly words: PlayWords;
}
