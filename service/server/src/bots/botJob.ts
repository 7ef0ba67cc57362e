// What a thread of bots does: reads a batch of questions and answers each.

import { type Bot, createBot } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import type { BotLevel } from '@hanchan/protocol';
import type { RuleValues } from '@hanchan/rules';

export interface BotBatch {
  /** Rulebooks that the thread has not seen yet, by the number that the questions name. */
  readonly rules: readonly (readonly [number, RuleValues])[];
  /** Those it has seen are named no more. */
  readonly isAfresh: boolean;
  /** `WrittenQuestion[]` as JSON, which is quicker to hand over than objects are. */
  readonly questions: string;
}

export interface WrittenQuestion {
  readonly level: BotLevel;
  readonly rules: number;
  readonly view: Omit<SeatView, 'rules'>;
  readonly legal: readonly Action[];
}

/** In the order of the questions. */
export type BotAnswer = { readonly action: Action } | { readonly failure: string };

export function botJob(weights: Uint8Array | null): (batch: BotBatch) => readonly BotAnswer[] {
  const bots = new Map<BotLevel, Bot>();
  // One object for each rulebook: what a bot has worked out from it is found again by it.
  const known = new Map<number, RuleValues>();

  function botOf(level: BotLevel): Bot {
    const made = bots.get(level) ?? newBot(level, weights);
    bots.set(level, made);
    return made;
  }

  function answer({ level, rules, view, legal }: WrittenQuestion): BotAnswer {
    try {
      const whole = { ...view, rules: known.get(rules)! };
      return { action: botOf(level).decide(whole, legal, noChance).action };
    } catch (error) {
      return { failure: String((error as Error)?.stack ?? error) };
    }
  }

  return ({ rules, isAfresh, questions }) => {
    if (isAfresh) known.clear();
    for (const [number, values] of rules) known.set(number, values);
    return (JSON.parse(questions) as readonly WrittenQuestion[]).map(answer);
  };
}

function newBot(level: BotLevel, weights: Uint8Array | null): Bot {
  const made = createBot(level, weights);
  if (made.ok) return made.value;
  throw new Error(`${level}: ${made.error.code} ${made.error.detail}`);
}

/** Chance belongs to the match, whose next draw would depend on how fast a thread is. */
function noChance(): number {
  throw new Error('a bot in a thread draws nothing');
}
