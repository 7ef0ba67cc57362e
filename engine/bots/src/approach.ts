// Where a hand could be going: the routes that are near enough to look at, with the dora that a win by each would keep.

import { kindOf, type Meld, type Tile } from '@hanchan/tiles';
import { FAR, routeShanten } from './distance.ts';
import { type Route, routesWith } from './plans.ts';
import { shapeOf } from './shape.ts';
import { doraAmong, hanOfTile, type Table, type Tiles } from './table.ts';

export interface Approach {
  readonly routes: readonly Route[];
  /** By route: dora and red fives among all the tiles that it can use. */
  readonly dora: readonly number[];
  /** The least shanten among them. */
  readonly nearest: number;
}

/** Routes so far behind the nearest are left alone. */
const SPARE_STEPS = 1;

export function approachOf(table: Table, { counts, held, melds }: Tiles): Approach {
  const all = routesWith(table, melds);
  const shape = shapeOf(counts);
  const routes: Route[] = [];
  const dora: number[] = [];
  let nearest = FAR;
  for (let i = 0; i < all.length; i++) {
    far[i] = routeShanten(all[i]!, shape, melds.length, table.left);
    if (far[i]! < nearest) nearest = far[i]!;
  }
  for (let i = 0; i < all.length; i++) {
    if (far[i]! >= FAR || far[i]! > nearest + SPARE_STEPS) continue;
    routes.push(all[i]!);
    dora.push(doraWithin(table, held, melds, all[i]!));
  }
  return { routes, dora, nearest };
}

const far = new Int8Array(64);

function doraWithin(
  table: Table,
  held: readonly Tile[],
  melds: readonly Meld[],
  route: Route,
): number {
  let han = 0;
  for (let i = 0; i < melds.length; i++) han += doraAmong(table, melds[i]!.tiles);
  for (let i = 0; i < held.length; i++) {
    if (uses(route, held[i]!)) han += hanOfTile(table, held[i]!);
  }
  return han;
}

/** A win by this route can hold the tile. */
export function uses({ plan }: Route, tile: Tile): boolean {
  return plan === null || plan.form.type !== 'kinds' || plan.form.allowed[kindOf(tile)] === 1;
}
