// What a complete hand is worth: every reading with its yaku, fu and base points, and the best of them.

import type { Book } from './book.ts';
import { type Group, isOrphans, isSevenPairs, partings } from './hands.ts';
import { doraOf, isDragon, isEnd, isRed, type Kind, kindOf, rankOf, type Tile } from './tiles.ts';
import { type Circumstances, type Found, type Reading, type Wait, yakuOf } from './yaku.ts';

export interface Meld {
  readonly type: 'chi' | 'pon' | 'calledKan' | 'addedKan' | 'concealedKan';
  readonly tiles: readonly Tile[];
}

export interface WinningHand {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly tile: Tile;
  readonly indicators: readonly Tile[];
  /** Only of a riichi hand. */
  readonly ura: readonly Tile[];
}

export interface Worthy {
  readonly yaku: readonly (readonly [id: string, han: number | null])[];
  readonly yakuman: readonly (readonly [id: string, units: number])[];
  readonly dora: readonly [number, number, number];
  readonly han: number | null;
  readonly fu: number | null;
  readonly limit: string | null;
  /** One share. */
  readonly base: number;
}

const groupOf = ({ type, tiles }: Meld): Group => ({
  type: type === 'chi' ? 'run' : type === 'pon' ? 'set' : 'kan',
  first: Math.min(...tiles.map(kindOf)),
  isOpen: type !== 'concealedKan',
});

function waitOn({ type, first }: Group, kind: Kind): Wait {
  if (type !== 'run') return 'set';
  if (kind === first + 1) return 'middle';
  const isEdge = kind === first ? rankOf(first) === 7 : rankOf(first) === 1;
  return isEdge ? 'edge' : 'open';
}

/** Every way to read the hand, with every group or pair that the winning tile may have completed. */
export function readingsOf(hand: WinningHand, isTsumo: boolean, book: Book): Reading[] {
  const winKind = kindOf(hand.tile);
  const concealed = [...hand.concealed.map(kindOf), winKind];
  const laid = hand.melds.map(groupOf);
  const kinds = [...concealed, ...hand.melds.flatMap(({ tiles }) => tiles.map(kindOf))];
  const isClosed = laid.every(({ isOpen }) => !isOpen);
  const common = { kinds, winKind, isClosed };
  const whole = { ...common, groups: [], concealedSets: 0, pair: null, wait: 'pair' as const };
  const readings: Reading[] = [];
  if (!book.isPool && isSevenPairs(concealed)) readings.push({ ...whole, form: 'pairs' });
  if (!book.isPool && isOrphans(concealed)) readings.push({ ...whole, form: 'orphans' });
  for (const { groups, pair } of partings(concealed)) {
    const all = [...groups, ...laid];
    const isSet = ({ type, isOpen }: Group) => type !== 'run' && !isOpen;
    const sets = all.filter(isSet).length;
    const add = (wait: Wait) => {
      const isLaidByRon = wait === 'set' && !isTsumo && !book.ronSetIsConcealed;
      const concealedSets = sets - (isLaidByRon ? 1 : 0);
      readings.push({ ...common, form: 'groups', groups: all, concealedSets, pair, wait });
    };
    if (pair === winKind) add('pair');
    const holds = ({ type, first }: Group) =>
      type === 'run' ? winKind >= first && winKind <= first + 2 : winKind === first;
    for (const group of groups) if (holds(group)) add(waitOn(group, winKind));
  }
  return readings;
}

/** Before rounding. */
export function fuOf(reading: Reading, how: Circumstances, hasPinfu: boolean, book: Book): number {
  if (reading.form === 'pairs') return 25;
  const { groups, pair, wait, winKind, isClosed } = reading;
  let more = 0;
  if (how.isTsumo) more += hasPinfu ? 0 : 2;
  else if (isClosed) more += 10;
  if (wait === 'edge' || wait === 'middle' || wait === 'pair') more += 2;
  const isSeat = pair === how.seatWind;
  const isRound = pair === how.roundWind;
  if (isSeat && isRound) more += book.doubleWindPairFu;
  else if (isSeat || isRound || isDragon(pair!)) more += 2;
  let laidByRon = wait === 'set' && !how.isTsumo && !book.ronSetIsConcealed;
  for (const { type, first, isOpen } of groups) {
    if (type === 'run') continue;
    const isCompleted = laidByRon && type === 'set' && !isOpen && first === winKind;
    if (isCompleted) laidByRon = false;
    const isConcealed = !isOpen && !isCompleted;
    more += 2 * (isEnd(first) ? 2 : 1) * (isConcealed ? 2 : 1) * (type === 'kan' ? 4 : 1);
  }
  if (more === 0 && !isClosed) more = book.openPinfuFu;
  return 20 + more;
}

