// Hand-written logs under a rulebook: what its table looks like, and one deal more.

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
