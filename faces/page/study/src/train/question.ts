// The question that an address names, under its rulebook: asked again and again of chance until one comes that is what
// it claims to be. The same address gives the same question.

import { type Random, randomFrom, seedOf } from '@hanchan/bots';
import type { Level, Skill } from '@hanchan/examination';
import {
  type CallsQuestion,
  callsQuestion,
  type EfficiencyQuestion,
  efficiencyQuestion,
  type JudgementQuestion,
  type RefereeQuestion,
  refereeQuestion,
  type ScoringQuestion,
  scoringQuestion,
} from '@hanchan/examination';
import type { ReadBook } from '@hanchan/kit/books/rulesetOf.ts';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { type AskedQuestion, numberAsked, seedOfQuestion } from './address.ts';
import { type DecisionsQuestion, decisionsQuestion } from './decisionQuestions.ts';
import { judgementFor } from './judged/judgementFor.ts';
import { skillsOf } from './scoringSteps.ts';
import { type WaitsQuestion, waitsQuestion } from './waitQuestions.ts';

export type Question =
  | EfficiencyQuestion
  | DecisionsQuestion
  | JudgementQuestion
  | WaitsQuestion
  | ScoringQuestion
  | CallsQuestion
  | RefereeQuestion;

/** Tries for a question with the skill that is wanted, and beyond that for any of the level. */
const AIMED = 4_000;
const TRIES = 20_000;

/** Null where the rulebook has no such question: a document without kans has none about them. */
export function questionFor(asked: AskedQuestion, book: ReadBook): Question | null {
  const seed = seedOfQuestion(asked);
  const rules = book.ruleset.values;
  const { kind, skill } = asked;
  if (kind === 'judgement') {
    const about = skill ?? asked.level;
    return judgementFor({ about, seed: asked.seed, number: numberAsked(asked) }, rules);
  }
  // A deal is long: what is wanted is looked for inside it.
  if (kind === 'decisions') {
    const wanted = skill as Skill<'decisions'> | null;
    const any = () => tries(seed, 8, (random) => decisionsQuestion(rules, random, null));
    if (wanted === null) return any();
    return tries(seed, 1, (random) => decisionsQuestion(rules, random, wanted)) ?? any();
  }
  if (kind === 'calls') {
    const wanted = skill as Skill<'calls'> | null;
    const any = () => tries(seed, 8, (random) => callsQuestion(rules, random, null));
    if (wanted === null) return any();
    // Some moments come once in a hundred deals: then another one is asked.
    return tries(seed, 1, (random) => callsQuestion(rules, random, wanted)) ?? any();
  }
  const make = (random: Random): Question | null => {
    switch (kind) {
      case 'efficiency':
        return efficiencyQuestion(rules, asked.level as Level<'efficiency'>, random);
      case 'waits':
        return waitsQuestion(rules, asked.level as Level<'waits'>, random);
      case 'scoring':
        return scoringQuestion(rules, asked.level as Level<'scoring'>, random);
      case 'referee':
        return refereeQuestion({ ruleset: book.ruleset, fouls: foulListOf(book.base.id) }, random);
    }
  };
  // A rulebook that judges nothing does not come to judge by asking again.
  if (kind === 'referee' && make(randomFrom(seed)) === null) return null;
  const has = (question: Question | null) =>
    question !== null && skill !== null && skillsIn(question, book).includes(skill);
  const aimed =
    skill === null
      ? null
      : tries(seed, AIMED, (random) => {
          const question = make(random);
          return has(question) ? question : null;
        });
  return aimed ?? tries(seed, TRIES, make);
}

export function skillsIn(question: Question, book: ReadBook): readonly Skill[] {
  return question.type === 'scoring' ? skillsOf(question, book.ruleset.values) : question.skills;
}

function tries<T>(seed: number, count: number, make: (random: Random) => T | null): T | null {
  for (let number = 0; number < count; number++) {
    const made = make(randomFrom(seedOf(seed, number)));
    if (made !== null) return made;
  }
  return null;
}
