// What another circuit's table is worth in this one: a share of everybody's points, or points for the place.

import type { CircuitActRequest } from '@hanchan/protocol';
import type { CircuitView } from '@hanchan/tournament';

type Carried = Extract<CircuitActRequest, { readonly type: 'addCarried' }>;

/** How it is counted over. */
export type Carrying =
  | { readonly by: 'share'; readonly percent: number }
  /** The first has the first number, and so on; behind the last nothing. */
  | { readonly by: 'places'; readonly points: readonly number[] };

export interface CarriedOver {
  readonly rows: Carried['rows'];
  /** Without a name there is nobody to give points to. */
  readonly unnamed: number;
}

/** In tenths of a point, best first. Who gets nothing is left out; who has no place has points only where a share is carried. */
export function carriedFrom({ rows, desk }: CircuitView, carrying: Carrying): CarriedOver {
  const worth = rows.flatMap(({ player, place, total, name, country, club }) => {
    const points =
      carrying.by === 'share'
        ? (total * carrying.percent) / 100
        : place === null
          ? 0
          : (carrying.points[place - 1] ?? 0);
    const tenths = Math.round(points * 10);
    return tenths === 0 ? [] : [{ player, name, country, club, tenths }];
  });
  const named = worth.filter(({ name }) => name !== null);
  return {
    rows: named.map(({ player, ...row }, i) => ({
      id: `r${i + 1}`,
      ...row,
      // Only for whoever runs that one, too: numbers are for organisers.
      number: desk?.numbers[player] ?? '',
    })),
    unnamed: worth.length - named.length,
  };
}
