// The running table that the page for finding a game shows first: the one whose people are strongest. It is never paid for.

import type { TableSummary } from '@hanchan/protocol';
import { findRuleset } from '@hanchan/rulesets';
import type { RatingOf } from '../people/ratings.ts';

const MOST_LOOKED_AT = 50;
const FEWEST_PEOPLE = 2;

/** The same strength: more people first, then the table that was opened first. */
export async function featuredTable(
  tables: readonly TableSummary[],
  ratingOf: RatingOf,
): Promise<string | null> {
  const watchable = tables
    .filter(({ state, settings }) => state === 'playing' && settings.watchDelayMs !== null)
    .filter(
      ({ settings, places }) =>
        settings.visibility === 'public' && peopleAt(places).length >= FEWEST_PEOPLE,
    )
    .slice(0, MOST_LOOKED_AT);
  const ranked = await Promise.all(
    watchable.map(async (table) => ({ table, strength: await strengthOf(table, ratingOf) })),
  );
  ranked.sort(
    (one, other) =>
      other.strength - one.strength ||
      peopleAt(other.table.places).length - peopleAt(one.table.places).length ||
      one.table.createdAt - other.table.createdAt,
  );
  return ranked[0]?.table.id ?? null;
}

const peopleAt = (places: TableSummary['places']) =>
  places.flatMap((place) => (place.type === 'player' ? [place.player.id] : []));

async function strengthOf(
  { places, ruleset, settings }: TableSummary,
  ratingOf: RatingOf,
): Promise<number> {
  const family = findRuleset(ruleset.id)?.family ?? ruleset.id;
  const people = peopleAt(places);
  const ratings = await Promise.all(
    people.map((person) => ratingOf(person, family, settings.assistance)),
  );
  return ratings.reduce((sum, { value }) => sum + value, 0) / people.length;
}
