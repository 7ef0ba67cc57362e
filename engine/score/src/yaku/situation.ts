// Yaku that the moment of the win gives, whatever the tiles.

import type { Shape } from '../shape.ts';
import { row, type YakuRow } from './row.ts';

const RIICHI = 1 << 0;
const DOUBLE_RIICHI = 1 << 1;
const IPPATSU = 1 << 2;
const CLOSED_DRAW = 1 << 3;
const AFTER_KAN = 1 << 4;
const ROBBED_KAN = 1 << 5;
const LAST_DRAW = 1 << 6;
const LAST_DISCARD = 1 << 7;
const HEAVEN = 1 << 8;
const EARTH = 1 << 9;
const MAN = 1 << 10;
const EIGHT_COUNTERS = 1 << 11;
/** The bits above are taken; the facts of the tiles follow. */
export const SITUATION_BITS = 12;

export function situationFacts(shape: Shape): number {
  const { win, rules, isSelfDraw, isDealer } = shape;
  let facts = 0;
  if (win.riichi !== 'none') facts |= win.riichi === 'double' ? RIICHI | DOUBLE_RIICHI : RIICHI;
  if (win.ippatsu && (!win.robbedKan || rules['win.ippatsuOnRobbedKan'])) facts |= IPPATSU;
  if (isSelfDraw && shape.isClosed) facts |= CLOSED_DRAW;
  if (win.afterKan) facts |= AFTER_KAN;
  if (win.robbedKan) facts |= ROBBED_KAN;
  if (win.lastTile) {
    if (!isSelfDraw) facts |= LAST_DISCARD;
    else if (!win.afterKan || rules['win.haiteiOnReplacement']) facts |= LAST_DRAW;
  }
  if (win.firstTurn) {
    if (isSelfDraw) facts |= isDealer ? HEAVEN : EARTH;
    else if (!isDealer && (!win.robbedKan || rules['win.manOnRobbedKan'])) facts |= MAN;
  }
  if (isDealer && win.counters === 8) facts |= EIGHT_COUNTERS;
  return facts;
}

export const SITUATION_YAKU: readonly YakuRow[] = [
  row('riichi', { win: RIICHI }),
  row('double_riichi', { win: DOUBLE_RIICHI }),
  row('ippatsu', { win: IPPATSU }),
  row('menzen_tsumo', { win: CLOSED_DRAW }),
  row('rinshan', { win: AFTER_KAN }),
  row('chankan', { win: ROBBED_KAN }),
  row('haitei', { win: LAST_DRAW }),
  row('houtei', { win: LAST_DISCARD }),
  row('tenhou', { win: HEAVEN }),
  row('chiihou', { win: EARTH }),
  row('renhou', { win: MAN }),
  { ...row('paarenchan', { win: EIGHT_COUNTERS }), needsAnother: true },
];
