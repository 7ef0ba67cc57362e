// The levels are levels: over all six rulebooks the club player ends ahead of the beginner. How far is measured by
// `npm run bench -- strength`; this holds only that nothing has broken.

import { resultOf } from '@hanchan/game';
import { RULESETS } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { beginner } from '../src/beginner.ts';
import type { Bot } from '../src/bot.ts';
import { club } from '../src/club.ts';
import { type Asked, matchBetween } from './asking.ts';

const LAYOUTS: readonly (readonly Bot[])[] = [
  [club, beginner, club, beginner],
  [beginner, club, beginner, club],
];

test('club players end ahead of beginners', () => {
  let places = 0;
  let players = 0;
  for (const { values } of RULESETS) {
    for (let match = 0; match < 2; match++) {
      const bots = LAYOUTS[match % 2]!;
      let last: Asked | null = null;
      for (const asked of matchBetween(bots, values, match)) last = asked;
      const result = resultOf(last!.after.scores, values);
      for (const [seat, bot] of bots.entries()) {
        if (bot !== club) continue;
        places += result.places[seat]!;
        players++;
      }
    }
  }
  // Even players would have 2.5 (2.4 with shared places); the club player has about 2.2.
  expect(places / players).toBeLessThan(2.4);
});
