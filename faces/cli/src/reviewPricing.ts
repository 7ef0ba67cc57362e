// What the decisions of a review cost, priced on all cores; and how that is told.

import { availableParallelism } from 'node:os';
import {
  type Balance,
  balanceOf,
  type CostSummary,
  costSummaryOf,
  isPriced,
  type Lesson,
  MISTAKE_KINDS,
  type PricedDecision,
  type Rating,
  type ReviewedDecision,
  type ReviewGame,
  ratingOf,
  type TurningPoint,
  turningPointsOf,
} from '@hanchan/arena';
import { seenMessage } from '@hanchan/narrator';
import type { Seat } from '@hanchan/tiles';
import type { Figure } from '@hanchan/worlds';
import { actWords } from './actWords.ts';
import { alignRows } from './columns.ts';
import { seatName, tellDifference } from './differenceText.ts';
import { type PriceWork, pricer } from './pricer.ts';
import { onThreads } from './threads.ts';

/** A review in costs. */
export interface Pricings {
  readonly worlds: number;
  readonly priced: readonly PricedDecision[];
  readonly summary: CostSummary;
  readonly balance: Balance;
  /** Null without a decision, and where another than the expert judged. */
  readonly rating: Rating | null;
  readonly turning: readonly TurningPoint[];
}

/** How far to go. */
export interface PriceEffort {
  /** At most so many a decision. */
  readonly worlds: number;
  /** Who judged. */
  readonly bot: string;
  /** Threads; undefined for one a core. */
  readonly workers: number | undefined;
}

const MOST_THREADS = 16;

export async function priceReview(
  game: ReviewGame,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  { worlds, workers, bot }: PriceEffort,
  onProgress: (done: number, of: number) => void,
): Promise<Pricings> {
  const mine = decisions.filter(isPriced);
  const work: PriceWork = { game, decisions: mine, worlds };
  const threads = Math.min(workers ?? availableParallelism(), MOST_THREADS, mine.length);
  const answers = threads > 1 ? priceOnThreads(work, threads) : priceHere(work);
  const priced: PricedDecision[] = [];
  let done = 0;
  for await (const answer of answers) {
    priced.push(...answer);
    done++;
    onProgress(done, mine.length);
  }
  const balance = balanceOf(game, seat, priced);
  const rules = game.deals[0]?.start.rules;
  return {
    worlds,
    priced,
    summary: costSummaryOf(decisions, priced),
    balance,
    // The scale was measured by the expert's word on what is a mistake.
    rating: rules === undefined || bot !== 'expert' ? null : ratingOf(rules, decisions, priced),
    turning: turningPointsOf(game, balance, priced),
  };
}

function* priceHere(work: PriceWork): Generator<readonly PricedDecision[]> {
  const price = pricer(work);
  for (const number of work.decisions.keys()) yield price(number);
}

function priceOnThreads(work: PriceWork, threads: number) {
  return onThreads<number, readonly PricedDecision[]>(work.decisions.keys(), {
    module: new URL('./reviewWorker.js', import.meta.url),
    data: work,
    threads,
    waiting: 2,
  });
}

/** For programs: the summary, the match as a curve, every decision that was priced. */
export function pricingJson({ worlds, priced, summary, balance, rating, turning }: Pricings) {
  const { mistakes, lessons, ...rest } = summary;
  return {
    worlds,
    summary: { ...rest, mistakes: mistakes.length },
    lessons: lessons.map(({ kind, way, tally }) => ({ kind, way, tally })),
    balance,
    rating,
    turning,
    decisions: priced.map(({ pricing, facts, ...one }) => ({
      ...one,
      facts: facts.map(({ code }) => code),
      /** The same in words. */
      seen: facts.map((fact) => tellDifference(seenMessage(fact, seatName))),
      worlds: pricing.worlds,
      choices: pricing.choices.map(({ action, ...figures }) => ({
        action: actWords(action),
        ...figures,
      })),
    })),
  };
}

const points = ({ mean, within }: Figure) =>
  `${Math.round(mean / 10) * 10} ± ${Math.round(within / 10) * 10} points`;
