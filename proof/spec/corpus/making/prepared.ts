// The parts that prepared deals are made of: what East draws, calls and declares.

import type { RuleValues } from '@hanchan/rules';
import type { Script } from './stage.ts';

/** A tile that does not matter. */
export const ANY = null;

/** A deal that is played where the rules have what it shows. */
export interface Conditional extends Script {
  readonly when?: (rules: RuleValues) => boolean;
}

/** East draws the tile on the second turn. */
export const tsumo = (
  name: string,
  hand: string,
  tile: string,
  more: Partial<Conditional> = {},
): Conditional => ({
  name,
  hands: { E: hand },
  draws: [ANY, ANY, ANY, ANY, tile],
  play: ['E discards drawn', 'to E', 'E tsumo'],
  ...more,
});

/** East claims the tile that North discards, discards, and draws the winning tile. */
export const open = (
  name: string,
  hand: string,
  called: string,
  claim: string,
  out: string,
  tile: string,
): Script => ({
  name,
  hands: { E: hand },
  draws: [ANY, ANY, ANY, called, ANY, ANY, ANY, tile],
  play: [
    'E discards drawn',
    'to N',
    `N discards ${called}`,
    `E ${claim}`,
    `E discards ${out}`,
    'to E',
    'E tsumo',
  ],
});

/** One tile from tenpai for 1s and 4s. */
export const READY = '123456789m11p23s';

export const RIICHI_AND_TSUMO: readonly string[] = [
  'E discards drawn',
  'to E',
  'E riichi drawn',
  'to E',
  'E discards drawn',
  'to E',
  'E tsumo',
];

/** Draws of a whole wall, of which only the last tile matters. It is South's when nobody calls. */
export function last(tile: string): (string | null)[] {
  return [...Array.from({ length: 69 }, () => ANY), tile];
}
