// The lines of a trace as people read them.

import type { Applied, RuleKey, RuleValues, YakuId } from '@hanchan/rules';
import type { TraceLine } from '@hanchan/score';
import { isDragon, isHonour, isTerminalOrHonour, kindOf, type Tile, WINDS } from '@hanchan/tiles';
import type { PlayWords } from '../words/terms.ts';
import { formatPoints, t } from '../words/text.svelte.ts';
import type { Scored } from './scored.ts';
import { sizeText } from './worth.ts';
import './words/words.ts';

export type Section = 'yaku' | 'fu' | 'value';

export interface Row extends Applied<RuleKey> {
  readonly section: Section;
  readonly text: string;
  readonly evidence: readonly Tile[];
  readonly amount: string;
  readonly isSum: boolean;
}

export interface TraceContext {
  readonly scored: Scored;
  readonly rules: RuleValues;
  readonly words: PlayWords;
}

/** What each player pays is shown by seat; here are the sums and how they come about. */
export function rowsOf(context: TraceContext): Row[] {
  const { trace } = context.scored.score;
  const told = trace.flatMap((line) => rowOf(line, context) ?? []);
  return [...told, ...missingUra(context), ...paymentRows(context)];
}

/** A reader looks for the ura of a riichi, also when there are none. */
function missingUra({ scored, rules }: TraceContext): Row[] {
  const { win, score } = scored;
  const isLookedFor = win.ura.length > 0 && rules['dora.ura'] && score.han !== null;
  if (!isLookedFor || score.dora.ura > 0) return [];
  const text = t('trace.noUra');
  return [{ section: 'yaku', text, evidence: [], rule: 'dora.ura', amount: '0', isSum: false }];
}

/** The second where somebody who fed a yakuman shares with the discarder. */
const COUNTER_RULES: readonly RuleKey[] = ['payment.counter', 'liability.counters'];

function paymentRows({ scored, rules }: TraceContext): Row[] {
  const { win, score } = scored;
  const row = (text: string, points: number, line: Applied<RuleKey>): Row => ({
    section: 'value',
    text,
    evidence: [],
    ...appliedIn(line),
    amount: formatPoints(points),
    isSum: false,
  });
  const isDealer = win.winner === win.dealer;
  const way = win.from === null ? 'tsumo' : 'ron';
  const lineOf = (rule: RuleKey): Applied<RuleKey> =>
    score.trace.find((line) => line.rule === rule) ?? { rule };
  const isFed = score.trace.some(({ rule }) => rule === 'liability.yaku');
  const hand = isFed
    ? row(t('trace.pay.liable'), score.points, lineOf('liability.yaku'))
    : row(t(`trace.pay.${way}${isDealer ? 'Dealer' : ''}`), score.points, lineOf('score.roundTo'));
  const counted = score.trace.filter(({ rule }) => COUNTER_RULES.includes(rule));
  const paid = counted.reduce((sum, { effect }) => sum + ('pays' in effect ? effect.pays : 0), 0);
  const deposits = win.deposits * rules['riichi.deposit'];
  return [
    hand,
    ...(paid > 0 ? [row(t('trace.counters', { count: win.counters }), paid, counted[0]!)] : []),
    ...(deposits > 0
      ? [row(t('trace.deposits', { count: win.deposits }), deposits, lineOf('riichi.deposit'))]
      : []),
    ...(win.pool > 0 ? [row(t('trace.pool'), win.pool, lineOf('draw.notenToPool'))] : []),
  ];
}

/** The rule of a line and its case, and nothing else of it. */
const appliedIn = ({ rule, case: one }: Applied<RuleKey>): Applied<RuleKey> =>
  one === undefined ? { rule } : { rule, case: one };

const yakuOf = (rule: RuleKey): YakuId | null =>
  rule.startsWith('yaku.') ? (rule.slice('yaku.'.length) as YakuId) : null;

