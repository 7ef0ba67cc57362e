// The quick ways to a distance and to the accepting tiles, held against the plain ones, over hands from seeds that lean
// towards one plan or another.

import { regularShanten, shantenForms } from '@hanchan/hand';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  COPIES,
  type Counts,
  countTiles,
  FIRST_WIND,
  KIND_COUNT,
  type Kind,
  parseHand,
} from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { acceptedBy } from '../src/accepting.ts';
import { FAR, routeShanten } from '../src/distance.ts';
import { pick, type Random, randomFrom } from '../src/index.ts';
import { waitAhead } from '../src/lookahead.ts';
import { type PlanForm, plansFor } from '../src/planList.ts';
import type { Route } from '../src/plans.ts';
import { addTile, removeTile, shapeOf } from '../src/shape.ts';

const kinds = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const isOuter = (kind: Kind) => kind >= FIRST_WIND || kind % 9 === 0 || kind % 9 === 8;

const ANY_SHAPE: Route = { plan: null, width: 1, han: 1, lacksSets: [], selfDrawOnly: false };
const ROUTES: readonly Route[] = [
  ANY_SHAPE,
  ...plansFor(WRC_2022.values, 'S', 'E').map((plan): Route => {
    const lacksSets = plan.form.type === 'sequences' ? plan.form.starts : [];
    return { plan, width: plan.width, han: 1, lacksSets, selfDrawOnly: false };
  }),
];

interface Dealt {
  readonly counts: Counts;
  readonly left: Counts;
}

/** Tiles of a few kinds more often than of others, so that many hands are near some plan; others have seen some tiles. */
function dealt(random: Random, size: number): Dealt {
  const liked = [
    kinds,
    kinds.filter(isOuter),
    kinds.filter((kind) => kind < 9 || kind >= FIRST_WIND),
    kinds.filter((kind) => !isOuter(kind)),
    kinds.filter((kind) => kind % 9 < 4),
    kinds.filter((kind) => kind >= 25),
  ];
  const likes = pick(liked, random);
  const counts = new Uint8Array(KIND_COUNT);
  for (let held = 0; held < size; ) {
    const kind = pick(random() < 0.85 ? likes : kinds, random);
    if (counts[kind]! === COPIES) continue;
    counts[kind]!++;
    held++;
  }
  const left = counts.map((held) => Math.floor(random() * (COPIES + 1 - held)));
  return { counts, left };
}

function plainShanten(form: PlanForm | null, { counts, left }: Dealt): number {
  if (form === null) return regularShanten(counts);
  const rest = counts.slice();
  switch (form.type) {
    case 'kinds':
      return regularShanten(rest.map((held, kind) => held * form.allowed[kind]!));
    case 'outside':
      return regularShanten(
        rest.map((held, kind) => Math.min(held * form.allowed[kind]!, isOuter(kind) ? COPIES : 1)),
      );
    case 'triplet': {
      const held = Math.min(3, counts[form.kind]!);
      if (held === 0 || held + left[form.kind]! < 3) return FAR;
      rest[form.kind]! -= held;
      return regularShanten(rest, 1) + 3 - held;
    }
    case 'sequences': {
      const wanted = form.starts.flatMap((start) => [start, start + 1, start + 2]);
      const lacking = wanted.filter((kind) => counts[kind] === 0);
      if (lacking.length > 3 || lacking.some((kind) => left[kind] === 0)) return FAR;
      for (const kind of wanted) if (counts[kind]! > 0) rest[kind]!--;
      return regularShanten(rest, 3) + lacking.length;
    }
    case 'sevenPairs':
      return shantenForms(counts).chiitoi!;
    case 'orphans':
      return shantenForms(counts).kokushi!;
    case 'allTriplets': {
      const triplets = kinds.filter((kind) => counts[kind]! >= 3).length;
      const pairs = kinds.filter((kind) => counts[kind] === 2);
      const growing = pairs.filter((kind) => left[kind]! > 0).length;
      const wanted = Math.max(0, 4 - triplets);
      const hasPair = growing < pairs.length || growing > wanted || triplets > 4;
      return wanted * 2 - Math.min(growing, wanted) - (hasPair ? 1 : 0);
    }
  }
}

test('every plan is as far as the tiles that it can use say', () => {
  const random = randomFrom(5);
  for (let i = 0; i < 1_500; i++) {
    const hand = dealt(random, 13 + (i % 2));
    const shape = shapeOf(hand.counts);
    for (const route of ROUTES) {
      const quick = routeShanten(route, shape, 0, hand.left);
      expect(quick, `${route.plan?.yaku} ${hand.counts}`).toBe(
        plainShanten(route.plan?.form ?? null, hand),
      );
    }
  }
});

