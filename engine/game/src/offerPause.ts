// Which events bring a tile on offer and which show that nobody claimed it. Between the two a table pauses, whether or
// not somebody was asked: otherwise the speed of the next draw would give it away.

import type { GameEvent } from './event.ts';

const OFFERS: ReadonlySet<GameEvent['type']> = new Set(['discarded', 'kanDeclared'] as const);

/** What follows when nobody claims. */
const AFTER_OFFER: ReadonlySet<GameEvent['type']> = new Set([
  'indicatorTurned',
  'riichiAccepted',
  'drew',
  'turnPassed',
  'wallExhausted',
  'drawn',
] as const);

/** Whether the event puts a tile up for claims. */
export const isOffer = ({ type }: Pick<GameEvent, 'type'>): boolean => OFFERS.has(type);

/** Whether the event comes after the answers to an offer. */
export const followsOffer = ({ type }: Pick<GameEvent, 'type'>): boolean => AFTER_OFFER.has(type);

/**
 * Whether what stands at this place waits until the tile has lain there for its time. What only one seat hears goes with
 * what comes next: it would give away that everybody has answered, and must hold back nothing that does not wait itself.
 */
export function waitsForOffer(events: readonly Pick<GameEvent, 'type'>[], at: number): boolean {
  const next = events.slice(at).find(({ type }) => type !== 'winMissed');
  return next !== undefined && followsOffer(next);
}
