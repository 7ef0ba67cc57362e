// A table for people whom the queue brought together: how it is played, and who sits there.

import {
  type BotLevel,
  type PlayerName,
  quickClock,
  type TableRequest,
  type Wish,
} from '@hanchan/protocol';
import { SEATS } from '@hanchan/tiles';
import type { SeatHolder } from '../match/entries.ts';
import { botHolder, type RoomData } from './roomData.ts';

export type QuickTable = Pick<RoomData, 'host' | 'places' | 'password' | 'beacon' | 'isQuick'>;

const WATCH_DELAY_MS = 300_000;

/** Strangers say set phrases to each other, and whoever watches sees all hands, five minutes late. */
export const quickSettings = ({ rules, rounds, clock, assistance }: Wish): TableRequest => ({
  rules,
  rounds,
  clock: quickClock(clock),
  assistance,
  visibility: 'public',
  chat: 'phrases',
  watchDelayMs: WATCH_DELAY_MS,
  openHands: true,
});

/** The first of them decides on what is left to decide: the pace. */
export function quickTable(people: readonly PlayerName[], bots: BotLevel): QuickTable {
  const places: (SeatHolder | null)[] = SEATS.map(() => null);
  for (const [i, { id, name, isGuest }] of people.entries()) {
    places[i] = { type: 'player', player: id, name, isGuest };
  }
  for (let i = people.length; i < places.length; i++) places[i] = botHolder(bots, places);
  return { host: people[0]!.id, places, password: null, beacon: null, isQuick: true };
}
