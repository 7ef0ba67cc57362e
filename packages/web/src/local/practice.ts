// A table kept in this browser: one player, three bots, the same engine, walls that can be checked like everywhere
// else. Time comes from outside, so that a test can play a match in no time.

import { type Bot, randomFrom, seedOf } from '@hanchan/bots';
import type { Illegal } from '@hanchan/game';
import {
  type Action,
  deal,
  fairDice,
  fairSeats,
  fairWall,
  legalActions,
  type Match,
  matchSeed,
  newMatch,
  play,
  possibleActions,
  redact,
  refusalOf,
  type SeatEvent,
  type SeatView,
  type Step,
  seatsToAct,
  view,
} from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
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
}

export interface PracticeUpdate {
  readonly events: readonly SeatEvent[];
  readonly view: SeatView;
  readonly legal: readonly Action[];
  /** The dice that opened this deal's wall. */
  readonly dice: readonly number[];
  readonly actions: readonly Action[];
}

export interface PracticeTable {
  readonly seat: Seat;
  /** Who sits where: 0 is the player, 1 to 3 the bots. */
  readonly sitters: BySeat<number>;
  now(): PracticeUpdate;
  act(action: Action): Illegal | null;
  why(action: Action): Illegal | null;
  /** The result has been looked at: the next deal. */
  ready(): void;
  stop(): void;
}

export interface Surroundings {
  tell(told: PracticeUpdate): void;
  /** Runs it after so many milliseconds; gives a way to take that back. */
  later(run: () => void, milliseconds: number): () => void;
}

const THINKING = { least: 500, most: 1_100 };
/** Others' answers to a discard take this long, whether or not anybody was asked. */
const HESITATION = 350;

export function createPractice(start: PracticeStart, around: Surroundings): PracticeTable {
  const { rules, assistance, bots } = start;
  // Nobody adds words here, so the secret alone opens the walls.
  const seed = matchSeed(start.seed, ['', '', '', '']);
  const places = fairSeats(seed);
  const seat = places[0];
  const sitters = SEATS.map((one) => places.indexOf(one)) as unknown as BySeat<number>;
  const chance = Number.parseInt(seed.slice(0, 8), 16);
  let match = newMatch(rules, { assistance });
  let actions: readonly Action[] = [];
  let forget = () => {};

  const take = (step: Result<Step, Illegal>): readonly SeatEvent[] => {
    if (!step.ok) return [];
    match = step.value.match;
    return step.value.events.flatMap((event) => redact(event, seat) ?? []);
  };

  const dealNext = () => {
    const redFives = rules['tiles.redFives'] === 'none' ? 0 : 3;
    return take(deal(match, fairWall(seed, match.dealNumber + 1, redFives)));
  };

  const playOne = (action: Action) => {
    const step = play(match, action);
    if (step.ok) actions = [...actions, action];
    return take(step);
  };

  const now = (events: readonly SeatEvent[] = []): PracticeUpdate => ({
    events,
    view: view(match, seat),
    legal: seatsToAct(match).includes(seat) ? possibleActions(match, seat) : [],
    dice: fairDice(seed, match.dealNumber, rules['wall.dice']),
    actions,
  });

  const tell = (events: readonly SeatEvent[]) => {
    around.tell(now(events));
    goOn();
  };

  const decide = (bot: Seat): Action => {
    const random = randomFrom(seedOf(chance, actions.length, bot));
    const legal = legalActions(match, bot);
    return bots[sitters[bot]! - 1]!.decide(view(match, bot), legal, random).action;
  };

  /** The next bot that is awaited moves; while the player thinks about a discard, the bots have answered. */
  const goOn = () => {
    forget();
    forget = () => {};
    const next = seatsToAct(match).find((one) => one !== seat);
    if (next === undefined) return;
    const isClaim = match.deal?.phase.type === 'claims';
    const random = randomFrom(seedOf(chance, actions.length))();
    const thinking = THINKING.least + random * (THINKING.most - THINKING.least);
    const isPlayerAsked = seatsToAct(match).includes(seat);
    const pause = isClaim ? (isPlayerAsked ? 0 : HESITATION) : thinking;
    forget = around.later(() => tell(playOne(decide(next))), pause);
  };

  // What was played before is played again: the walls are the same.
  dealNext();
  for (const action of start.actions) {
    if (match.phase === 'awaitingDeal') dealNext();
    playOne(action);
  }
  // A deal that had ended has been looked at.
  if (match.phase === 'awaitingDeal') dealNext();
  goOn();

  return {
    seat,
    sitters,
    now,
    act(action) {
      if (action.seat !== seat) return { code: 'notYourTurn', rule: null };
      const step = play(match, action);
      if (!step.ok) return step.error;
      tell(playOne(action));
      return null;
    },
    why: (action) => refusalOf(match, action),
    ready() {
      if (match.phase === 'awaitingDeal') tell(dealNext());
    },
    stop: () => forget(),
  };
}
