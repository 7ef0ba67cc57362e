// The JSON form of a win, as it travels in files, batches and the API, and how it becomes a `Win`.
// Fields keep the names that others rely on; result fields and notes beside them are ignored.

import {
  nextSeat,
  playersOf,
  type RuleKey,
  type RuleValues,
  YAKU_IDS,
  type YakuId,
} from '@hanchan/rules';
import {
  compareTiles,
  describeNotationError,
  fail,
  type Meld,
  type MeldType,
  ok,
  parseTile,
  parseTiles,
  type Result,
  SEATS,
  type Seat,
  type Source,
  type Tile,
  turnsTo,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { checkWin, type WinProblem } from './checkWin.ts';
import { feederOf } from './feeder.ts';
import { type Liability, newWin, type RiichiState, type Win } from './win.ts';

/** What is wrong with a win in JSON, and in which field. */
export interface WinFormError {
  readonly code: string;
  readonly field: string;
  readonly message: string;
  readonly rule?: RuleKey;
}

const MELD_TYPES: Readonly<Record<string, MeldType>> = {
  chi: 'chi',
  pon: 'pon',
  daiminkan: 'calledKan',
  kakan: 'addedKan',
  ankan: 'concealedKan',
};

/** Seats away from the caller, in turn order. */
const SOURCE_AT: readonly (Source | null)[] = [null, 'right', 'across', 'left'];

/** Which field of the form a problem of the win belongs to. */
const FIELD_OF: Readonly<Partial<Record<keyof Win, string>>> = {
  hand: 'closedTiles',
  afterKan: 'rinshan',
  robbedKan: 'chankan',
  indicators: 'doraIndicators',
  ura: 'uraIndicators',
  counters: 'honba',
  deposits: 'riichiSticks',
  liable: 'pao',
  // Only after a robbed kan can the last tile be wrong, and that is a discard.
  lastTile: 'houtei',
};

/** Thrown while reading and caught at the door: the first field that cannot be read. */
class Unreadable extends Error {
  readonly field: string;
  readonly code: string;
  constructor(field: string, message: string, code = 'badField') {
    super(message);
    this.field = field;
    this.code = code;
  }
}

type Form = Readonly<Record<string, unknown>>;

/** Reads and checks a win; the error names the field, and the rule where one forbids it. */
export function parseWin(json: unknown, rules: RuleValues): Result<Win, WinFormError> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return fail({ code: 'notAnObject', field: '', message: 'a win is a JSON object' });
  }
  try {
    const form = json as Form;
    const win = readWin(form, rules);
    const problem = checkWin(win, rules)[0];
    return problem === undefined ? ok(win) : fail(problemOfForm(problem, form, win));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return fail({ code: error.code, field: error.field, message: error.message });
  }
}

function problemOfForm(problem: WinProblem, form: Form, win: Win): WinFormError {
  const { code, message, rule } = problem;
  let field: string = FIELD_OF[problem.field] ?? problem.field;
  const isOfMeld = problem.code === 'badMeld' || rule !== undefined;
  if (problem.field === 'hand' && isOfMeld) field = 'melds';
  if (problem.field === 'firstTurn') {
    field = ['tenhou', 'chiihou', 'renhou'].find((name) => form[name] === true) ?? field;
  }
  if (problem.field === 'riichi') field = win.riichi === 'double' ? 'doubleRiichi' : 'riichi';
  return rule === undefined ? { code, field, message } : { code, field, message, rule };
}

function readWin(form: Form, rules: RuleValues): Win {
  const seats = readSeats(form, rules);
  const from = readFrom(form, seats.winner);
  const melds = readMelds(form, seats.winner, rules);
  return newWin({
    hand: { concealed: readTiles(form, 'closedTiles'), melds },
    tile: readTile(form['winTile'], 'winTile'),
    ...seats,
    roundWind: readWind(form, 'roundWind') ?? 'E',
    from,
    ...readMoment(form, from === null),
    firstTurn: readFirstTurn(form, from === null, seats.winner === seats.dealer),
    indicators: readIndicators(form, 'doraIndicators'),
    ura: readIndicators(form, 'uraIndicators'),
    counters: readCount(form, 'honba'),
    deposits: readCount(form, 'riichiSticks'),
    pool: readCount(form, 'pool'),
    liable: readLiable(form['pao'], melds, seats.winner, rules),
  });
}

