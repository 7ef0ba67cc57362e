// The tiles that show a yaku: the sets it is about, or the whole hand where it is about all tiles.

import { type Group, KIND_MASK, type Reading, TRIPLET } from '@hanchan/hand';
import type { YakuId } from '@hanchan/rules';
import { FIRST_WIND, type Kind, type Tile } from '@hanchan/tiles';
import { isMeldedByRon, type Shape } from './shape.ts';

type ShowsGroup = (group: Group, reading: Reading, shape: Shape) => boolean;

const isTriplet = (group: Group) => group.type !== 'sequence';
const isDragonSet = (group: Group) => isTriplet(group) && group.kind >= 31;
const isWindSet = (group: Group) => isTriplet(group) && group.kind >= 27 && group.kind < 31;
const isSetOf = (kind: Kind) => (group: Group) => isTriplet(group) && group.kind === kind;
const isKanGroup = (group: Group) => group.type === 'kan';

/** Same rank, same type, in three suits. */
const inThreeSuits: ShowsGroup = (group, { groups }) =>
  group.kind < FIRST_WIND &&
  new Set(
    groups
      .filter((other) => isTriplet(other) === isTriplet(group))
      .filter((other) => other.kind < FIRST_WIND && other.kind % 9 === group.kind % 9)
      .map((other) => other.kind),
  ).size === 3;

const isTwin: ShowsGroup = (group, { groups }) =>
  !isTriplet(group) &&
  groups.some((other) => other !== group && !isTriplet(other) && other.kind === group.kind);

const isInStraight: ShowsGroup = (group, { groups }) => {
  const start = group.kind - (group.kind % 9);
  return (
    !isTriplet(group) &&
    (group.kind % 9) % 3 === 0 &&
    [0, 3, 6].every((rank) => groups.some((g) => !isTriplet(g) && g.kind === start + rank))
  );
};

const isConcealedTriplet: ShowsGroup = (group, { groups }, shape) =>
  isTriplet(group) &&
  (group.meld === null
    ? groups.indexOf(group) !== shape.completed || !isMeldedByRon(shape)
    : group.meld.type === 'concealedKan');

const hasNeighbours: ShowsGroup = (group, { groups }) =>
  isTriplet(group) &&
  groups.some(
    (other) =>
      isTriplet(other) &&
      Math.abs(other.kind - group.kind) === 1 &&
      Math.floor(other.kind / 9) === Math.floor(group.kind / 9),
  );

const SHOWS: Readonly<Partial<Record<YakuId, ShowsGroup>>> = {
  iipeikou: isTwin,
  ryanpeikou: isTwin,
  sanshoku_doujun: inThreeSuits,
  sanshoku_doukou: inThreeSuits,
  ittsu: isInStraight,
  sanankou: isConcealedTriplet,
  suuankou: isConcealedTriplet,
  suuankou_tanki: isConcealedTriplet,
  sankantsu: isKanGroup,
  suukantsu: isKanGroup,
  sanrenkou: hasNeighbours,
  suurenkou: hasNeighbours,
  haku: isSetOf(31),
  hatsu: isSetOf(32),
  chun: isSetOf(33),
  shousangen: isDragonSet,
  daisangen: isDragonSet,
  shousuushii: isWindSet,
  daisuushii: isWindSet,
  seat_wind: (group, _, shape) => isWindSet(group) && shape.seatBit === 1 << (group.kind - 27),
  round_wind: (group, _, shape) => isWindSet(group) && shape.roundBit === 1 << (group.kind - 27),
};

/** Yaku that the moment gives: the winning tile stands for it. */
const OF_THE_MOMENT: ReadonlySet<YakuId> = new Set<YakuId>([
  'riichi',
  'double_riichi',
  'ippatsu',
  'menzen_tsumo',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'tenhou',
  'chiihou',
  'renhou',
  'paarenchan',
]);

/** The evidence for the yaku of one reading; the whole hand is gathered once. */
export class Evidence {
  readonly #reading: Reading;
  readonly #shape: Shape;
  #whole: readonly Tile[] | null = null;

  constructor(reading: Reading, shape: Shape) {
    this.#reading = reading;
    this.#shape = shape;
  }

  of(id: YakuId): readonly Tile[] {
    if (OF_THE_MOMENT.has(id)) return [this.#shape.win.tile];
    const shows = SHOWS[id];
    if (shows === undefined) {
      this.#whole ??= wholeHand(this.#shape);
      return this.#whole;
    }
    const tiles: Tile[] = [];
    for (const group of this.#reading.groups) {
      if (shows(group, this.#reading, this.#shape)) tiles.push(...tilesOfGroup(group));
    }
    return tiles;
  }
}

export function wholeHand({ win }: Shape): Tile[] {
  const tiles = [...win.hand.concealed, win.tile];
  for (const meld of win.hand.melds) tiles.push(...meld.tiles);
  return tiles;
}

/** The tiles behind a fu item: a set, or the pair (-1). */
export function fuEvidence(set: number, shape: Shape): readonly Tile[] {
  if (set < 0) return [shape.pair, shape.pair];
  const code = shape.sets[set]!;
  const kind = code & KIND_MASK;
  if (set >= shape.setsInHand) return shape.win.hand.melds[set - shape.setsInHand]!.tiles;
  return code & TRIPLET ? [kind, kind, kind] : [kind, kind + 1, kind + 2];
}

function tilesOfGroup(group: Group): readonly Tile[] {
  if (group.meld !== null) return group.meld.tiles;
  const { kind } = group;
  return group.type === 'sequence' ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
}
