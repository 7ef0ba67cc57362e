// Which yaku one reading of a winning hand has. A reading says how the tiles are parted, and which group or pair the
// winning tile completed.

import type { Book, Worth } from './book.ts';
import type { Group } from './hands.ts';
import {
  countKinds,
  isDragon,
  isEnd,
  isHonour,
  isTerminal,
  isWind,
  type Kind,
  rankOf,
  suitOf,
} from './tiles.ts';

/** How the win came about. */
export interface Circumstances {
  readonly isTsumo: boolean;
  readonly isDealer: boolean;
  readonly seatWind: Kind;
  readonly roundWind: Kind;
  readonly riichi: 'none' | 'riichi' | 'double';
  readonly ippatsu: boolean;
  readonly afterKan: boolean;
  readonly robbedKan: boolean;
  readonly isLastTile: boolean;
  readonly isFirstTurn: boolean;
  readonly counters: number;
}

export type Wait = 'open' | 'edge' | 'middle' | 'pair' | 'set';

export interface Reading {
  readonly form: 'groups' | 'pairs' | 'orphans';
  /** Of all tiles, those of melds included. */
  readonly kinds: readonly Kind[];
  readonly winKind: Kind;
  readonly isClosed: boolean;
  readonly groups: readonly Group[];
  /** Concealed sets and kans among them. */
  readonly concealedSets: number;
  readonly pair: Kind | null;
  readonly wait: Wait;
}

const GREEN = [19, 20, 21, 23, 25, 32];

function situation(how: Circumstances, isClosed: boolean): string[] {
  const { isTsumo, isDealer, riichi } = how;
  return [
    riichi === 'riichi' && 'riichi',
    riichi === 'double' && 'double_riichi',
    how.ippatsu && 'ippatsu',
    isTsumo && isClosed && 'menzen_tsumo',
    how.afterKan && 'rinshan',
    how.robbedKan && 'chankan',
    isTsumo && how.isLastTile && !how.afterKan && 'haitei',
    !isTsumo && how.isLastTile && 'houtei',
    isTsumo && isDealer && how.isFirstTurn && 'tenhou',
    isTsumo && !isDealer && how.isFirstTurn && 'chiihou',
    !isTsumo && !isDealer && how.isFirstTurn && 'renhou',
  ].filter((id) => id !== false);
}

function ofTiles({ kinds, groups }: Reading): string[] {
  const isFlush = new Set(kinds.filter((kind) => !isHonour(kind)).map(suitOf)).size === 1;
  const hasHonour = kinds.some(isHonour);
  const hasRun = groups.some(({ type }) => type === 'run');
  return [
    kinds.every((kind) => !isEnd(kind)) && 'tanyao',
    isFlush && hasHonour && 'honitsu',
    isFlush && !hasHonour && 'chinitsu',
    kinds.every(isEnd) && hasHonour && kinds.some(isTerminal) && 'honroutou',
    kinds.every(isTerminal) && 'chinroutou',
    kinds.every(isHonour) && 'tsuuiisou',
    kinds.every((kind) => GREEN.includes(kind)) && 'ryuuiisou',
    hasRun && hasHonour && endsEverywhere(groups, kinds) && 'chanta',
    hasRun && !hasHonour && endsEverywhere(groups, kinds) && 'junchan',
  ].filter((id) => id !== false);
}

/** Each group, and the pair, which is what the groups leave over, holds a terminal or an honour. */
function endsEverywhere(groups: readonly Group[], kinds: readonly Kind[]): boolean {
  const hasEnd = ({ type, first }: Group) =>
    type === 'run' ? rankOf(first) === 1 || rankOf(first) === 7 : isEnd(first);
  const left = countKinds(kinds);
  for (const { type, first } of groups) {
    if (type === 'run') for (const kind of [first, first + 1, first + 2]) left[kind]!--;
    else left[first]! -= type === 'kan' ? 4 : 3;
  }
  return groups.every(hasEnd) && left.every((count, kind) => count === 0 || isEnd(kind));
}

function ofRuns({ groups, isClosed, pair, wait }: Reading, how: Circumstances): string[] {
  const runs = groups.filter(({ type }) => type === 'run').map(({ first }) => first);
  const twins = [...countKinds(runs)].reduce((sum, count) => sum + Math.floor(count / 2), 0);
  const has = (...firsts: Kind[]) => firsts.every((first) => runs.includes(first));
  const isPlainPair =
    pair !== null && !isDragon(pair) && pair !== how.seatWind && pair !== how.roundWind;
  return [
    isClosed && runs.length === 4 && isPlainPair && wait === 'open' && 'pinfu',
    isClosed && twins === 1 && 'iipeikou',
    isClosed && twins === 2 && 'ryanpeikou',
    [0, 1, 2, 3, 4, 5, 6].some((at) => has(at, at + 9, at + 18)) && 'sanshoku_doujun',
    [0, 9, 18].some((at) => has(at, at + 3, at + 6)) && 'ittsu',
  ].filter((id) => id !== false);
}

