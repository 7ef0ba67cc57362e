// A logged win put into the calculator the way a person does: tile by tile on the keys, melds by their kind, one
// circumstance after the other. A key or a choice that is off stops it.

import type { Moment } from '@hanchan/kit/wins/moments.ts';
import type { RuleValues, YakuId } from '@hanchan/rules';
import { placeOf } from '@hanchan/table/felt/places.ts';
import { applyText } from '@hanchan/table/winForm/handText.ts';
import {
  emptyWinForm,
  type Form,
  setCount,
  setLiable,
  setMoment,
  setRiichi,
  setWay,
} from '@hanchan/table/winForm/winForm.ts';
import {
  isRedFive,
  type MeldType,
  parseTile,
  parseTiles,
  type Seat,
  type Source,
  type Tile,
  type Wind,
} from '@hanchan/tiles';
import type { LoggedWin as Logged } from '../../../../proof/spec/support/loggedWin.ts';
import { newProblem } from '../src/calculator/outcome.ts';
import {
  type Board,
  type KeyTarget,
  newDraft,
  press,
  reasonAgainst,
} from '../src/calculator/tileKeys.ts';

export interface LoggedMeld {
  readonly type: 'chi' | 'pon' | 'daiminkan' | 'kakan' | 'ankan';
  readonly tiles: readonly string[];
  readonly from: Seat;
}

export interface LoggedWin extends Pick<Logged, 'rules' | 'points' | 'deltas'> {
  readonly winner: Seat;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly closedTiles: string;
  readonly winTile: string;
  readonly melds: readonly LoggedMeld[];
  readonly tsumo: boolean;
  readonly from: Seat | null;
  readonly doubleRiichi: boolean;
  readonly riichiDeclared: boolean;
  readonly doraIndicators: readonly string[];
  readonly uraIndicators: readonly string[];
  readonly honba: number;
  readonly riichiSticks: number;
  readonly pao: Seat | null;
  readonly [flag: string]: unknown;
}

const TYPES: Readonly<Record<LoggedMeld['type'], MeldType>> = {
  chi: 'chi',
  pon: 'pon',
  daiminkan: 'calledKan',
  kakan: 'addedKan',
  ankan: 'concealedKan',
};

/** Which logged flags speak of which circumstance. */
const FLAGS: Readonly<Record<Moment, readonly string[]>> = {
  ippatsu: ['ippatsu'],
  afterKan: ['rinshan'],
  robbedKan: ['chankan', 'ronOnKan'],
  lastTile: ['haitei', 'houtei'],
  firstTurn: ['tenhou', 'chiihou', 'renhou'],
  mixedIn: ['mixedIn'],
};

export const tileOf = (text: string): Tile => {
  const tile = parseTile(text);
  if (!tile.ok) throw new Error(`no tile: ${text}`);
  return tile.value;
};

export const tilesOf = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`no tiles: ${text}`);
  return tiles.value;
};

/** The key to press for a meld, where one is enough: the red five, or any of its tiles. */
const keyOf = (tiles: readonly Tile[]) => tiles.find(isRedFive) ?? tiles[0]!;

export function fill(line: LoggedWin, rules: RuleValues): Form {
  let board: Board = { form: emptyWinForm(), target: 'hand', draft: newDraft(), rules };
  const choose = (next: Form) => {
    const problem = newProblem(board.form, next, rules);
    if (problem !== null) throw new Error(`off: ${problem.case}`);
    board = { ...board, form: next };
  };
  const pressAll = (target: KeyTarget, tiles: readonly Tile[]) => {
    for (const tile of tiles) {
      board = { ...board, target };
      const reason = reasonAgainst(tile, board);
      if (reason !== null) throw new Error(`off: ${reason}`);
      board = { ...board, ...press(tile, board) };
    }
  };
  const sideOf = (seat: Seat) => placeOf(seat, line.winner) as Source;

  choose({ ...setWay(board.form, line.tsumo ? 'tsumo' : 'ron'), seat: line.seatWind });
  choose({ ...board.form, round: line.roundWind });
  if (line.from !== null) choose({ ...board.form, from: sideOf(line.from) });
  for (const { type, tiles: texts, from } of line.melds) {
    const tiles = texts.map(tileOf);
    const source = type === 'ankan' ? 'left' : sideOf(from);
    board = { ...board, draft: { type: TYPES[type], from: source, tiles: [] } };
    pressAll('meld', type === 'chi' ? tiles : [keyOf(tiles)]);
  }
  pressAll('dora', line.doraIndicators.map(tileOf));
  pressAll('hand', tilesOf(line.closedTiles));
  pressAll('hand', [tileOf(line.winTile)]);
  if (line.doubleRiichi) choose(setRiichi(board.form, 'double'));
  else if (line.riichiDeclared) choose(setRiichi(board.form, 'riichi'));
  pressAll('ura', line.uraIndicators.map(tileOf));
  for (const [moment, flags] of Object.entries(FLAGS)) {
    const isSet = flags.some((flag) => line[flag] === true);
    if (isSet) choose(setMoment(board.form, moment as Moment, true));
  }
  choose(setCount(setCount(board.form, 'counters', line.honba), 'deposits', line.riichiSticks));
  if (line.pao !== null) {
    for (const yaku of rules['liability.yaku'] as readonly YakuId[]) {
      choose(setLiable(board.form, yaku, sideOf(line.pao)));
    }
  }
  return board.form;
}

/** By the seats of the log: the form counts from the dealer. */
export function deltasAsLogged(deltas: readonly number[], line: LoggedWin): readonly number[] {
  const dealer = (line.winner - 'ESWN'.indexOf(line.seatWind) + 4) % 4;
  return [0, 1, 2, 3].map((seat) => deltas[(seat - dealer + 4) % 4]!);
}

/** A form with the tiles of a text. */
export function typed(text: string, changes: Partial<Form> = {}): Form {
  const applied = applyText({ ...emptyWinForm(), ...changes }, text);
  if (!applied.ok) throw new Error(JSON.stringify(applied.error));
  return applied.value.form;
}
