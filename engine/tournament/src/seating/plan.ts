// A seating plan as the world sees it, and the flat form in which it is worked on.

import { type BySeat, FOUR } from '@hanchan/tiles';
/** Player numbers from 1, as East, South, West and North begin. */
export type SeatingTable = BySeat<number>;

/** Tables in the order of their numbers. */
export type SeatingRound = readonly SeatingTable[];

/** Who sits where in every round, by number, the first of each table East. */
export type SeatingPlan = readonly SeatingRound[];

/** Players from 0 by place: table t has the places 4t to 4t + 3. */
export type Places = Int32Array;

export const TABLE_SIZE = FOUR;

/** Out of the flat form; `numbers` gives each index its player number. */
export function roundOf(places: Places, numbers: readonly number[]): SeatingRound {
  return Array.from({ length: places.length / TABLE_SIZE }, (_, table) => {
    const at = (seat: number) => numbers[places[TABLE_SIZE * table + seat]!]!;
    return [at(0), at(1), at(2), at(3)];
  });
}

/** How often each two of `size` players meet, as a square matrix. */
export function meetingsOf(rounds: readonly Places[], size: number): Uint8Array {
  const met = new Uint8Array(size * size);
  for (const places of rounds) addMeetings(met, size, places);
  return met;
}

export function addMeetings(met: Uint8Array, size: number, places: Places): void {
  for (let first = 0; first < places.length; first += TABLE_SIZE) {
    for (let i = first; i < first + TABLE_SIZE; i++) {
      for (let j = i + 1; j < first + TABLE_SIZE; j++) {
        const [a, b] = [places[i]!, places[j]!];
        met[a * size + b]!++;
        met[b * size + a]!++;
      }
    }
  }
}

/** Meetings beyond the first. */
export function repeatsIn(met: Uint8Array, size: number): number {
  let repeats = 0;
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) repeats += Math.max(0, met[a * size + b]! - 1);
  }
  return repeats;
}

/** Each player's table in each round, from 0; -1 where the player was not there. */
export function tablesOf(places: Places, size: number): Int32Array {
  const tables = new Int32Array(size).fill(-1);
  for (const [place, player] of places.entries()) tables[player] = Math.floor(place / TABLE_SIZE);
  return tables;
}
