// What may be answered on which day: the problem is made here as on every page, so that only an answer that it has is counted.

import { dailyProblem, dayNumber } from '@hanchan/examination';
import type { Refusal } from '@hanchan/protocol';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { fail, ok, quoted, type Result } from '@hanchan/tiles';
import { DAY, HOUR } from '../time.ts';

/** A day begins first where clocks are so far ahead, and ends last where they are so far behind. */
const AHEAD = 14 * HOUR;
const BEHIND = 12 * HOUR;
/** How long answers count. */
const OPEN_DAYS = 30;
/** How long they are told: to make a problem takes a moment, and nobody asks for all there could be. */
const TOLD_DAYS = 90;
/** Those days of more rulebooks than any site has: whoever asks for all of them finds each made once. */
const KEPT = 10_000;

export interface OpenProblem {
  readonly ruleset: Ruleset;
  /** Answers still count; afterwards everybody may see them. */
  readonly isOpen: boolean;
}

const isIn = (day: number, now: number) => ({
  isOut: day <= Math.floor((now + AHEAD) / DAY),
  isOpen: day >= Math.floor((now - BEHIND) / DAY) - OPEN_DAYS,
  isTold: day >= Math.floor((now - BEHIND) / DAY) - TOLD_DAYS,
});

/** Which problem this is, or why there is none. */
export function problemAt(day: string, rules: string, now: number): Result<OpenProblem, Refusal> {
  const bad = (field: string, message: string) =>
    fail({ code: 'badMessage', field, message } as const);
  const number = dayNumber(day);
  if (number === null) {
    return bad('day', `a day such as 2026-11-19 is expected, not ${quoted(day)}`);
  }
  const { isOut, isOpen, isTold } = isIn(number, now);
  if (!isOut) return bad('day', `the problem of ${day} is not out yet`);
  if (!isTold) return bad('day', `${day} is too long ago: ${TOLD_DAYS} days are told`);
  const ruleset = findRuleset(rules);
  if (ruleset === undefined) return bad('rules', `there is no rulebook ${quoted(rules)}`);
  return ok({ ruleset, isOpen });
}

export interface Outline {
  readonly code: string;
  /** How many answers it has. */
  readonly size: number;
}

/** What has to be known of the problem of a day. Made once: the same few days are asked for by everybody. */
export class Problems {
  readonly #known = new Map<string, Outline>();

  /** `beforeMaking` may throw what stands against making another one. */
  of(ruleset: Ruleset, day: string, beforeMaking: () => void): Outline {
    const key = `${day} ${ruleset.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    beforeMaking();
    const problem = dailyProblem({ ruleset, fouls: foulListOf(ruleset.id) }, day);
    const made = { code: problem?.code ?? '', size: problem?.question.answers.length ?? 0 };
    if (this.#known.size >= KEPT) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(key, made);
    return made;
  }
}
