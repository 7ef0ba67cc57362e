// What is the penalty, and what else holds for it? Offences of the rulebook's list, for the first time and again.

import { type Random, shuffled } from '@hanchan/bots';
import { FOUL_OUTCOMES, type FoulOutcome, type RuleValues } from '@hanchan/rules';
import { chomboPoints } from '@hanchan/tournament';
import type { Answer, Draft, Incident } from './question.ts';
import {
  type JudgedBook,
  type RefereeQuestion,
  refereeQuestion,
} from './questions/refereeQuestions.ts';
import { sourceOfFoul } from './sources.ts';

const WRONG = 3;
const FOLLOWS = 0.35;

/** Null where chance found an offence of which the document does not say what it costs. */
export function foulDraft(book: JudgedBook, random: Random): Draft | null {
  const question = refereeQuestion(book, random);
  return question === null ? null : foulDraftOf(question, book, random);
}

/** The same of an incident that is there already. */
export function foulDraftOf(
  question: RefereeQuestion,
  book: JudgedBook,
  random: Random,
): Draft | null {
  return random() < FOLLOWS
    ? followsDraft(book, question, random)
    : penaltyDraft(book, question, random);
}

function incidentOf({ foul, who, round, time, tiles }: RefereeQuestion): Incident {
  const { id, title, repeats } = foul;
  return { foul: id, title, who, round, time, repeats, tiles };
}

type Penalty = Extract<Answer, { readonly type: 'penalty' }>;

function penaltyDraft(book: JudgedBook, question: RefereeQuestion, random: Random): Draft | null {
  const { foul, outcome, points, source, time } = question;
  // What costs so much for each minute is asked with minutes.
  if (foul.effects.includes('perMinute')) return null;
  const cited = sourceOfFoul(book.ruleset, source, foul.rule);
  if (cited === null) return null;
  const right: Penalty = { type: 'penalty', outcome, points };
  return {
    area: 'penalties',
    about: `${foul.id} ${Math.min(time, foul.steps.length)}`,
    ask: { type: 'penalty', incident: incidentOf(question) },
    answers: [right, ...wrongPenalties(right, book.ruleset.values, random)],
    sources: [cited],
  };
}

/** The neighbours of the right one first: those are what a referee mistakes it for. */
function wrongPenalties(right: Penalty, rules: RuleValues, random: Random): Penalty[] {
  const at = FOUL_OUTCOMES.indexOf(right.outcome);
  const distance = (outcome: FoulOutcome) => Math.abs(FOUL_OUTCOMES.indexOf(outcome) - at);
  const others = shuffled(FOUL_OUTCOMES, random)
    .filter((outcome) => outcome !== right.outcome && outcome !== 'discretion')
    .sort((one, other) => distance(one) - distance(other))
    .map((outcome): Penalty => ({ type: 'penalty', outcome, points: usualPoints(outcome, rules) }))
    // A sum of points that nobody knows is no answer.
    .filter(({ outcome, points }) => outcome !== 'points' || points > 0);
  const doubled: Penalty[] = right.points > 0 ? [{ ...right, points: 2 * right.points }] : [];
  return [...doubled, ...others].slice(0, WRONG);
}

const usualPoints = (outcome: FoulOutcome, rules: RuleValues): number =>
  outcome === 'chombo' || outcome === 'points' ? chomboPoints(rules) : 0;

/** One thing that holds, among things that this rulebook does not say of it. */
function followsDraft(book: JudgedBook, question: RefereeQuestion, random: Random): Draft | null {
  const { foul, outcome, offered, consequences, time } = question;
  const wrong = offered.filter((id) => consequences.every((one) => one.id !== id));
  const known = consequences.flatMap(({ id, section, clauses, rule, case: one }) => {
    const source = sourceOfFoul(book.ruleset, { section, clauses }, rule, one);
    return source === null || !offered.includes(id) ? [] : [{ id, source }];
  });
  const right = shuffled(known, random)[0];
  if (right === undefined || wrong.length < 2) return null;
  return {
    area: 'penalties',
    about: `${foul.id} ${Math.min(time, foul.steps.length)} follows`,
    ask: { type: 'follows', incident: incidentOf(question), outcome },
    answers: [
      { type: 'effect', effect: right.id },
      ...shuffled(wrong, random)
        .slice(0, WRONG)
        .map((effect) => ({ type: 'effect' as const, effect })),
    ],
    sources: [right.source],
  };
}
