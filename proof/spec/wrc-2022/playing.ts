// WRC 2022 tables for play tests: hands that are not given are idle, with nothing to call and far from tenpai.

import { WRC_2022 } from '@hanchan/rulesets';
import { formatTile, parseHand, parseTiles, type Tile, WINDS, type Wind } from '@hanchan/tiles';
import { type Setup, Table } from '../support/playTable.ts';

export const RULES = WRC_2022.values;

/** No two of these tiles are near each other, so that nothing can be called with them. */
const IDLE_SUITS = [
  '147m258p369s',
  '258m369p147s',
  '369m147p258s',
  '147m369p258s',
  '258m147p369s',
  '369m258p147s',
  '258p369s',
  '369p147s',
  '147m258s',
];
const HONOURS = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'];

export const table = (setup: Setup = {}): Table => new Table(RULES, withIdleHands(setup));

/** The setup with an idle hand for every player who has none. */
export function withIdleHands(setup: Setup): Setup {
  const used = countGiven(setup);
  const take = (text: string) => {
    for (const tile of tilesOf(text)) used.set(tile, (used.get(tile) ?? 0) + 1);
    return text;
  };
  const isLeft = (text: string) => tilesOf(text).every((tile) => (used.get(tile) ?? 0) < 4);
  const idle = (): string => {
    const suits = IDLE_SUITS.find(isLeft);
    const rarest = [...HONOURS].sort((a, b) => usesOf(a) - usesOf(b)).filter(isLeft);
    const honours = rarest.slice(0, 13 - tilesOf(suits ?? '').length).join('');
    const hand = `${suits}${honours}`;
    if (suits === undefined || tilesOf(hand).length < 13) throw new Error('no idle hand is left');
    return take(hand);
  };
  const usesOf = (text: string) => used.get(tilesOf(text)[0]!) ?? 0;
  const hands = Object.fromEntries(
    WINDS.map((wind) => [wind, setup.hands?.[wind] ?? idle()]),
  ) as Record<Wind, string>;
  return { ...setup, hands };
}

function tilesOf(text: string): readonly Tile[] {
  const tiles = parseTiles(text.replaceAll(' ', ''));
  if (!tiles.ok) throw new Error(text);
  return tiles.value;
}

function countGiven({ hands, draws, replacements, indicators, ura }: Setup): Map<Tile, number> {
  const used = new Map<Tile, number>();
  const melded = Object.values(hands ?? {}).flatMap((text) => {
    const hand = parseHand(text);
    if (!hand.ok) throw new Error(text);
    const size = hand.value.concealed.length + 3 * hand.value.melds.length;
    if (size !== 13) throw new Error(`${text} has ${size} tiles`);
    return [...hand.value.concealed, ...hand.value.melds.flatMap(({ tiles }) => tiles)];
  });
  const laid = [draws, replacements, indicators, ura].flatMap((text) => tilesOf(text ?? ''));
  for (const tile of [...melded, ...laid]) used.set(tile, (used.get(tile) ?? 0) + 1);
  return used;
}

/** The yaku of the last win, yakuman among them. */
export function yakuOf(at: Table): string[] {
  const { value } = at.last('won');
  return [...value.yaku, ...value.yakuman].map(({ id }) => id);
}

/** Types of the events since a mark, which is the number of events before. */
export const typesSince = (at: Table, mark: number): string[] =>
  at.events.slice(mark).map(({ type }) => type);

/** What the players to move hold, for a look at hand sizes. */
export function sizeOf(at: Table, wind: Wind): number {
  const { hand, drawn, melds } = at.state(wind);
  return hand.length + (drawn === null ? 0 : 1) + 3 * melds.length;
}

export const textOf = (tiles: readonly Tile[]): string => tiles.map(formatTile).join('');