test('a tile added and removed leaves what reading the hand anew would give', () => {
  const random = randomFrom(6);
  const { counts } = dealt(random, 13);
  const shape = shapeOf(counts);
  for (const kind of kinds.filter((one) => counts[one]! < COPIES)) {
    addTile(shape, kind);
    expect(shape).toEqual(shapeOf(counts));
    removeTile(shape, kind);
  }
  expect(shape).toEqual(shapeOf(counts));
});

/** Of the same kind, or so many ranks away in the same suit. */
function isBeside(counts: Counts, kind: Kind, reach: number): boolean {
  const isAway = (other: Kind) => Math.floor(other / 9) === Math.floor(kind / 9);
  const near =
    kind >= FIRST_WIND ? [kind] : kinds.filter((other) => Math.abs(other - kind) <= reach);
  return near.some((other) => isAway(other) && counts[other]! > 0);
}

function mayHelp({ plan }: Route, counts: Counts, kind: Kind): boolean {
  const type = plan?.form.type;
  if (type === 'sevenPairs') return counts[kind] === 1;
  return type === 'orphans' || type === 'sequences' || isBeside(counts, kind, 2);
}

/** What is left once a tile has been added. */
function shantenWith(route: Route, { counts, left }: Dealt, kind: Kind): number {
  const more = counts.slice();
  more[kind]!++;
  return routeShanten(route, shapeOf(more), 0, left);
}

describe('where some routes are nearest', () => {
  const random = randomFrom(7);
  const hands = Array.from({ length: 800 }, () => {
    const hand = dealt(random, 13);
    const shape = shapeOf(hand.counts);
    const far = ROUTES.map((route) => routeShanten(route, shape, 0, hand.left));
    // Also as if no shape but that of a yaku would win.
    const from = random() < 0.5 ? 0 : 1;
    const shanten = Math.min(...far.slice(from));
    const routes = ROUTES.filter((_, i) => i >= from && far[i] === shanten);
    return { hand, shanten, routes, outlook: { shape, melds: 0, left: hand.left } };
  });

  test('the accepting tiles are those that any of them accepts', () => {
    for (const { hand, shanten, routes, outlook } of hands) {
      const plain = kinds.filter(
        (kind) =>
          hand.left[kind]! > 0 &&
          routes.some(
            (route) =>
              mayHelp(route, hand.counts, kind) && shantenWith(route, hand, kind) < shanten,
          ),
      );
      const quick = acceptedBy(routes, outlook, shanten);
      expect(quick).toEqual(plain.map((kind) => ({ kind, remaining: hand.left[kind] })));
    }
  });

  test('a fourth copy that stands alone is not overlooked', () => {
    const hand = parseHand('123456m1112222z');
    if (!hand.ok) throw new Error('a hand');
    const counts = countTiles(hand.value.concealed);
    const left = counts.map((held) => COPIES - held);
    const roundWind = ROUTES.find(({ plan }) => plan?.yaku === 'round_wind')!;
    const outlook = { shape: shapeOf(counts), melds: 0, left };
    const accepted = (routes: Route[]) => acceptedBy(routes, outlook, 1).map(({ kind }) => kind);
    expect(accepted([ANY_SHAPE])).not.toContain(FIRST_WIND);
    expect(accepted([ANY_SHAPE, roundWind])).toContain(FIRST_WIND);
  });

  test('the wait ahead is the widest that any of them would have', () => {
    const ready = hands.filter(({ shanten }) => shanten === 1);
    expect(ready.length).toBeGreaterThan(40);
    for (const { hand, routes, outlook } of ready) {
      const accepts = acceptedBy(routes, outlook, 1);
      const sum = accepts.reduce((all, { kind, remaining }) => {
        const counts = hand.counts.slice();
        const left = hand.left.slice();
        counts[kind]!++;
        left[kind]!--;
        return all + remaining * widestWait(routes, { counts, left });
      }, 0);
      const tiles = accepts.reduce((all, { remaining }) => all + remaining, 0);
      expect(waitAhead(routes, outlook, accepts)).toBe(tiles === 0 ? 0 : sum / tiles);
    }
  });
});

function widestWait(routes: readonly Route[], { counts, left }: Dealt): number {
  const waits = kinds
    .filter((gone) => counts[gone]! > 0)
    .flatMap((gone) => {
      const rest = counts.slice();
      rest[gone]!--;
      const hand = { counts: rest, left };
      return routes
        .filter((route) => routeShanten(route, shapeOf(rest), 0, left) <= 0)
        .map((route) => {
          const on = kinds.filter(
            (kind) =>
              left[kind]! > 0 && isBeside(rest, kind, 1) && shantenWith(route, hand, kind) < 0,
          );
          return on.includes(gone) ? 0 : on.reduce((all, kind) => all + left[kind]!, 0);
        });
    });
  return Math.max(0, ...waits);
}
