// Push or fold: what attacking costs beyond the next discard, and how soon the others may end the deal.

import { newPace, type Pace } from './chances.ts';
import type { Threat } from './danger.ts';
import type { Table } from './table.ts';

/** Chance that a tenpai player ends the deal in one go-around, by own draw or on anybody's discard. */
const ENDS = 0.1;
/** How many of those who are not tenpai get there in one go-around: closed hands, and by number of melds. */
const GETS_THERE: readonly number[] = [0.05, 0.075, 0.11, 0.16, 0.16];
const MOST_DRAWS = 40;

export function paceOf(table: Table, threats: readonly Threat[]): Pace {
  const draws = Math.min(table.draws, MOST_DRAWS);
  const goesOn = new Array<number>(draws).fill(1);
  for (const { tenpai, opponent } of threats) {
    if (opponent.state.isDead) continue;
    const gets = GETS_THERE[Math.min(opponent.state.melds.length, 4)]!;
    let ready = tenpai;
    for (let turn = 0; turn < draws; turn++) {
      goesOn[turn]! *= 1 - ENDS * ready;
      ready += (1 - ready) * gets;
    }
  }
  return newPace(table.unseen, draws, goesOn);
}

/** A usual tile's chance to be won on by a tenpai player. */
const USUAL_RISK = 0.06;
/** Discards that a hand still has to push through, by shanten; who is farther away gives up sooner. */
const STILL_TO_PUSH: readonly number[] = [2.4, 2.6, 2.2, 1.6];

/** What going on with the attack is likely to cost after this discard. */
export function costOfGoingOn(threats: readonly Threat[], shanten: number, draws: number): number {
  let each = 0;
  for (const { tenpai, cost } of threats) {
    // Everybody might be tenpai; only what stands out makes a hand give up.
    if (tenpai > 0.25) each += USUAL_RISK * tenpai * cost;
  }
  const steps = STILL_TO_PUSH[Math.min(shanten, STILL_TO_PUSH.length - 1)]!;
  return each * Math.min(steps, draws);
}
