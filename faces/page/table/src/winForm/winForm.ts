// What somebody has put into the calculator, and the ways to change it. Each way gives a new form.

import { MOMENTS, type Moment } from '@hanchan/kit/wins/moments.ts';
import type { YakuId } from '@hanchan/rules';
import type { RiichiState, Win } from '@hanchan/score';
import { compareTiles, type Meld, type Source, type Tile, type Wind } from '@hanchan/tiles';

export const WAYS = ['ron', 'tsumo'] as const;
export type Way = (typeof WAYS)[number];

export const COUNTS = ['counters', 'deposits', 'pool'] as const;
export type CountName = (typeof COUNTS)[number];

export const INDICATORS_MAX = 5;
/** As many as the input takes; a table holds far fewer. */
export const COUNT_MAX = 99;
export const POOL_MAX = 100_000;

/** What lies on the table is told as the scorer takes it. */
type OnTable = Pick<Win, 'riichi' | 'indicators' | 'ura' | 'counters' | 'deposits' | 'pool'>;

export interface Form extends OnTable {
  /** In the order of a rack, without the winning tile. */
  readonly concealed: readonly Tile[];
  readonly win: Tile | null;
  readonly melds: readonly Meld[];
  readonly way: Way;
  /** Who discarded, as the winner sees the table. */
  readonly from: Source;
  readonly seat: Wind;
  readonly round: Wind;
  readonly moments: readonly Moment[];
  /** Who fed the last set of which yakuman. */
  readonly liable: Readonly<Partial<Record<YakuId, Source>>>;
}

export function emptyWinForm(): Form {
  return {
    concealed: [],
    win: null,
    melds: [],
    way: 'ron',
    from: 'left',
    seat: 'S',
    round: 'E',
    riichi: 'none',
    moments: [],
    indicators: [],
    ura: [],
    counters: 0,
    deposits: 0,
    pool: 0,
    liable: {},
  };
}

/** Concealed tiles of a hand that waits for its last one. */
export const handSize = ({ melds }: Form): number => 13 - 3 * melds.length;

/** Tiles that can still be put into the hand, the winning one included. */
export const roomOf = (form: Form): number =>
  handSize(form) + 1 - form.concealed.length - (form.win === null ? 0 : 1);

/** All tiles that lie somewhere: none of them can be used twice. */
export const tilesIn = ({ concealed, win, melds, indicators, ura }: Form): Tile[] => [
  ...concealed,
  ...(win === null ? [] : [win]),
  ...melds.flatMap((meld) => meld.tiles),
  ...indicators,
  ...ura,
];

const sorted = (tiles: readonly Tile[]) => [...tiles].sort(compareTiles);
const without = <T>(list: readonly T[], index: number) => list.filter((_, i) => i !== index);

/** Into the hand; when that is full, as the winning tile, in the place of the one before. */
export function addTile(form: Form, tile: Tile): Form {
  if (form.concealed.length < handSize(form)) {
    return { ...form, concealed: sorted([...form.concealed, tile]) };
  }
  return { ...form, win: tile };
}

export const removeTile = (form: Form, index: number): Form => ({
  ...form,
  concealed: without(form.concealed, index),
});

export const removeWin = (form: Form): Form => ({ ...form, win: null });

/** A tile of the hand becomes the winning one; what was it goes back into the hand. */
export function makeWinning(form: Form, index: number): Form {
  const { concealed, win } = form;
  const back = win === null ? [] : [win];
  return {
    ...form,
    win: concealed[index] ?? win,
    concealed: sorted([...without(concealed, index), ...back]),
  };
}

/** What was added last, as far as that can still be told: the winning tile, then the end of the hand. */
export function removeLast(form: Form): Form {
  return form.win !== null ? removeWin(form) : removeTile(form, form.concealed.length - 1);
}

const withMelds = (form: Form, melds: readonly Meld[]): Form => ({ ...form, melds });

export const addMeld = (form: Form, meld: Meld) => withMelds(form, [...form.melds, meld]);

export const removeMeld = (form: Form, index: number) =>
  withMelds(form, without(form.melds, index));

export const turnMeld = (form: Form, index: number, from: Source) =>
  withMelds(
    form,
    form.melds.map((meld, i) => (i === index ? { ...meld, from } : meld)),
  );

export const addIndicator = (form: Form, tile: Tile): Form => ({
  ...form,
  indicators: [...form.indicators, tile],
});

/** The ura under it goes with it. */
export const removeIndicator = (form: Form, index: number): Form => ({
  ...form,
  indicators: without(form.indicators, index),
  ura: without(form.ura, index),
});

export const addUra = (form: Form, tile: Tile): Form => ({ ...form, ura: [...form.ura, tile] });

export const removeUra = (form: Form, index: number): Form => ({
  ...form,
  ura: without(form.ura, index),
});

export const setMoment = (form: Form, moment: Moment, isSet: boolean): Form => ({
  ...form,
  moments: MOMENTS.filter((one) => (one === moment ? isSet : form.moments.includes(one))),
});

/** Without riichi nobody looks under the indicators, and there is no ippatsu. */
export function setRiichi(form: Form, riichi: RiichiState): Form {
  const next = { ...form, riichi };
  return riichi === 'none' ? { ...setMoment(next, 'ippatsu', false), ura: [] } : next;
}

export function setWay(form: Form, way: Way): Form {
  const gone: Moment = way === 'ron' ? 'afterKan' : 'robbedKan';
  return setMoment({ ...form, way }, gone, false);
}

/** A whole number within what the input takes. */
export function setCount(form: Form, name: CountName, value: number): Form {
  const most = name === 'pool' ? POOL_MAX : COUNT_MAX;
  const whole = Number.isFinite(value) ? Math.trunc(value) : 0;
  return { ...form, [name]: Math.min(most, Math.max(0, whole)) };
}

export function setLiable(form: Form, yaku: YakuId, from: Source | null): Form {
  const { [yaku]: _, ...others } = form.liable;
  return { ...form, liable: from === null ? others : { ...others, [yaku]: from } };
}
