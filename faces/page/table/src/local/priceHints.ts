// What the choices beside a hint would cost, from the same source as a review: those that strong players would hardly make, played to
// the end in worlds that agree with what the player sees. Between likely choices nothing is decided.

import type { Candidate, Reader } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import { type Costs, judgeCost, LIKELY, lookAt, RunningPrice } from '@hanchan/worlds';

/** The cost of one of the candidates. */
export interface HintCost {
  /** Its place among the candidates. */
  readonly at: number;
  /** As they are to be believed. */
  readonly costs: Costs;
  /** Otherwise there is no clear difference. */
  readonly isClear: boolean;
}

/** As many choices as a hint shows, in so many worlds, so many at a time. */
const EFFORT = { most: 4, worlds: 200, batch: 25 } as const;

/** Better and better; stop when you like. Empty where every choice that is shown is a likely one. */
export function* priceHints(
  view: SeatView,
  legal: readonly Action[],
  candidates: readonly Candidate[],
  read: Reader | null,
): Generator<readonly HintCost[], void, void> {
  const rare = candidates
    .map((candidate, at) => ({ candidate, at }))
    .slice(1, EFFORT.most)
    .filter(({ candidate: { probability } }) => probability !== null && probability < LIKELY);
  if (rare.length === 0) return;
  const look = lookAt(view, read?.(view, legal) ?? null);
  const actions = [candidates[0]!, ...rare.map(({ candidate }) => candidate)];
  const running = new RunningPrice(
    look,
    actions.map(({ action }) => action),
    { seed: view.deal!.liveTiles, worlds: EFFORT.worlds },
  );
  while (running.worlds < EFFORT.worlds) {
    running.play(EFFORT.batch);
    const { choices, worlds } = running.pricing();
    yield rare.map(({ at }, i) => {
      const { believed, isNamed } = judgeCost(choices[i + 1]!, worlds, look);
      return { at, costs: believed, isClear: isNamed };
    });
  }
}
