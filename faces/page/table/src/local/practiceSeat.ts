// Where the player of this browser sits at a practice table: the seed draws the seats.

import { fairSeats, matchSeed } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';

/** Nobody adds words at such a table. */
export const NO_WORDS = ['', '', '', ''] as const;

export const practiceSeat = ({ seed }: { readonly seed: string }): Seat =>
  fairSeats(matchSeed(seed, NO_WORDS))[0];
