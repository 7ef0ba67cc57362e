// Which paper an address asks for, and the paper.

import {
  type Bank,
  type ExamPaper,
  examPaper,
  FEWEST_QUESTIONS,
  USUAL_PASS_MARK,
  USUAL_QUESTIONS,
} from '@hanchan/examination';
import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import { foulListOf } from '@hanchan/rulesets/fouls';

export interface AskedPaper {
  readonly rules: string;
  readonly seed: string;
  readonly questions: number;
  readonly passMark: number;
}

/** As many as a page shows without becoming slow. */
export const MOST_ON_PAGE = 100;
const SEED_MAX = 80;

const wholeIn = (text: string | null, least: number, most: number, usual: number): number => {
  const value = Number(text ?? '');
  return text !== null && Number.isInteger(value) && value >= least && value <= most
    ? value
    : usual;
};

/** What cannot be read is as usual; no seed: nothing is asked for yet. */
export const readAsked = (query: URLSearchParams): AskedPaper => ({
  rules: query.get('rules') ?? 'wrc-2022',
  seed: (query.get('seed') ?? '').slice(0, SEED_MAX),
  questions: wholeIn(query.get('n'), FEWEST_QUESTIONS, MOST_ON_PAGE, USUAL_QUESTIONS),
  passMark: wholeIn(query.get('pass'), 1, 100, USUAL_PASS_MARK),
});

export function addressOf({ rules, seed, questions, passMark }: AskedPaper): string {
  const query = new URLSearchParams({ rules, seed, n: String(questions), pass: String(passMark) });
  return `/examination?${query}`;
}

export const makePaper = (
  { seed, questions }: AskedPaper,
  { ruleset, base }: ReadBook,
  bank: Bank | null,
): ExamPaper => examPaper({ book: { ruleset, fouls: foulListOf(base.id) }, seed, questions, bank });
