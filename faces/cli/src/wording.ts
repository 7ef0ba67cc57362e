// Trace lines as sentences. The engine gives keys and figures; every word a person reads is chosen here.

import type { RuleKey, RuleValues, YakuId } from '@hanchan/rules';
import {
  LIMIT_BASE,
  type Limit,
  type RejectedReading,
  type Score,
  type TraceLine,
  type Value,
  type Win,
  type Withheld,
} from '@hanchan/score';
import { isDragon, isHonour, isTerminalOrHonour, kindOf, type Seat, WINDS } from '@hanchan/tiles';
import { count } from './handArgument.ts';
import { WAIT_WORDS } from './tileText.ts';
import type { Words } from './words.ts';

export const WIND_NAMES = { E: 'East', S: 'South', W: 'West', N: 'North' } as const;

export interface ScoreContext {
  readonly win: Win;
  readonly score: Score;
  readonly rules: RuleValues;
  readonly words: Words;
  /** The user said who discarded. */
  readonly isDiscarderNamed: boolean;
}

export interface Sentence {
  readonly words: string;
  readonly amount: string;
}

export const points = (value: number) => value.toLocaleString('en');

function yakuOf(rule: RuleKey): YakuId | null {
  return rule.startsWith('yaku.') ? (rule.slice('yaku.'.length) as YakuId) : null;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type Part = 'yaku' | 'fu' | 'value' | 'payments';

/** Which part of the page a line belongs to. */
export function partOf({ rule, effect }: TraceLine): Part {
  const isFu = 'fu' in effect || 'fuRounded' in effect;
  if (isFu || ('withheld' in effect && effect.withheld === 'fu')) return 'fu';
  if ('pays' in effect || 'takes' in effect) return 'payments';
  if ('base' in effect || ('limit' in effect && !rule.startsWith('yaku.'))) return 'value';
  return 'yaku';
}

export function sentenceOf(line: TraceLine, context: ScoreContext): Sentence {
  const { rule, effect } = line;
  const yaku = yakuOf(rule);
  const name = yaku === null ? bonusName(rule, context.words) : context.words.yakuTitle(yaku);
  if ('han' in effect) return { words: name, amount: `${effect.han} han` };
  if ('yakuman' in effect) {
    const amount = effect.yakuman === 1 ? 'yakuman' : `${effect.yakuman} yakuman`;
    return { words: name, amount };
  }
  if ('fu' in effect)
    return { words: fuWords(line, effect.fu, context), amount: `${effect.fu} fu` };
  if ('fuRounded' in effect) {
    return { words: `${fuBefore(context.score)} fu, rounded up`, amount: `${effect.fuRounded} fu` };
  }
  if ('limit' in effect) {
    return yaku === null
      ? { words: limitWords(rule, effect.limit, context), amount: effect.limit }
      : { words: `${name}, nothing added`, amount: effect.limit };
  }
  if ('base' in effect) return { words: baseWords(context), amount: points(effect.base) };
  return { words: withoutAmount(line, name, context), amount: '' };
}

function bonusName(rule: RuleKey, words: Words): string {
  if (rule === 'dora.indicator' || rule === 'dora.kan') return words.bonusTitle('dora');
  if (rule === 'dora.ura' || rule === 'dora.kanUra') return words.bonusTitle('ura');
  if (rule === 'tiles.redFives') return words.bonusTitle('red');
  return rule;
}

function withoutAmount(line: TraceLine, name: string, context: ScoreContext): string {
  const { rule, effect } = line;
  const { words } = context;
  if ('pays' in effect) return payWords(line, effect.seat, effect.pays, context);
  if ('takes' in effect) return takeWords(rule, effect.seat, effect.takes, context.win);
  if ('suppressedBy' in effect) return `${name}: contained in ${words.yaku(effect.suppressedBy)}`;
  if ('closedOnly' in effect) return `${name}: not counted, the hand is open`;
  if (rule === 'win.ronTriplet') return 'The triplet that the discard completed counts as melded';
  if ('withheld' in effect) return withheldWords(effect.withheld, words);
  return name;
}

function withheldWords(withheld: Withheld, words: Words): string {
  if (withheld === 'wait') return 'Winning tile not kept apart: nothing for the wait';
  if (withheld === 'fu') return 'Self-drawn win: no fu with pinfu';
  if (withheld === 'red') return 'Red fives are plain fives in this rulebook';
  if (withheld === 'yakuman') return 'Several yakuman: only one is paid';
  return `${words.yakuTitle(withheld)}: not counted here`;
}

const FU_WORDS: Readonly<Partial<Record<RuleKey, string>>> = {
  'fu.base': 'Every win',
  'fu.sevenPairs': 'Seven pairs, never rounded',
  'fu.closedRon': 'Closed hand won on a discard',
  'fu.selfDraw': 'Self-drawn win',
  'fu.doubleWindPair': 'Pair of the seat and round wind',
  'fu.openPinfu': 'Open hand with no other fu',
};

function fuWords(line: TraceLine, fu: number, { win, score, rules, words }: ScoreContext): string {
  const kind = line.evidence[0] === undefined ? null : kindOf(line.evidence[0]);
  if (line.rule === 'fu.wait') return capital(WAIT_WORDS[score.reading.wait]);
  if (line.rule === 'fu.valuePair' && kind !== null) {
    if (isDragon(kind)) return 'Pair of dragons';
    return kind - 27 === WINDS.indexOf(win.roundWind)
      ? 'Pair of the round wind'
      : 'Pair of the seat wind';
  }
  if (line.rule === 'fu.triplet' && kind !== null) {
    const isKan = line.evidence.length === 4;
    const isHigh = isTerminalOrHonour(kind);
    // The engine told the fu and the tiles; what doubled them is the one factor left.
    const melded = rules['fu.triplet'] * (isHigh ? 2 : 1) * (isKan ? 4 : 1);
    const what = isHonour(kind) ? 'honours' : isHigh ? 'terminals' : 'simples';
    return `${fu > melded ? 'Concealed' : 'Melded'} ${words.group(isKan ? 'kan' : 'triplet')} of ${what}`;
  }
  return FU_WORDS[line.rule] ?? line.rule;
}

function fuBefore({ trace }: Score): number {
  return trace.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);
}

