// A win as the table knows it: the hand, the tile, who, from whom, and under which circumstances.

import type { YakuId } from '@hanchan/rules';
import type { Hand, Seat, Tile, Wind } from '@hanchan/tiles';

/** `seat` fed the last set of `yaku` and answers for it. */
export interface Liability {
  readonly yaku: YakuId;
  readonly seat: Seat;
}

/** Whether the winner had declared riichi, and when. */
export const RIICHI_STATES = ['none', 'riichi', 'double'] as const;
/** One of `RIICHI_STATES`. */
export type RiichiState = (typeof RIICHI_STATES)[number];

/** What of a win decides who pays. */
export interface PaidWin {
  readonly winner: Seat;
  readonly dealer: Seat;
  /** The discarder, or who declared the robbed kan; null for a self-drawn win. */
  readonly from: Seat | null;
  /** Counters paid to this winner. */
  readonly counters: number;
  /** Riichi deposits paid to this winner. */
  readonly deposits: number;
  /** Points lying in a common pool that go to this winner. */
  readonly pool: number;
  readonly liable: readonly Liability[];
  /** How many win on this tile, this winner included. */
  readonly winners: number;
}

/** A win as the table knows it. */
export interface Win extends PaidWin {
  /** Without the winning tile. */
  readonly hand: Hand;
  readonly tile: Tile;
  readonly roundWind: Wind;
  readonly riichi: RiichiState;
  readonly ippatsu: boolean;
  /** The winning tile was the replacement tile of a kan. */
  readonly afterKan: boolean;
  /** The winning tile was declared for a kan. */
  readonly robbedKan: boolean;
  /** Drawn as the last live tile, or discarded when no live tile was left. */
  readonly lastTile: boolean;
  /** On the winner's first draw, or before it, with the go-around unbroken as the rulebook wants it. */
  readonly firstTurn: boolean;
  /** The winning tile lies among the others, so that nobody can tell what the hand waited for. */
  readonly mixedIn: boolean;
  /** Turned indicators, the first one first. */
  readonly indicators: readonly Tile[];
  /** The tiles under them, in the same order; empty unless the winner is in riichi. */
  readonly ura: readonly Tile[];
}

/**
 * Completes a win: what is not given is a closed, self-drawn win by South in an East round with nothing on the
 * table. All wins made here share one layout in memory, which the scorer reads fastest.
 */
export function newWin(given: Partial<Win> & Pick<Win, 'hand' | 'tile'>): Win {
  const { from, riichi, ippatsu, afterKan, robbedKan, lastTile, firstTurn, mixedIn } = given;
  return {
    hand: given.hand,
    tile: given.tile,
    winner: given.winner ?? 1,
    dealer: given.dealer ?? 0,
    roundWind: given.roundWind ?? 'E',
    from: from ?? null,
    riichi: riichi ?? 'none',
    ippatsu: ippatsu ?? false,
    afterKan: afterKan ?? false,
    robbedKan: robbedKan ?? false,
    lastTile: lastTile ?? false,
    firstTurn: firstTurn ?? false,
    mixedIn: mixedIn ?? false,
    indicators: given.indicators ?? [],
    ura: given.ura ?? [],
    counters: given.counters ?? 0,
    deposits: given.deposits ?? 0,
    pool: given.pool ?? 0,
    liable: given.liable ?? [],
    winners: given.winners ?? 1,
  };
}
