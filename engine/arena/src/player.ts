// Somebody who plays a seat: one of our bots, or a program behind a pipe.

import type { Decision, Random } from '@hanchan/bots';
import type { Action, SeatEvent, SeatView } from '@hanchan/game';

/** Somebody who plays a seat, at once or with time to think. */
export interface Player {
  readonly id: string;
  /** Told everything that its seat may know, in order, before it is asked; `view` is the view behind the events. */
  hear?(events: readonly SeatEvent[], view: SeatView): void;
  /** `wrong` are the acts that would be fouls: given at an unassisted table only, for those who are made to err. */
  decide(
    view: SeatView,
    legal: readonly Action[],
    random: Random,
    wrong?: readonly Action[],
  ): Decision | Promise<Decision>;
  close?(): Promise<void>;
}
