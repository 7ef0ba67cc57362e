// From han and fu to base points: the score of which non-dealers pay one share and the dealer two.

import type { RuleValues } from '@hanchan/rules';

/** The limits, lowest first. */
export const LIMITS = ['mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'] as const;
/** One of `LIMITS`. */
export type Limit = (typeof LIMITS)[number];

/** The base points of each limit. */
export const LIMIT_BASE: Readonly<Record<Limit, number>> = {
  mangan: 2_000,
  haneman: 3_000,
  baiman: 4_000,
  sanbaiman: 6_000,
  yakuman: 8_000,
};

/** 4 han 30 fu and 3 han 60 fu, which some rulebooks round up. */
const ALMOST_MANGAN = 1_920;

/** The limit that a hand of so many han and fu reaches, or null. */
export function limitOf(han: number, fu: number, rules: RuleValues): Limit | null {
  const counted = rules['score.countedYakuman'];
  if (counted > 0 && han >= counted) return 'yakuman';
  const limits = rules['score.limits'];
  if (han >= limits.sanbaiman) return 'sanbaiman';
  if (han >= limits.baiman) return 'baiman';
  if (han >= limits.haneman) return 'haneman';
  if (han >= limits.mangan) return 'mangan';
  const base = formula(han, fu);
  if (base >= LIMIT_BASE.mangan) return 'mangan';
  return base === ALMOST_MANGAN && rules['score.roundUpToMangan'] ? 'mangan' : null;
}

/** Points before they are shared out among those who pay. */
export function basePoints(han: number, fu: number, rules: RuleValues): number {
  const limit = limitOf(han, fu, rules);
  return limit === null ? formula(han, fu) : LIMIT_BASE[limit];
}

/** fu × 2^(han + 2); only asked below the limits, so it stays small. */
function formula(han: number, fu: number): number {
  return fu << (han + 2);
}
