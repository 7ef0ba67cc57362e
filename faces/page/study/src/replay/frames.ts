// A deal as a row of places to stop at: what everybody saw there, what had just happened, what was decided. Folded
// from the events when somebody looks at the deal, and not before.

import {
  foldView,
  type GameEvent,
  type Match,
  redact,
  type SeatEvent,
  type SeatView,
  view,
} from '@hanchan/game';
import type { FilmDeal } from '@hanchan/records';
import type { SeenEvent } from '@hanchan/table/felt/results.ts';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';

export interface Frame {
  /** What happened here; what is not seen by itself comes with it. */
  readonly events: readonly GameEvent[];
  /** The move of the deal that it belongs to. */
  readonly turn: number;
  /** What each seat knows after it. */
  readonly views: BySeat<SeatView>;
  /** Whose turn it is to be looked at, for lists: null for the table itself. */
  readonly seat: Seat | null;
}

/** Events at which a viewer stops. The others change what is known, and are folded into the stop before. */
const STOPS: readonly GameEvent['type'][] = [
  'dealStarted',
  'drew',
  'discarded',
  'called',
  'kanDeclared',
  'won',
  'drawn',
  'fouled',
  'dealVoided',
  'declared',
  'ruled',
];
/** What follows a decided deal belongs to the next one: the table stays as it was decided. */
const AFTER: readonly GameEvent['type'][] = ['dealEnded', 'matchEnded'];

type Views = BySeat<SeatView>;

function foldAll(views: Views, event: GameEvent): Views {
  return SEATS.map((seat) => {
    const told = redact(event, seat);
    return told === null ? views[seat] : foldView(views[seat], told);
  }) as unknown as Views;
}

/** A place without what was seen there, which takes by far the longest to work out. */
export type Stop = Pick<Frame, 'events' | 'turn'>;

export function stopsOf({ turns }: FilmDeal): readonly Stop[] {
  const stops: { events: GameEvent[]; turn: number }[] = [];
  turns.forEach(({ step }, turn) => {
    for (const event of step.events) {
      const last = stops.at(-1);
      if (STOPS.includes(event.type) || last === undefined) stops.push({ events: [event], turn });
      else last.events.push(event);
    }
  });
  return stops;
}

export function framesOf(deal: FilmDeal): readonly Frame[] {
  let views = SEATS.map((seat) => view(deal.turns[0]!.before, seat)) as unknown as Views;
  return stopsOf(deal).map((stop) => {
    for (const event of stop.events) if (!AFTER.includes(event.type)) views = foldAll(views, event);
    return { ...stop, views, seat: seatIn(stop.events[0]!) };
  });
}

const seatIn = (event: GameEvent): Seat | null => ('seat' in event ? event.seat : null);

/** What one seat was told on the way to a frame, each event with what it knew before and after. */
export function seenBy(frames: readonly Frame[], at: number, seat: Seat): SeenEvent[] {
  const frame = frames[at];
  if (frame === undefined) return [];
  let known = (frames[at - 1] ?? frame).views[seat];
  return frame.events.flatMap((event) => {
    const told: SeatEvent | null = redact(event, seat);
    if (told === null) return [];
    const before = known;
    known = foldView(before, told);
    return [{ before, event: told, after: known }];
  });
}

/**
 * The fouls that were judged on the way to a frame, one stop after the other, and what came of them there. What was
 * judged when the wall ran out belongs to the draw, though players said in between whether they were tenpai.
 */
export function seenWithFouls(frames: readonly Frame[], at: number, seat: Seat): SeenEvent[] {
  const fouls: number[] = [];
  for (let i = at - 1; i >= 0 && isFoul(frames[i]!) && frames[i]!.turn === frames[at]?.turn; i--)
    fouls.unshift(i);
  if (fouls.length === 0 && has(frames[at], 'drawn')) {
    const exhausted = frames.findLastIndex((one, i) => i < at && has(one, 'wallExhausted'));
    for (let i = exhausted + 1; exhausted >= 0 && i < at; i++)
      if (isFoul(frames[i]!)) fouls.push(i);
  }
  return [...fouls, at].flatMap((i) => seenBy(frames, i, seat));
}

const has = (frame: Frame | undefined, type: GameEvent['type']) =>
  frame?.events.some((event) => event.type === type) === true;

const isFoul = ({ events }: Frame) => events[0]!.type === 'fouled';

/** The place at which a move of the deal can be decided: before the first frame that came of it. */
export function frameBefore(frames: readonly Pick<Frame, 'turn'>[], turn: number): number {
  const first = frames.findIndex((frame) => frame.turn >= turn);
  return Math.max(0, (first < 0 ? frames.length : first) - 1);
}

/** The place at which a move of the deal has been made. */
export function frameAfter(frames: readonly Frame[], turn: number): number {
  const last = frames.findLastIndex((frame) => frame.turn <= turn);
  return Math.max(0, last);
}

/** How the match stood before a deal, what came before its wall left aside. */
export function beforeDeal({ turns }: FilmDeal): Match {
  return (turns.find(({ move }) => move.type === 'deal') ?? turns[0]!).before;
}
