// Who wins the deal, as far as who watches can tell: from how far each of the four open hands is from winning and from the tiles that
// would bring it further, played to the end of the wall many times. It knows no yaku, no plans and no defence, and so is an estimate,
// which the page says.

import type { DealView, SeatView } from '@hanchan/game';
import { discards, handShanten, improvingTiles } from '@hanchan/hand';
import type { OpenHands } from '@hanchan/protocol';
import { type BySeat, countTiles, SEATS, type Seat } from '@hanchan/tiles';
import { openTiles } from './counting.ts';

/** For each seat, and for nobody: they add up to 1. */
export interface WinChances {
  readonly seats: BySeat<number>;
  readonly nobody: number;
}

/** How a hand stands: steps to ready, and how many live tiles bring it one further. */
interface Standing {
  readonly steps: number;
  readonly live: number;
}

const WALL = 136;
/** Concealed tiles of a hand without melds, before it draws. */
const READY = 13;
const ROUNDS = 1_500;
/** What usually brings a hand further once it is as near: ready, one away, two away, more. */
const USUAL = [5, 14, 24, 32];
/** How often a tile that another waits for is let go when it is drawn. */
const LET_GO = 0.45;

export function winChances(view: SeatView, hands: OpenHands): WinChances | null {
  const { deal } = view;
  if (deal === null || deal.phase.type === 'over' || deal.phase.type === 'declarations')
    return null;
  const standings = SEATS.map((seat) => standingOf(deal, hands, seat));
  if (standings.some((one) => one === null)) return null;
  const held = SEATS.flatMap((seat) => tilesOf(hands, seat)).length;
  const unseen = WALL - held - openTiles(deal).length;
  return playOut(standings as readonly Standing[], {
    unseen: Math.max(1, unseen),
    draws: deal.liveTiles,
    next: deal.turn,
  });
}

const tilesOf = (hands: OpenHands, seat: Seat) => {
  const { hand, drawn } = hands[seat];
  return drawn === null ? hand : [...hand, drawn];
};

/** Null where the hand is not all there, as in the middle of a claim. */
function standingOf(deal: DealView, hands: OpenHands, seat: Seat): Standing | null {
  const { melds } = deal.seats[seat];
  const concealed = tilesOf(hands, seat);
  const hand = { concealed, melds };
  const others = SEATS.filter((other) => other !== seat).flatMap((other) => tilesOf(hands, other));
  const visible = countTiles([...others, ...openTiles(deal, seat)]);
  const beside = concealed.length - (READY - 3 * melds.length);
  if (beside === 1) {
    const [best] = discards(hand, visible);
    return best === undefined ? null : { steps: Math.max(0, best.shanten), live: best.count };
  }
  if (beside !== 0) return null;
  const improving = improvingTiles(hand, visible);
  const live = improving.reduce((sum, { remaining }) => sum + remaining, 0);
  return { steps: Math.max(0, handShanten(hand)), live };
}

interface Rest {
  readonly unseen: number;
  readonly draws: number;
  readonly next: Seat;
}

function playOut(standings: readonly Standing[], { unseen, draws, next }: Rest): WinChances {
  const wins = [0, 0, 0, 0];
  const random = evenly();
  for (let round = 0; round < ROUNDS; round++) {
    const winner = oneEnd(standings, { unseen, draws, next }, random);
    if (winner !== null) wins[winner]!++;
  }
  const [a, b, c, d] = wins.map((count) => count / ROUNDS);
  return { seats: [a!, b!, c!, d!], nobody: 1 - a! - b! - c! - d! };
}

function oneEnd(standings: readonly Standing[], rest: Rest, random: () => number): Seat | null {
  const steps = standings.map((one) => one.steps);
  const live = standings.map((one) => one.live);
  for (let draw = 0; draw < rest.draws; draw++) {
    const seat = ((rest.next + draw) % 4) as Seat;
    if (random() < live[seat]! / rest.unseen) {
      if (steps[seat] === 0) return seat;
      steps[seat]!--;
      live[seat] = USUAL[Math.min(steps[seat]!, USUAL.length - 1)]!;
      continue;
    }
    for (const other of SEATS) {
      if (other === seat || steps[other] !== 0) continue;
      if (random() < (LET_GO * live[other]!) / rest.unseen) return other;
    }
  }
  return null;
}

/** The same position is told the same: small and seeded. */
function evenly(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
