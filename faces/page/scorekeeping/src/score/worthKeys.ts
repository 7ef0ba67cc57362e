// The keys for han and fu: those of this rulebook, and only what some hand can have.

import type { RuleValues } from '@hanchan/rules';
import { checkWorth, type Limit, type Worth } from '@hanchan/score';

export interface WorthKey {
  /** `3`, `6–7`, `11+`; empty for yakuman, which has a word. */
  readonly label: string;
  readonly limit: Limit | null;
  readonly worth: Worth;
}

const ORDER = ['mangan', 'haneman', 'baiman', 'sanbaiman'] as const;

/** One key for each han below the limits, then one for each limit. */
export function hanKeys(rules: RuleValues): readonly WorthKey[] {
  if (rules['score.model'] === 'flat') return [];
  const limits = rules['score.limits'];
  const first = rules['win.yakuNeeded'] === 0 ? 0 : 1;
  const small: WorthKey[] = [];
  for (let han = first; han < limits.mangan; han++) {
    small.push({ label: String(han), limit: null, worth: { han } });
  }
  const counted = rules['score.countedYakuman'];
  const large = ORDER.map((limit, i): WorthKey => {
    const from = limits[limit];
    const next = ORDER[i + 1];
    const end = next === undefined ? counted : limits[next];
    const label = end === 0 ? `${from}+` : end - from > 1 ? `${from}–${end - 1}` : String(from);
    return { label, limit, worth: { limit } };
  });
  const yakuman: WorthKey = { label: '', limit: 'yakuman', worth: { yakuman: 1 } };
  return [...small, ...large, yakuman].filter(({ worth }) => isPossible(worth, rules));
}

const isPossible = (worth: Worth, rules: RuleValues) =>
  'han' in worth || checkWorth(worth, { isSelfDraw: true, counters: 0 }, rules) === null;

const MOST_FU = 110;

/** Every fu that goes with these han. */
export function fuKeys(han: number, isSelfDraw: boolean, rules: RuleValues): readonly number[] {
  const step = rules['fu.roundTo'];
  const even = Array.from({ length: Math.floor(MOST_FU / step) }, (_, i) => (i + 1) * step);
  const all = [...new Set([...even, rules['fu.sevenPairs']])].sort((a, b) => a - b);
  const moment = { isSelfDraw, counters: 0 };
  return all.filter((fu) => checkWorth({ han, fu }, moment, rules) === null);
}

/** How many yakuman can be paid at once. */
export function unitKeys(rules: RuleValues): readonly number[] {
  const moment = { isSelfDraw: true, counters: 0 };
  return [1, 2, 3, 4].filter((yakuman) => checkWorth({ yakuman }, moment, rules) === null);
}
