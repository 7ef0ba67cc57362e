// Counts matches and answers what they show, by bot, by seat and for the table as a whole. Counts can be merged:
// any partition of the same matches, in any order, gives the same bytes.

import { type BySeat, SEATS } from '@hanchan/tiles';
import type { MatchSummary, WinSummary } from '../summary.ts';
import { addFacts, type Fact, type Facts, factsOf, noFacts } from './facts.ts';
import { MEASURE_IDS, type MeasureId, measure } from './measures.ts';
import { clusteredRatio, type Estimate, Moments, wilsonShare } from './moments.ts';

/** How often each of some things was seen. */
export type Histogram = Readonly<Record<string, number>>;

/** Of wins. */
const HISTOGRAMS = ['yaku', 'limit', 'points', 'turn'] as const;
/** What wins are counted by. */
export type HistogramId = (typeof HISTOGRAMS)[number];

class Counter {
  readonly #counts = new Map<string, number>();

  add(key: string | number, count = 1): void {
    this.#counts.set(String(key), (this.#counts.get(String(key)) ?? 0) + count);
  }

  merge(other: Counter): void {
    for (const [key, count] of other.#counts) this.add(key, count);
  }

  /** In the order of the keys, whatever the order in which they came. */
  toJSON(): Histogram {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  static from(histogram: Histogram): Counter {
    const counter = new Counter();
    for (const [key, count] of Object.entries(histogram)) counter.add(key, count);
    return counter;
  }
}

/** What some seats did: all of one bot, all of one wind, or all four. */
export class Group {
  readonly #sums: Facts = noFacts();
  readonly #moments = new Map<MeasureId, Moments>(MEASURE_IDS.map((id) => [id, new Moments()]));
  readonly #wins = new Map<HistogramId, Counter>(HISTOGRAMS.map((id) => [id, new Counter()]));

  /** One match: the facts of its seats that belong to the group, and their wins. */
  add(facts: Facts, wins: readonly WinSummary[]): void {
    addFacts(this.#sums, facts);
    for (const [id, moments] of this.#moments) {
      const { of, per } = measure(id);
      moments.add(facts[of], facts[per]);
    }
    for (const { yaku, limit, points, turn } of wins) {
      for (const id of yaku) this.#wins.get('yaku')!.add(id);
      this.#wins.get('limit')!.add(limit ?? 'none');
      this.#wins.get('points')!.add(points);
      this.#wins.get('turn')!.add(turn);
    }
  }

  merge(other: Group): void {
    addFacts(this.#sums, other.#sums);
    for (const [id, moments] of this.#moments) moments.merge(other.#moments.get(id)!);
    for (const [id, counter] of this.#wins) counter.merge(other.#wins.get(id)!);
  }

  sum(fact: Fact): number {
    return this.#sums[fact];
  }

  estimate(id: MeasureId): Estimate | null {
    const { divisor = 1, isWilson, of, per, unit } = measure(id);
    if (isWilson) return wilsonShare(this.#sums[of] / divisor, this.#sums[per]);
    const ratio = clusteredRatio(this.#moments.get(id)!, divisor);
    if (unit !== 'share' || ratio === null || ratio.interval === null) return ratio;
    // None or all of what was seen is not sure to be none or all: between matches there is no spread to go by.
    const isSame = ratio.value === 0 || ratio.value === 1;
    return isSame ? wilsonShare(this.#sums[of], this.#sums[per]) : withinOne(ratio);
  }

  histogram(id: HistogramId): Histogram {
    return this.#wins.get(id)!.toJSON();
  }

  /** Standard deviation of what a deal moves, and of final scores. */
  swing(): { readonly deal: number | null; readonly match: number | null } {
    const { points, pointSquares, deals, score, scoreSquares, matches } = this.#sums;
    return {
      deal: deviation(points, pointSquares, deals),
      match: deviation(score, scoreSquares, matches),
    };
  }

  toJSON(): GroupState {
    return {
      sums: this.#sums,
      moments: Object.fromEntries([...this.#moments].map(([id, sums]) => [id, sums.toJSON()])),
      wins: Object.fromEntries([...this.#wins].map(([id, counter]) => [id, counter.toJSON()])),
    };
  }

  static from({ sums, moments, wins }: GroupState): Group {
    const group = new Group();
    // What an earlier version counted lacks what has been counted since.
    addFacts(group.#sums, { ...noFacts(), ...sums });
    for (const [id, own] of group.#moments) {
      const known = moments[id];
      if (known !== undefined) own.merge(Moments.from(known));
    }
    for (const [id, own] of group.#wins) own.merge(Counter.from(wins[id]!));
    return group;
  }
}

/** No share lies below none or above all, also where the normal interval does. */
function withinOne(ratio: Estimate | null): Estimate | null {
  if (ratio === null || ratio.interval === null) return ratio;
  const [low, high] = ratio.interval;
  return { value: ratio.value, interval: [Math.max(0, low), Math.min(1, high)] };
}

/** The counts of a group as plain data. */
export interface GroupState {
  readonly sums: Facts;
  readonly moments: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly wins: Readonly<Record<string, Histogram>>;
}

function deviation(sum: number, squares: number, count: number): number | null {
  if (count < 2) return null;
  return Math.sqrt(Math.max(0, (squares - (sum * sum) / count) / (count - 1)));
}

/** Counts as plain data, to be sent and merged. */
export interface StatisticsState {
  readonly table: GroupState;
  readonly seats: readonly GroupState[];
  readonly bots: Readonly<Record<string, GroupState>>;
  readonly outcomes: Histogram;
  readonly lengths: Histogram;
  readonly stopped: number;
}

/** Counts over matches that can be merged in any order. */
export class Statistics {
  readonly table = new Group();
  /** By first wind: seat 0 deals first. */
  readonly seats: BySeat<Group> = [new Group(), new Group(), new Group(), new Group()];
  readonly #bots = new Map<string, Group>();
  readonly #outcomes = new Counter();
  readonly #lengths = new Counter();
  #stopped = 0;

  add(match: MatchSummary): void {
    const facts = factsOf(match);
    const wins = match.deals.flatMap((deal) => deal.wins);
    this.table.add(sumOf(facts), wins);
    for (const seat of SEATS) {
      const own = wins.filter((win) => win.seat === seat);
      this.seats[seat].add(facts[seat], own);
    }
    for (const bot of new Set(match.players)) {
      const isOwn = (seat: number) => match.players[seat] === bot;
      const own = wins.filter((win) => isOwn(win.seat));
      this.#bot(bot).add(sumOf(facts.filter((_, seat) => isOwn(seat))), own);
    }
    for (const { outcome } of match.deals) this.#outcomes.add(outcome);
    this.#lengths.add(match.deals.length);
    if (match.isStopped) this.#stopped++;
  }

  merge(other: Statistics): void {
    this.table.merge(other.table);
    for (const seat of SEATS) this.seats[seat].merge(other.seats[seat]);
    for (const [name, group] of other.#bots) this.#bot(name).merge(group);
    this.#outcomes.merge(other.#outcomes);
    this.#lengths.merge(other.#lengths);
    this.#stopped += other.#stopped;
  }

  get matches(): number {
    return this.seats[0].sum('matches');
  }

  /** In alphabetical order. */
  get bots(): readonly (readonly [name: string, group: Group])[] {
    return [...this.#bots].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** How deals ended. */
  get outcomes(): Histogram {
    return this.#outcomes.toJSON();
  }

  /** Deals per match. */
  get lengths(): Histogram {
    return this.#lengths.toJSON();
  }

  /** Matches that only the bell ended. */
  get stopped(): number {
    return this.#stopped;
  }

  toJSON(): StatisticsState {
    return {
      table: this.table.toJSON(),
      seats: this.seats.map((group) => group.toJSON()),
      bots: Object.fromEntries(this.bots.map(([name, group]) => [name, group.toJSON()])),
      outcomes: this.outcomes,
      lengths: this.lengths,
      stopped: this.#stopped,
    };
  }

  static from(state: StatisticsState): Statistics {
    const statistics = new Statistics();
    statistics.table.merge(Group.from(state.table));
    for (const seat of SEATS) statistics.seats[seat].merge(Group.from(state.seats[seat]!));
    for (const [name, group] of Object.entries(state.bots)) {
      statistics.#bot(name).merge(Group.from(group));
    }
    statistics.#outcomes.merge(Counter.from(state.outcomes));
    statistics.#lengths.merge(Counter.from(state.lengths));
    statistics.#stopped = state.stopped;
    return statistics;
  }

  #bot(name: string): Group {
    const known = this.#bots.get(name);
    if (known !== undefined) return known;
    const group = new Group();
    this.#bots.set(name, group);
    return group;
  }
}

function sumOf(parts: readonly Facts[]): Facts {
  const sum = noFacts();
  for (const facts of parts) addFacts(sum, facts);
  return sum;
}
