// What the decisions of a review cost, priced on all cores; and how that is told.

import { availableParallelism } from 'node:os';
import {
  type Balance,
  balanceOf,
  type CostSummary,
  costSummaryOf,
  isPriced,
  MISTAKE_KINDS,
  type PricedDecision,
  type ReviewedDecision,
  type ReviewGame,
} from '@hanchan/arena';
import type { Seat } from '@hanchan/tiles';
import type { Figure } from '@hanchan/worlds';
import { actWords } from './actWords.ts';
import { alignRows } from './columns.ts';
import { type PriceWork, pricer } from './pricer.ts';
import { onThreads } from './threads.ts';

/** A review in costs. */
export interface Pricings {
  readonly worlds: number;
  readonly priced: readonly PricedDecision[];
  readonly summary: CostSummary;
  readonly balance: Balance;
}

/** How far to go. */
export interface PriceEffort {
  /** At most so many a decision. */
  readonly worlds: number;
  /** Threads; undefined for one a core. */
  readonly workers: number | undefined;
}

const MOST_THREADS = 16;

export async function priceReview(
  game: ReviewGame,
  seat: Seat,
  decisions: readonly ReviewedDecision[],
  { worlds, workers }: PriceEffort,
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
  return {
    worlds,
    priced,
    summary: costSummaryOf(decisions, priced),
    balance: balanceOf(game, seat, priced),
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
export function pricingJson({ worlds, priced, summary, balance }: Pricings) {
  const { mistakes, lessons, ...rest } = summary;
  return {
    worlds,
    summary: { ...rest, mistakes: mistakes.length },
    lessons: lessons.map(({ kind, way, tally }) => ({ kind, way, tally })),
    balance,
    decisions: priced.map(({ pricing, facts, ...one }) => ({
      ...one,
      facts: facts.map(({ code }) => code),
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

/** How a cost reads: the figure only where it is clear. */
export function costWords({ verdict, costs }: PricedDecision): string {
  if (verdict !== 'mistake') return 'no clear difference';
  const isInPoints = costs.points.mean > costs.points.within;
  return isInPoints ? `cost ${points(costs.points)}` : `cost ${places(costs.places)}`;
}

/** For people: the whole, by kind, and luck apart from choices. */
export function pricingLines({ worlds, summary, balance }: Pricings): string[] {
  const { all, byKind } = summary;
  const kinds = MISTAKE_KINDS.filter((kind) => byKind[kind].mistakes > 0).map((kind) => {
    const tally = byKind[kind];
    return [KIND_WORDS[kind], String(tally.mistakes), points(tally.points), places(tally.places)];
  });
  const left = { align: 'left' } as const;
  const right = { align: 'right' } as const;
  return [
    `Choices cost ${points(all.points)}, ${places(all.places)}, over up to ${worlds} worlds each.`,
    `Luck ${signed(balance.luck.place)} places, choices ${signed(balance.choices.place.mean)}: together ${signed(balance.total.place)}.`,
    ...(kinds.length === 0 ? [] : ['', 'Mistakes by kind:']),
    ...alignRows(kinds, [left, right, right, right]),
  ];
}

const KIND_WORDS = {
  efficiency: 'Efficiency',
  value: 'Value',
  pushOrFold: 'Push or fold',
  riichi: 'Riichi',
  call: 'Call',
  kan: 'Kan',
  place: 'Place',
} as const;
