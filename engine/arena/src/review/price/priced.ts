// A decision in points and places: what is priced, what it came to, and what may be said of it.

import { type Candidate, isSameAct, type Reading, type SeenFact, seenFacts } from '@hanchan/bots';
import { legalActions, type Match, view } from '@hanchan/game';
import {
  type JudgedCost,
  judgeCost,
  LIKELY,
  lookAt,
  type Pricing,
  RunningPrice,
} from '@hanchan/worlds';
import type { ReviewedDecision } from '../review.ts';
import { type Mistake, mistakeOf } from './mistake.ts';

/**
 * Same: as the bot. Likely: one of the net's own likely choices, between which nothing here decides. Unclear: the interval holds
 * zero, or the difference is below the floor. Mistake: it cost that much on average.
 */
export type Verdict = 'same' | 'likely' | 'unclear' | 'mistake';

/** A decision with its price. */
export interface PricedDecision extends Omit<JudgedCost, 'isNamed'> {
  readonly deal: number;
  readonly turn: number;
  readonly verdict: Verdict;
  readonly pricing: Pricing;
  readonly mistake: Mistake | null;
  /** What one would have had to see: at most three, of what lay open. */
  readonly facts: readonly SeenFact[];
  /** Points that the deal really moved after it: told apart, for outcome is not cost. */
  readonly happened: number;
  /** What a win usually brings under these rules: the measure of costs in points. */
  readonly usualWin: number;
}

/** Choices that are priced beside the best and the one that was made. */
const OTHERS = 1;
const RARE = 0.03;

/** Whether what was done is priced: it is none of the choices that strong players would make now and then. */
export function isPriced({ isSame, action, candidates }: ReviewedDecision): boolean {
  if (isSame) return false;
  const done = candidates.find((one) => isSameAct(one.action, action));
  return done?.probability === null || done === undefined || done.probability < LIKELY;
}

/** A decision that is being priced. */
export class PricedTurn {
  readonly decision: ReviewedDecision;
  readonly running: RunningPrice;
  readonly #match: Match;
  readonly #look: ReturnType<typeof lookAt>;

  constructor(decision: ReviewedDecision, match: Match, reading: Reading | null, worlds: number) {
    this.decision = decision;
    this.#match = match;
    this.#look = lookAt(view(match, decision.action.seat), reading);
    const seed = decision.deal * 1_009 + decision.turn;
    this.running = new RunningPrice(this.#look, actionsOf(decision), { seed, worlds });
  }

  /** Where it may not be done by the rules (a foul), nothing is priced. */
  static isPossible({ action }: ReviewedDecision, match: Match): boolean {
    return legalActions(match, action.seat).some((one) => isSameAct(one, action));
  }

  priced(happened: number): PricedDecision {
    const { decision } = this;
    const { usualWin } = this.#look.table;
    const pricing = this.running.pricing();
    const { isNamed, ...judged } = judgeCost(pricing.choices[1]!, pricing.worlds, this.#look);
    const seen = view(this.#match, decision.action.seat);
    return {
      deal: decision.deal,
      turn: decision.turn,
      verdict: isNamed ? 'mistake' : 'unclear',
      ...judged,
      pricing,
      mistake: isNamed ? mistakeOf(decision, pricing, judged.believed, usualWin) : null,
      facts: isNamed ? seenFacts(seen, decision) : [],
      happened,
      usualWin,
    };
  }
}

/** The best first, then what was done, then what else strong players might have done. */
function actionsOf({ choice, action, candidates }: ReviewedDecision) {
  const isNew = (one: Candidate) =>
    !isSameAct(one.action, choice) &&
    !isSameAct(one.action, action) &&
    (one.probability ?? 0) >= RARE;
  const others = candidates.filter(isNew).slice(0, OTHERS);
  return [choice, action, ...others.map((one) => one.action)];
}
