// How a paper was answered: right or wrong, by area, passed or not.

import { fail, ok, type Result } from '@hanchan/tiles';
import type { ExamPaper } from './paper.ts';
import { AREAS, type Area } from './question.ts';

/** Of the questions, in percent: what a federation asks for if it says nothing else. */
export const USUAL_PASS_MARK = 80;

/** Which answer was given to each question; null: none. */
export type Answers = readonly (number | null)[];

/** How many of an area were right. */
export interface AreaMark {
  readonly area: Area;
  readonly right: number;
  readonly questions: number;
}

/** What a paper came to. */
export interface Marking {
  readonly marks: readonly boolean[];
  readonly right: number;
  readonly questions: number;
  readonly percent: number;
  readonly passMark: number;
  readonly isPassed: boolean;
  readonly byArea: readonly AreaMark[];
}

/** A question without an answer is wrong. */
export function markPaper(
  { questions }: ExamPaper,
  answers: Answers,
  passMark = USUAL_PASS_MARK,
): Marking {
  const marks = questions.map(({ right }, i) => answers[i] === right);
  const right = marks.filter(Boolean).length;
  const byArea = AREAS.flatMap((area) => {
    const own = questions.flatMap((question, i) => (question.area === area ? [marks[i]!] : []));
    return own.length === 0
      ? []
      : [{ area, right: own.filter(Boolean).length, questions: own.length }];
  });
  const percent = questions.length === 0 ? 0 : Math.floor((100 * right) / questions.length);
  return {
    marks,
    right,
    questions: questions.length,
    percent,
    passMark,
    // Not by the rounded number: 79.5 of 100 is no 80.
    isPassed: questions.length > 0 && 100 * right >= passMark * questions.length,
    byArea,
  };
}

const LETTERS = 'ABCDEF';
const NONE = '-';

/** The letter that an answer stands under. */
export const letterOf = (answer: number): string => LETTERS.charAt(answer);

/** `BAD-C`: one letter for each question. */
export const lettersOf = (answers: Answers): string =>
  answers.map((answer) => (answer === null ? NONE : letterOf(answer))).join('');

/** Blanks and separators between letters do not matter; what is wrong is told by its place. */
export function answersFrom(letters: string, { questions }: ExamPaper): Result<Answers, string> {
  const given = [...letters.toUpperCase().replace(/[\s,;.]/g, '')];
  if (given.length !== questions.length) {
    return fail(`has ${given.length} answers; the paper has ${questions.length} questions`);
  }
  const answers: (number | null)[] = [];
  for (const [i, letter] of given.entries()) {
    const answer = LETTERS.indexOf(letter);
    const isThere = letter === NONE || (answer >= 0 && answer < questions[i]!.answers.length);
    if (!isThere) {
      const last = letterOf(questions[i]!.answers.length - 1);
      return fail(`question ${i + 1} has answers A to ${last}, or - for none; not ${letter}`);
    }
    answers.push(letter === NONE ? null : answer);
  }
  return ok(answers);
}
