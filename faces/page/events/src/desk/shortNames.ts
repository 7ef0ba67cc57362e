// People as the desk calls them where there is little room.

import type { EventState, PersonId } from '@hanchan/tournament';

/** Names for narrow places: the last word where that tells people apart, with an initial where it does not. */
export function shortNames({ people }: EventState): ReadonlyMap<PersonId, string> {
  const words = [...people.values()].map(({ person }) => {
    const parts = person.name.trim().split(/\s+/);
    return { id: person.id, name: person.name, first: parts[0]!, last: parts.at(-1)!, parts };
  });
  const count = new Map<string, number>();
  for (const { last } of words) count.set(last, (count.get(last) ?? 0) + 1);
  return new Map(
    words.map(({ id, name, first, last, parts }) => {
      // A fill-in's number is no name.
      if (parts.length < 2 || /^\d+$/.test(last)) return [id, name];
      return [id, count.get(last) === 1 ? last : `${[...first][0]}. ${last}`];
    }),
  );
}
