// What is a hand worth as it stands after a discard? Chance to win times what it wins, by the best route that the
// rulebook leaves it.

import { type ImprovingTile, regularShanten } from '@hanchan/hand';
import { kindOf, type Tile } from '@hanchan/tiles';
import { acceptedBy } from './accepting.ts';
import { type Approach, uses } from './approach.ts';
import { guessedChance, usualTiles, winChance } from './chances.ts';
import { FAR, routeShanten } from './distance.ts';
import { waitAhead } from './lookahead.ts';
import type { Route } from './plans.ts';
import { pointsFor } from './points.ts';
import type { Situation } from './situation.ts';
import { hanOfTile, type Table, type Tiles } from './table.ts';
import { handAfter, waitingChance, waitsOf } from './waiting.ts';

/** A hand with one tile let go; the shape of its approach, and so `counts` of its tiles, are already without it. */
export interface Standing {
  readonly tiles: Tiles;
  readonly approach: Approach;
  /** What was discarded to get here; null when the hand had no tile too many. */
  readonly discarded: Tile | null;
}

export interface Appraisal {
  readonly shanten: number;
  readonly accepts: readonly ImprovingTile[];
  /** Chance to win, and points if so. */
  readonly chance: number;
  readonly value: number;
  /** The same with what it does to the place. */
  readonly worth: number;
  /** Null where tenpai: the waits have been valued one by one. */
  readonly route: Route | null;
}

/** A hand that cannot win any more; it can still be tenpai when the wall ends. */
function hopeless({ tiles }: Standing): Appraisal {
  const { counts, melds } = tiles;
  const shanten = Math.max(0, regularShanten(counts, melds.length));
  return { shanten, accepts: [], chance: 0, value: 0, worth: 0, route: null };
}

/** A hand that few tiles help is rebuilt on the way, and one that many help meets some of them too late. */
const RESHAPED = 0.2;
/** Yaku that lie on the way are often there in the end. */
const ON_THE_WAY = 0.4;

const distances = new Int8Array(64);

/** What all choices of a decision share, the threats apart. */
type Outset = Pick<Situation, 'table' | 'pace' | 'stakes'>;

/** `nearest`: with more shanten than this the accepting tiles are not counted. */
export function appraise(outset: Outset, hand: Standing, nearest: number): Appraisal {
  const { table, pace } = outset;
  const { routes, far, shape } = hand.approach;
  const { melds } = hand.tiles;
  const { discarded } = hand;
  let shanten = FAR;
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i]!;
    // Without a tile that it cannot use it is as far as before.
    const isSame = discarded === null || !uses(route, discarded);
    const distance = isSame ? far[i]! : routeShanten(route, shape, melds.length, table.left);
    distances[i] = distance;
    if (distance < shanten) shanten = distance;
  }
  if (shanten >= FAR) return hopeless(hand);
  const isCounted = shanten <= nearest;
  const outlook = { shape, melds: melds.length, left: table.left };
  const near = isCounted ? nearestOf(routes, shanten) : NO_ROUTES;
  const accepts = isCounted ? acceptedBy(near, outlook, shanten) : NO_TILES;
  if (shanten <= 0) {
    const waits = waitsOf(outset, handAfter(hand.tiles, discarded), accepts, 'none');
    const gone = discarded === null ? null : kindOf(discarded);
    const { chance, value, worth } = waitingChance(table, waits, gone, pace);
    return { shanten: 0, accepts, chance, value, worth, route: null };
  }
  if (!isCounted) return bestRoute(outset, hand, { shanten, accepts, tiles: null, wait: null });
  let tiles = 0;
  for (let i = 0; i < accepts.length; i++) tiles += accepts[i]!.remaining;
  tiles += (usualTiles(shanten) - tiles) * RESHAPED;
  const wait = shanten === 1 ? waitAhead(near, outlook, accepts) : null;
  return bestRoute(outset, hand, { shanten, accepts, tiles, wait });
}

const NO_ROUTES: readonly Route[] = [];
const NO_TILES: readonly ImprovingTile[] = [];

/** Distances of the routes are in `distances`. */
function nearestOf(routes: readonly Route[], shanten: number): Route[] {
  const near: Route[] = [];
  for (let i = 0; i < routes.length; i++) if (distances[i] === shanten) near.push(routes[i]!);
  return near;
}

/** What the nearest routes accept, and what they will wait on. */
interface Nearest {
  readonly shanten: number;
  readonly accepts: readonly ImprovingTile[];
  /** How many tiles they will meet; null where they were not counted. */
  readonly tiles: number | null;
  readonly wait: number | null;
}

/** Distances of the routes are in `distances`. */
function bestRoute(
  { table, pace, stakes }: Outset,
  hand: Standing,
  { shanten, accepts, tiles, wait }: Nearest,
): Appraisal {
  const { routes } = hand.approach;
  const best = { shanten, accepts, chance: 0, value: 0, worth: 0, route: null as Route | null };
  const mayCall = !hand.tiles.isClosed;
  let most = -1;
  const besides = [besidesOf(hand, shanten), besidesOf(hand, shanten + 1)] as const;
  for (let i = 0; i < routes.length; i++) {
    const distance = distances[i]!;
    if (distance > shanten + 1) continue;
    const route = routes[i]!;
    const isNearest = distance === shanten;
    const chance =
      isNearest && tiles !== null
        ? winChance(route, mayCall, shanten, tiles, wait, pace)
        : guessedChance(route, mayCall, distance, isNearest, pace);
    const value = likelyValue(table, hand, i, besides[isNearest ? 0 : 1]);
    const worth = stakes.arePlain ? value : stakes.gain(value);
    if (chance * worth <= most) continue;
    most = chance * worth;
    best.chance = chance;
    best.value = value;
    best.worth = worth;
    best.route = route;
  }
  return best.route === null ? hopeless(hand) : best;
}

/** The most han that a route gives beside another, and of all but that one. */
interface Besides {
  readonly at: number;
  readonly most: number;
  readonly next: number;
}

/** Of the routes that are no farther than that. Distances are in `distances`. */
function besidesOf({ tiles, approach }: Standing, farthest: number): Besides {
  const { routes } = approach;
  let at = -1;
  let most = 0;
  let next = 0;
  for (let i = 0; i < routes.length; i++) {
    const { plan } = routes[i]!;
    if (plan === null || distances[i]! > farthest) continue;
    const han = tiles.isClosed ? plan.closedHan : plan.openHan;
    if (han >= 4 || han <= next) continue;
    if (han <= most) next = han;
    else {
      next = most;
      most = han;
      at = i;
    }
  }
  return { at, most, next };
}

function likelyValue(
  table: Table,
  { tiles, approach, discarded }: Standing,
  at: number,
  besides: Besides,
): number {
  const { routes, dora } = approach;
  const route = routes[at]!;
  let han = route.han + dora[at]!;
  if (discarded !== null && uses(route, discarded)) han -= hanOfTile(table, discarded);
  han += (besides.at === at ? besides.next : besides.most) * ON_THE_WAY;
  if (tiles.isClosed) han += table.scale.luckyHan;
  return pointsFor(table.scale, han, table.isDealer) + table.bonus;
}
