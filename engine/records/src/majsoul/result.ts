// How a deal ended, as the records of Mahjong Soul say it.

import { noPoints, SEATS, type Seat } from '@hanchan/tiles';
import type { MjaiEvent } from '../mjai/form.ts';
import type { Entry } from './entries.ts';
import {
  flagIn,
  fourIn,
  type Part,
  partError,
  partsIn,
  seatIn,
  tileIn,
  tilesIn,
  wholeIn,
} from './fields.ts';

/** `from` is whose tile was won on, where it was not drawn. */
export function winEvents(entry: Entry, from: Seat | null): MjaiEvent[] {
  const wins = partsIn(entry, 'hules');
  if (wins.length === 0) throw partError(entry, 'hules', 'must name who won');
  const deltas = fourIn(entry, 'delta_scores');
  const scores = fourIn(entry, 'scores');
  return wins.map((win, at) => ({
    ...winEvent(win, from),
    // Of several wins only the sum is told.
    ...(wins.length === 1 && deltas !== null ? { deltas } : {}),
    ...(at === wins.length - 1 && scores !== null ? { scores } : {}),
  }));
}

function winEvent(win: Part, from: Seat | null): MjaiEvent {
  const actor = seatIn(win);
  const isOwn = flagIn(win, 'zimo');
  if (!isOwn && from === null) throw partError(win, 'zimo', 'must be true: nobody gave a tile');
  const isYakuman = flagIn(win, 'yiman');
  const points = pointsOf(win, isOwn);
  const ura = flagIn(win, 'liqi') ? tilesIn(win, 'li_doras') : [];
  return {
    type: 'hora',
    actor,
    target: isOwn ? actor : from,
    pai: tileIn(win, 'hu_tile'),
    ...(isYakuman ? { han: null } : { han: wholeIn(win, 'count'), fu: wholeIn(win, 'fu') }),
    ...(points > 0 ? { points } : {}),
    ...(ura.length > 0 ? { ura_markers: ura } : {}),
  };
}

function pointsOf(win: Part, isOwn: boolean): number {
  if (!isOwn) return wholeIn(win, 'point_rong');
  const other = wholeIn(win, 'point_zimo_xian');
  return flagIn(win, 'qinjia') ? other * 3 : other * 2 + wholeIn(win, 'point_zimo_qin');
}

/** The wall ran out. */
export function exhaustedEvent(entry: Entry): MjaiEvent {
  const players = partsIn(entry, 'players');
  if (players.length !== SEATS.length) {
    throw partError(entry, 'players', `must be four, not ${players.length}`);
  }
  const deltas: number[] = [...noPoints()];
  for (const part of partsIn(entry, 'scores')) {
    const moved = fourIn(part, 'delta_scores') ?? [];
    for (const [seat, points] of moved.entries()) deltas[seat]! += points;
  }
  return {
    type: 'ryukyoku',
    reason: flagIn(entry, 'liujumanguan') ? 'nagashi_mangan' : 'exhaustive',
    deltas,
    tenpais: players.map((player) => flagIn(player, 'tingpai')),
  };
}

const REASONS: readonly string[] = [
  '',
  'kyuushu_kyuuhai',
  'suufon_renda',
  'suukaikan',
  'suucha_riichi',
  'sanchahou',
];

/** The deal was broken off. */
export function brokenOffEvent(entry: Entry): MjaiEvent {
  const type = wholeIn(entry, 'type');
  const reason = REASONS[type] ?? '';
  if (reason === '') throw partError(entry, 'type', `${type} is not a known end`);
  const isSigned = reason === 'kyuushu_kyuuhai';
  const actor = isSigned ? { actor: seatIn(entry) } : {};
  return { type: 'ryukyoku', reason, ...actor, deltas: noPoints() };
}
