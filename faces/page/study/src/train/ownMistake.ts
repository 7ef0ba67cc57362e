// A mistake of one's own as a question: the position that a review found, with the trainer of its kind, and what was
// thought of it then.

import type { ReviewedDecision } from '@hanchan/arena';
import type { Candidate } from '@hanchan/bots';
import {
  type EfficiencyQuestion,
  gradeDiscard,
  type Level,
  type Skill,
} from '@hanchan/examination';
import { type Action, legalActions, type Match } from '@hanchan/game';
import { sha256Hex } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import type { AskedQuestion } from './address.ts';
import { type DecisionsQuestion, isCostly, isThreatened } from './decisionQuestions.ts';
import { efficiencyAt } from './efficiencyQuestions.ts';
import { dueAt, type SkillRecord } from './progress.ts';

export interface OwnMistake {
  readonly id: string;
  readonly kind: 'efficiency' | 'decisions';
  readonly skill: Skill<'efficiency'> | Skill<'decisions'>;
  /** The rulebook as an address names it. */
  readonly rules: string;
  readonly match: Match;
  readonly seat: Seat;
  readonly played: Action;
  readonly choice: Action;
  readonly candidates: readonly Candidate[];
  readonly bot: string;
  /** Where it stands in the replay; null for a game that only a link held. */
  readonly place: string | null;
  readonly record: SkillRecord;
}

export interface Found {
  readonly decision: ReviewedDecision;
  readonly match: Match;
  /** Who judged. */
  readonly bot: string;
  readonly rules: string;
  readonly place: string | null;
}

/** Worth practising: what was done costs more than the judge can be wrong by. */
export const isMistake = ({ isSame, cost }: ReviewedDecision): boolean =>
  !isSame && cost !== null && isCostly(cost);

/** Speed alone tells the two discards apart: then it is a question of efficiency. */
function speedQuestion({ decision, match }: Pick<Found, 'decision' | 'match'>) {
  const { action, choice, kind } = decision;
  if (kind !== 'discard' || action.type !== 'discard' || choice.type !== 'discard') return null;
  if (isThreatened(match, action.seat)) return null;
  const question = efficiencyAt(match, action.seat);
  if (question === null) return null;
  const isBest = (tile: typeof action.tile) => gradeDiscard(question.choices, tile).isRight;
  return isBest(choice.tile) && !isBest(action.tile) ? question : null;
}

/** The trainer of its kind. */
export function trainerFor(
  found: Pick<Found, 'decision' | 'match'>,
): Pick<OwnMistake, 'kind' | 'skill'> {
  const { decision, match } = found;
  const speed = speedQuestion(found);
  if (speed !== null) return { kind: 'efficiency', skill: speed.skills[0]! };
  const { kind, action } = decision;
  if (kind !== 'discard') return { kind: 'decisions', skill: kind };
  return { kind: 'decisions', skill: isThreatened(match, action.seat) ? 'defence' : 'discard' };
}

export function mistakeOf(found: Found): OwnMistake {
  const { decision, match, bot, rules, place } = found;
  const { action, choice, candidates } = decision;
  const id = sha256Hex(JSON.stringify([match, action])).slice(0, 12);
  const record: SkillRecord = { right: 0, wrong: 0, step: 0, last: 0 };
  const { seat } = action;
  const judged = { played: action, choice, candidates, bot };
  return { id, ...trainerFor(found), rules, match, seat, ...judged, place, record };
}

export function questionOfMistake(
  mistake: OwnMistake,
): EfficiencyQuestion | DecisionsQuestion | null {
  const { kind, match, seat, choice, candidates, bot, skill } = mistake;
  if (kind === 'efficiency') return efficiencyAt(match, seat);
  return {
    type: 'decisions',
    match,
    seat,
    legal: legalActions(match, seat),
    choice,
    candidates,
    bot,
    skills: [skill as Skill<'decisions'>],
  };
}

/** The position itself, and others like it behind it. */
export const askedAbout = (
  { id, kind, skill, rules }: Pick<OwnMistake, 'id' | 'kind' | 'skill' | 'rules'>,
  seed: string,
): AskedQuestion => ({
  kind,
  rules,
  level: kind === 'efficiency' ? (skill as Level<'efficiency'>) : 'any',
  seed,
  number: 1,
  skill: kind === 'efficiency' ? null : skill,
  mistake: id,
  again: null,
});

/** Answered again. */
export const answeredMistake = (mistake: OwnMistake, isRight: boolean, now: number): OwnMistake => {
  const { right, wrong, step } = mistake.record;
  const record = isRight
    ? { right: right + 1, wrong, step: step + 1, last: now }
    : { right, wrong: wrong + 1, step: 0, last: now };
  return { ...mistake, record };
};

/** Those that are to be tried again: never tried, got wrong, or learned so long ago that they come back. */
export const dueMistakes = (all: readonly OwnMistake[], now: number): OwnMistake[] =>
  all.filter(({ record }) => dueAt(record) <= now);