function ofSets(reading: Reading, how: Circumstances): string[] {
  const { groups, pair, concealedSets } = reading;
  const sets = groups.filter(({ type }) => type !== 'run').map(({ first }) => first);
  const kans = groups.filter(({ type }) => type === 'kan').length;
  const has = (...kinds: Kind[]) => kinds.every((kind) => sets.includes(kind));
  const row = (length: number) =>
    [0, 1, 2].some((suit) =>
      Array.from({ length: 10 - length }, (_, i) => suit * 9 + i).some((first) =>
        has(...Array.from({ length }, (_, i) => first + i)),
      ),
    );
  const dragons = sets.filter(isDragon).length;
  const winds = sets.filter(isWind).length;
  return [
    has(how.seatWind) && 'seat_wind',
    has(how.roundWind) && 'round_wind',
    has(31) && 'haku',
    has(32) && 'hatsu',
    has(33) && 'chun',
    sets.length === 4 && 'toitoi',
    concealedSets === 3 && 'sanankou',
    kans === 3 && 'sankantsu',
    kans === 4 && 'suukantsu',
    Array.from({ length: 9 }, (_, i) => i).some((at) => has(at, at + 9, at + 18)) &&
      'sanshoku_doukou',
    row(3) && 'sanrenkou',
    row(4) && 'suurenkou',
    dragons === 2 && pair !== null && isDragon(pair) && 'shousangen',
    dragons === 3 && 'daisangen',
    winds === 3 && pair !== null && isWind(pair) && 'shousuushii',
    winds === 4 && 'daisuushii',
    concealedSets === 4 && 'suuankou',
    concealedSets === 4 && reading.wait === 'pair' && 'suuankou_tanki',
  ].filter((id) => id !== false);
}

/** 1112345678999 of one suit and one tile more, without a kan; pure when the one more is the winning tile. */
function ofGates({ kinds, winKind, isClosed, groups }: Reading): string[] {
  const hasKan = groups.some(({ type }) => type === 'kan');
  if (!isClosed || hasKan || kinds.some(isHonour) || new Set(kinds.map(suitOf)).size > 1) return [];
  const counts = countKinds(kinds);
  const start = suitOf(winKind) * 9;
  const extra = [3, 1, 1, 1, 1, 1, 1, 1, 3].map((needed, i) => counts[start + i]! - needed);
  if (extra.some((count) => count < 0)) return [];
  const isPure = extra[winKind - start] === 1;
  return isPure ? ['chuuren_poutou', 'junsei_chuuren_poutou'] : ['chuuren_poutou'];
}

function ofForm(reading: Reading): string[] {
  const { form, kinds, winKind } = reading;
  if (form === 'pairs') return ['chiitoitsu'];
  if (form !== 'orphans') return [];
  const isThirteen = countKinds(kinds)[winKind] === 2;
  return isThirteen ? ['kokushi', 'kokushi_13men'] : ['kokushi'];
}

/** The stronger hides the weaker, where the rulebook has it. */
const HIDES: readonly (readonly [strong: string, weak: string])[] = [
  ['kokushi_13men', 'kokushi'],
  ['junsei_chuuren_poutou', 'chuuren_poutou'],
  ['suuankou_tanki', 'suuankou'],
];

export interface Found {
  readonly id: string;
  readonly worth: Worth;
}

/** All yaku of a reading that the rulebook knows and an open hand may have. */
export function yakuOf(reading: Reading, how: Circumstances, book: Book): Found[] {
  const { isClosed, form } = reading;
  const ofGroups = form === 'groups' ? [...ofRuns(reading, how), ...ofSets(reading, how)] : [];
  const ids = [
    ...situation(how, isClosed),
    ...ofForm(reading),
    ...ofTiles(reading),
    ...ofGroups,
    ...ofGates(reading),
  ];
  const found = ids.flatMap((id): Found[] => {
    const worth = book.yaku[id];
    if (worth === undefined) return [];
    const isClosedOnly = typeof worth === 'object' && worth[1] === 0;
    return isClosedOnly && !isClosed ? [] : [{ id, worth }];
  });
  const hidden = HIDES.filter(([strong]) => found.some(({ id }) => id === strong)).map(
    ([, weak]) => weak,
  );
  const seen = found.filter(({ id }) => !hidden.includes(id));
  // Eight counters make any win of the dealer's a yakuman.
  const eight = book.yaku['paarenchan'];
  const isEighth = eight !== undefined && how.isDealer && how.counters === 8 && seen.length > 0;
  return isEighth ? [...seen, { id: 'paarenchan', worth: eight }] : seen;
}
