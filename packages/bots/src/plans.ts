// How far is a hand from a win that counts under this rulebook? For each yaku that can be planned for: do the melds
// allow it, how many exchanges are lacking when only its tiles are used, and what does it give?

import { regularShanten } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import {
  COPIES,
  type Counts,
  isOpen,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
} from '@hanchan/tiles';
import { hanOf, type Plan, type PlanForm, plansFor } from './planList.ts';
import type { Table } from './table.ts';

/** Out of reach: more than any shanten. */
export const FAR = 99;

/** A way to win that a hand with these melds has. */
export interface Route {
  /** Null: any shape at all, because the yaku is there already or none is needed. */
  readonly plan: Plan | null;
  /** Yaku han of a win by this route, with those that the melds have already; dora apart. */
  readonly han: number;
  /** Melds that are part of the plan's own sets count once. */
  readonly lacksSets: readonly Kind[];
  /** Only a self-drawn win has its yaku. */
  readonly selfDrawOnly: boolean;
}

const NO_SETS: readonly Kind[] = [];

/** The ways to win that these melds leave, under the rulebook of the table; none for a dead hand. */
export function routesWith(table: Table, melds: readonly Meld[]): readonly Route[] {
  const { rules, yakuNeeded } = table;
  if (table.deal.seats[table.seat].isDead) return NO_ROUTES;
  const plans = plansFor(rules, table.seatWind, table.roundWind);
  if (melds.length > 0) return routesFor(rules, plans, yakuNeeded, melds);
  // Most hands have no melds, and those of one seat and round have the same routes.
  const byNeed = withoutMelds.get(plans) ?? [];
  withoutMelds.set(plans, byNeed);
  byNeed[yakuNeeded] ??= routesFor(rules, plans, yakuNeeded, melds);
  return byNeed[yakuNeeded];
}

const NO_ROUTES: readonly Route[] = [];
const withoutMelds = new WeakMap<readonly Plan[], (readonly Route[])[]>();

function routesFor(
  rules: RuleValues,
  plans: readonly Plan[],
  yakuNeeded: number,
  melds: readonly Meld[],
): Route[] {
  const isOpenHand = melds.some(isOpen);
  const sure = sureHan(plans, melds, isOpenHand);
  const routes: Route[] = [];
  const plain = plainRoute(rules, yakuNeeded, isOpenHand, sure);
  if (plain !== null) routes.push(plain);
  const closedHan = isOpenHand ? 0 : riichiHan(rules);
  for (const plan of plans) {
    const han = isOpenHand ? plan.openHan : plan.closedHan;
    if (han === 0 || han + sure + closedHan < yakuNeeded) continue;
    const lacksSets = setsLacking(plan.form, melds);
    if (lacksSets === null) continue;
    routes.push({ plan, han: han + sure + closedHan, lacksSets, selfDrawOnly: false });
  }
  return routes;
}

/** The route of a hand that may win in any shape; null when such a win would have no yaku. */
function plainRoute(
  rules: RuleValues,
  yakuNeeded: number,
  isOpenHand: boolean,
  sure: number,
): Route | null {
  const riichi = isOpenHand ? 0 : riichiHan(rules);
  const tsumo = isOpenHand ? 0 : hanOf(rules['yaku.menzen_tsumo'], false);
  const han = sure + riichi;
  if (han >= yakuNeeded) return { plan: null, han, lacksSets: NO_SETS, selfDrawOnly: false };
  if (han + tsumo < yakuNeeded) return null;
  return { plan: null, han: han + tsumo, lacksSets: NO_SETS, selfDrawOnly: true };
}

/** What riichi alone gives a closed hand. */
export function riichiHan(rules: RuleValues): number {
  return rules['riichi.allowed'] ? hanOf(rules['yaku.riichi'], false) : 0;
}

/** Han of the value triplets that lie on the table. */
function sureHan(plans: readonly Plan[], melds: readonly Meld[], isOpenHand: boolean): number {
  let han = 0;
  for (const { form, openHan, closedHan } of plans) {
    if (form.type !== 'triplet') continue;
    for (const meld of melds) {
      const isIt = meld.type !== 'chi' && kindOf(meld.tiles[0]!) === form.kind;
      if (isIt) han += isOpenHand ? openHan : closedHan;
    }
  }
  return han;
}

