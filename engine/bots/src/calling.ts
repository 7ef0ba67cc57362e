// To call or to pass: what the hand is worth with the meld and its best discard, against what it is worth without.

import type { Action, Offer } from '@hanchan/game';
import { compareTiles, KIND_COUNT, type Kind, kindOf, type Meld, type Tile } from '@hanchan/tiles';
import { type Appraisal, appraise } from './appraisal.ts';
import { approachOf, isBeyond } from './approach.ts';
import { attackOf, type DiscardOption, rankDiscards } from './discarding.ts';
import type { Situation } from './situation.ts';

export type CallAction = Extract<Action, { own: readonly Tile[] }>;

export interface CallOption {
  readonly action: CallAction;
  /** The discard that would follow. */
  readonly then: DiscardOption;
  readonly worth: number;
}

/** The hand as it is, when nothing is called. */
export function judgePass(situation: Situation): {
  readonly appraisal: Appraisal;
  readonly worth: number;
} {
  const { table } = situation;
  const approach = approachOf(table, table);
  const hand = { tiles: table, approach, discarded: null };
  const appraisal = appraise(situation, hand, approach.nearest);
  return { appraisal, worth: attackOf(situation, appraisal) };
}

/** Null when nothing could be discarded afterwards, or every discard would leave the hand more than `farthest` away. */
export function judgeCall(
  situation: Situation,
  action: CallAction,
  offer: Offer,
  farthest: number,
): CallOption | null {
  const { table } = situation;
  const meld: Meld = {
    type: action.type,
    tiles: [...action.own, offer.tile].sort(compareTiles),
    from: 'left',
    called: offer.tile,
  };
  const counts = new Uint8Array(KIND_COUNT);
  const held = [...table.held];
  for (const tile of action.own) held.splice(held.indexOf(tile), 1);
  for (const tile of held) counts[kindOf(tile)]!++;
  const full = { counts, held, melds: [...table.melds, meld], isClosed: false };
  const approach = approachOf(table, full);
  if (isBeyond(approach, farthest)) return null;
  const barred = barredAfter(situation, action, kindOf(offer.tile));
  const tiles = [...new Set(held)].filter((tile) => !barred.includes(kindOf(tile)));
  const then = rankDiscards(situation, full, tiles, approach)[0];
  return then === undefined ? null : { action, then, worth: then.attack - then.loss };
}

/** Kinds that the rulebook forbids to discard right after this call. */
function barredAfter({ table }: Situation, { type, own }: CallAction, called: Kind): Kind[] {
  if (table.rules['calls.swap'] === 'allowed') return [];
  if (type === 'pon') return [called];
  const [a, b] = own.map(kindOf) as [Kind, Kind];
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  if (called < low) return [called, high + 1];
  return called > high ? [called, low - 1] : [called];
}
