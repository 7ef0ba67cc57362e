// A tenpai hand: how likely is it to win on its waits, and what does it win?

import type { ImprovingTile } from '@hanchan/hand';
import type { RiichiState } from '@hanchan/score';
import { type Hand, type Kind, kindOf, type Tile } from '@hanchan/tiles';
import { type Pace, RON_PER_DRAW } from './chances.ts';
import type { Situation } from './situation.ts';
import type { Table, Tiles } from './table.ts';
import { type WaitValue, waitValue } from './value.ts';

/** The hand once a tile has gone. */
export function handAfter({ held, melds }: Pick<Tiles, 'held' | 'melds'>, gone: Tile | null): Hand {
  if (gone === null) return { concealed: held, melds };
  const at = held.indexOf(gone);
  return { concealed: held.filter((_, i) => i !== at), melds };
}

/** Each wait with what it wins exactly. */
export function waitsOf(
  at: Pick<Situation, 'table' | 'stakes'>,
  hand: Hand,
  accepts: readonly ImprovingTile[],
  riichi: RiichiState,
): WaitValue[] {
  return accepts.map(({ kind }) => waitValue(at, hand, kind, riichi));
}

export interface WaitingChance {
  readonly chance: number;
  /** What a win brings on average, and what that is worth with the place. */
  readonly value: number;
  readonly worth: number;
}

const NO_CHANCE: WaitingChance = { chance: 0, value: 0, worth: 0 };
const MOST_A_TURN = 0.9;

/** `discarded` is the tile let go to wait so; `caution` how freely the others still discard a wait, from 0 to 1. */
export function waitingChance(
  table: Table,
  waits: readonly WaitValue[],
  discarded: Kind | null,
  pace: Pace,
  caution = 1,
): WaitingChance {
  const isFuriten = waits.some(({ kind }) => hasDiscarded(table, kind, discarded));
  const isAllBarred = isFuriten && table.rules['furiten.discard'] === 'everyWait';
  const isOneBarred = isFuriten && table.rules['furiten.discard'] === 'sameTile';
  let weight = 0;
  let gained = 0;
  let worth = 0;
  for (let i = 0; i < waits.length; i++) {
    const { kind, left, ron, tsumo } = waits[i]!;
    const isBarred = isAllBarred || (isOneBarred && hasDiscarded(table, kind, discarded));
    const onRon = ron.points > 0 && !isBarred ? left * RON_PER_DRAW * caution : 0;
    const onTsumo = tsumo.points > 0 ? left : 0;
    weight += onRon + onTsumo;
    gained += onRon * ron.points + onTsumo * tsumo.points;
    worth += onRon * ron.worth + onTsumo * tsumo.worth;
  }
  if (weight === 0) return NO_CHANCE;
  const each = Math.min(MOST_A_TURN, weight / pace.unseen);
  let alive = 1;
  let chance = 0;
  for (let turn = 0; turn < pace.draws; turn++) {
    chance += alive * each;
    alive *= (1 - each) * pace.goesOn[turn]!;
  }
  return { chance, value: gained / weight, worth: worth / weight };
}

function hasDiscarded({ deal, seat }: Table, kind: Kind, discarded: Kind | null): boolean {
  if (kind === discarded) return true;
  const { discards } = deal.seats[seat];
  for (let i = 0; i < discards.length; i++) if (kindOf(discards[i]!.tile) === kind) return true;
  return false;
}
