// What the drawn tables of an evening have told so far. The club's log says which score is kept at a table, and the score says at
// which table it is: only where both say the same is anything shown, so that nobody shows another's score as the club's.

import { type DealName, type EveningView, type PlayingView, tablesKept } from '@hanchan/club';
import { foldLog, type TableState } from '@hanchan/keeper';
import { bySeat } from '@hanchan/tiles';
import type { KeptStore } from '../kept/keptStore.ts';
import type { ClubSeen } from './shortClub.ts';

/** More than any evening has going on at once, and more than anybody says of a game. */
const MOST_TABLES = 50;
const MOST_ENTRIES = 400;

type Held = Parameters<typeof tablesKept>[0];
type Place = ReturnType<typeof tablesKept>[number] & {
  readonly club: string;
  readonly evening: string;
};

/** The latest tables, as far as their phones have sent what was played. */
export async function playingAt(
  kept: KeptStore,
  { id: club }: Pick<ClubSeen, 'id'>,
  held: Held,
): Promise<EveningView['playing']> {
  const evening = held.evening.id;
  const tables = tablesKept(held).slice(-MOST_TABLES);
  const told = await Promise.all(tables.map((one) => toldAt(kept, { ...one, club, evening })));
  return told.filter((one) => one !== null);
}

async function toldAt(kept: KeptStore, place: Place): Promise<PlayingView | null> {
  const told = await kept.told(place.kept, MOST_ENTRIES);
  const score = told === null ? null : foldLog(told.entries);
  if (told === null || score === null) return null;
  const at = score.begin.club;
  const isHere =
    at?.club === place.club &&
    at.evening === place.evening &&
    at.game === place.game &&
    at.table === place.table;
  if (!isHere) return null;
  const { scores, deposits, over } = score.table;
  return {
    game: place.game,
    table: place.table,
    points: bySeat((seat) => scores[seat]),
    deal: dealOf(score.table),
    deposits,
    toldAt: told.at,
    isOver: over !== null,
  };
}

const dealOf = ({ round, dealer, counters }: TableState): DealName => ({
  wind: Math.min(3, round),
  number: dealer + 1,
  counters,
});
