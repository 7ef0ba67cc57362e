// General Rules, Play: who deals first.

import { fairSeats, matchSeed } from '@hanchan/game';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

clause('gen-play-02', 'each player is as likely to deal first', () => {
  const first = [0, 0, 0, 0];
  for (let i = 0; i < 2_000; i++) {
    first[fairSeats(matchSeed(`table ${i}`, ['a', 'b', 'c', 'd'])).indexOf(0)]!++;
  }
  for (const count of first) expect(Math.abs(count - 500)).toBeLessThan(120);
});
