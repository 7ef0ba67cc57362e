// Which wins that count under this rulebook do the melds of a hand leave? For each yaku that can be planned for: do the
// melds allow it, which of its sets do they lack, and what does it give?

import type { RuleValues } from '@hanchan/rules';
import { isOpen, type Kind, kindOf, type Meld } from '@hanchan/tiles';
import type { Way } from './chances.ts';
import { hanOf, type Plan, type PlanForm, plansFor } from './planList.ts';
import type { Table } from './table.ts';

/** A way to win that a hand with these melds has. */
export interface Route extends Way {
  /** Null: any shape at all, because the yaku is there already or none is needed. */
  readonly plan: Plan | null;
  /** Yaku han of a win by this route, with those that the melds have already; dora apart. */
  readonly han: number;
  /** Melds that are part of the plan's own sets count once. */
  readonly lacksSets: readonly Kind[];
}

const NO_SETS: readonly Kind[] = [];

/** The ways to win that these melds leave, under the rulebook of the table; none for a dead hand. */
export function routesWith(table: Table, melds: readonly Meld[]): readonly Route[] {
  const { rules, yakuNeeded } = table;
  if (table.deal.seats[table.seat].isDead) return NO_ROUTES;
  const plans = plansFor(rules, table.seatWind, table.roundWind);
  const byMelds = known.get(plans) ?? new Map<string, readonly Route[]>();
  let key = `${yakuNeeded}`;
  for (const { type, tiles } of melds) key += `${type}${tiles}`;
  let found = byMelds.get(key);
  if (found === undefined) {
    found = routesFor(rules, plans, yakuNeeded, melds);
    if (byMelds.size > MOST_KNOWN) byMelds.clear();
    known.set(plans, byMelds.set(key, found));
  }
  return found;
}

const NO_ROUTES: readonly Route[] = [];
/** Most hands have no melds, and the same few are asked about again and again. */
const known = new WeakMap<readonly Plan[], Map<string, readonly Route[]>>();
const MOST_KNOWN = 1_000;

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
    const { width } = plan;
    routes.push({ plan, width, han: han + sure + closedHan, lacksSets, selfDrawOnly: false });
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
  const selfDrawOnly = han < yakuNeeded;
  const inAll = selfDrawOnly ? han + tsumo : han;
  if (inAll < yakuNeeded) return null;
  return { plan: null, width: 1, han: inAll, lacksSets: NO_SETS, selfDrawOnly };
}

/** What riichi alone gives a closed hand. */
function riichiHan(rules: RuleValues): number {
  return rules['riichi.allowed'] ? hanOf(rules['yaku.riichi'], false) : 0;
}

/** Han of the value triplets that lie on the table. */
function sureHan(plans: readonly Plan[], melds: readonly Meld[], isOpenHand: boolean): number {
  let han = 0;
  for (const { form, openHan, closedHan } of plans) {
    if (form.type !== 'triplet') continue;
    for (const meld of melds) {
      if (isTripletOf(meld, form.kind)) han += isOpenHand ? openHan : closedHan;
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
    case 'triplet':
      // A triplet on the table is counted as sure, and needs no plan.
      return melds.length === 4 || melds.some((meld) => isTripletOf(meld, form.kind))
        ? null
        : NO_SETS;
    case 'sequences': {
      const lacking = startsLacking(form.starts, melds);
      return lacking.length + melds.length <= 4 ? lacking : null;
    }
  }
}

const isTripletOf = ({ type, tiles }: Meld, kind: Kind): boolean =>
  type !== 'chi' && kindOf(tiles[0]!) === kind;

function startsLacking(starts: readonly Kind[], melds: readonly Meld[]): readonly Kind[] {
  let lacking = starts;
  for (const { type, tiles } of melds) {
    const first = kindOf(tiles[0]!);
    if (type === 'chi' && lacking.includes(first)) {
      lacking = lacking.filter((start) => start !== first);
    }
  }
  return lacking;
}

const isWithin = ({ tiles }: Meld, allowed: Uint8Array): boolean =>
  tiles.every((tile) => allowed[kindOf(tile)] === 1);

function isOutside({ tiles }: Meld): boolean {
  return tiles.some((tile) => {
    const kind = kindOf(tile);
    return kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
  });
}