const places = ({ mean, within }: Figure) => `${mean.toFixed(2)} ± ${within.toFixed(2)} places`;
const signed = (value: number) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);

/** How a cost reads: the figure only where it is named, and whether it was one however the hands lay. */
export function costWords({ verdict, believed, isClear }: PricedDecision): string {
  if (verdict !== 'mistake') return 'no clear difference';
  const isInPoints = believed.points.mean > believed.points.within;
  const range = isInPoints ? points(believed.points) : places(believed.places);
  return isClear ? `clear mistake: cost ${range}` : `cost ${range} on average`;
}

/** For people: the whole, by kind, and luck apart from choices. */
export function pricingLines(
  { worlds, summary, balance, rating, turning }: Pricings,
  nameOfDeal: (deal: number) => string,
): string[] {
  const { all, byKind, lessons } = summary;
  const kinds = MISTAKE_KINDS.filter((kind) => byKind[kind].mistakes > 0).map((kind) => {
    const tally = byKind[kind];
    const clear = tally.clear === 0 ? '' : `${tally.clear} clear`;
    return [
      KIND_WORDS[kind],
      String(tally.mistakes),
      clear,
      points(tally.points),
      places(tally.places),
    ];
  });
  const left = { align: 'left' } as const;
  const right = { align: 'right' } as const;
  return [
    ...(rating === null ? [] : [ratingLine(rating)]),
    `Choices cost ${points(all.points)}, ${places(all.places)}, over up to ${worlds} worlds each.`,
    `Luck ${signed(balance.luck.place)} places, choices ${signed(balance.choices.place.mean)}: together ${signed(balance.total.place)}.`,
    ...(turning.length === 0 ? [] : ['', 'Turning points:']),
    ...alignRows(
      turning.map((point) => turningRow(point, nameOfDeal)),
      [left, left, right],
    ),
    ...(kinds.length === 0 ? [] : ['', 'Mistakes by kind:']),
    ...alignRows(kinds, [left, right, right, right, right]),
    ...(lessons.length === 0 ? [] : ['', 'Lessons of this game:']),
    ...lessons.map((lesson, i) => `${i + 1}. ${lessonWords(lesson)}`),
  ];
}

const whole = (value: number) => String(Math.round(value));

/** `Rating 78 of 100 (likely range 71 to 84)`, and where the bots stand on the same scale. */
function ratingLine({ value, interval, marks, isMeasured }: Rating): string {
  const range =
    interval === null ? '' : ` (likely range ${whole(interval[0])} to ${whole(interval[1])})`;
  const bots = `beginner ${whole(marks.beginner)}, club ${whole(marks.club)}, expert ${whole(marks.expert)}`;
  const from = isMeasured ? '' : ', measured under other rules';
  return `Rating ${whole(value)} of 100${range}; on the same scale ${bots}${from}.`;
}

const turningRow = ({ by, deal, turn, places: moved }: TurningPoint, nameOfDeal: NameOfDeal) => [
  nameOfDeal(deal),
  by === 'luck' ? 'luck' : `move ${turn}, own choice`,
  `${signed(moved)} places`,
];

type NameOfDeal = (deal: number) => string;

const lessonWords = ({ kind, way, tally }: Lesson) =>
  `${WAY_WORDS[way]} (${KIND_WORDS[kind]}, ${tally.mistakes}): ${points(tally.points)}`;

const WAY_WORDS = {
  slower: 'Keep the discard that accepts more tiles',
  cheaper: 'Keep the tiles that make the hand worth more',
  pushed: 'Find the safe tile before the fast one',
  folded: 'Go on when the hand is worth the risk',
  missed: 'Declare when it pays',
  needless: 'Do not declare when it gains nothing',
  called: 'Let the tile go and stay closed',
  passed: 'Take the call that brings the hand nearer',
  letGo: 'Take the win',
  place: 'Play for the place, not for the points',
} as const;

const KIND_WORDS = {
  efficiency: 'Efficiency',
  value: 'Value',
  pushOrFold: 'Push or fold',
  riichi: 'Riichi',
  call: 'Call',
  kan: 'Kan',
  place: 'Place',
} as const;
