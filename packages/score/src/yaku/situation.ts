// Yaku that the moment of the win gives, whatever the tiles.

import { ofWin, type YakuRow } from './row.ts';

/** Named after its number: the counters that must lie on the table when the dealer wins. */
const PAARENCHAN_COUNTERS = 8;

export const SITUATION_YAKU: readonly YakuRow[] = [
  ofWin('riichi', ({ win }) => win.riichi !== 'none'),
  ofWin('double_riichi', ({ win }) => win.riichi === 'double'),
  ofWin(
    'ippatsu',
    ({ win, rules }) => win.ippatsu && (!win.robbedKan || rules['win.ippatsuOnRobbedKan']),
  ),
  ofWin('menzen_tsumo', (shape) => shape.isSelfDraw && shape.isClosed),
  ofWin('rinshan', ({ win }) => win.afterKan),
  ofWin('chankan', ({ win }) => win.robbedKan),
  ofWin(
    'haitei',
    ({ win, rules, isSelfDraw }) =>
      win.lastTile && isSelfDraw && (!win.afterKan || rules['win.haiteiOnReplacement']),
  ),
  ofWin('houtei', ({ win, isSelfDraw }) => win.lastTile && !isSelfDraw),
  ofWin('tenhou', (shape) => shape.win.firstTurn && shape.isSelfDraw && shape.isDealer),
  ofWin('chiihou', (shape) => shape.win.firstTurn && shape.isSelfDraw && !shape.isDealer),
  ofWin('renhou', (shape) => shape.win.firstTurn && !shape.isSelfDraw && !shape.isDealer),
  {
    ...ofWin('paarenchan', ({ isDealer, win }) => isDealer && win.counters === PAARENCHAN_COUNTERS),
    needsAnother: true,
  },
];
