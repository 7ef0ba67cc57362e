// An examination paper: the same rulebook, seed, number of questions and bank make the same paper on every machine.

import { type Random, randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { hashOf, sha256Hex } from '@hanchan/rules';
import type { Bank } from './bank.ts';
import { foulDraft } from './foulDrafts.ts';
import { optionDraft } from './optionDraft.ts';
import { playDraft } from './playDraft.ts';
import { type Answer, AREAS, type Area, type Draft, type ExamQuestion } from './question.ts';
import type { JudgedBook } from './questions/refereeQuestions.ts';
import { sheetDraft } from './sheetDrafts.ts';
import { winDraft } from './winDrafts.ts';

/** The least that makes a paper. */
export const FEWEST_QUESTIONS = 5;
/** The most that a paper has. */
export const MOST_QUESTIONS = 200;
/** What a paper has where nobody says otherwise. */
export const USUAL_QUESTIONS = 40;

/** What is asked for. */
export interface PaperRequest {
  readonly book: JudgedBook;
  /** Any text: a date, a number, a word. */
  readonly seed: string;
  readonly questions: number;
  readonly bank: Bank | null;
}

/** A paper, with what is right. */
export interface ExamPaper {
  /** Id and name of the rulebook; custom rules are named, too, by the code. */
  readonly rules: { readonly id: string; readonly title: string };
  readonly seed: string;
  readonly questions: readonly ExamQuestion[];
  readonly bank: { readonly name: string; readonly digest: string } | null;
  /** Who has the same code has the same paper. */
  readonly code: string;
}

type Made = Exclude<Area, 'bank'>;

const MAKING: Readonly<Record<Made, (book: JudgedBook, random: Random) => Draft | null>> = {
  rules: optionDraft,
  play: playDraft,
  penalties: foulDraft,
  scoring: winDraft,
  results: sheetDraft,
};
/** Of twenty questions; what a rulebook has nothing on is made up for by the others. */
const SHARES: Readonly<Record<Made, number>> = {
  rules: 6,
  play: 3,
  penalties: 5,
  scoring: 4,
  results: 2,
};
const MADE = Object.keys(SHARES) as Made[];
/** Of a paper, where a federation has as many questions of its own. */
const BANK_SHARE = 0.25;
/** Tries for one question before an area is given up. */
const TRIES = 60;

/** As many questions as were asked for, or as the rulebook has. */
export function examPaper(request: PaperRequest): ExamPaper {
  const { book, seed, questions: wanted, bank } = request;
  const number = Number.parseInt(sha256Hex(seed).slice(0, 8), 16);
  const own = fromBank(bank, Math.round(wanted * BANK_SHARE), number);
  const drafts = [...own, ...generated(book, wanted - own.length, number)];
  const questions = drafts
    .map((draft, i) => inOrder(draft, randomFrom(seedOf(number, 1_000, i))))
    .sort((one, other) => AREAS.indexOf(one.area) - AREAS.indexOf(other.area));
  const { id, title } = book.ruleset;
  return {
    rules: { id, title },
    seed,
    questions,
    bank: bank === null ? null : { name: bank.name, digest: bank.digest },
    code: codeOf([hashOf(book.ruleset.values), seed, questions]),
  };
}

function fromBank(bank: Bank | null, most: number, seed: number): Draft[] {
  if (bank === null) return [];
  return shuffled(bank.questions, randomFrom(seedOf(seed, 2_000))).slice(0, most);
}

function generated(book: JudgedBook, wanted: number, seed: number): Draft[] {
  const asked = new Set<string>();
  const found: Draft[] = [];
  const given = new Set<Made>();
  const counts = new Map<Made, number>();
  for (let n = 0; found.length < wanted && given.size < MADE.length; n++) {
    const area = neediest(counts, given);
    const draft = draftOf(area, book, asked, seedOf(seed, MADE.indexOf(area), n));
    if (draft === null) {
      given.add(area);
      continue;
    }
    asked.add(draft.about);
    counts.set(area, (counts.get(area) ?? 0) + 1);
    found.push(draft);
  }
  return found;
}

/** The area that is furthest behind its share. */
function neediest(counts: ReadonlyMap<Made, number>, given: ReadonlySet<Made>): Made {
  const open = MADE.filter((area) => !given.has(area));
  const filled = (area: Made) => ((counts.get(area) ?? 0) + 0.5) / SHARES[area];
  return open.reduce((best, area) => (filled(area) < filled(best) ? area : best));
}

function draftOf(
  area: Made,
  book: JudgedBook,
  asked: ReadonlySet<string>,
  seed: number,
): Draft | null {
  for (let n = 0; n < TRIES; n++) {
    const draft = MAKING[area](book, randomFrom(seedOf(seed, n)));
    if (draft !== null && !asked.has(draft.about)) return draft;
  }
  return null;
}

/** Numbers are told in their order, everything else is mixed. */
export function inOrder({ answers, ...rest }: Draft, random: Random): ExamQuestion {
  const right = answers[0];
  const size = (answer: Answer): number | null => {
    if (answer.type === 'fu') return answer.fu;
    if (answer.type === 'result') return answer.result;
    return answer.type === 'value' && typeof answer.value === 'number' ? answer.value : null;
  };
  const mixed = shuffled(answers, random);
  const inTurn = mixed.every((one) => size(one) !== null)
    ? mixed.sort((one, other) => size(one)! - size(other)!)
    : mixed;
  // “You may” stands first, as it would be asked.
  const first = inTurn.filter(({ type }) => type === 'may');
  const ordered = [...first, ...inTurn.filter(({ type }) => type !== 'may')];
  return { ...rest, answers: ordered, right: ordered.indexOf(right) };
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** Letters and digits that nobody takes for one another, in fours: `7K2M-…`. */
export function codeOf(value: unknown, groups = 2): string {
  const hex = sha256Hex(JSON.stringify(value));
  const chars = Array.from({ length: groups * GROUP }, (_, i) =>
    DIGITS.charAt(Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) % DIGITS.length),
  );
  return Array.from({ length: groups }, (_, i) =>
    chars.slice(i * GROUP, (i + 1) * GROUP).join(''),
  ).join('-');
}
