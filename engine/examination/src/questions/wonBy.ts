// What comes of it when some seats claim a win: played out by the engine, the others pass.

import { type GameEvent, type Match, play, seatsToAct } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';

type Won = Extract<GameEvent, { type: 'won' }>;

/** Null where this seat is not among those who win. */
export function wonBy(match: Match, callers: readonly Seat[], seat: Seat): Won | null {
  let now = match;
  for (;;) {
    const next = seatsToAct(now)[0];
    if (next === undefined || now.deal?.phase.type !== 'claims') return null;
    const step = play(now, { type: callers.includes(next) ? 'ron' : 'pass', seat: next });
    if (!step.ok) return null;
    const won = step.value.events.find(
      (event): event is Won => event.type === 'won' && event.seat === seat,
    );
    if (won !== undefined) return won;
    now = step.value.match;
  }
}

/** A win with the tile that was just drawn. */
export function wonByDraw(match: Match, seat: Seat): Won | null {
  const step = play(match, { type: 'tsumo', seat });
  if (!step.ok) return null;
  return step.value.events.find((event): event is Won => event.type === 'won') ?? null;
}
