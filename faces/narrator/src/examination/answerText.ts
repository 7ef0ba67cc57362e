// An answer in words.

import type { Answer, Ask, Payment } from '@hanchan/examination';
import { formatScore, scoreUnit } from '@hanchan/tournament';
import { numberText, type Tongue, WIND_NAMES } from '../language.ts';
import { optionIn } from '../options/optionWords.ts';
import { byCount, fill } from './fill.ts';
import type { ExamReader } from './told.ts';
import { examWords } from './words.ts';

const THOUSAND = 1_000;

export function answerText(answer: Answer, ask: Ask, reader: ExamReader): string {
  const { tongue, rules } = reader;
  const words = examWords(tongue);
  switch (answer.type) {
    case 'value':
      return ask.type === 'option' ? optionIn(tongue, ask.rule).words(answer.value) : '';
    case 'penalty':
      return penaltyText(answer, reader);
    case 'effect':
      return words.effect[answer.effect];
    case 'discard':
      return reader.tiles([answer.tile]);
    case 'may':
      return words.may;
    case 'mayNot':
      return fill(words.mayNot, { why: whyText(answer.why, tongue) });
    case 'payments':
      return paymentsText(answer.payments, tongue);
    case 'fu':
      return fill(words.fuAnswer, { fu: answer.fu });
    case 'result':
      return formatScore(answer.result, scoreUnit(rules), tongue === 'ja' ? '▲' : '−');
    case 'late':
      return lateText(answer, tongue);
    case 'written':
      return tongue === 'ja' ? (answer.ja ?? answer.text) : answer.text;
  }
}

/** Reasons of a table; one that is newer than these words goes by its code. */
function whyText(why: string, tongue: Tongue): string {
  const whys: Readonly<Record<string, string>> = examWords(tongue).why;
  return whys[why] ?? why;
}

function penaltyText(
  { outcome, points }: Extract<Answer, { readonly type: 'penalty' }>,
  { tongue, rules }: ExamReader,
): string {
  const words = examWords(tongue);
  const named = words.outcome[outcome];
  if (points === 0) return named;
  // In the unit of the book: points before uma, or tournament points, of which one is a thousand.
  if (rules['penalty.chombo'].type === 'scoreModifier') {
    return fill(words.costs, { outcome: named, points: numberText(points, tongue) });
  }
  const costs = { one: words.costsTournament_one, other: words.costsTournament_other };
  return byCount(costs, points / THOUSAND, { outcome: named });
}

/** `East: 4,000; South and West: 2,000 each`. */
function paymentsText(payments: readonly Payment[], tongue: Tongue): string {
  const words = examWords(tongue);
  const sums = [...new Set(payments.map(({ points }) => points))].sort((a, b) => b - a);
  return sums
    .map((points) => {
      const who = payments
        .filter((one) => one.points === points)
        .map(({ wind }) => WIND_NAMES[tongue][wind]);
      const said = { who: who.join(words.andOthers), points: numberText(points, tongue) };
      return fill(who.length > 1 ? words.paysEach : words.pays, said);
    })
    .join(tongue === 'ja' ? '、' : '; ');
}

function lateText(
  { points, isReplaced }: Extract<Answer, { readonly type: 'late' }>,
  tongue: Tongue,
): string {
  const words = examWords(tongue);
  if (points === 0) return isReplaced ? words.lateReplacedFree : words.lateNothing;
  return isReplaced
    ? byCount({ one: words.lateReplaced_one, other: words.lateReplaced_other }, points)
    : byCount({ one: words.latePoints_one, other: words.latePoints_other }, points);
}
