// The dice that opened the wall of each deal, where the record reveals the seed that they came from.

import { fairDice } from '@hanchan/game';
import { type Film, seedOfRecord } from '@hanchan/records';

/** By the number of the deal, from 1 on; null where nobody can tell. */
export function diceOfFilm({
  header,
  source,
}: Pick<Film, 'header' | 'source'>): (dealNumber: number) => readonly number[] | null {
  const seed = header === null ? null : seedOfRecord(header, source.lines);
  if (seed === null) return () => null;
  return (dealNumber) => fairDice(seed(dealNumber), dealNumber, header!.rules['wall.dice']);
}
