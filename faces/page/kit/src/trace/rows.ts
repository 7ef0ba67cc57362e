// The lines of a trace as people read them.

import {
  capital,
  countersPhrase,
  limitPhrase,
  lineMessage,
  missingUra,
  type PlayWords,
  poolMessage,
  sharesMessage,
  sticksPhrase,
  unitsPhrase,
} from '@hanchan/narrator';
import type { Applied, RuleKey, RuleValues } from '@hanchan/rules';
import type { TraceLine } from '@hanchan/score';
import type { Tile } from '@hanchan/tiles';
import { formatPoints } from '../words/text.svelte.ts';
import type { Scored } from './scored.ts';
import { tellTrace } from './tellTrace.ts';

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
  return [...told, ...uraRow(context), ...paymentRows(context)];
}

function uraRow({ scored, rules }: TraceContext): Row[] {
  const none = missingUra({ ...scored, rules });
  if (none === null) return [];
  const text = tellTrace(none);
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
  const lineOf = (rule: RuleKey): Applied<RuleKey> =>
    score.trace.find((line) => line.rule === rule) ?? { rule };
  const isFed = score.trace.some(({ rule }) => rule === 'liability.yaku');
  const shares = tellTrace(sharesMessage({ ...scored, rules }));
  const counted = score.trace.filter(({ rule }) => COUNTER_RULES.includes(rule));
  const paid = counted.reduce((sum, { effect }) => sum + ('pays' in effect ? effect.pays : 0), 0);
  const deposits = win.deposits * rules['riichi.deposit'];
  return [
    row(shares, score.points, lineOf(isFed ? 'liability.yaku' : 'score.roundTo')),
    ...(paid > 0 ? [row(tellTrace(countersPhrase(win.counters)), paid, counted[0]!)] : []),
    ...(deposits > 0
      ? [row(tellTrace(sticksPhrase(win.deposits)), deposits, lineOf('riichi.deposit'))]
      : []),
    ...(win.pool > 0 ? [row(tellTrace(poolMessage()), win.pool, lineOf('draw.notenToPool'))] : []),
  ];
}

/** The rule of a line and its case, and nothing else of it. */
const appliedIn = ({ rule, case: one }: Applied<RuleKey>): Applied<RuleKey> =>
  one === undefined ? { rule } : { rule, case: one };

function rowOf(line: TraceLine, { scored, rules, words }: TraceContext): Row | null {
  const message = lineMessage(line, { ...scored, rules });
  if (message === null) return null;
  return {
    section: sectionOf(line),
    text: tellTrace(message, words),
    evidence: showsTiles(line) ? line.evidence : [],
    ...appliedIn(line),
    amount: amountIn(line),
    isSum: 'fuRounded' in line.effect,
  };
}

function sectionOf({ rule, effect }: TraceLine): Section {
  if ('fu' in effect || 'fuRounded' in effect) return 'fu';
  if ('withheld' in effect) return effect.withheld === 'fu' ? 'fu' : 'yaku';
  const isLimit = 'limit' in effect && !rule.startsWith('yaku.');
  return isLimit || 'base' in effect ? 'value' : 'yaku';
}

/** What counts or would count is shown; sums and what was held back are not. */
function showsTiles(line: TraceLine): boolean {
  const { effect } = line;
  if ('withheld' in effect || 'suppressedBy' in effect || 'fuRounded' in effect) return false;
  return sectionOf(line) !== 'value';
}

function amountIn({ effect }: TraceLine): string {
  if ('han' in effect) return String(effect.han);
  if ('yakuman' in effect) return tellTrace(unitsPhrase(effect.yakuman));
  if ('fu' in effect) return String(effect.fu);
  if ('fuRounded' in effect) return String(effect.fuRounded);
  if ('limit' in effect) return capital(tellTrace(limitPhrase(effect.limit)));
  return 'base' in effect ? formatPoints(effect.base) : '0';
}