function rowOf(line: TraceLine, context: TraceContext): Row | null {
  const { rule, effect, evidence } = line;
  const row = (section: Section, text: string, amount: string, isSum = false): Row => ({
    section,
    text,
    evidence,
    ...appliedIn(line),
    amount,
    isSum,
  });
  const yaku = yakuOf(rule);
  const name = yaku === null ? bonusName(rule) : context.words.yaku(yaku);
  if ('han' in effect) return row('yaku', name, String(effect.han));
  if ('yakuman' in effect) return row('yaku', name, t('trace.units', { count: effect.yakuman }));
  if ('fu' in effect) return row('fu', fuText(line, effect.fu, context), String(effect.fu));
  if ('fuRounded' in effect) {
    const text = t('trace.rounded', { fu: fuBefore(context), to: context.rules['fu.roundTo'] });
    return { ...row('fu', text, String(effect.fuRounded), true), evidence: [] };
  }
  if ('limit' in effect) {
    const limit = t(`trace.limit.${effect.limit}`);
    if (yaku !== null) return row('yaku', name, limit);
    return { ...row('value', limitText(rule, context), limit), evidence: [] };
  }
  if ('base' in effect) {
    return { ...row('value', baseText(context), formatPoints(effect.base)), evidence: [] };
  }
  if ('suppressedBy' in effect) {
    const text = t('trace.contained', { name, in: context.words.yaku(effect.suppressedBy) });
    return { ...row('yaku', text, '0'), evidence: [] };
  }
  if ('closedOnly' in effect) return row('yaku', t('trace.closedOnly', { name }), '0');
  if ('withheld' in effect) {
    const section = effect.withheld === 'fu' ? 'fu' : 'yaku';
    const isOther = ['fu', 'wait', 'red', 'yakuman'].includes(effect.withheld);
    const isTriplet = rule === 'win.ronTriplet';
    const what = isTriplet ? 'triplet' : isOther ? effect.withheld : 'yaku';
    const withheld = what === 'yaku' ? context.words.yaku(effect.withheld as YakuId) : '';
    return {
      ...row(section, t(`trace.withheld.${what}`, { name: withheld }), '0'),
      evidence: [],
    };
  }
  return null;
}

function bonusName(rule: RuleKey): string {
  if (rule === 'dora.ura' || rule === 'dora.kanUra') return t('trace.ura');
  return rule === 'tiles.redFives' ? t('trace.redFives') : t('trace.dora');
}

const fuBefore = ({ scored }: TraceContext) =>
  scored.score.trace.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);

function fuText({ rule, evidence }: TraceLine, fu: number, context: TraceContext): string {
  const { scored, rules, words } = context;
  const kind = evidence[0] === undefined ? null : kindOf(evidence[0]);
  if (rule === 'fu.wait') return t(`trace.wait.${scored.score.reading.wait}`);
  if (rule === 'fu.valuePair' && kind !== null) {
    if (isDragon(kind)) return t('trace.fu.dragonPair');
    const isRound = kind - 27 === WINDS.indexOf(scored.win.roundWind);
    return t(isRound ? 'trace.fu.roundPair' : 'trace.fu.seatPair');
  }
  if (rule === 'fu.triplet' && kind !== null) {
    const isKan = evidence.length === 4;
    const isHigh = isTerminalOrHonour(kind);
    // The engine told the fu and the tiles; what doubled them is the one factor left.
    const melded = rules['fu.triplet'] * (isHigh ? 2 : 1) * (isKan ? 4 : 1);
    return t(fu > melded ? 'trace.fu.concealed' : 'trace.fu.melded', {
      group: words.group(isKan ? 'kan' : 'triplet'),
      of: t(`trace.fu.${isHonour(kind) ? 'honours' : isHigh ? 'terminals' : 'simples'}`),
    });
  }
  return t(`trace.fu.${rule.slice('fu.'.length)}`);
}

function limitText(rule: RuleKey, { scored, rules }: TraceContext): string {
  const { han, fu } = scored.score;
  if (rule === 'score.roundUpToMangan') return t('trace.roundedUp', { han, fu });
  if (rule === 'score.countedYakuman') return t('trace.counted', { han });
  return han! >= rules['score.limits'].mangan
    ? t('trace.reaches', { han })
    : t('trace.reachesWithFu', { han, fu });
}

const superscript = (number: number): string =>
  String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!);

function baseText({ scored, rules }: TraceContext): string {
  const { limit, han, fu } = scored.score;
  if (rules['score.model'] === 'flat') return t('trace.flat');
  if (limit !== null) return t('trace.baseOf', { limit: sizeText(scored.score) });
  return t('trace.formula', { han, fu, power: superscript(han! + 2) });
}
