// Where somebody is in a game: deal, stop, seat, open or closed hands; and the ways to go on from there.

import type { Film, FilmDifference } from '@hanchan/records';
import { type Result, resultsOf, type SeenEvent } from '@hanchan/table/felt/results.ts';
import type { Seat } from '@hanchan/tiles';
import { type Frame, frameAfter, framesOf, seenBy, seenWithFouls } from './frames.ts';
import { type Position, within } from './replayLinks.ts';

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type PlaySpeed = (typeof SPEEDS)[number];

/** Milliseconds at which one stop follows the other; a result stays longer. */
const PAUSE = 900;
const RESULT_PAUSE = 4_000;

export type Player = ReturnType<typeof createPlayer>;

/** The frames of a deal, folded when they are first asked for. */
function foldedFrames(film: Film) {
  const folded = new Map<number, readonly Frame[]>();
  return (deal: number): readonly Frame[] => {
    const known = folded.get(deal) ?? framesOf(film.deals[deal]!);
    folded.set(deal, known);
    return known;
  };
}

export function createPlayer(film: Film, wanted: Position) {
  const framesAt = foldedFrames(film);
  const start = within(wanted, film.deals.length, (deal) => framesAt(deal).length);
  let deal = $state(start.deal);
  let step = $state(start.step);
  let seat = $state<Seat>(start.seat);
  let isOpen = $state(start.isOpen);
  let isPlaying = $state(false);
  let speed = $state<PlaySpeed>('1');
  /** Results of this stop that have been looked at. */
  let seen = $state(0);

  const frames = $derived(framesAt(deal));
  const told = $derived<readonly SeenEvent[]>(seenBy(frames, step, seat));
  const results = $derived<readonly Result[]>(resultsOf(seenWithFouls(frames, step, seat)));
  const result = $derived<Result | null>(results[seen] ?? null);
  const lastDeal = film.deals.length - 1;
  const isAtEnd = $derived(deal === lastDeal && step === frames.length - 1);

  const go = (nextDeal: number, nextStep: number) => {
    deal = Math.min(Math.max(nextDeal, 0), lastDeal);
    step = Math.min(Math.max(nextStep, 0), framesAt(deal).length - 1);
    seen = 0;
  };

  /** To the next stop, and from the last of a deal to the next deal. */
  const next = () => {
    if (step < frames.length - 1) go(deal, step + 1);
    else if (deal < lastDeal) go(deal + 1, 0);
    else isPlaying = false;
  };

  return {
    film,
    get deal() {
      return deal;
    },
    get step() {
      return step;
    },
    get seat() {
      return seat;
    },
    get isOpen() {
      return isOpen;
    },
    get isPlaying() {
      return isPlaying;
    },
    get speed() {
      return speed;
    },
    get frames() {
      return frames;
    },
    get frame() {
      return frames[step]!;
    },
    get told() {
      return told;
    },
    get result() {
      return result;
    },
    get hasMoreResults() {
      return seen < results.length - 1;
    },
    get isAtEnd() {
      return isAtEnd;
    },
    get position(): Position {
      return { deal, step, seat, isOpen };
    },
    get pauseMs() {
      return (results.length > 0 ? RESULT_PAUSE : PAUSE) / Number(speed);
    },
    go,
    next,
    previous() {
      if (step > 0) go(deal, step - 1);
      else if (deal > 0) go(deal - 1, framesAt(deal - 1).length - 1);
    },
    /** Back to where this deal began, and from there to the one before. */
    previousDeal: () => go(step > 0 ? deal : deal - 1, 0),
    nextDeal: () => (deal < lastDeal ? go(deal + 1, 0) : go(deal, frames.length - 1)),
    toStart: () => go(deal, 0),
    toEnd: () => go(deal, frames.length - 1),
    toDifference: (difference: FilmDifference) =>
      go(difference.deal, frameAfter(framesAt(difference.deal), difference.turn)),
    setSeat(next: Seat) {
      seat = next;
      seen = 0;
    },
    setOpen(next: boolean) {
      isOpen = next;
    },
    setSpeed(next: PlaySpeed) {
      speed = next;
    },
    setPlaying(next: boolean) {
      isPlaying = next && !(isAtEnd && result === null);
    },
    /** The next screen of this stop; behind the last one the game goes on, where it does. */
    nextResult() {
      if (seen < results.length - 1 || isAtEnd) seen++;
      else next();
    },
    /** Back to the table as it was decided. */
    closeResults() {
      seen = results.length;
    },
    framesAt,
  };
}
