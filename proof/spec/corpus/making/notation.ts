// Moves as the words of the corpus, and back: `0t5z`, seat 0 discards the tile just drawn, 5z. All words stand in
// `../own/README.md`.

import type { Action, Ruling } from '@hanchan/game';
import type { Move } from '@hanchan/records';
import { formatTile, parseTile, type Seat, type Tile } from '@hanchan/tiles';

const PLAIN = {
  tsumo: 'w',
  nineTerminals: 'n',
  ron: 'r',
  pass: '-',
  tenpai: 'y',
  noten: 'x',
} as const;
const CALLS = { chi: 'c', pon: 'p', calledKan: 'k' } as const;
const KANS = { concealedKan: 'q', addedKan: 'a' } as const;

const textOf = (tiles: readonly Tile[]) => tiles.map(formatTile).join('');

export function wordOf(move: Exclude<Move, { type: 'deal' }>): string {
  switch (move.type) {
    case 'bell':
      return '!';
    case 'start':
      return '>';
    case 'ruling':
      return `@${JSON.stringify(move.ruling)}`;
    case 'action':
      return `${move.action.seat}${actionWord(move.action)}`;
  }
}

function actionWord(action: Action): string {
  switch (action.type) {
    case 'discard': {
      const sign = action.fromDraw ? 't' : 'd';
      return `${action.riichi ? sign.toUpperCase() : sign}${formatTile(action.tile)}`;
    }
    case 'concealedKan':
    case 'addedKan':
      return `${KANS[action.type]}${formatTile(action.tile)}`;
    case 'chi':
    case 'pon':
    case 'calledKan':
      return `${CALLS[action.type]}${textOf(action.own)}`;
    case 'pick':
      return `s${action.slot}`;
    default:
      return PLAIN[action.type];
  }
}

function tileOf(text: string): Tile {
  const tile = parseTile(text);
  if (!tile.ok) throw new Error(`no such tile: ${text}`);
  return tile.value;
}

export const tilesOf = (text: string): Tile[] => (text.match(/../g) ?? []).map(tileOf);

const named = <T extends string>(signs: Readonly<Record<T, string>>, sign: string) =>
  (Object.keys(signs) as T[]).find((name) => signs[name] === sign);

export function moveOf(word: string): Move {
  if (word === '!') return { type: 'bell' };
  if (word === '>') return { type: 'start' };
  if (word.startsWith('@')) return { type: 'ruling', ruling: JSON.parse(word.slice(1)) as Ruling };
  return { type: 'action', action: actionOf(word) };
}

function actionOf(word: string): Action {
  const seat = Number(word[0]) as Seat;
  const sign = word[1]!;
  const rest = word.slice(2);
  const plain = named(PLAIN, sign);
  if (plain !== undefined) return { type: plain, seat };
  const call = named(CALLS, sign);
  if (call !== undefined) return { type: call, seat, own: tilesOf(rest) };
  const kan = named(KANS, sign);
  if (kan !== undefined) return { type: kan, seat, tile: tileOf(rest) };
  if (sign === 's') return { type: 'pick', seat, slot: Number(rest) };
  const lower = sign.toLowerCase();
  return {
    type: 'discard',
    seat,
    tile: tileOf(rest),
    fromDraw: lower === 't',
    riichi: sign !== lower,
  };
}

/**
 * What was tried and refused is written like a move; `wall` is the wall of this deal once more, `wall-` the same
 * without its last tile, and `#…` something that is no act at all.
 */
export function triedMove(word: string, wall: readonly Tile[]): Move {
  if (word === 'wall') return { type: 'deal', wall };
  if (word === 'wall-') return { type: 'deal', wall: wall.slice(1) };
  if (word.startsWith('#')) return { type: 'action', action: JSON.parse(word.slice(1)) as Action };
  return moveOf(word);
}
