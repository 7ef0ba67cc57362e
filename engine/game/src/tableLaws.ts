// What must hold at a table after every act, whatever was played: all tiles are there, each once; every hand has its size; no point
// comes from nowhere or goes there. A broken law is a defect of the program, never a player's doing. Quick enough to be asked each time.

import type { RuleValues } from '@hanchan/rules';
import { COPIES, kindOf, REPLACEMENT_POSITIONS, TILE_COUNT, tileSet } from '@hanchan/tiles';
import type { Deal, Match, SeatState } from './match.ts';
import { pointsMissing } from './ranking.ts';

/** A law of the table that does not hold, and what was found. */
export interface TableFault {
  readonly law: 'tiles' | 'hands' | 'points';
  /** In numbers, for whoever has to find the defect. */
  readonly found: string;
}

/** Null where everything is as it must be, in a match that began with the points that its rules give. */
export function tableFault(match: Match): TableFault | null {
  const { deal, rules } = match;
  return pointFault(match) ?? (deal === null ? null : tileFault(deal, rules));
}

function pointFault({ scores, deposits, pool, rules }: Match): TableFault | null {
  const missing = pointsMissing(scores, { deposits, pool }, rules);
  if (missing === 0 && scores.every(Number.isInteger)) return null;
  return { law: 'points', found: `${scores}, ${deposits} deposits, pool ${pool}` };
}

const counts = new Int16Array(TILE_COUNT);
const WHOLE = { none: countOf(0), some: countOf(3) };

function countOf(redFives: 0 | 3): Int16Array {
  const whole = new Int16Array(TILE_COUNT);
  for (const tile of tileSet(redFives)) whole[tile]!++;
  return whole;
}

/** What is wrong with the tiles of a deal; null: nothing. */
export function tileFault(deal: Deal, rules: RuleValues): TableFault | null {
  const whole = rules['tiles.redFives'] === 'none' ? WHOLE.none : WHOLE.some;
  counts.fill(0);
  countWall(deal);
  for (const seat of deal.seats) {
    if (isWrong(sizeOf(seat), seat)) return handFault(deal);
    countSeat(seat);
  }
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (counts[tile] === whole[tile]) continue;
    return handFault(deal) ?? { law: 'tiles', found: `of each tile: ${counts}` };
  }
  return null;
}

/** Where every tile is there as often as it must be, no hand can hold five of a kind: only who finds a fault looks for them. */
function handFault({ seats }: Deal): TableFault | null {
  for (const seat of seats) {
    const { hand } = seat;
    const size = sizeOf(seat);
    if (isWrong(size, seat)) return { law: 'hands', found: `${size} tiles in a hand` };
    if (hasTooMany(hand)) return { law: 'hands', found: `five of a kind in a hand: ${hand}` };
  }
  return null;
}

const sizeOf = ({ hand, melds }: SeatState): number => hand.length + 3 * melds.length;

/** Thirteen, and whoever has called and not yet discarded holds one more. */
const isWrong = (size: number, { drawn }: SeatState): boolean =>
  size !== 13 && (size !== 14 || drawn !== null);

function countSeat({ hand, drawn, melds, discards }: SeatState): void {
  for (let i = 0; i < hand.length; i++) counts[hand[i]!]!++;
  if (drawn !== null) counts[drawn]!++;
  for (const { tiles } of melds) for (let i = 0; i < tiles.length; i++) counts[tiles[i]!]!++;
  for (let i = 0; i < discards.length; i++) {
    const { tile, calledBy } = discards[i]!;
    if (calledBy === null) counts[tile]!++;
  }
}

/** What is left of the wall: behind the next tile, without the replacements that were taken, which no draw reaches. */
function countWall({ wall, next, replacements }: Deal): void {
  for (let at = next; at < wall.length; at++) counts[wall[at]!]!++;
  for (let i = 0; i < replacements; i++) counts[wall[REPLACEMENT_POSITIONS[i]!]!]!--;
}

const inHand = new Uint8Array(TILE_COUNT);

function hasTooMany(hand: readonly number[]): boolean {
  inHand.fill(0);
  for (let i = 0; i < hand.length; i++) {
    if (++inHand[kindOf(hand[i]!)]! > COPIES) return true;
  }
  return false;
}
