// Which tile to discard: every discard with what the hand is then worth, less what the tile may cost.

import type { Action } from '@hanchan/game';
import { type Kind, kindOf, type Tile } from '@hanchan/tiles';
import { type Appraisal, appraise } from './appraisal.ts';
import { type Approach, approachOf } from './approach.ts';
import type { Pace } from './chances.ts';
import { dangerOf, expectedLoss } from './danger.ts';
import { usesOf } from './keeping.ts';
import { bestFirst } from './order.ts';
import { costOfGoingOn } from './push.ts';
import { addTile, removeTile } from './shape.ts';
import type { Situation } from './situation.ts';
import type { Table, Tiles } from './table.ts';

export type DiscardAction = Extract<Action, { type: 'discard' }>;

export interface DiscardOption {
  readonly tile: Tile;
  readonly appraisal: Appraisal;
  readonly attack: number;
  readonly danger: number;
  readonly loss: number;
  readonly worth: number;
}

/** Every tile once, the best first. */
export function rankDiscards(
  situation: Situation,
  hand: Tiles,
  choices: readonly Tile[],
  approach = approachOf(situation.table, hand),
): DiscardOption[] {
  const options = choices.map((tile) => judgeDiscard(situation, hand, approach, tile));
  return bestFirst(options);
}

function judgeDiscard(
  situation: Situation,
  tiles: Tiles,
  approach: Approach,
  tile: Tile,
): DiscardOption {
  const { table, threats, pace } = situation;
  const kind = kindOf(tile);
  removeTile(approach.shape, kind);
  const hand = { tiles, approach, discarded: tile };
  const appraisal = appraise(situation, hand, Math.max(0, approach.nearest));
  addTile(approach.shape, kind);
  const attack = attackOf(situation, appraisal);
  const loss = expectedLoss(threats, kind);
  const atDraw = drawBonus(table, pace, appraisal.shanten);
  const worth = attack - loss + atDraw + spareWorth(table, kind);
  return { tile, appraisal, attack, danger: dangerOf(threats, kind), loss, worth };
}

/** What the hand may still win, less what going on costs; never below 0, for one can always fold. */
export function attackOf(
  { table, threats, stakes }: Situation,
  { chance, worth, shanten }: Appraisal,
): number {
  const goingOn = costOfGoingOn(threats, shanten, table.draws);
  return Math.max(0, chance * (worth + stakes.denied) - goingOn);
}

/** Being tenpai when the wall ends is worth its share of the noten payments. */
function drawBonus({ rules, usualWin }: Table, pace: Pace, shanten: number): number {
  if (shanten > 1) return -shanten * usualWin * 1e-6;
  const share = rules['draw.notenTotal'] / 2 + rules['draw.notenToPool'];
  return share * pace.lasts * (shanten === 0 ? 1 : Math.min(0.4, pace.draws * 0.08));
}

/** What one use of a tile is worth beside what the hand is worth already. */
const WORTH_OF_USE = 0.0015;

/** Between near equals the tile goes that could become least. */
function spareWorth(table: Table, kind: Kind): number {
  return -usesOf(table, kind) * table.usualWin * WORTH_OF_USE;
}
