// A problem of the day is an exercise like any other: what it tries counts with the trainers, and they offer more of the same.

import {
  type DailyProblem,
  dayNumber,
  LEVELS,
  levelFor,
  type Skill,
  type TrainKind,
} from '@hanchan/examination';
import { trainAddress } from '../train/address.ts';
import type { Tried } from '../train/progress.ts';

interface Practised {
  readonly kind: TrainKind;
  readonly tried: readonly Tried[];
}

function skillsOf({ told, question }: DailyProblem): readonly Skill[] {
  if (told.type !== 'scoring') return told.skills;
  if (question.ask.type === 'fu') return ['fuTotal'];
  return [told.scored.win.from === null ? 'payTsumo' : 'payRon'];
}

/** What was tried, for the progress of the trainers. */
export const practiseTried = (problem: DailyProblem, isRight: boolean): Practised => ({
  kind: problem.told.type,
  tried: skillsOf(problem).map((skill) => ({ skill, isRight })),
});

/** The trainer with questions that try the same. */
export function practiseAddress(problem: DailyProblem, rules: string, seed: string): string {
  const kind = problem.told.type;
  const skill = skillsOf(problem)[0] ?? null;
  const level = skill === null ? 'any' : levelFor(kind, skill);
  return trainAddress({ kind, rules, level, seed, number: 1, skill, mistake: null, again: null });
}

/** What is judged on a day, each kind in its turn: the same counted position for everybody. */
export function judgementOf({ day }: DailyProblem, rules: string) {
  const kinds = LEVELS.judgement;
  const about = kinds[(dayNumber(day) ?? 0) % kinds.length]!;
  const seed = day.replaceAll('-', '');
  const asked = { kind: 'judgement', rules, level: about, seed, number: 1 } as const;
  return { about, seed, href: trainAddress({ ...asked, skill: null, mistake: null, again: null }) };
}