function limitWords(rule: RuleKey, limit: Limit, { score, rules }: ScoreContext): string {
  const worth = `${score.han} han ${score.fu} fu`;
  if (rule === 'score.roundUpToMangan') return `${worth}, rounded up to mangan`;
  if (rule === 'score.countedYakuman') return `${score.han} han, counted as a yakuman`;
  return score.han! >= rules['score.limits'].mangan
    ? `${score.han} han: ${limit}`
    : `${worth} reach mangan`;
}

const superscript = (number: number): string =>
  String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

function baseWords({ score, rules }: ScoreContext): string {
  if (rules['score.model'] === 'flat') return 'One share; every hand is worth the same';
  if (score.limit !== null) return `Base points of ${limitName(score)}`;
  return `Base points, ${score.fu} × 2${superscript(score.han! + 2)} (${score.han} han + 2)`;
}

export function seatName(seat: Seat, { dealer }: Win): string {
  return WIND_NAMES[WINDS[(seat - dealer + 4) % 4]!];
}

function payer(seat: Seat, { win, isDiscarderNamed }: ScoreContext): string {
  const name = seatName(seat, win);
  if (seat === win.from) return isDiscarderNamed ? `${name}, the discarder,` : 'The discarder';
  return seat === win.dealer ? `${name}, the dealer,` : name;
}

function payWords(line: TraceLine, seat: Seat, pays: number, context: ScoreContext): string {
  const { rule } = line;
  const sentence = `${payer(seat, context)} pays ${points(pays)}`;
  if (line.case?.liable === 'feeder') return `${sentence}, having fed the yakuman`;
  if (rule !== 'payment.counter' && rule !== 'liability.counters') return sentence;
  return `${sentence} for ${count(context.win.counters, 'counter')}`;
}

function takeWords(rule: RuleKey, seat: Seat, takes: number, win: Win): string {
  const what =
    rule === 'riichi.deposit' ? `from ${count(win.deposits, 'riichi stick')}` : 'from the pool';
  return `${seatName(seat, win)} takes ${points(takes)} ${what}`;
}

/** The result in one line. */
export function summaryOf(value: Value): string {
  const { han, fu } = value;
  const size = han === null ? '' : `${han} han ${fu} fu`;
  const parts = [capital(limitName(value)), size].filter((part) => part !== '');
  return [...parts, `${points(value.points)} points`].join(', ');
}

/** The limit by name, with the number of yakuman that are paid. */
function limitName({ limit, base }: Value): string {
  const units = base / LIMIT_BASE.yakuman;
  return limit === 'yakuman' && units > 1 ? `${units} yakuman` : (limit ?? '');
}

/** Why a reading was not taken. */
export function whyRejected({ why, value }: RejectedReading, best: Value, words: Words): string {
  if (value === null) {
    return why === 'tooFewYaku' ? 'too few yaku in this reading' : 'no yaku in this reading';
  }
  const lost = best.points - value.points;
  const outcome = lost > 0 ? `${points(lost)} less` : 'no more than the reading taken';
  return `${summaryOf(value)}: ${outcome}${differences(value, best, words)}`;
}

function differences(value: Value, best: Value, words: Words): string {
  const names = ({ yaku, yakuman }: Value) => [...yaku, ...yakuman].map(({ id }) => id);
  const own = names(value);
  const taken = names(best);
  const list = (ids: YakuId[]) => ids.map(words.yaku).join(', ');
  const lacks = list(taken.filter((id) => !own.includes(id)));
  const has = list(own.filter((id) => !taken.includes(id)));
  return `${lacks && `; without ${lacks}`}${has && `; with ${has}`}`;
}
