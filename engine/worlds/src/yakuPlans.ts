// What an open hand can be after. A hand with melds needs a yaku: its hidden tiles are those of one that the melds allow.

import type { SeatState, SeatView } from '@hanchan/game';
import { playersOf, type RuleValues, type YakuId } from '@hanchan/rules';
import {
  FIRST_DRAGON,
  FIRST_WIND,
  isOpen,
  isSimple,
  KIND_COUNT,
  type Kind,
  kindOf,
  roundWind,
  type Seat,
  seatWind,
  windKind,
} from '@hanchan/tiles';

/** A way to a yaku: a triplet of an honour, or only some kinds at all. */
export type Plan =
  | { readonly type: 'triplet'; readonly kind: Kind }
  | { readonly type: 'kinds'; readonly allowed: Uint8Array };

const NONE: readonly Plan[] = [];

/** Empty where the hand is closed or wins without more: then anything may be in it. */
export function plansOf(view: SeatView, { melds }: SeatState, seat: Seat): readonly Plan[] {
  const { rules } = view;
  if (rules['win.yakuNeeded'] === 0 || !melds.some(isOpen)) return NONE;
  const values = valueHonours(view, seat);
  const laid = melds.map(({ tiles }) => tiles.map(kindOf));
  const hasValue = laid.some(([a, b]) => a === b && values.includes(a!));
  if (hasValue) return NONE;
  const plans: Plan[] = values.map((kind) => ({ type: 'triplet', kind }));
  const fits = (allowed: Uint8Array) => laid.flat().every((kind) => allowed[kind] === 1);
  for (const { yaku, allowed } of RESTRICTED) {
    if (hasOpenHan(rules, yaku) && fits(allowed)) plans.push({ type: 'kinds', allowed });
  }
  return plans;
}

type Winds = Pick<SeatView, 'dealer' | 'round' | 'rules'>;

/** Whether a triplet of it is a yaku for this seat. */
export function isValueHonour({ round, dealer, rules }: Winds, seat: Seat, kind: Kind): boolean {
  if (kind < FIRST_WIND) return false;
  if (kind >= FIRST_DRAGON || kind === windKind(roundWind(round))) return true;
  return kind === windKind(seatWind(seat, dealer, playersOf(rules)));
}

/** Honours of which a triplet is a yaku for this seat. */
function valueHonours({ dealer, round, rules }: Winds, seat: Seat): Kind[] {
  const own = windKind(seatWind(seat, dealer, playersOf(rules)));
  const table = windKind(roundWind(round));
  return [...new Set([FIRST_DRAGON, FIRST_DRAGON + 1, FIRST_DRAGON + 2, own, table])] as Kind[];
}

/** Whether the rulebook pays the yaku with an open hand. */
export function hasOpenHan(rules: RuleValues, yaku: YakuId): boolean {
  const value = rules[`yaku.${yaku}`];
  if (value === 'absent') return false;
  return 'open' in value ? value.open > 0 : true;
}

const kindsWhere = (test: (kind: Kind) => boolean) =>
  Uint8Array.from({ length: KIND_COUNT }, (_, kind) => (test(kind as Kind) ? 1 : 0));
const suitOf = (kind: Kind) => Math.floor(kind / 9);

const RESTRICTED: readonly { readonly yaku: YakuId; readonly allowed: Uint8Array }[] = [
  { yaku: 'tanyao', allowed: kindsWhere((kind) => isSimple(kind)) },
  ...[0, 1, 2].map((suit) => ({
    yaku: 'honitsu' as const,
    allowed: kindsWhere((kind) => kind >= FIRST_WIND || suitOf(kind) === suit),
  })),
];
