// Deeds in words, as lessons write them: whether an act of the engine is one, and the acts that a word stands for.

import type { Action, Match } from '@hanchan/game';
import { kindOf, parseTiles, type Seat, suitOf, type Tile } from '@hanchan/tiles';

export function tilesNamed(text: string): readonly Tile[] {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`no tiles: ${text}`);
  return parsed.value;
}

const isNamed = (tile: Tile, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      name === '*' ||
      name === suitOf(kindOf(tile)) ||
      (name.length > 1 && tilesNamed(name).some((one) => kindOf(one) === kindOf(tile))),
  );

/** Whether this is what the word says: `discards 9p`, `discards s` for a suit, `discards *`. */
export function isDeed(action: Action, deed: string): boolean {
  const [word, ...names] = deed.split(' ');
  switch (action.type) {
    case 'discard':
      return word === (action.riichi ? 'riichi' : 'discards') && isNamed(action.tile, names);
    case 'concealedKan':
    case 'addedKan':
      return word === 'kan' && (names.length === 0 || isNamed(action.tile, names));
    case 'calledKan':
      return word === 'kan' && names.length === 0;
    case 'chi':
      return word === 'chi' && (names.length === 0 || sameKinds(action.own, tilesNamed(names[0]!)));
    case 'pick':
      return word === 'draw';
    default:
      return word === action.type;
  }
}

function sameKinds(some: readonly Tile[], others: readonly Tile[]): boolean {
  const sorted = (tiles: readonly Tile[]) => tiles.map(kindOf).sort((a, b) => a - b);
  return sorted(some).join() === sorted(others).join();
}

/** The acts that the word stands for, whether or not they may be done. */
export function actsOf(deed: string, { deal }: Match, seat: Seat): readonly Action[] {
  const [word, name = ''] = deed.split(' ');
  switch (word) {
    case 'tsumo':
    case 'ron':
    case 'pass':
      return [{ type: word, seat }];
    case 'draw':
      return [{ type: 'pick', seat, slot: 0 }];
    case 'chi':
    case 'pon':
      return [{ type: word, seat, own: tilesNamed(name) }];
    case 'kan':
      return name === ''
        ? []
        : [{ type: 'concealedKan', seat, tile: kindOf(tilesNamed(name)[0]!) }];
    case 'discards':
    case 'riichi': {
      const { hand, drawn } = deal!.seats[seat];
      const held = drawn === null ? [] : [{ tile: drawn, fromDraw: true }];
      const all = [...held, ...[...new Set(hand)].map((tile) => ({ tile, fromDraw: false }))];
      return all
        .filter(({ tile }) => isNamed(tile, [name]))
        .map((one) => ({ type: 'discard', seat, ...one, riichi: word === 'riichi' }));
    }
    default:
      throw new Error(`no deed: ${deed}`);
  }
}

const CLAIMS = ['pass', 'ron', 'chi', 'pon'];
/** Whether the word answers a discard; `kan` of three tiles in hand is written with `callkan`. */
export const isAnswer = (deed: string): boolean => CLAIMS.includes(deed.split(' ')[0]!);
