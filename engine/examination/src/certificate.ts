// A certificate and the code on it. Whoever has what stands on it can make the paper again, mark the answers and compute the code: a
// certificate on which anything was changed has another one. With an examiner's key only who knows the key can make the code.

import { sha256Hex } from '@hanchan/rules';
import { type Answers, lettersOf, type Marking, markPaper } from './marking.ts';
import { codeOf, type ExamPaper } from './paper.ts';

/** What stands on a certificate. */
export interface Certificate {
  readonly name: string;
  /** An ISO day. */
  readonly date: string;
  readonly rules: string;
  readonly seed: string;
  readonly paper: string;
  readonly bank: string | null;
  /** One letter for each question. */
  readonly answers: string;
  readonly right: number;
  readonly questions: number;
  readonly passMark: number;
  readonly code: string;
}

/** Who sat the paper, when, and what the federation wants. */
export interface Sitting {
  readonly name: string;
  readonly date: string;
  readonly passMark: number;
  /** The examiner's; empty: anybody can check the code, and anybody can make one. */
  readonly key: string;
}

/** Null: not passed. */
export function certificateFor(
  paper: ExamPaper,
  answers: Answers,
  sitting: Sitting,
): Certificate | null {
  const marking = markPaper(paper, answers, sitting.passMark);
  if (!marking.isPassed) return null;
  const facts = factsOf(paper, answers, sitting, marking);
  return { ...facts, code: sealOf(facts, sitting.key) };
}

/** Whether this code belongs to this sitting; letters may be small and the hyphens missing. */
export function isCodeOf(
  code: string,
  paper: ExamPaper,
  answers: Answers,
  sitting: Sitting,
): boolean {
  const found = certificateFor(paper, answers, sitting);
  return found !== null && plain(found.code) === plain(code);
}

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

type Facts = Omit<Certificate, 'code'>;

function factsOf(paper: ExamPaper, answers: Answers, sitting: Sitting, marking: Marking): Facts {
  const { name, date, passMark } = sitting;
  return {
    name: name.normalize('NFC').trim(),
    date,
    rules: paper.rules.title,
    seed: paper.seed,
    paper: paper.code,
    bank: paper.bank?.name ?? null,
    answers: lettersOf(answers),
    right: marking.right,
    questions: marking.questions,
    passMark,
  };
}

/** Twice, so that nobody who sees a code can go on from it to another. */
function sealOf(facts: Facts, key: string): string {
  const secret = sha256Hex(`examiner ${key}`);
  return codeOf([secret, sha256Hex(JSON.stringify([secret, facts]))], 4);
}
