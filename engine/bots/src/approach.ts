// Where a hand could be going: the routes that are near enough to look at, with the dora that a win by each would keep.

import { kindOf, type Tile } from '@hanchan/tiles';
import { FAR, routeShanten } from './distance.ts';
import { needsTiles } from './planList.ts';
import { type Route, routesWith } from './plans.ts';
import { type Shape, shapeOf } from './shape.ts';
import { doraAmong, hanOfTile, type Table, type Tiles } from './table.ts';

export interface Approach {
  /** The tiles in hand, as the tables read them: what is discarded to look at it is taken out and put back. */
  readonly shape: Shape;
  readonly routes: readonly Route[];
  /** How far each is. */
  readonly far: readonly number[];
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
  const far: number[] = [];
  const dora: number[] = [];
  let nearest = FAR;
  for (let i = 0; i < all.length; i++) {
    distances[i] = routeShanten(all[i]!, shape, melds.length, table.left);
    if (distances[i]! < nearest) nearest = distances[i]!;
  }
  const shown = melds.reduce((han, { tiles }) => han + doraAmong(table, tiles), 0);
  const counting = held.filter((tile) => hanOfTile(table, tile) > 0);
  for (let i = 0; i < all.length; i++) {
    const route = all[i]!;
    const distance = distances[i]!;
    if (distance >= FAR || distance > nearest + SPARE_STEPS) continue;
    let han = shown;
    for (const tile of counting) if (uses(route, tile)) han += hanOfTile(table, tile);
    routes.push(route);
    far.push(distance);
    dora.push(han);
  }
  return { shape, routes, far, dora, nearest };
}

const distances = new Int8Array(64);

/** No discard brings the hand so near, or takes all of its routes out of reach: then it would be looked at without them. */
export function isBeyond({ routes, nearest }: Approach, steps: number): boolean {
  return nearest > steps && routes.some(({ plan }) => plan === null || !needsTiles(plan));
}

/** A win by this route can hold the tile. */
export function uses({ plan }: Route, tile: Tile): boolean {
  return plan === null || plan.form.type !== 'kinds' || plan.form.allowed[kindOf(tile)] === 1;
}
