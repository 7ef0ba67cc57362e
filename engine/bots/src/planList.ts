// The yaku that a hand can be built towards, with what this rulebook gives for each. Yaku of chance (ippatsu, the
// last tile) and those that come by themselves (pinfu, twin sequences) are not planned for.

import { perRules, type RuleValues, type YakuId, type YakuValue } from '@hanchan/rules';
import {
  type Counts,
  FIRST_WIND,
  GREEN,
  isSimple,
  isTerminalOrHonour,
  KIND_COUNT,
  type Kind,
  RED,
  WHITE,
  WINDS,
  type Wind,
  windKind,
} from '@hanchan/tiles';
import type { Reason } from './bot.ts';

/** How a plan restricts a hand. */
export type PlanForm =
  /** Only some kinds may be in the hand; `outside`: and every set and the pair holds a terminal (or an honour). */
  | {
      readonly type: 'kinds' | 'outside';
      readonly allowed: Uint8Array;
      /** The same suit by suit, honours last. */
      readonly suits: BySuit<SuitKinds>;
    }
  /** A triplet of this honour. */
  | { readonly type: 'triplet'; readonly kind: Kind }
  /** Three sequences that begin here. */
  | { readonly type: 'sequences'; readonly starts: readonly Kind[] }
  | { readonly type: 'allTriplets' }
  | { readonly type: 'sevenPairs' }
  | { readonly type: 'orphans' };

type BySuit<T> = readonly [T, T, T, T];

/** What a plan can use of a suit. */
export interface SuitKinds {
  /** Anything at all. */
  readonly isAny: boolean;
  /** Kinds that it cannot use. */
  readonly barred: readonly Kind[];
  /** Kinds of which it can use one. */
  readonly once: readonly Kind[];
}

export interface Plan {
  readonly yaku: YakuId;
  readonly form: PlanForm;
  /** Han for a closed and for an open hand; 0 where the rulebook gives none. */
  readonly closedHan: number;
  readonly openHan: number;
  /** How many of the tiles that usually help are of use to it. */
  readonly width: number;
  /** What speaks for a choice that keeps it in reach. */
  readonly kept: Reason;
}

/**
 * Wherever this plan brings a hand, a win in any shape is as near. Not so for a triplet of which the fourth copy is held:
 * the plan would pair it with a fifth.
 */
export function isPart({ form }: Plan, counts: Counts): boolean {
  if (form.type === 'triplet') return counts[form.kind]! < 3;
  return form.type === 'kinds' || form.type === 'outside' || form.type === 'sequences';
}

/** It is out of reach once tiles of its own are gone. */
export const needsTiles = ({ form }: Plan): boolean =>
  form.type === 'triplet' || form.type === 'sequences';

/** What limits and yakuman count for when plans are compared. */
const MANGAN_HAN = 5;
const YAKUMAN_HAN = 13;

/** Han of a yaku, closed or open. */
export function hanOf(value: YakuValue, isOpenHand: boolean): number {
  if (value === 'absent') return 0;
  if ('limit' in value) return MANGAN_HAN;
  if ('yakuman' in value) return YAKUMAN_HAN * value.yakuman;
  return isOpenHand ? value.open : value.han;
}

const kindsWhere = (is: (kind: Kind) => boolean): Uint8Array =>
  Uint8Array.from({ length: KIND_COUNT }, (_, kind) => (is(kind) ? 1 : 0));

function onlyKinds(type: 'kinds' | 'outside', allowed: Uint8Array): PlanForm {
  const ofSuit = (suit: number): SuitKinds => {
    const kinds = ALL_KINDS.filter((kind) => ((kind / 9) | 0) === suit);
    return {
      isAny: kinds.some((kind) => allowed[kind] === 1),
      barred: kinds.filter((kind) => allowed[kind] === 0),
      // Near enough: inner tiles of the outer runs count once each, so that they make runs and nothing else.
      once: kinds.filter((kind) => type === 'outside' && allowed[kind] === 1 && isSimple(kind)),
    };
  };
  return { type, allowed, suits: [ofSuit(0), ofSuit(1), ofSuit(2), ofSuit(3)] };
}

