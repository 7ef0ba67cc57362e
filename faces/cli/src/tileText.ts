// Tiles for people: spaced, coloured by suit, a red five starred so that colour is not needed to see it.

import type { Group, Reading } from '@hanchan/hand';
import { type PlayWords, waitPhrase } from '@hanchan/narrator';
import type { Call } from '@hanchan/rulesets';
import {
  compareTiles,
  formatTile,
  isRedFive,
  kindOf,
  type Meld,
  type MeldType,
  type Suit,
  suitOf,
  type Tile,
} from '@hanchan/tiles';
import type { Ink, Paint } from './paint.ts';
import { tell } from './telling.ts';

const INK: Readonly<Record<Suit, Ink>> = { m: 'magenta', p: 'blue', s: 'green', z: 'yellow' };

export function tileText(tile: Tile, paint: Paint): string {
  return isRedFive(tile)
    ? paint(`${formatTile(tile)}*`, 'red')
    : paint(formatTile(tile), INK[suitOf(kindOf(tile))]);
}

export function tilesText(tiles: Iterable<Tile>, paint: Paint): string {
  return [...tiles]
    .sort(compareTiles)
    .map((tile) => tileText(tile, paint))
    .join(' ');
}

export const MELD_CALLS: Readonly<Record<MeldType, Call>> = {
  chi: 'chi',
  pon: 'pon',
  calledKan: 'kan',
  addedKan: 'kan',
  concealedKan: 'kan',
};

const KAN_KINDS: Readonly<Partial<Record<MeldType, string>>> = {
  calledKan: 'called ',
  addedKan: 'added ',
  concealedKan: 'concealed ',
};

export function meldText(meld: Meld, paint: Paint, words: PlayWords): string {
  const from =
    meld.from === null ? '' : meld.from === 'across' ? ' from across' : ` from the ${meld.from}`;
  const name = `${KAN_KINDS[meld.type] ?? ''}${words.call(MELD_CALLS[meld.type])}`;
  return `${name} ${tilesText(meld.tiles, paint)}${paint(from, 'dim')}`;
}

export function tilesOfGroup({ type, kind, meld }: Group): readonly Tile[] {
  if (meld !== null) return meld.tiles;
  return type === 'sequence' ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
}

/** How the hand was parted into sets, with the wait that the winning tile ended. */
export function readingText(reading: Reading, paint: Paint): string {
  const wait = paint(`(${tell(waitPhrase(reading.wait))})`, 'dim');
  const pair = tilesText([reading.pair, reading.pair], paint);
  if (reading.form === 'sevenPairs') return `seven pairs, the last ${pair} ${wait}`;
  if (reading.form === 'thirteenOrphans') return `thirteen orphans with ${pair} ${wait}`;
  const sets = reading.groups.map((group) => tilesText(tilesOfGroup(group), paint));
  return `${[...sets, pair].join(' │ ')} ${wait}`;
}
