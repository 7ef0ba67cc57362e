// The winners of a deal: are they possible, what is each hand worth, and what does it pay?

import {
  checkWin,
  checkWorth,
  newWin,
  payStated,
  type Score,
  type StatedValue,
  score,
  shareTable,
  type Win,
  type WinnerShare,
} from '@hanchan/score';
import {
  type BySeat,
  describeNotationError,
  fail,
  noPoints,
  ok,
  parseHand,
  parseTile,
  parseTiles,
  type Result,
  roundWind,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { HandResult, ShownHand, WonHand } from './entry.ts';
import { type EntryProblem, problem } from './problem.ts';
import type { TableState } from './table.ts';

/** What one winner had and was given. */
export interface WinLine {
  readonly seat: Seat;
  readonly from: Seat | null;
  readonly counters: number;
  readonly deposits: number;
  readonly pool: number;
  /** How many win on the same tile. */
  readonly winners: number;
  readonly value: StatedValue;
  /** Yaku, fu and readings, where the tiles were given. */
  readonly scored: { readonly win: Win; readonly score: Score } | null;
}

type Won = Extract<HandResult, { type: 'ron' | 'tsumo' }>;
type Checked<T> = Result<T, EntryProblem>;

/** `table` is as it stood with this deal's deposits laid; `inRiichi` laid them. */
export function settleWins(
  table: TableState,
  result: Won,
  inRiichi: readonly Seat[],
): Checked<readonly WinLine[]> {
  const refusal = result.type === 'ron' ? ronProblem(table, result) : null;
  if (refusal !== null) return fail(refusal);
  const from = result.type === 'ron' ? result.from : null;
  const wins = result.type === 'ron' ? result.wins : [result.win];
  const lines: WinLine[] = [];
  for (const share of sharesOf(table, result, inRiichi)) {
    const at = wins.findIndex(({ seat }) => seat === share.seat);
    const field = result.type === 'ron' ? `wins.${at}` : 'win';
    const pool = lines.length === 0 ? table.pool : 0;
    const winners = wins.length;
    const line = settleWin(table, wins[at]!, { ...share, pool, from, inRiichi, winners, field });
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines);
}

function ronProblem({ rules }: TableState, result: Extract<Won, { type: 'ron' }>) {
  const seats = result.wins.map(({ seat }) => seat);
  if (seats.length === 0) return problem('noWinner', 'wins', 'a win needs a winner');
  if (seats.includes(result.from) || new Set(seats).size < seats.length) {
    return problem('winnerPays', 'from', 'each player wins once, and not on their own discard');
  }
  if (seats.length > 1 && rules['win.multipleRon'] === 'headBump') {
    const message = 'only the player whose turn comes soonest wins';
    return problem('headBump', 'wins', message, 'win.multipleRon');
  }
  if (seats.length > 2 && rules['draw.abortive'].includes('tripleRon')) {
    const message = 'three wins on one tile are a draw';
    return problem('tripleRon', 'wins', message, 'draw.abortive', { aborted: 'tripleRon' });
  }
  return null;
}

function sharesOf(table: TableState, result: Won, inRiichi: readonly Seat[]): WinnerShare[] {
  const { counters, deposits, rules } = table;
  if (result.type === 'tsumo') return [{ seat: result.win.seat, counters, deposits }];
  const callers = result.wins.map(({ seat }) => seat);
  const carried = deposits - inRiichi.length;
  return shareTable({ discarder: result.from, callers, counters, carried, inRiichi }, rules);
}

interface Circumstances extends WinnerShare {
  readonly pool: number;
  readonly from: Seat | null;
  readonly inRiichi: readonly Seat[];
  readonly winners: number;
  /** Where in the entry this winner stands. */
  readonly field: string;
}

function settleWin(table: TableState, won: WonHand, at: Circumstances): Checked<WinLine> {
  const { seat, worth, shown } = won;
  const { from, counters, deposits, pool, winners, field } = at;
  if ((worth === undefined) === (shown === undefined)) {
    return fail(problem('worthOrTiles', field, 'needs its han and fu, or its tiles'));
  }
  const liable = liableProblem(table, won, field);
  if (liable !== null) return fail(liable);
  const valued = shown === undefined ? statedOf(table, won, at) : scoreOf(table, shown, won, at);
  if (!valued.ok) return valued;
  return ok({ seat, from, counters, deposits, pool, winners, ...valued.value });
}

function liableProblem({ rules }: TableState, won: WonHand, field: string): EntryProblem | null {
  for (const { yaku, seat } of won.liable ?? []) {
    const covered: readonly string[] = rules['liability.yaku'];
    const isYakuman = won.worth === undefined || 'yakuman' in won.worth;
    if (seat !== won.seat && covered.includes(yaku) && isYakuman) continue;
    const message = 'nobody answers for this hand';
    return problem('notLiable', `${field}.liable`, message, 'liability.yaku');
  }
  return null;
}

type Valued = Pick<WinLine, 'value' | 'scored'>;

function statedOf(table: TableState, won: WonHand, at: Circumstances): Checked<Valued> {
  const worth = won.worth!;
  const moment = { isSelfDraw: at.from === null, counters: table.counters };
  const wrong = checkWorth(worth, moment, table.rules);
  if (wrong !== null) {
    const field = wrong.field === 'worth' ? 'worth' : `worth.${wrong.field}`;
    return fail(problem(wrong.code, `${at.field}.${field}`, wrong.message, wrong.rule, wrong.case));
  }
  const value = payStated({ ...paidOf(table, won, at) }, worth, table.rules);
  return ok({ value, scored: null });
}

function paidOf({ dealer }: TableState, { seat, liable = [] }: WonHand, at: Circumstances) {
  const { from, counters, deposits, pool, winners } = at;
  return { winner: seat, dealer, from, counters, deposits, pool, liable, winners };
}

function scoreOf(
  table: TableState,
  shown: ShownHand,
  won: WonHand,
  at: Circumstances,
): Checked<Valued> {
  const field = `${at.field}.shown`;
  const tiles = readShown(shown, field);
  if (!tiles.ok) return tiles;
  const isRiichi = at.inRiichi.includes(won.seat);
  const riichi = !isRiichi ? 'none' : shown.doubleRiichi === true ? 'double' : 'riichi';
  const win: Win = newWin({
    ...tiles.value,
    ...paidOf(table, won, at),
    roundWind: roundWind(table.round),
    riichi,
    ippatsu: shown.ippatsu === true,
    afterKan: shown.afterKan === true,
    robbedKan: shown.robbedKan === true,
    lastTile: shown.lastTile === true,
    firstTurn: shown.firstTurn === true,
    mixedIn: shown.mixedIn === true,
  });
  const wrong = checkWin(win, table.rules)[0];
  if (wrong !== undefined) {
    return fail(problem(wrong.code, `${field}.${wrong.field}`, wrong.message, wrong.rule));
  }
  // Every hand is judged at the table as it was, and paid what its share of the table is.
  const judged = score({ ...win, counters: table.counters }, table.rules);
  if (!judged.ok) {
    const { reason, rule, case: one } = judged.error;
    return fail(problem(reason, `${field}.hand`, NO_WIN[reason], rule ?? undefined, one));
  }
  const scored = score(win, table.rules);
  if (!scored.ok) throw new Error('fewer counters never forbid a win');
  const { han, fu, limit, base, points, deltas, trace } = scored.value;
  const value = { han, fu, limit, base, points, deltas, trace };
  return ok({ value, scored: { win, score: scored.value } });
}

const NO_WIN = {
  notComplete: 'these tiles are not a complete hand',
  noYaku: 'the hand has no yaku',
  tooFewYaku: 'the hand has too few yaku for these counters',
} as const;

interface ShownTiles {
  readonly hand: Win['hand'];
  readonly tile: Tile;
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
}

function readShown(shown: ShownHand, field: string): Checked<ShownTiles> {
  const hand = parseHand(shown.hand);
  if (!hand.ok)
    return fail(problem('notation', `${field}.hand`, describeNotationError(hand.error)));
  const tile = parseTile(shown.tile);
  if (!tile.ok)
    return fail(problem('notation', `${field}.tile`, describeNotationError(tile.error)));
  const piles: (readonly Tile[])[] = [];
  for (const name of ['indicators', 'ura'] as const) {
    const pile = parseTiles(shown[name] ?? '');
    if (!pile.ok) {
      return fail(problem('notation', `${field}.${name}`, describeNotationError(pile.error)));
    }
    piles.push(pile.value);
  }
  const [indicators, ura] = piles as [readonly Tile[], readonly Tile[]];
  return ok({ hand: hand.value, tile: tile.value, indicators, ura });
}

/** How much of what a winner takes comes from where. */
export function partsOf({ value, seat }: WinLine): {
  readonly hand: BySeat<number>;
  readonly counters: BySeat<number>;
} {
  const hand = noPoints();
  const counters = noPoints();
  for (const { rule, effect } of value.trace) {
    if (!('pays' in effect)) continue;
    const isCounter = rule === 'payment.counter' || rule === 'liability.counters';
    const part = isCounter ? counters : hand;
    part[effect.seat]! -= effect.pays;
    part[seat]! += effect.pays;
  }
  return {
    hand: hand as unknown as BySeat<number>,
    counters: counters as unknown as BySeat<number>,
  };
}