const ALL_KINDS: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, kind) => kind);
const SIMPLES = kindsWhere(isSimple);
const NEAR_THE_EDGE = kindsWhere((kind) => kind >= FIRST_WIND || kind % 9 < 3 || kind % 9 > 5);
const NEAR_TERMINALS = kindsWhere((kind) => kind < FIRST_WIND && (kind % 9 < 3 || kind % 9 > 5));
const EDGES = kindsWhere(isTerminalOrHonour);
const SUIT_STARTS: readonly Kind[] = [0, 9, 18];
const DRAGONS: readonly (readonly [Kind, YakuId])[] = [
  [WHITE, 'haku'],
  [GREEN, 'hatsu'],
  [RED, 'chun'],
];

function plansUnder(rules: RuleValues, seatWind: Wind, roundWind: Wind): Plan[] {
  const plans: Plan[] = [];
  const add = (yaku: YakuId, form: PlanForm, width: number, extra: YakuId | null = null) => {
    let closedHan = hanOf(rules[`yaku.${yaku}`], false);
    let openHan = hanOf(rules[`yaku.${yaku}`], true);
    if (extra !== null) {
      closedHan += hanOf(rules[`yaku.${extra}`], false);
      openHan += hanOf(rules[`yaku.${extra}`], true);
    }
    const kept: Reason = { code: 'keepsYaku', rule: `yaku.${yaku}` };
    if (closedHan > 0) plans.push({ yaku, form, closedHan, openHan, width, kept });
  };
  for (const [kind, yaku] of DRAGONS) add(yaku, { type: 'triplet', kind }, 0.6);
  const isDouble = seatWind === roundWind;
  const extra = isDouble ? 'seat_wind' : null;
  add('round_wind', { type: 'triplet', kind: windKind(roundWind) }, 0.6, extra);
  if (!isDouble) add('seat_wind', { type: 'triplet', kind: windKind(seatWind) }, 0.6);
  add('tanyao', onlyKinds('kinds', SIMPLES), 0.75);
  for (const first of SUIT_STARTS) {
    const isOfSuit = (kind: Kind) => kind >= first && kind < first + 9;
    const half = kindsWhere((kind) => isOfSuit(kind) || kind >= FIRST_WIND);
    add('honitsu', onlyKinds('kinds', half), 0.55);
    add('chinitsu', onlyKinds('kinds', kindsWhere(isOfSuit)), 0.45);
  }
  add('toitoi', { type: 'allTriplets' }, 0.4);
  for (const first of SUIT_STARTS) {
    add('ittsu', { type: 'sequences', starts: [first, first + 3, first + 6] }, 0.4);
  }
  for (let rank = 0; rank < 7; rank++) {
    add('sanshoku_doujun', { type: 'sequences', starts: [rank, rank + 9, rank + 18] }, 0.4);
  }
  add('chanta', onlyKinds('outside', NEAR_THE_EDGE), 0.4);
  add('junchan', onlyKinds('outside', NEAR_TERMINALS), 0.35);
  add('honroutou', onlyKinds('kinds', EDGES), 0.3);
  if (rules['win.sevenPairs']) add('chiitoitsu', { type: 'sevenPairs' }, 0.6);
  if (rules['win.thirteenOrphans']) add('kokushi', { type: 'orphans' }, 0.6);
  return plans;
}

const plansByWinds = perRules((): (readonly Plan[] | undefined)[] => []);

/** All plans of a seat, worked out once for each rulebook and pair of winds. */
export function plansFor(rules: RuleValues, seatWind: Wind, roundWind: Wind): readonly Plan[] {
  const byWinds = plansByWinds(rules);
  const at = WINDS.indexOf(seatWind) * 4 + WINDS.indexOf(roundWind);
  byWinds[at] ??= plansUnder(rules, seatWind, roundWind);
  return byWinds[at];
}
