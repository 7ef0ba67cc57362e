// What han are worth in points under a rulebook, also where their number is only a guess.

import { perRules, type RuleValues, redFivesOf } from '@hanchan/rules';
import { basePoints, ronPoints } from '@hanchan/score';
import { hanOf } from './planList.ts';

/** What follows from a rulebook alone, and is asked at every turn. */
export interface Scale {
  /** Points by whole han, for a win on a discard. */
  readonly dealer: Float64Array;
  readonly others: Float64Array;
  /** Dora that a hand usually holds. */
  readonly usualDora: number;
  /** Han that a closed hand gets on top now and then. */
  readonly luckyHan: number;
  /** What a win is usually worth here: the measure of everything that is counted in points. */
  readonly usualWin: number;
}

export const scaleOf: (rules: RuleValues) => Scale = perRules(newScale);

/** Han of a win about which nothing is known, dora apart. */
const USUAL_HAN = 2.3;

function newScale(rules: RuleValues): Scale {
  const dealer = pointsByHan(rules, true);
  const others = pointsByHan(rules, false);
  // A tenth of a han for each red five in the set.
  const usualDora = (rules['dora.indicator'] ? 0.6 : 0) + redFivesOf(rules) / 10;
  const usualWin = between(others, USUAL_HAN + usualDora);
  return { dealer, others, usualDora, luckyHan: luckyHan(rules), usualWin };
}

/** Fu of a hand about which nothing else is known: the base, and a little on top. */
const USUAL_FU_ON_TOP = 10;
const MOST_HAN = 13;

function pointsByHan(rules: RuleValues, isDealer: boolean): Float64Array {
  const isFlat = rules['score.model'] === 'flat';
  const fu = rules['fu.base'] + USUAL_FU_ON_TOP;
  return Float64Array.from({ length: MOST_HAN + 1 }, (_, han) => {
    const base = isFlat ? rules['score.flatValue'] : basePoints(han, fu, rules);
    return ronPoints(base, isDealer, rules);
  });
}

/** Self-draw, pinfu and twins, ippatsu and ura. */
function luckyHan(rules: RuleValues): number {
  const drawn = 0.3 * hanOf(rules['yaku.menzen_tsumo'], false);
  const han = drawn + 0.35 * hanOf(rules['yaku.pinfu'], false);
  const quick = 0.12 * hanOf(rules['yaku.ippatsu'], false);
  return rules['dora.ura'] ? han + quick + 0.35 : han + quick;
}

/** Points for a number of han that need not be whole: what lies between two is shared out. */
export function pointsFor(scale: Scale, han: number, isDealer: boolean): number {
  return between(isDealer ? scale.dealer : scale.others, han);
}

function between(points: Float64Array, han: number): number {
  const whole = Math.min(MOST_HAN, Math.max(1, Math.floor(han)));
  const low = points[whole]!;
  if (han <= whole || whole === MOST_HAN) return low;
  return low + (points[whole + 1]! - low) * (han - whole);
}
