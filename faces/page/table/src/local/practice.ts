// A table kept in this browser: one player, three bots, the same engine, walls that can be checked like everywhere
// else. Time comes from outside, so that a test can play a match in no time.

import { randomFrom, seedOf } from '@hanchan/bots';
import {
  type Action,
  foldView,
  type Illegal,
  isOffer,
  obstacleFromView,
  possibleActions,
  refusalFromView,
  type SeatEvent,
  type SeatView,
  seatsToAct,
  view,
  waitsForOffer,
} from '@hanchan/game';
import { type Span, type TablePace, timingsOf, USUAL_TIMINGS } from '@hanchan/protocol';
import type { BySeat, Seat } from '@hanchan/tiles';
import { createPlayedMatch, type PracticeStart } from './playedMatch.ts';

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
  const played = createPlayedMatch(start);
  const { seat, playOne, dealNext } = played;
  // How long things take is no part of the match: it may not follow from hidden tiles, nor be the same twice.
  const random = randomFrom(seedOf(played.chance, start.actions.length));
  let pace = start.pace;
  /** What the player has been told, folded, and what is still to be told. */
  let shown = view(played.match, seat);
  let untold: readonly SeatEvent[] = [];
  let isOnOffer = false;
  let forgetPause = () => {};
  let forgetBot = () => {};

  const timings = () => timingsOf(pace, true, USUAL_TIMINGS);
  const within = ([from, to]: Span) => from + random() * (to - from);

  const isHeld = () => untold.length > 0;

  const now = (events: readonly SeatEvent[] = []): PracticeUpdate => ({
    events,
    view: shown,
    legal:
      !isHeld() && seatsToAct(played.match).includes(seat)
        ? possibleActions(played.match, seat)
        : [],
    dice: played.dice(),
    actions: played.actions,
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

  /**
   * The next bot that is awaited moves. It lets a tile go at once, hidden by the time that tiles lie there; everything
   * else takes it a while, from when the player has been told of what came before.
   */
  const goOn = () => {
    forgetBot();
    forgetBot = () => {};
    const next = seatsToAct(played.match).find((one) => one !== seat);
    if (next === undefined || isHeld()) return;
    const isClaim = played.match.deal?.phase.type === 'claims';
    const wait = isClaim ? 0 : within(timings().botMs);
    forgetBot = around.later(() => {
      const action = played.decide(next);
      if (!isClaim || action.type === 'pass') return tell(playOne(action));
      forgetBot = around.later(() => tell(playOne(action)), within(timings().offerMs));
    }, wait);
  };

  goOn();

  return {
    seat,
    sitters: played.sitters,
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
      if (played.match.phase === 'awaitingDeal' && !isHeld()) tell(dealNext());
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
