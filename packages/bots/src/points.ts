// What han are worth in points under a rulebook, also where their number is only a guess.

import type { RuleValues } from '@hanchan/rules';
import { basePoints, ronPoints } from '@hanchan/score';
import { hanOf } from './planList.ts';

/** Fu of a hand about which nothing else is known: the base, and a little on top. */
const USUAL_FU_ON_TOP = 10;
const MOST_HAN = 13;

/** Points for a number of han that need not be whole: what lies between two is shared out. */
export function pointsFor(rules: RuleValues, han: number, isDealer: boolean): number {
  if (rules['score.model'] === 'flat') {
    return ronPoints(rules['score.flatValue'], isDealer, rules);
  }
  const whole = Math.min(MOST_HAN, Math.max(1, Math.floor(han)));
  const fu = rules['fu.base'] + USUAL_FU_ON_TOP;
  const low = ronPoints(basePoints(whole, fu, rules), isDealer, rules);
  if (han <= whole || whole === MOST_HAN) return low;
  const high = ronPoints(basePoints(whole + 1, fu, rules), isDealer, rules);
  return low + (high - low) * (han - whole);
}

/** Han of a win about which nothing is known, dora apart. */
const USUAL_HAN = 2.3;

/** Dora that a hand usually holds. */
export function usualDora(rules: RuleValues): number {
  return (rules['dora.indicator'] ? 0.6 : 0) + (rules['tiles.redFives'] === 'none' ? 0 : 0.3);
}

/** What a win is usually worth here: the measure of everything that is counted in points. */
export function usualWin(rules: RuleValues): number {
  return pointsFor(rules, USUAL_HAN + usualDora(rules), false);
}

/** Han that a closed hand gets on top now and then: self-draw, pinfu and twins; with riichi also ippatsu and ura. */
export function luckyHan(rules: RuleValues, withRiichi: boolean): number {
  let han =
    0.3 * hanOf(rules['yaku.menzen_tsumo'], false) + 0.35 * hanOf(rules['yaku.pinfu'], false);
  if (withRiichi) {
    han += 0.12 * hanOf(rules['yaku.ippatsu'], false);
    if (rules['dora.ura']) han += 0.35;
  }
  return han;
}