/** The winner's seat and wind give the dealer; each of the two may be left out. */
function readSeats(form: Form, rules: RuleValues): { winner: Seat; dealer: Seat } {
  const wind = readWind(form, 'seatWind') ?? (form['dealer'] === true ? 'E' : null);
  const isDealer = readFlag(form, 'dealer');
  const isSaid = (form['dealer'] ?? null) !== null;
  if (isSaid && isDealer !== (wind === 'E')) {
    throw new Unreadable('dealer', `does not fit seatWind ${wind}: the dealer is East`);
  }
  const steps = WINDS.indexOf(wind ?? 'S');
  const winner =
    form['winner'] === undefined ? (steps as Seat) : readSeat(form['winner'], 'winner');
  return { winner, dealer: nextSeat(winner, rules, -steps) };
}

function readFrom(form: Form, winner: Seat): Seat | null {
  const tsumo = readFlag(form, 'tsumo');
  const ron = readFlag(form, 'ron');
  if (tsumo === ron) {
    throw new Unreadable(tsumo ? 'ron' : 'tsumo', 'exactly one of tsumo and ron must be true');
  }
  const given = form['from'] ?? null;
  if (tsumo) {
    if (given !== null && given !== winner) throw new Unreadable('from', 'must be null on a tsumo');
    return null;
  }
  if (given === null) throw new Unreadable('from', 'a ron needs the seat of the discarder');
  return readSeat(given, 'from');
}

function readMoment(form: Form, isSelfDraw: boolean) {
  const only = (name: string, when: boolean, way: string) => {
    const isSet = readFlag(form, name);
    if (isSet && !when) throw new Unreadable(name, `only goes with a ${way}`, 'contradiction');
    return isSet;
  };
  const haitei = only('haitei', isSelfDraw, 'tsumo');
  const houtei = only('houtei', !isSelfDraw, 'ron');
  const robbed = only('chankan', !isSelfDraw, 'ron') || only('ronOnKan', !isSelfDraw, 'ron');
  return {
    riichi: readRiichi(form),
    ippatsu: readFlag(form, 'ippatsu'),
    mixedIn: readFlag(form, 'mixedIn'),
    afterKan: only('rinshan', isSelfDraw, 'tsumo'),
    robbedKan: robbed,
    lastTile: haitei || houtei,
  };
}

function readRiichi(form: Form): RiichiState {
  const single = readFlag(form, 'riichi');
  const double = readFlag(form, 'doubleRiichi');
  if (single && double) {
    throw new Unreadable(
      'doubleRiichi',
      'riichi and doubleRiichi exclude each other',
      'contradiction',
    );
  }
  if (double) return 'double';
  return single || readFlag(form, 'riichiDeclared') ? 'riichi' : 'none';
}

function readFirstTurn(form: Form, isSelfDraw: boolean, isDealer: boolean): boolean {
  const when: Record<string, boolean> = {
    tenhou: isSelfDraw && isDealer,
    chiihou: isSelfDraw && !isDealer,
    renhou: !isSelfDraw && !isDealer,
  };
  const who: Record<string, string> = {
    tenhou: "the dealer's own draw",
    chiihou: "a non-dealer's own draw",
    renhou: "a non-dealer's win on a discard",
  };
  let isFirst = false;
  for (const name of Object.keys(when)) {
    if (!readFlag(form, name)) continue;
    if (!when[name]) throw new Unreadable(name, `is only for ${who[name]}`, 'contradiction');
    isFirst = true;
  }
  return isFirst;
}

function readMelds(form: Form, winner: Seat, rules: RuleValues): Meld[] {
  const melds = form['melds'] ?? [];
  if (!Array.isArray(melds)) throw new Unreadable('melds', 'must be a list');
  return melds.map((meld, i) => readMeld(meld, winner, `melds[${i}]`, rules));
}

