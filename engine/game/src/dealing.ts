// From a wall to the dealer's first decision.

import { redFivesOf } from '@hanchan/rules';
import {
  type BySeat,
  bySeat,
  compareTiles,
  dealtPositions,
  TILE_COUNT,
  type Tile,
  tileSet,
  WALL_SIZE,
} from '@hanchan/tiles';
import { Draft, findWaits } from './draft.ts';
import { drawTile } from './drawing.ts';
import type { Deal, Match, SeatState } from './match.ts';
import { turnedIndicators } from './wallPosition.ts';

/** Whether these are exactly the tiles of a set, in any order. */
export function isWall(wall: readonly Tile[], match: Match): boolean {
  if (wall.length !== WALL_SIZE) return false;
  const left = countEach(tileSet(redFivesOf(match.rules)));
  for (const tile of wall) {
    if (!(left[tile]! > 0)) return false;
    left[tile]!--;
  }
  return true;
}

/** How many there are of each tile, red fives apart. */
function countEach(tiles: readonly Tile[]): Uint8Array {
  const counts = new Uint8Array(TILE_COUNT);
  for (const tile of tiles) counts[tile]!++;
  return counts;
}

export function startDeal(match: Match, wall: readonly Tile[]): Draft {
  const draft = new Draft(match);
  const positions = dealtPositions(match.dealer, 13);
  const hands = positions.map((places) => places.map((at) => wall[at]!).sort(compareTiles));
  draft.match.dealNumber++;
  draft.match.phase = 'playing';
  draft.setDeal(newDeal(match, wall, hands));
  if (match.bell === 'oneMore') draft.match.bell = 'lastDeal';
  const { round, dealer, counters, deposits, pool, scores } = match;
  draft.tell({
    type: 'dealStarted',
    number: draft.match.dealNumber,
    round,
    dealer,
    counters,
    deposits,
    pool,
    scores,
    hands: hands as unknown as BySeat<readonly Tile[]>,
    indicators: turnedIndicators(draft.deal),
  });
  // A dealer who is dealt fourteen tiles holds the fourteenth as if drawn.
  drawTile(draft, dealer);
  return draft;
}

function newDeal(match: Match, wall: readonly Tile[], hands: Tile[][]): Deal {
  const seats = bySeat((seat): SeatState => {
    const hand = hands[seat]!;
    return {
      hand,
      drawn: null,
      melds: [],
      discards: [],
      riichi: 'none',
      ippatsu: false,
      hasMissed: false,
      waits: findWaits({ hand, melds: [] }, match.rules),
      liable: [],
      isDead: false,
      faults: [],
    };
  });
  return {
    wall,
    next: 52,
    replacements: 0,
    indicators: match.rules['dora.indicator'] ? 1 : 0,
    owedIndicators: 0,
    seats,
    turn: match.dealer,
    lastDraw: 'live',
    barred: [],
    hasOpenCall: false,
    hasAnyCall: false,
    kans: [],
    pendingRiichi: null,
    depositors: [],
    phase: { type: 'turn' },
    before: { scores: match.scores, deposits: match.deposits, pool: match.pool },
  };
}
