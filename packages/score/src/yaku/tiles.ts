// Yaku that only ask which sorts of tiles the hand holds.

import { GREEN } from '@hanchan/tiles';
import { ANY_SUIT, HONOURS, NOT_GREEN, type Shape, SIMPLES, TERMINALS } from '../shape.ts';
import { ofWin, type YakuRow } from './row.ts';

const hasOneSuit = ({ present }: Shape) => {
  const suits = present & ANY_SUIT;
  return suits !== 0 && (suits & (suits - 1)) === 0;
};

const lacks = (shape: Shape, sorts: number) => (shape.present & sorts) === 0;

/** 3 1 1 1 1 1 1 1 3, and one more tile of the suit. A kan spoils it, so all fourteen are concealed. */
function isNineGates(shape: Shape): boolean {
  if (!hasOneSuit(shape) || !lacks(shape, HONOURS) || shape.setsInHand < 4) return false;
  const first = shape.winning - (shape.winning % 9);
  for (let rank = 0; rank < 9; rank++) {
    const wanted = rank === 0 || rank === 8 ? 3 : 1;
    if (shape.concealed[first + rank]! < wanted) return false;
  }
  return true;
}

/** Without the winning tile the hand is exactly the nine-sided shape. */
function isPureNineGates(shape: Shape): boolean {
  if (!isNineGates(shape)) return false;
  const isEnd = shape.winning % 9 === 0 || shape.winning % 9 === 8;
  return shape.concealed[shape.winning] === (isEnd ? 4 : 2);
}

export const TILE_YAKU: readonly YakuRow[] = [
  ofWin('tanyao', (shape) => lacks(shape, TERMINALS | HONOURS)),
  ofWin('honitsu', (shape) => hasOneSuit(shape)),
  ofWin('chinitsu', (shape) => hasOneSuit(shape) && lacks(shape, HONOURS)),
  ofWin(
    'honroutou',
    (shape) => lacks(shape, SIMPLES) && !lacks(shape, TERMINALS) && !lacks(shape, HONOURS),
  ),
  ofWin('chinroutou', (shape) => lacks(shape, SIMPLES | HONOURS)),
  ofWin('tsuuiisou', (shape) => lacks(shape, ANY_SUIT)),
  ofWin(
    'ryuuiisou',
    (shape) =>
      lacks(shape, NOT_GREEN) &&
      (!shape.rules['win.allGreenNeedsDragon'] || shape.owned[GREEN]! > 0),
  ),
  ofWin('chuuren_poutou', isNineGates),
  ofWin('junsei_chuuren_poutou', isPureNineGates),
];