/** The sets of a plan that the melds do not hold yet; null when the melds rule the plan out. */
function setsLacking(form: PlanForm, melds: readonly Meld[]): readonly Kind[] | null {
  switch (form.type) {
    case 'kinds':
      return melds.every((meld) => isWithin(meld, form.allowed)) ? NO_SETS : null;
    case 'outside':
      return melds.every((meld) => isOutside(meld) && isWithin(meld, form.allowed))
        ? NO_SETS
        : null;
    case 'allTriplets':
      return melds.every(({ type }) => type !== 'chi') ? NO_SETS : null;
    case 'sevenPairs':
    case 'orphans':
      return melds.length === 0 ? NO_SETS : null;
    case 'triplet': {
      // A triplet on the table is counted as sure, and needs no plan.
      const isMade = melds.some(
        ({ type, tiles }) => type !== 'chi' && kindOf(tiles[0]!) === form.kind,
      );
      return isMade || melds.length === 4 ? null : NO_SETS;
    }
    case 'sequences': {
      const lacking = form.starts.filter(
        (start) => !melds.some(({ type, tiles }) => type === 'chi' && kindOf(tiles[0]!) === start),
      );
      return lacking.length + melds.length <= 4 ? lacking : null;
    }
  }
}

const isWithin = ({ tiles }: Meld, allowed: Uint8Array): boolean =>
  tiles.every((tile) => allowed[kindOf(tile)] === 1);

function isOutside({ tiles }: Meld): boolean {
  return tiles.some((tile) => {
    const kind = kindOf(tile);
    return kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
  });
}

const rest = new Uint8Array(KIND_COUNT);

/**
 * Shanten of `counts` beside `melds` melds when the hand is built by this route; FAR when a tile it needs is gone.
 * `left` are the copies still to come.
 */
export function routeShanten(route: Route, counts: Counts, melds: number, left: Counts): number {
  if (route.plan === null) return regularShanten(counts, melds);
  const { form } = route.plan;
  switch (form.type) {
    case 'kinds':
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        rest[kind] = counts[kind]! * form.allowed[kind]!;
      }
      return regularShanten(rest, melds);
    case 'outside':
      return outsideShanten(counts, melds, form.allowed);
    case 'triplet':
      return tripletShanten(counts, melds, left, form.kind);
    case 'sequences':
      return sequencesShanten(route.lacksSets, counts, melds, left);
    case 'allTriplets':
      return allTripletsShanten(counts, melds, left);
    case 'sevenPairs':
      return sevenPairsShanten(counts);
    case 'orphans':
      return orphansShanten(counts);
  }
}

/** Near enough: inner tiles of the outer runs count once each, so that they make runs and nothing else. */
function outsideShanten(counts: Counts, melds: number, allowed: Uint8Array): number {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const isInner = kind < 27 && kind % 9 !== 0 && kind % 9 !== 8;
    const held = counts[kind]! * allowed[kind]!;
    rest[kind] = isInner ? Math.min(1, held) : held;
  }
  return regularShanten(rest, melds);
}

function tripletShanten(counts: Counts, melds: number, left: Counts, kind: Kind): number {
  const held = Math.min(3, counts[kind]!);
  if (held === 0 || held + left[kind]! < 3) return FAR;
  rest.set(counts);
  rest[kind]! -= held;
  return regularShanten(rest, melds + 1) + 3 - held;
}

function sequencesShanten(
  starts: readonly Kind[],
  counts: Counts,
  melds: number,
  left: Counts,
): number {
  rest.set(counts);
  let lacking = 0;
  for (let i = 0; i < starts.length; i++) {
    for (let kind = starts[i]!; kind < starts[i]! + 3; kind++) {
      if (rest[kind]! > 0) rest[kind]!--;
      else if (left[kind] === 0 || ++lacking > 3) return FAR;
    }
  }
  return regularShanten(rest, melds + starts.length) + lacking;
}

function allTripletsShanten(counts: Counts, melds: number, left: Counts): number {
  let sets = melds;
  let pairs = 0;
  let deadPairs = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const held = counts[kind]!;
    if (held >= 3) sets++;
    else if (held === 2) {
      if (left[kind]! > 0) pairs++;
      else deadPairs = 1;
    }
  }
  const wanted = Math.max(0, 4 - sets);
  const grown = Math.min(pairs, wanted);
  // The pair of the hand: one that cannot grow, one to spare, or a single tile that waits for its twin.
  const hasPair = deadPairs === 1 || pairs > wanted || sets > 4;
  return wanted * 2 - grown - (hasPair ? 1 : 0);
}

function sevenPairsShanten(counts: Counts): number {
  let pairs = 0;
  let kinds = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (counts[kind]! > 0) kinds++;
    if (counts[kind]! > 1) pairs++;
  }
  return 6 - pairs + Math.max(0, 7 - kinds);
}

function orphansShanten(counts: Counts): number {
  let kinds = 0;
  let hasPair = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const isOrphan = kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
    if (!isOrphan || counts[kind] === 0) continue;
    kinds++;
    if (counts[kind]! > 1) hasPair = 1;
  }
  return COPIES + 9 - kinds - hasPair;
}