function readMeld(json: unknown, winner: Seat, field: string, rules: RuleValues): Meld {
  if (typeof json !== 'object' || json === null) throw new Unreadable(field, 'must be an object');
  const { type: name, tiles, called, from } = json as Form;
  const type =
    typeof name === 'string' && Object.hasOwn(MELD_TYPES, name) ? MELD_TYPES[name] : undefined;
  if (type === undefined) {
    const names = Object.keys(MELD_TYPES).join(', ');
    throw new Unreadable(`${field}.type`, `must be one of ${names}`);
  }
  if (!Array.isArray(tiles)) throw new Unreadable(`${field}.tiles`, 'must be a list of tiles');
  const read = tiles.map((tile, i) => readTile(tile, `${field}.tiles[${i}]`)).sort(compareTiles);
  const seat = type === 'concealedKan' ? winner : readSeat(from, `${field}.from`);
  const source = SOURCE_AT[turnsTo(winner, seat, playersOf(rules))]!;
  const taken =
    called === null || called === undefined ? null : readTile(called, `${field}.called`);
  if (taken !== null && !read.includes(taken)) {
    throw new Unreadable(`${field}.called`, 'must be one of the tiles of the meld');
  }
  return { type, tiles: read, from: source, called: taken };
}

/** A seat alone answers for what the melds show that it fed; and nobody for a kan that nobody fed. */
function readLiable(
  json: unknown,
  melds: readonly Meld[],
  winner: Seat,
  rules: RuleValues,
): Liability[] {
  if (json === null || json === undefined) return [];
  if (!Array.isArray(json)) {
    const seat = readSeat(json, 'pao');
    return rules['liability.yaku']
      .filter((yaku) => feederOf(yaku, melds, winner, rules) === seat)
      .map((yaku) => ({ yaku, seat }));
  }
  const named = json.map((part: Form, i): Liability => {
    const yaku = part?.['yakuman'] as YakuId;
    if (!YAKU_IDS.includes(yaku)) throw new Unreadable(`pao[${i}].yakuman`, 'must name a yakuman');
    return { yaku, seat: readSeat(part['seat'], `pao[${i}].seat`) };
  });
  const isFed = ({ yaku }: Liability) =>
    yaku !== 'suukantsu' || feederOf(yaku, melds, winner, rules) !== null;
  return named.filter(isFed);
}

function readTiles(form: Form, field: string): Tile[] {
  const text = form[field];
  if (typeof text !== 'string') {
    throw new Unreadable(field, 'must be text such as "123m406p789s11z"');
  }
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Unreadable(field, describeNotationError(tiles.error), 'notation');
  return tiles.value;
}

function readTile(json: unknown, field: string): Tile {
  if (typeof json !== 'string') throw new Unreadable(field, 'must be a tile such as "3m"');
  const tile = parseTile(json);
  if (!tile.ok) throw new Unreadable(field, describeNotationError(tile.error), 'notation');
  return tile.value;
}

function readIndicators(form: Form, field: string): Tile[] {
  const list = form[field] ?? [];
  if (!Array.isArray(list)) throw new Unreadable(field, 'must be a list of tiles');
  return list.map((tile, i) => readTile(tile, `${field}[${i}]`));
}

function readFlag(form: Form, field: string): boolean {
  const value = form[field];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw new Unreadable(field, 'must be true or false');
  return value;
}

function readCount(form: Form, field: string): number {
  const value = form[field] ?? 0;
  if (typeof value !== 'number') throw new Unreadable(field, 'must be a number');
  return value;
}

function readSeat(value: unknown, field: string): Seat {
  if (!SEATS.includes(value as Seat)) throw new Unreadable(field, 'must be a seat: 0, 1, 2 or 3');
  return value as Seat;
}

function readWind(form: Form, field: string): Wind | null {
  const value = form[field];
  if (value === undefined || value === null) return null;
  if (!WINDS.includes(value as Wind)) throw new Unreadable(field, 'must be one of E, S, W, N');
  return value as Wind;
}
