// Hand-written logs held against the engine: what must agree, and what must differ at exactly one line.

import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { type DealText, type Four, MjaiLog } from './mjaiLog.ts';

export type Book =
  | 'wrc-2022'
  | 'wdmc-2019'
  | 'ema-2008'
  | 'general'
  | 'tenhou'
  | 'uspml-fundamentals';

export const RIICHI_BOOKS: readonly Book[] = [
  'wrc-2022',
  'wdmc-2019',
  'ema-2008',
  'general',
  'tenhou',
];

export function blank(book: Book, scores?: Four): MjaiLog {
  const reds = ['wdmc-2019', 'ema-2008', 'tenhou'].includes(book);
  if (book === 'uspml-fundamentals') {
    return new MjaiLog({ live: 84, refill: false, reds }, scores ?? [20, 20, 20, 20]);
  }
  const start: Four = scores ?? [30_000, 30_000, 30_000, 30_000];
  return new MjaiLog({ live: 70, refill: book !== 'general', reds }, start);
}

/** No indicator where the book has no dora. */
export function write(book: Book, deal: DealText, scores?: Four): MjaiLog {
  const hasDora = book !== 'general' && book !== 'uspml-fundamentals';
  return blank(book, scores).deal(hasDora ? deal : { ...deal, dora: null });
}

export interface Table {
  readonly bakaze?: 'E' | 'S' | 'W' | 'N';
  readonly oya: number;
  readonly honba?: number;
  readonly kyotaku?: number;
}

/** One more deal, so that what the table looks like after the last one is held too: the dealer is dealt a win. */
export function thenBlessed(log: MjaiLog, book: Book, table: Table): MjaiLog {
  const { oya, honba = 0, kyotaku = 0 } = table;
  const seats = [0, 1, 2, 3];
  const hasDora = book !== 'general' && book !== 'uspml-fundamentals';
  const share = book === 'uspml-fundamentals' ? 2 : 16_000 + 100 * honba;
  const onTable = book === 'uspml-fundamentals' ? kyotaku : 1_000 * kyotaku;
  const deltas = seats.map((seat) => (seat === oya ? 3 * share + onTable : -share));
  return log.deal({
    ...table,
    ...(hasDora ? {} : { dora: null }),
    hands: { [oya]: '234m456p678s345s7p' },
    play: `${oya}+7p`,
    ends: [{ hora: oya, pai: '7p', deltas: deltas as unknown as Four, honba, kyotaku, han: null }],
  });
}

export const copy = (events: readonly MjaiEvent[]) =>
  JSON.parse(JSON.stringify(events)) as MjaiEvent[];

export function replayed(book: Book, events: readonly MjaiEvent[]) {
  return replayMjai(copy(events), findRuleset(book)!).difference;
}

export function agrees(book: Book, log: MjaiLog): void {
  expect(replayed(book, log.events)).toBeNull();
}

/** Differs at the last event for which this holds. */
export function differsAt(book: Book, log: MjaiLog, isIt: (event: MjaiEvent) => boolean): void {
  const at = log.events.findLastIndex(isIt);
  expect(at).toBeGreaterThan(0);
  const difference = replayed(book, log.events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}

export const ofType = (type: string, fields: Readonly<Record<string, unknown>> = {}) => {
  return (event: MjaiEvent) =>
    event.type === type && Object.entries(fields).every(([key, value]) => event[key] === value);
};

/** With other fields in one event the log differs there. */
export function differsWith(
  book: Book,
  log: MjaiLog,
  isIt: (event: MjaiEvent) => boolean,
  change: Readonly<Record<string, unknown>>,
): void {
  const at = log.events.findIndex(isIt);
  expect(at).toBeGreaterThanOrEqual(0);
  const events = log.events.with(at, { ...log.events[at]!, ...change });
  const difference = replayed(book, events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}

/** One go-around that ends first turns and helps nobody. */
export const AROUND = '0=1z 1=2z 2=3z 3=5z';

/** Closed, waiting 3m 6m: tanyao and pinfu, 2 han 30 fu. */
export const ALL_INSIDE = '45m234p678p345s88s';
/** The same, with other sets. */
export const INSIDE_TOO = '45m345p567p567s22s';
/** Closed, waiting 6m 9m: pinfu only. */
export const PINFU = '78m456p789p123s99s';
/** Closed, waiting 2s 5s, with a triplet of nines: no yaku of its own, 40 fu. */
export const NINES = '999m234p567p34s88s';
export const ORPHANS = '19m19p19s1234567z';
/** Holds a pair of 5m and fits nothing else. */
export const PAIR = '55m1m2468p2468s36m';
