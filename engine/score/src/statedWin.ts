// A win given by its value and not its tiles: han and fu, a limit, yakuman, or the one value that every hand
// has. What it pays and why; and what no hand can be worth under these rules.

import { type Case, type RuleKey, type RuleValues, YAKU_IDS, type YakuId } from '@hanchan/rules';
import { valueCase } from './applied.ts';
import { explainBase, explainPayments } from './explain.ts';
import { basePoints, LIMIT_BASE, LIMITS, type Limit, limitOf } from './limits.ts';
import {
  deltasOf,
  handPoints,
  newBill,
  settle,
  settleYakuman,
  type YakumanScored,
} from './payments.ts';
import type { TraceLine } from './trace.ts';
import type { Value } from './value.ts';
import type { PaidWin } from './win.ts';

/** What a win is worth as somebody says it, without its tiles. */
export type Worth =
  /** Fu may be left out from mangan on. */
  | { readonly han: number; readonly fu?: number | undefined }
  | { readonly limit: Exclude<Limit, 'yakuman'> }
  | { readonly yakuman: number }
  /** Where every hand is worth the same. */
  | { readonly flat: true };

/** What a stated win pays. */
export interface StatedValue
  extends Pick<Value, 'han' | 'fu' | 'limit' | 'base' | 'points' | 'deltas'> {
  readonly trace: readonly TraceLine[];
}

/** Why no hand can be worth that. */
export interface WorthProblem {
  readonly code:
    | 'noHan'
    | 'badHan'
    | 'badFu'
    | 'fuWanted'
    | 'tooFewHan'
    | 'tooFewHanForFu'
    | 'badLimit'
    | 'badYakuman';
  readonly field: 'worth' | 'han' | 'fu' | 'limit' | 'yakuman';
  readonly message: string;
  readonly rule?: RuleKey;
  readonly case?: Case;
}

/** Far above what tiles can make. */
const HAN_MAX = 60;
const UNITS_MAX = 8;

/** What such a win pays. The worth is taken as possible: see `checkWorth`. */
export function payStated(win: PaidWin, worth: Worth, rules: RuleValues): StatedValue {
  const bill = newBill();
  const units = 'yakuman' in worth ? worth.yakuman : 0;
  const yakuman = units > 0 ? fedYakuman(win, rules) : [];
  const stated = figuresOf(worth, rules);
  if (units > 0) settleYakuman(win, yakuman, units, rules, bill);
  else settle(win, stated.base, rules, bill);
  const trace: TraceLine[] = [];
  const applied = valueCase(stated, win, rules);
  explainBase(stated, applied, rules, trace);
  explainPayments({ win, applied, yakuman, units, bill }, rules, trace);
  return { ...stated, points: handPoints(bill), deltas: deltasOf(bill, win.winner), trace };
}

function figuresOf(worth: Worth, rules: RuleValues) {
  if ('han' in worth) {
    const { han } = worth;
    const fu = worth.fu ?? 0;
    const limit = limitOf(han, fu, rules);
    return { han, fu: worth.fu ?? null, limit, base: basePoints(han, fu, rules) };
  }
  const none = { han: null, fu: null };
  if ('limit' in worth) return { ...none, limit: worth.limit, base: LIMIT_BASE[worth.limit] };
  if ('flat' in worth) return { ...none, limit: null, base: rules['score.flatValue'] };
  return { ...none, limit: 'yakuman' as const, base: worth.yakuman * LIMIT_BASE.yakuman };
}

/** Of the yakuman only those that somebody answers for have to be known by name. */
function fedYakuman({ liable }: PaidWin, rules: RuleValues): YakumanScored[] {
  return liable.map(({ yaku }) => ({ id: yaku, units: unitsOf(yaku, rules) }));
}

function unitsOf(yaku: YakuId, rules: RuleValues): number {
  const value = rules[`yaku.${yaku}`];
  return typeof value === 'object' && 'yakuman' in value ? value.yakuman : 0;
}

/** What is known of a stated win beside its worth. */
export interface StatedMoment {
  readonly isSelfDraw: boolean;
  readonly counters: number;
}

/** Why no hand can be worth this; null when one can. */
export function checkWorth(
  worth: Worth,
  moment: StatedMoment,
  rules: RuleValues,
): WorthProblem | null {
  const isFlat = rules['score.model'] === 'flat';
  if ('yakuman' in worth) return checkYakuman(worth.yakuman, rules);
  if (isFlat !== 'flat' in worth) {
    const message = isFlat
      ? 'every hand is worth the same in this rulebook; it has no han and fu'
      : 'a hand is worth han and fu in this rulebook';
    return { code: 'noHan', field: 'worth', message, rule: 'score.model' };
  }
  if ('limit' in worth && !isLimit(worth.limit)) {
    return {
      code: 'badLimit',
      field: 'limit',
      message: 'must be mangan, haneman, baiman or sanbaiman',
    };
  }
  return 'han' in worth ? checkHan(worth, moment, rules) : null;
}

const isLimit = (limit: string) => limit !== 'yakuman' && LIMITS.includes(limit as Limit);

function checkYakuman(units: number, rules: RuleValues): WorthProblem | null {
  const largest = Math.max(...YAKU_IDS.map((id) => unitsOf(id, rules)));
  const adds = rules['score.yakumanAddUp'] && largest > 0;
  const most = adds ? UNITS_MAX : largest;
  if (Number.isInteger(units) && units >= 1 && units <= most) return null;
  const message =
    most === 0 ? 'there are no yakuman in this rulebook' : `must be from 1 to ${most}`;
  const rule = most === 0 ? 'score.model' : 'score.yakumanAddUp';
  return { code: 'badYakuman', field: 'yakuman', message, rule };
}

