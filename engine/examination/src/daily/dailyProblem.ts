// The problem of the day: for everybody the same, from the date and the rulebook alone. A server and a page without one make
// the same, so nobody has to send it.

import { type Random, randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { sha256Hex } from '@hanchan/rules';
import { kindOf, type Tile } from '@hanchan/tiles';
import { foulDraftOf } from '../foulDrafts.ts';
import { codeOf, inOrder } from '../paper.ts';
import { playDraftOf } from '../playDraft.ts';
import type { Draft, ExamQuestion } from '../question.ts';
import { type CallsQuestion, callsQuestion } from '../questions/callQuestions.ts';
import {
  type EfficiencyQuestion,
  efficiencyQuestion,
  gradeDiscard,
} from '../questions/efficiencyQuestions.ts';
import { LEVELS } from '../questions/kinds.ts';
import {
  type JudgedBook,
  type RefereeQuestion,
  refereeQuestion,
} from '../questions/refereeQuestions.ts';
import { type ScoringQuestion, scoringQuestion } from '../questions/scoringQuestions.ts';
import { winDraftOf } from '../winDrafts.ts';
import { dayNumber } from './days.ts';

/** What a day may ask: which discard, may you, what is it worth, what is the ruling. */
export const DAILY_KINDS = ['discard', 'may', 'score', 'ruling'] as const;
/** One of `DAILY_KINDS`. */
export type DailyKind = (typeof DAILY_KINDS)[number];

/** What the trainers ask of the same: the whole moment, to explain the answer by. */
export type DailyTold = EfficiencyQuestion | CallsQuestion | ScoringQuestion | RefereeQuestion;

/** A problem with one right answer. */
export interface DailyProblem {
  readonly day: string;
  /** The rulebook's id. */
  readonly rules: string;
  readonly kind: DailyKind;
  readonly question: ExamQuestion;
  readonly told: DailyTold;
  /** Who has the same code has the same problem: another version of the engine may make another. */
  readonly code: string;
}

interface Made {
  readonly question: ExamQuestion;
  readonly told: DailyTold;
}

/** What the seven days of a week ask, in an order of its own for each week. */
const WEEK: readonly DailyKind[] = ['discard', 'discard', 'may', 'may', 'score', 'score', 'ruling'];
/** The first of 1970 was the fourth day of its week. */
const MONDAY = 3;
/** Tries before another kind is asked: some documents judge nothing, or say nothing of what came up. */
const TRIES = 200;

const MAKING: Readonly<Record<DailyKind, (book: JudgedBook, random: Random) => Made | null>> = {
  discard: ({ ruleset }, random) => {
    const levels = LEVELS.efficiency;
    const level = levels[Math.floor(random() * levels.length)]!;
    const told = efficiencyQuestion(ruleset.values, level, random);
    const question = told === null ? null : discardQuestion(told);
    return question === null ? null : { question, told: told! };
  },
  may: (book, random) =>
    drafted(callsQuestion(book.ruleset.values, random, null), playDraftOf, book, random),
  score: (book, random) =>
    drafted(scoringQuestion(book.ruleset.values, 'any', random), winDraftOf, book, random),
  ruling: (book, random) => drafted(refereeQuestion(book, random), foulDraftOf, book, random),
};

function drafted<T extends DailyTold>(
  told: T | null,
  draftOf: (told: T, book: JudgedBook, random: Random) => Draft | null,
  book: JudgedBook,
  random: Random,
): Made | null {
  const draft = told === null ? null : draftOf(told, book, random);
  return draft === null ? null : { question: inOrder(draft, random), told: told! };
}

/** Null where two tiles are as good: a problem has one right answer. */
function discardQuestion(told: EfficiencyQuestion): ExamQuestion | null {
  const { hand, drawn, choices } = told;
  const isBest = (tile: Tile) => gradeDiscard(choices, tile).isRight;
  const best = choices.filter(({ tile }) => isBest(tile));
  const [only] = best;
  if (only === undefined || best.length > 1) return null;
  const answers = [...new Set(hand.concealed)].sort(
    (one, other) => kindOf(one) - kindOf(other) || one - other,
  );
  return {
    area: 'play',
    about: `discard ${hand.concealed.join()}`,
    ask: { type: 'discard', hand, drawn },
    answers: answers.map((tile) => ({ type: 'discard', tile })),
    right: answers.indexOf(only.tile),
    sources: [],
  };
}

/** The kinds that this day may ask, the one that is its turn first. */
function kindsOn(number: number, rules: number): DailyKind[] {
  const week = Math.floor((number + MONDAY) / WEEK.length);
  const first = shuffled(WEEK, randomFrom(seedOf(rules, week)))[(number + MONDAY) % WEEK.length]!;
  return [first, ...DAILY_KINDS.filter((kind) => kind !== first)];
}

/** Null for what is no day of the calendar (`2026-11-19`), and for a rulebook of which nothing can be asked. */
export function dailyProblem(book: JudgedBook, day: string): DailyProblem | null {
  const number = dayNumber(day);
  if (number === null || number < 0) return null;
  const { id } = book.ruleset;
  const rules = Number.parseInt(sha256Hex(`daily ${id}`).slice(0, 8), 16);
  for (const kind of kindsOn(number, rules)) {
    for (let n = 0; n < TRIES; n++) {
      const seed = seedOf(rules, number, DAILY_KINDS.indexOf(kind), n);
      const made = MAKING[kind](book, randomFrom(seed));
      if (made === null) continue;
      const { ask, answers, right } = made.question;
      return { day, rules: id, kind, ...made, code: codeOf([ask, answers, right]) };
    }
  }
  return null;
}
