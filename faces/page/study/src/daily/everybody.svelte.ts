// What everybody answered, as far as it may be seen, and why it cannot be where it cannot.

import type { DailyProblem } from '@hanchan/examination';
import type { DailyAnswers, Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import { everybodyOn, type GivenDay, noteDay, sendDay } from './dayKeeper.svelte.ts';
import type { AnsweredDay } from './days.ts';

/** Why there are no bars; each has its sentence. */
export type NoBars = 'offline' | 'ownRules' | 'notCounted' | 'otherVersion' | 'tooFast' | 'tooOld';

export interface Everybody {
  readonly answers: DailyAnswers | null;
  readonly missing: NoBars | null;
  /** Null: not known. */
  readonly people: number | null;
  look(problem: DailyProblem, known: AnsweredDay | undefined): Promise<void>;
  send(problem: DailyProblem, day: GivenDay): Promise<void>;
  clear(): void;
}

function whyMissing({ code, field }: Refusal): NoBars {
  if (code === 'conflict') return 'otherVersion';
  if (code === 'wrongState') return 'notCounted';
  if (code === 'tooFast') return 'tooFast';
  // Another server may have other rulebooks installed.
  if (field === 'rules') return 'ownRules';
  return field === 'day' ? 'tooOld' : 'offline';
}

export function createEverybody(): Everybody {
  let answers = $state.raw<DailyAnswers | null>(null);
  let missing = $state<NoBars | null>(null);
  /** What was asked for last: an answer that comes late belongs to another problem. */
  let asked: DailyProblem | null = null;

  function take(problem: DailyProblem, told: Result<DailyAnswers, Refusal>): void {
    if (asked !== problem) return;
    if (told.ok && told.value.problem === problem.code) {
      answers = told.value;
      missing = null;
    } else missing = told.ok ? 'otherVersion' : whyMissing(told.error);
  }

  return {
    get answers() {
      return answers;
    },
    get missing() {
      return missing;
    },
    get people() {
      return answers?.people ?? null;
    },
    async look(problem, known) {
      asked = problem;
      const told = await everybodyOn(problem.day, problem.rules);
      take(problem, told);
      if (!told.ok || told.value.problem !== problem.code) return;
      const { mine, isOpen } = told.value;
      if (known === undefined && mine !== null && isOpen) {
        // Answered on this device before it forgot, or with this account elsewhere.
        const { answer } = mine;
        const isRight = answer === problem.question.right;
        const { day, rules, code } = problem;
        noteDay({ day, rules, answer, isRight, problem: code, isSent: true });
      } else if (known !== undefined && mine === null && isOpen && known.problem === problem.code) {
        await this.send(problem, known);
      }
    },
    async send(problem, day) {
      asked = problem;
      take(problem, await sendDay(day));
    },
    clear() {
      asked = null;
      answers = null;
      missing = null;
    },
  };
}
