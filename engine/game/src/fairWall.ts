// Walls that can be checked: a secret is committed to before play, players add their own words, and once the
// secret is revealed anyone can rebuild every wall. Scheme `w1`, and `w2` where a beacon adds to it; docs/fair-walls.md
// describes them for other languages, with vectors.

import { sha256Hex } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat, type Tile, tileSet } from '@hanchan/tiles';
import type { BeaconDraw } from './beacon.ts';

const SCHEME = 'hanchan-w1';
const BEACON_SCHEME = 'hanchan-w2';

/** What is shown before the first deal; it binds the server to its secret. */
export function commitmentOf(secret: string): string {
  return sha256Hex(`${SCHEME}:commit:${secret}`);
}

/** The seed of a match: the secret and what each seat added (empty for nothing). */
export function matchSeed(secret: string, words: BySeat<string>): string {
  const added = words.map((word) => sha256Hex(word)).join(':');
  return sha256Hex(`${SCHEME}:match:${secret}:${added}`);
}

/** What binds somebody to a word before it is told. */
export function pledgeOf(word: string): string {
  return sha256Hex(`${SCHEME}:pledge:${word}`);
}

/** The seed once a value of a beacon has gone into it; one that did not come leaves it as it was. */
export function seedWithBeacon(seed: string, { round, value }: BeaconDraw): string {
  return value === null ? seed : sha256Hex(`${BEACON_SCHEME}:beacon:${seed}:${round}:${value}`);
}

/** The wall of a deal, counted from the break. Deals are numbered from 1. */
export function fairWall(seed: string, dealNumber: number, redFives: 0 | 3): Tile[] {
  return shuffle(tileSet(redFives), numbers(`${SCHEME}:wall:${seed}:${dealNumber}`));
}

/** The dice of a deal, which say where on the table the wall is opened. */
export function fairDice(seed: string, dealNumber: number, dice: number): number[] {
  const draw = numbers(`${SCHEME}:dice:${seed}:${dealNumber}`);
  return Array.from({ length: dice }, () => draw(6) + 1);
}

/** Who sits where: `seats[i]` is the seat of the i-th player. */
export function fairSeats(seed: string): BySeat<Seat> {
  return shuffle([...SEATS], numbers(`${SCHEME}:seats:${seed}`)) as unknown as BySeat<Seat>;
}

/** Fisher and Yates, from the last place down. */
function shuffle<T>(items: T[], draw: (below: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

const WORD = 2 ** 32;

/**
 * Whole numbers below a bound, each as likely. SHA-256 of `label:0`, `label:1`, … gives eight 32-bit words each,
 * first byte highest; a word in the last, incomplete run of the bound is passed over.
 */
function numbers(label: string): (below: number) => number {
  let block = 0;
  let words: number[] = [];
  const nextWord = () => {
    if (words.length === 0) {
      const hex = sha256Hex(`${label}:${block++}`);
      words = (hex.match(/.{8}/g) ?? []).map((part) => Number.parseInt(part, 16));
    }
    return words.shift()!;
  };
  return (below) => {
    const limit = WORD - (WORD % below);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % below;
  };
}