const LIMITS: readonly (readonly [han: number, name: string, base: number])[] = [
  [11, 'sanbaiman', 6_000],
  [8, 'baiman', 4_000],
  [6, 'haneman', 3_000],
  [5, 'mangan', 2_000],
];

function baseOf(han: number, fu: number, book: Book): { limit: string | null; base: number } {
  if (book.countedYakuman && han >= 13) return { limit: 'yakuman', base: 8_000 };
  for (const [from, limit, base] of LIMITS) if (han >= from) return { limit, base };
  const base = fu * 2 ** (han + 2);
  const isMangan = base >= 2_000 || (base === 1_920 && book.roundsUpToMangan);
  return isMangan ? { limit: 'mangan', base: 2_000 } : { limit: null, base };
}

function doraIn(hand: WinningHand, book: Book): [number, number, number] {
  const tiles = [...hand.concealed, hand.tile, ...hand.melds.flatMap(({ tiles }) => tiles)];
  const count = (indicators: readonly Tile[]) =>
    indicators
      .map((indicator) => tiles.filter((tile) => kindOf(tile) === doraOf(indicator)).length)
      .reduce((a, b) => a + b, 0);
  const red = tiles.filter(isRed).length;
  return book.hasDora ? [count(hand.indicators), count(hand.ura), red] : [0, 0, red];
}

const NO_DORA = [0, 0, 0] as const;

/** Paid without han and fu. */
const UNCOUNTED = { yaku: [], yakuman: [], dora: NO_DORA, han: null, fu: null };

function valueIn(
  reading: Reading,
  found: readonly Found[],
  hand: WinningHand,
  how: Circumstances,
  book: Book,
): Worthy | null {
  if (book.flatShare !== null) return { ...UNCOUNTED, limit: null, base: book.flatShare };
  const yakuman = found.flatMap(({ id, worth }) =>
    typeof worth === 'number' ? [[id, worth] as const] : [],
  );
  if (yakuman.length > 0) {
    const units = yakuman.map(([, count]) => count);
    const paid = book.yakumanAddUp ? units.reduce((a, b) => a + b, 0) : Math.max(...units);
    return { ...UNCOUNTED, yakuman, limit: 'yakuman', base: 8_000 * paid };
  }
  const yaku = found.flatMap(({ id, worth }) =>
    typeof worth === 'object' ? [[id, worth[reading.isClosed ? 0 : 1]] as const] : [],
  );
  const yakuHan = yaku.reduce((sum, [, han]) => sum + han, 0);
  const needed =
    book.twoHanFrom > 0 && how.counters >= book.twoHanFrom ? 2 : book.needsYaku ? 1 : 0;
  const flat = found.find(({ worth }) => worth === 'mangan');
  let own: Worthy | null = null;
  if (yakuHan >= needed) {
    const dora = doraIn(hand, book);
    const han = yakuHan + dora[0] + dora[1] + dora[2];
    const exact = fuOf(
      reading,
      how,
      yaku.some(([id]) => id === 'pinfu'),
      book,
    );
    const fu = reading.form === 'pairs' ? exact : Math.ceil(exact / 10) * 10;
    own = { yaku, yakuman: [], dora, han, fu, ...baseOf(han, fu, book) };
  }
  // Paid as mangan, and nothing is added; unless the hand itself is worth as much.
  if (flat === undefined || (own !== null && own.base >= 2_000)) return own;
  return { ...UNCOUNTED, yaku: [[flat.id, null]], limit: 'mangan', base: 2_000 };
}

/** The best reading of a complete hand; null when none may win. */
export function worthOf(hand: WinningHand, how: Circumstances, book: Book): Worthy | null {
  const values = readingsOf(hand, how.isTsumo, book)
    .map((reading) => valueIn(reading, yakuOf(reading, how, book), hand, how, book))
    .filter((value) => value !== null);
  const rank = ({ base, han, fu }: Worthy) => base * 1e6 + (han ?? 0) * 1e3 + (fu ?? 0);
  return values.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}
