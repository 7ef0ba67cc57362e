// The wins of our own games at guided tables as lines for the scorer, in the form that `hanchan score --batch` reads, each
// with what the corpus says it is worth.

import { type GameEvent, type Match, winNow } from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import type { Value, Win } from '@hanchan/score';
import { formatTile, formatTiles, type Meld, type Seat, WINDS } from '@hanchan/tiles';
import type { Game, WonResult } from '../corpus/checker/record.ts';
import { ownGames, ownMoves, ownStart } from './ownCorpus.ts';

export interface OwnWin {
  readonly game: string;
  readonly line: Readonly<Record<string, unknown>>;
  readonly result: WonResult;
}

/** What is the same wherever it is written, in the order of the corpus. */
export const figuresOf = ({ han, fu, limit, points, deltas }: Omit<WonResult, 'type'> | Value) => ({
  han,
  fu,
  limit,
  points,
  deltas,
});

export function ownWins(id: string): OwnWin[] {
  return ownGames(id)
    .filter(({ start }) => start.assistance === 'guided')
    .flatMap(winsOf);
}

function winsOf(game: Game): OwnWin[] {
  const wins: OwnWin[] = [];
  const results = game.deals.flatMap((deal) => deal.results).filter((one) => one.type === 'won');
  let match = ownStart(game);
  for (const move of ownMoves(game)) {
    const made = makeMove(match, move);
    if (!made.ok) throw new Error(`${game.name}: ${made.error.code}`);
    for (const event of made.value.events) {
      if (event.type !== 'won') continue;
      wins.push({ game: game.name, line: lineOf(event, match), result: results[wins.length]! });
    }
    match = made.value.match;
  }
  return wins;
}

const MELDS = {
  chi: 'chi',
  pon: 'pon',
  calledKan: 'daiminkan',
  addedKan: 'kakan',
  concealedKan: 'ankan',
} as const;

const STEPS = { right: 1, across: 2, left: 3 } as const;

function meldOf({ type, tiles, from, called }: Meld, winner: Seat) {
  return {
    type: MELDS[type],
    tiles: tiles.map(formatTile),
    called: called === null ? null : formatTile(called),
    from: from === null ? winner : (winner + STEPS[from]) % 4,
  };
}

function lineOf(event: Extract<GameEvent, { type: 'won' }>, before: Match): OwnWin['line'] {
  const { seat, from, counters, deposits } = event;
  const phase = before.deal!.phase;
  const offer = from !== null && phase.type === 'claims' ? phase.offer : null;
  const pool = poolOf(event, before);
  const win: Win = winNow(before, seat, offer, { counters, deposits, pool });
  const isTsumo = from === null;
  const isDealer = seat === win.dealer;
  const wind = WINDS[(seat - win.dealer + 4) % 4]!;
  return {
    winner: seat,
    seatWind: wind,
    roundWind: win.roundWind,
    dealer: isDealer,
    closedTiles: formatTiles(win.hand.concealed),
    winTile: formatTile(win.tile),
    melds: win.hand.melds.map((meld) => meldOf(meld, seat)),
    tsumo: isTsumo,
    ron: !isTsumo,
    from,
    riichi: win.riichi === 'riichi',
    doubleRiichi: win.riichi === 'double',
    riichiDeclared: win.riichi !== 'none',
    ippatsu: win.ippatsu,
    rinshan: win.afterKan,
    chankan: win.robbedKan,
    ronOnKan: win.robbedKan,
    haitei: win.lastTile && isTsumo,
    houtei: win.lastTile && !isTsumo,
    tenhou: win.firstTurn && isTsumo && isDealer,
    chiihou: win.firstTurn && isTsumo && !isDealer,
    renhou: win.firstTurn && !isTsumo,
    doraIndicators: win.indicators.map(formatTile),
    uraIndicators: win.ura.map(formatTile),
    honba: counters,
    riichiSticks: deposits,
    ...(pool > 0 ? { pool } : {}),
    pao: win.liable.map(({ yaku, seat: liable }) => ({ yakuman: yaku, seat: liable })),
  };
}

/** The pool is the nearest winner's, who is told first. */
function poolOf({ value, seat }: Extract<GameEvent, { type: 'won' }>, { pool }: Match): number {
  const paid = value.deltas.filter((_, other) => other !== seat).reduce((a, b) => a + b, 0);
  return pool > 0 && value.deltas[seat] + paid > 0 ? pool : 0;
}
