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
  foldView,
  isOffer,
  legalActions,
  type Match,
  matchSeed,
  newMatch,
  obstacleFromView,
  play,
  possibleActions,
  redact,
  refusalFromView,
  type SeatEvent,
  type SeatView,
  type Step,
  seatsToAct,
  view,
  waitsForOffer,
} from '@hanchan/game';
import { type Span, type TablePace, timingsOf, USUAL_TIMINGS } from '@hanchan/protocol';
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
  readonly pace: TablePace;
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
  /** From now on. */
  setPace(pace: TablePace): void;
  stop(): void;
}

export interface PracticeSurroundings {
  tell(told: PracticeUpdate): void;
  /** Runs it after so many milliseconds; gives a way to take that back. */
  later(run: () => void, milliseconds: number): () => void;
}

export function createPractice(start: PracticeStart, around: PracticeSurroundings): PracticeTable {
  const { rules, assistance, bots } = start;
  // Nobody adds words here, so the secret alone opens the walls.
  const seed = matchSeed(start.seed, ['', '', '', '']);
  const places = fairSeats(seed);
  const seat = places[0];
  const sitters = SEATS.map((one) => places.indexOf(one)) as unknown as BySeat<number>;
  const chance = Number.parseInt(seed.slice(0, 8), 16);
  // How long things take is no part of the match: it may not follow from hidden tiles, nor be the same twice.
  const random = randomFrom(seedOf(chance, start.actions.length));
  let pace = start.pace;
  let match = newMatch(rules, { assistance });
  let actions: readonly Action[] = [];
  /** What the player has been told, folded, and what is still to be told. */
  let shown = view(match, seat);
  let untold: readonly SeatEvent[] = [];
  let isOnOffer = false;
  let forgetPause = () => {};
  let forgetBot = () => {};

  const timings = () => timingsOf(pace, true, USUAL_TIMINGS);
  const within = ([from, to]: Span) => from + random() * (to - from);

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

  const isHeld = () => untold.length > 0;

  const now = (events: readonly SeatEvent[] = []): PracticeUpdate => ({
    events,
    view: shown,
    legal: !isHeld() && seatsToAct(match).includes(seat) ? possibleActions(match, seat) : [],
    dice: fairDice(seed, match.dealNumber, rules['wall.dice']),
    actions,
  });

  /** Tells what may be told; a tile on offer lies there for a while, whether or not anybody could claim it. */
  const tell = (events: readonly SeatEvent[], isOwn = false) => {
    untold = [...untold, ...events];
    const told: SeatEvent[] = [];
    for (const [place, event] of untold.entries()) {
      if (isOnOffer && waitsForOffer(untold, place)) break;
      if (event.type === 'dealStarted') endPause();
      if (isOffer(event)) beginPause();
      told.push(event);
    }
    untold = untold.slice(told.length);
    shown = told.reduce<SeatView>(foldView, shown);
    // That a bot let a tile go is nobody's business.
    if (told.length > 0 || isOwn) around.tell(now(told));
    goOn();
  };

  const beginPause = () => {
    endPause();
    isOnOffer = true;
    forgetPause = around.later(() => {
      isOnOffer = false;
      forgetPause = () => {};
      if (isHeld()) tell([]);
    }, within(timings().offerMs));
  };

  const endPause = () => {
    forgetPause();
    isOnOffer = false;
  };

  const decide = (bot: Seat): Action => {
    const legal = legalActions(match, bot);
    const dice = randomFrom(seedOf(chance, actions.length, bot));
    return bots[sitters[bot]! - 1]!.decide(view(match, bot), legal, dice).action;
  };

  /**
   * The next bot that is awaited moves. It lets a tile go at once, hidden by the time that tiles lie there; everything
   * else takes it a while, from when the player has been told of what came before.
   */
  const goOn = () => {
    forgetBot();
    forgetBot = () => {};
    const next = seatsToAct(match).find((one) => one !== seat);
    if (next === undefined || isHeld()) return;
    const isClaim = match.deal?.phase.type === 'claims';
    const wait = isClaim ? 0 : within(timings().botMs);
    forgetBot = around.later(() => {
      const action = decide(next);
      if (!isClaim || action.type === 'pass') return tell(playOne(action));
      forgetBot = around.later(() => tell(playOne(action)), within(timings().offerMs));
    }, wait);
  };

  // What was played before is played again: the walls are the same.
  dealNext();
  for (const action of start.actions) {
    if (match.phase === 'awaitingDeal') dealNext();
    playOne(action);
  }
  // A deal that had ended has been looked at.
  if (match.phase === 'awaitingDeal') dealNext();
  shown = view(match, seat);
  goOn();

  return {
    seat,
    sitters,
    now,
    act(action) {
      if (action.seat !== seat) return { code: 'notYourTurn', rule: null };
      const obstacle = obstacleFromView(shown, action);
      if (obstacle !== null) return obstacle;
      tell(playOne(action), true);
      return null;
    },
    // What has not been told yet must not be guessed at from the answer.
    why: (action) => refusalFromView(shown, action),
    ready() {
      if (match.phase === 'awaitingDeal' && !isHeld()) tell(dealNext());
    },
    setPace(chosen) {
      pace = chosen;
    },
    stop() {
      forgetPause();
      forgetBot();
    },
  };
}
