// Who pays what for this win, and how many fu has it? Wins by chance, scored by the engine; wrong answers are those of the usual slips:
// a han or some fu off, the dealer overlooked, counters forgotten.

import { type Random, shuffled } from '@hanchan/bots';
import type { RuleValues } from '@hanchan/rules';
import { basePoints, ronPoints, score, tsumoPoints, type Win } from '@hanchan/score';
import { noPoints, SEATS, type Seat, seatWind } from '@hanchan/tiles';
import type { Draft, Payment, Source } from './question.ts';
import type { JudgedBook } from './questions/refereeQuestions.ts';
import type { ScoredWin, ScoringQuestion } from './questions/scoringQuestions.ts';
import { scoringQuestion } from './questions/scoringQuestions.ts';
import { eachOnce, sourceOfRule } from './sources.ts';

const WRONG = 3;
const FU = 0.3;
/** More would not be looked up. */
const MOST_SOURCES = 4;

/** Null where chance brought no win, or one that shows nothing. */
export function winDraft(book: JudgedBook, random: Random): Draft | null {
  const question = scoringQuestion(book.ruleset.values, 'any', random);
  return question === null ? null : winDraftOf(question, book, random);
}

/** The same of a win that is there already. */
export function winDraftOf(
  { scored }: ScoringQuestion,
  { ruleset }: JudgedBook,
  random: Random,
): Draft | null {
  const isFu = random() < FU;
  const told = scored.score.trace.filter(({ effect }) => isAbout(effect, isFu));
  const sources = eachOnce(
    told.map(({ rule, case: one }) => sourceOfRule(ruleset, rule, one)),
  ).slice(0, MOST_SOURCES);
  if (sources.length === 0) return null;
  return isFu
    ? fuDraft(scored, sources, random)
    : paymentDraft(scored, sources, ruleset.values, random);
}

const isAbout = (effect: object, isFu: boolean): boolean =>
  isFu
    ? 'fu' in effect || 'fuRounded' in effect
    : 'pays' in effect || 'limit' in effect || 'base' in effect;

function fuDraft(
  { win, score }: ScoredWin,
  sources: readonly Source[],
  random: Random,
): Draft | null {
  const { fu, limit } = score;
  if (fu === null || limit !== null) return null;
  const wrong = shuffled([fu - 20, fu - 10, fu + 10, fu + 20, fu + 30], random)
    .filter((one) => one >= 20)
    .slice(0, WRONG);
  return {
    area: 'scoring',
    about: `fu ${fu} ${win.hand.concealed.join()}`,
    ask: { type: 'fu', win },
    answers: [{ type: 'fu', fu }, ...wrong.map((one) => ({ type: 'fu' as const, fu: one }))],
    sources,
  };
}

function paymentDraft(
  { win, score }: ScoredWin,
  sources: readonly Source[],
  rules: RuleValues,
  random: Random,
): Draft | null {
  const right = paymentsOf(win, score.deltas);
  const said = new Set([sameAs(right)]);
  const wrong: Payment[][] = [];
  for (const payments of shuffled(slips({ win, score }, rules), random)) {
    if (wrong.length === WRONG) break;
    if (payments.some(({ points }) => points <= 0) || said.has(sameAs(payments))) continue;
    said.add(sameAs(payments));
    wrong.push(payments);
  }
  if (wrong.length < 2) return null;
  return {
    area: 'scoring',
    about: `payment ${win.hand.concealed.join()}`,
    ask: { type: 'payment', win },
    answers: [
      { type: 'payments', payments: right },
      ...wrong.map((payments) => ({ type: 'payments' as const, payments })),
    ],
    sources,
  };
}

const sameAs = (payments: readonly Payment[]): string => JSON.stringify(payments);

const paymentsOf = ({ dealer }: Win, deltas: readonly number[]): Payment[] =>
  SEATS.filter((seat) => deltas[seat]! < 0).map((seat) => ({
    wind: seatWind(seat, dealer),
    points: 0 - deltas[seat]!,
  }));

/** What comes out when somebody makes one mistake. */
function slips({ win, score }: ScoredWin, rules: RuleValues): Payment[][] {
  const { han, fu, base } = score;
  const bases =
    han === null || fu === null
      ? [base * 2, base / 2]
      : [
          basePoints(han + 1, fu, rules),
          basePoints(Math.max(1, han - 1), fu, rules),
          basePoints(han, fu + 10, rules),
          basePoints(han, Math.max(20, fu - 10), rules),
        ];
  const counters = countersOf(win, score.deltas, rules);
  return [
    ...bases.map((one) => paid(win, one, counters, rules)),
    paid(win, base, counters, rules, win.winner !== win.dealer),
    ...(win.counters > 0 ? [paid(win, base, NOTHING, rules)] : []),
    ...(win.from === null ? [evenly(win, score.deltas)] : []),
  ];
}

const NOTHING: readonly number[] = noPoints();

/** What each pays for counters alone. */
function countersOf(win: Win, deltas: readonly number[], rules: RuleValues): readonly number[] {
  if (win.counters === 0) return NOTHING;
  const without = score({ ...win, counters: 0 }, rules);
  if (!without.ok) return NOTHING;
  return SEATS.map((seat) =>
    seat === win.winner ? 0 : without.value.deltas[seat] - deltas[seat]!,
  );
}

function paid(
  win: Win,
  base: number,
  counters: readonly number[],
  rules: RuleValues,
  isDealer = win.winner === win.dealer,
): Payment[] {
  const pays = (seat: Seat): number => {
    if (seat === win.winner || (win.from !== null && win.from !== seat)) return 0;
    if (win.from !== null) return ronPoints(base, isDealer, rules);
    return tsumoPoints(base, isDealer || seat === win.dealer ? 2 : 1, rules);
  };
  return paymentsOf(
    win,
    SEATS.map((seat) => 0 - (pays(seat) > 0 ? pays(seat) + counters[seat]! : 0)),
  );
}

/** As if the dealer paid like the others. */
function evenly(win: Win, deltas: readonly number[]): Payment[] {
  const payers = paymentsOf(win, deltas);
  const least = Math.min(...payers.map(({ points }) => points));
  return payers.map(({ wind }) => ({ wind, points: least }));
}
