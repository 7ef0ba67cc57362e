// Decisions at a table: what the trainer asks is clear and graded as the club player reckons; a mistake of a review
// becomes the question of its kind, with others like it; what was wrong comes back.

import { DECISION_KINDS, type ReviewedDecision, reviewGame, reviewOf } from '@hanchan/arena';
import { createBot } from '@hanchan/bots';
import { gradeDiscard, SKILLS, type Skill } from '@hanchan/examination';
import { legalActions } from '@hanchan/game';
import { bookFrom } from '@hanchan/kit/books/rulesetOf.ts';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { practiceRecord } from '../src/replay/practiceRecord.ts';
import { type AskedQuestion, readAddress, trainAddress } from '../src/train/address.ts';
import { answeredIn, nextIn, type Series } from '../src/train/comeBack.ts';
import { type DecisionsQuestion, gradeDecision, skillOf } from '../src/train/decisionQuestions.ts';
import {
  answeredMistake,
  askedAbout,
  dueMistakes,
  isMistake,
  mistakeOf,
  questionOfMistake,
  trainerFor,
} from '../src/train/ownMistake.ts';
import { questionFor } from '../src/train/question.ts';
import { playPractice } from './playedPractice.ts';

const read = bookFrom('wrc-2022');
if (!read.ok) throw new Error('no rulebook');
const book = read.value;

const asked = (skill: Skill<'decisions'> | null, number = 1): AskedQuestion => ({
  kind: 'decisions',
  rules: 'wrc-2022',
  level: 'any',
  seed: 'spec',
  number,
  skill,
  mistake: null,
  again: null,
});

describe('questions', () => {
  // WRC has no draw for nine terminals.
  const skills = SKILLS.decisions.filter((skill) => skill !== 'nineTerminals');

  test.each(skills)('%s: the moment is of that kind, and the answers differ clearly', (skill) => {
    for (const number of [1, 2]) {
      const question = questionFor(asked(skill, number), book) as DecisionsQuestion;
      const { match, seat, legal, choice } = question;
      expect(question.skills).toEqual([skill]);
      expect(legal).toEqual(legalActions(match, seat));
      expect(skillOf(match, seat, legal)).toBe(skill);
      expect(gradeDecision(question, choice)).toMatchObject({ isRight: true, isSame: true });
      const grades = legal.map((one) => gradeDecision(question, one));
      expect(grades.some(({ isRight }) => !isRight)).toBe(true);
      expect(questionFor(asked(skill, number), book)).toEqual(question);
    }
  });

  test('a rulebook without such a moment gives another', () => {
    const question = questionFor(asked('nineTerminals'), book);
    expect(question?.type).toBe('decisions');
  });
});

describe('a mistake in a review', () => {
  const { actions, seat } = playPractice('c3');
  const record = practiceRecord({
    rules: 'wrc-2022',
    assistance: 'guided',
    rounds: 1,
    level: 'beginner',
    seed: 'c3',
    actions,
    names: ['Me', 'A', 'B', 'C'],
  })!;
  const [game] = readGames('game', record).games;
  const film = filmOf(game!, { find: findRuleset, usual: TENHOU }, null);
  const club = createBot('club', null);
  if (!club.ok) throw new Error('no bot');
  const mistakes = reviewOf(reviewGame(film), seat, club.value).filter(isMistake);
  const found = (decision: ReviewedDecision) => ({
    decision,
    match: film.deals[decision.deal]!.turns[decision.turn]!.before,
    bot: 'club',
    rules: 'wrc-2022',
    place: null,
  });

  test('is this very position, in which what was played is wrong and the bot’s choice right', () => {
    expect(mistakes.length).toBeGreaterThan(3);
    for (const decision of mistakes) {
      const mistake = mistakeOf(found(decision));
      const question = questionOfMistake(mistake)!;
      expect(question.type).toBe(mistake.kind);
      if (question.type === 'efficiency') {
        const { tile } = decision.action as { tile: number };
        expect(gradeDiscard(question.choices, tile).isRight).toBe(false);
        expect(
          gradeDiscard(question.choices, (decision.choice as { tile: number }).tile).isRight,
        ).toBe(true);
        expect(question.moment).toMatchObject({ match: mistake.match, seat });
      } else {
        expect(question.match).toBe(mistake.match);
        expect(gradeDecision(question, decision.action).isRight).toBe(false);
        expect(gradeDecision(question, decision.choice).isRight).toBe(true);
      }
      // Behind it come others of the same trainer and kind.
      const series = askedAbout(mistake, 'seed');
      expect(trainAddress(series)).toContain(`mistake=${mistake.id}`);
      expect(
        readAddress(series.kind, new URL(trainAddress(series), 'http://x').searchParams, series),
      ).toEqual({
        asked: series,
        unread: [],
      });
    }
    const kinds = new Set(mistakes.map((one) => trainerFor(found(one)).kind));
    expect(kinds).toEqual(new Set(['efficiency', 'decisions']));
  });

  test('of every kind has its trainer', () => {
    const one = mistakes[0]!;
    for (const kind of DECISION_KINDS.filter((name) => name !== 'discard')) {
      expect(trainerFor(found({ ...one, kind }))).toEqual({ kind: 'decisions', skill: kind });
    }
  });

  test('comes back at once after a wrong answer, and later and later after right ones', () => {
    const mistake = mistakeOf(found(mistakes[0]!));
    const now = 1_000_000_000;
    const isDue = (one: typeof mistake, at: number) => dueMistakes([one], at).length === 1;
    expect(isDue(mistake, now)).toBe(true);
    const right = answeredMistake(mistake, true, now);
    expect(isDue(right, now + 3_600_000)).toBe(false);
    expect(isDue(right, now + 5 * 3_600_000)).toBe(true);
    expect(isDue(answeredMistake(right, false, now), now)).toBe(true);
  });
});

test('a question that was answered wrong comes back two later, until it is right', () => {
  let series: Series = {};
  let at = asked('riichi');
  const step = (isRight: boolean) => {
    series = answeredIn(series, at, isRight);
    at = nextIn(series, at);
    return [at.number, at.again];
  };
  expect(step(false)).toEqual([2, null]);
  expect(step(true)).toEqual([3, 1]);
  expect(step(false)).toEqual([4, null]);
  expect(step(true)).toEqual([5, 1]);
  expect(step(true)).toEqual([6, null]);
  expect(step(true)).toEqual([7, null]);
});
