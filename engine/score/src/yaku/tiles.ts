// Yaku that only ask which tiles the hand holds.

import { GREEN } from '@hanchan/tiles';
import { ANY_SUIT, HONOURS, NOT_GREEN, type Shape, SIMPLES, TERMINALS } from '../shape.ts';
import { row, type YakuRow } from './row.ts';
import { SITUATION_BITS } from './situation.ts';

const ONLY_SIMPLES = 1 << SITUATION_BITS;
const ONE_SUIT = ONLY_SIMPLES << 1;
/** Shared with the yaku of sequences, where it tells pure from mixed. */
export const NO_HONOURS = ONLY_SIMPLES << 2;
const NO_SIMPLES = ONLY_SIMPLES << 3;
const MIXED_ENDS = ONLY_SIMPLES << 4;
const ONLY_HONOURS = ONLY_SIMPLES << 5;
const ALL_GREEN = ONLY_SIMPLES << 6;
const NINE_GATES = ONLY_SIMPLES << 7;
const PURE_NINE_GATES = ONLY_SIMPLES << 8;
const THREE_KANS = ONLY_SIMPLES << 9;
const FOUR_KANS = ONLY_SIMPLES << 10;

export function tileFacts(shape: Shape): number {
  const { present } = shape;
  const suits = present & ANY_SUIT;
  let facts = 0;
  if ((present & (TERMINALS | HONOURS)) === 0) facts |= ONLY_SIMPLES;
  if ((present & HONOURS) === 0) facts |= NO_HONOURS;
  if ((present & SIMPLES) === 0) facts |= NO_SIMPLES;
  if ((present & TERMINALS) !== 0 && (present & HONOURS) !== 0) facts |= MIXED_ENDS;
  if (suits === 0) facts |= ONLY_HONOURS;
  else if ((suits & (suits - 1)) === 0) facts |= ONE_SUIT;
  if ((present & NOT_GREEN) === 0 && isGreenEnough(shape)) facts |= ALL_GREEN;
  if (shape.kans >= 3) facts |= shape.kans === 3 ? THREE_KANS : THREE_KANS | FOUR_KANS;
  if ((facts & (ONE_SUIT | NO_HONOURS)) === (ONE_SUIT | NO_HONOURS) && isNineGates(shape)) {
    facts |= NINE_GATES;
    if (isNineSided(shape)) facts |= PURE_NINE_GATES;
  }
  return facts;
}

function isGreenEnough({ rules, owned }: Shape): boolean {
  return !rules['win.allGreenNeedsDragon'] || owned[GREEN]! > 0;
}

/** 3 1 1 1 1 1 1 1 3, and one more tile of the suit. A kan spoils it, so all fourteen are concealed. */
function isNineGates(shape: Shape): boolean {
  if (shape.setsInHand < 4) return false;
  const first = shape.winning - (shape.winning % 9);
  for (let rank = 0; rank < 9; rank++) {
    const wanted = rank === 0 || rank === 8 ? 3 : 1;
    if (shape.concealed[first + rank]! < wanted) return false;
  }
  return true;
}

/** Without the winning tile, nine gates are exactly the nine-sided shape. */
function isNineSided({ winning, concealed }: Shape): boolean {
  const isEnd = winning % 9 === 0 || winning % 9 === 8;
  return concealed[winning] === (isEnd ? 4 : 2);
}

export const TILE_YAKU: readonly YakuRow[] = [
  row('tanyao', { win: ONLY_SIMPLES }),
  row('honitsu', { win: ONE_SUIT }),
  row('chinitsu', { win: ONE_SUIT | NO_HONOURS }),
  row('honroutou', { win: NO_SIMPLES | MIXED_ENDS }),
  row('chinroutou', { win: NO_SIMPLES | NO_HONOURS }),
  row('tsuuiisou', { win: ONLY_HONOURS }),
  row('ryuuiisou', { win: ALL_GREEN }),
  row('chuuren_poutou', { win: NINE_GATES }),
  row('junsei_chuuren_poutou', { win: PURE_NINE_GATES }),
  row('sankantsu', { win: THREE_KANS }),
  row('suukantsu', { win: FOUR_KANS }),
];