type HanAndFu = Extract<Worth, { han: number }>;

function checkHan(
  { han, fu }: HanAndFu,
  { isSelfDraw, counters }: StatedMoment,
  rules: RuleValues,
): WorthProblem | null {
  const from = rules['win.twoYakuFrom'];
  const needsTwo = from > 0 && counters >= from;
  const least = needsTwo ? 2 : rules['win.yakuNeeded'];
  if (!Number.isInteger(han) || han < 0 || han > HAN_MAX) {
    return { code: 'badHan', field: 'han', message: `must be a whole number up to ${HAN_MAX}` };
  }
  if (han < least) {
    const message = `a win needs ${least} han here`;
    const few = { code: 'tooFewHan', field: 'han', message } as const;
    const how = isSelfDraw ? 'tsumo' : 'ron';
    return needsTwo
      ? { ...few, rule: 'win.twoYakuFrom' }
      : { ...few, rule: 'win.yakuNeeded', case: { how } };
  }
  if (fu === undefined) {
    if (han >= rules['score.limits'].mangan) return null;
    return { code: 'fuWanted', field: 'fu', message: 'are wanted below mangan' };
  }
  return checkFu(han, fu, isSelfDraw, rules);
}

const roundFu = (fu: number, rules: RuleValues) => {
  const step = rules['fu.roundTo'];
  return Math.ceil(fu / step) * step;
};

function checkFu(
  han: number,
  fu: number,
  isSelfDraw: boolean,
  rules: RuleValues,
): WorthProblem | null {
  const isOdd = fu % rules['fu.roundTo'] !== 0;
  if (rules['win.sevenPairs'] && isOdd && fu === rules['fu.sevenPairs']) {
    return tooFewFor(han, fu, ['chiitoitsu'], isSelfDraw, 'fu.sevenPairs', rules);
  }
  if (!Number.isInteger(fu) || isOdd) {
    const message = `must be a multiple of ${rules['fu.roundTo']}`;
    return { code: 'badFu', field: 'fu', message, rule: 'fu.roundTo' };
  }
  const { least, rule } = leastFu(isSelfDraw, rules);
  if (fu < least) {
    const way = isSelfDraw ? 'self-drawn' : 'on a discard';
    const message = `no hand wins ${way} with fewer than ${least}`;
    return { code: 'badFu', field: 'fu', message, rule };
  }
  const most = mostFu(rules);
  if (fu > most) {
    return { code: 'badFu', field: 'fu', message: `no hand has more than ${most}` };
  }
  const isBareTsumo = isSelfDraw && fu < roundFu(rules['fu.base'] + rules['fu.selfDraw'], rules);
  // A hand without the fu for its own draw is pinfu, or may have been before its tile was mixed in.
  const yaku = rules['win.tileNotApart'] === 'noWait' ? [] : (['pinfu'] as const);
  return isBareTsumo ? tooFewFor(han, fu, yaku, true, 'fu.selfDraw', rules) : null;
}

/** The least that a hand without sets of its own value has, open or closed. */
function leastFu(isSelfDraw: boolean, rules: RuleValues): { least: number; rule: RuleKey } {
  const base = rules['fu.base'];
  const open = base + rules['fu.openPinfu'];
  if (!isSelfDraw) {
    const closed = base + rules['fu.closedRon'];
    const least = roundFu(Math.min(open, closed), rules);
    return { least, rule: open < closed ? 'fu.openPinfu' : 'fu.closedRon' };
  }
  const hasBare = !rules['fu.selfDrawWithPinfu'] && rules['yaku.pinfu'] !== 'absent';
  const drawn = base + rules['fu.selfDraw'];
  return { least: roundFu(hasBare ? base : drawn, rules), rule: 'fu.selfDraw' };
}

/** Three concealed kans and a triplet of honours, with everything that can be added; four kans are a yakuman. */
function mostFu(rules: RuleValues): number {
  const triplet = rules['fu.triplet'];
  const kans = rules['yaku.suukantsu'] === 'absent' ? 4 : 3;
  const sets = kans * triplet * 16 + (4 - kans) * triplet * 4;
  const pair = Math.max(rules['fu.valuePair'], rules['fu.doubleWindPair']);
  const way = Math.max(rules['fu.closedRon'], rules['fu.selfDraw']);
  return roundFu(rules['fu.base'] + sets + pair + rules['fu.wait'] + way, rules);
}

/** Fu that only come with certain yaku, which have their han. */
function tooFewFor(
  han: number,
  fu: number,
  yaku: readonly YakuId[],
  isSelfDraw: boolean,
  rule: RuleKey,
  rules: RuleValues,
): WorthProblem | null {
  const all: readonly YakuId[] = isSelfDraw ? [...yaku, 'menzen_tsumo'] : yaku;
  const least = all.reduce((sum, id) => sum + closedHan(id, rules), 0);
  if (han >= least) return null;
  const message = `${fu} fu come with at least ${least} han`;
  return { code: 'tooFewHanForFu', field: 'han', message, rule };
}

function closedHan(yaku: YakuId, rules: RuleValues): number {
  const value = rules[`yaku.${yaku}`];
  return typeof value === 'object' && 'han' in value ? value.han : 0;
}
