// The match of a practice table: walls, dice and seats from its secret, what was played before played again, and what its bots
// decide.

import { type Bot, randomFrom, seedOf } from '@hanchan/bots';
import {
  type Action,
  deal,
  fairDice,
  fairSeats,
  fairWall,
  type Illegal,
  legalActions,
  type Match,
  matchSeed,
  newMatch,
  play,
  redact,
  type SeatEvent,
  type Step,
  view,
} from '@hanchan/game';
import type { TablePace } from '@hanchan/protocol';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { type BySeat, type Result, SEATS, type Seat } from '@hanchan/tiles';

export interface PracticeStart {
  readonly rules: RuleValues;
  readonly assistance: Match['assistance'];
  /** The secret that walls, dice and seats are made from, and the bots' chances. */
  readonly seed: string;
  /** In the order of sitting down after the player. */
  readonly bots: readonly [Bot, Bot, Bot];
  /** What was played before, to go on from there. */
  readonly actions: readonly Action[];
  readonly pace: TablePace;
}

export function createPlayedMatch({ rules, assistance, bots, ...start }: PracticeStart) {
  // Nobody adds words here, so the secret alone opens the walls.
  const seed = matchSeed(start.seed, ['', '', '', '']);
  const places = fairSeats(seed);
  const seat = places[0];
  const sitters = SEATS.map((one) => places.indexOf(one)) as unknown as BySeat<number>;
  const chance = Number.parseInt(seed.slice(0, 8), 16);
  let match = newMatch(rules, { assistance });
  let actions: readonly Action[] = [];

  const take = (step: Result<Step, Illegal>): readonly SeatEvent[] => {
    if (!step.ok) return [];
    match = step.value.match;
    return step.value.events.flatMap((event) => redact(event, seat) ?? []);
  };

  const dealNext = () => {
    const redFives = redFivesOf(rules);
    return take(deal(match, fairWall(seed, match.dealNumber + 1, redFives)));
  };

  const playOne = (action: Action) => {
    const step = play(match, action);
    if (step.ok) actions = [...actions, action];
    return take(step);
  };

  // What was played before is played again: the walls are the same.
  dealNext();
  for (const action of start.actions) {
    if (match.phase === 'awaitingDeal') dealNext();
    playOne(action);
  }
  // A deal that had ended has been looked at.
  if (match.phase === 'awaitingDeal') dealNext();

  return {
    seat,
    sitters,
    chance,
    get match() {
      return match;
    },
    get actions() {
      return actions;
    },
    dealNext,
    playOne,
    dice: () => fairDice(seed, match.dealNumber, rules['wall.dice']),
    decide(bot: Seat): Action {
      const dice = randomFrom(seedOf(chance, actions.length, bot));
      return bots[sitters[bot]! - 1]!.decide(view(match, bot), legalActions(match, bot), dice)
        .action;
    },
  };
}
