// A win as an example writes it down, and what the engine makes of it under a rulebook. No result stands in an
// example: what a hand is worth is always asked.

import type { RuleValues } from '@hanchan/rules';
import { checkWin, newWin, type Score, score, type Win } from '@hanchan/score';
import {
  parseHand,
  parseTile,
  parseTiles,
  type Result,
  type Seat,
  WINDS,
  type Wind,
} from '@hanchan/tiles';

/** What can be true of the moment of a win, in the order in which it is told. */
export const EXAMPLE_MOMENTS = [
  'riichi',
  'doubleRiichi',
  'ippatsu',
  'afterKan',
  'robbedKan',
  'lastTile',
  'firstTurn',
] as const;
export type ExampleMoment = (typeof EXAMPLE_MOMENTS)[number];

export interface ExampleWin {
  /** Without the winning tile, melds behind. */
  readonly hand: string;
  readonly tile: string;
  readonly by: 'ron' | 'tsumo';
  /** South in an East round, unless it says otherwise. */
  readonly seat?: Wind;
  readonly moments?: readonly ExampleMoment[];
  readonly dora?: string;
  readonly ura?: string;
  readonly counters?: number;
}

function read<T>(parsed: Result<T, unknown>, text: string): T {
  if (!parsed.ok) throw new Error(`an example cannot be read: ${text}`);
  return parsed.value;
}

export const writtenHand = (text: string) => read(parseHand(text), text);
export const tileOf = (text: string) => read(parseTile(text), text);
export const tilesOf = (text: string) => read(parseTiles(text), text);

/** East sits at 0 and deals; a discard comes from the seat before the winner. */
export function winOfExample(example: ExampleWin): Win {
  const { hand, tile, by, seat = 'S', moments = [], dora = '', ura = '', counters = 0 } = example;
  const winner = WINDS.indexOf(seat) as Seat;
  const is = (moment: ExampleMoment) => moments.includes(moment);
  return newWin({
    hand: writtenHand(hand),
    tile: tileOf(tile),
    winner,
    from: by === 'ron' ? (((winner + 3) % 4) as Seat) : null,
    riichi: is('doubleRiichi') ? 'double' : is('riichi') ? 'riichi' : 'none',
    ippatsu: is('ippatsu'),
    afterKan: is('afterKan'),
    robbedKan: is('robbedKan'),
    lastTile: is('lastTile'),
    firstTurn: is('firstTurn'),
    indicators: tilesOf(dora),
    ura: tilesOf(ura),
    counters,
  });
}

/** What an example is worth; null where it cannot happen under these rules, or is no win. */
export function scoreOf(example: ExampleWin, rules: RuleValues): Score | null {
  const win = winOfExample(example);
  if (checkWin(win, rules).length > 0) return null;
  const scored = score(win, rules);
  return scored.ok ? scored.value : null;
}

/** Whether an example can be laid out under these rules at all, as a win or not. */
export const isPossible = (example: ExampleWin, rules: RuleValues): boolean =>
  checkWin(winOfExample(example), rules).length === 0;
