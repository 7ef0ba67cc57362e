// WRC 2022, 6.2: drawing seats and the first dealer.

import { directDraw, fairSeats, matchSeed, traditionalDraw } from '@hanchan/game';
import { WINDS } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';

const ROW = ['E', 'W', 'N', 'S'] as const;

clause('wrc-6.2.1-03', 'a roll of 7 picks the seat two places to the right of the roller', () => {
  const { temporaryEast } = traditionalDraw({ shuffler: 2, row: ROW, seatRoll: 7, dealerRoll: 5 });
  // The roller sits opposite the shuffler, at place 0.
  expect(temporaryEast).toBe(2);
});

/** The winds that the tiles give, from the temporary East on. */
function givenAfter(seatRoll: number) {
  const { temporaryEast, winds } = traditionalDraw({
    shuffler: 0,
    row: ROW,
    seatRoll,
    dealerRoll: 5,
  });
  return [0, 1, 2, 3].map((step) => winds[(temporaryEast + step) % 4]);
}

clause('wrc-6.2.1-05', 'an even roll starts from the even end: S, N, W, E', () => {
  expect(givenAfter(8)).toEqual(['S', 'N', 'W', 'E']);
});

clause('wrc-6.2.1-05', 'an odd roll starts from the odd end: E, W, N, S', () => {
  expect(givenAfter(9)).toEqual(['E', 'W', 'N', 'S']);
});

clause(['wrc-6.2.1-06', 'wrc-6.2-04'], 'who received West sits opposite the temporary East', () => {
  const draw = traditionalDraw({ shuffler: 1, row: ROW, seatRoll: 6, dealerRoll: 5 });
  // A roll of 5 makes the temporary East the first dealer, so seats are winds.
  const west = draw.winds.indexOf('W');
  expect(draw.seats[west]).toBe(2);
  expect(draw.seats[draw.winds.indexOf('S')]).toBe(1);
});

clause(
  ['wrc-6.2.1-07', 'wrc-6.2.1-01'],
  'roll 5: temporary East deals first; roll 6: the seat on the right',
  () => {
    const draw = { shuffler: 0, row: ROW, seatRoll: 4 } as const;
    const five = traditionalDraw({ ...draw, dealerRoll: 5 });
    const six = traditionalDraw({ ...draw, dealerRoll: 6 });
    expect(five.firstDealer).toBe(five.temporaryEast);
    expect(six.firstDealer).toBe((six.temporaryEast + 1) % 4);
    // Who received East sat at the temporary East; one step later that is the last seat.
    expect(six.seats[six.winds.indexOf('E')]).toBe(3);
  },
);

clause(
  ['wrc-6.2.2-01', 'wrc-6.2.2-02'],
  'direct draw: each sits at the wind picked, East deals first',
  () => {
    expect(directDraw(['N', 'E', 'W', 'S']).seats).toEqual([3, 0, 2, 1]);
  },
);

clause(
  ['wrc-6.2-01', 'A-59'],
  'over many seeds each player is first East about a quarter of the time',
  () => {
    const east = [0, 0, 0, 0];
    for (let i = 0; i < 2_000; i++) {
      const seats = fairSeats(matchSeed(`secret ${i}`, ['', '', '', '']));
      east[seats.indexOf(0)]!++;
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
    }
    for (const count of east) expect(Math.abs(count - 500)).toBeLessThan(120);
    expect(WINDS).toHaveLength(4);
  },
);
