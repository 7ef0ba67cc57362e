// Whatever is rolled, everybody gets a seat, and seats go round from the first dealer.

import { SEATS, type Seat, WINDS } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { directDraw, traditionalDraw } from '../src/index.ts';

test.each([2, 3, 6, 7, 11, 12])('a roll of %i, and every roll for the dealer', (seatRoll) => {
  for (const shuffler of SEATS) {
    for (let dealerRoll = 2; dealerRoll <= 12; dealerRoll++) {
      const draw = traditionalDraw({ shuffler, row: ['W', 'E', 'N', 'S'], seatRoll, dealerRoll });
      const { temporaryEast, firstDealer, winds, seats } = draw;
      // The player opposite counts as one.
      expect(temporaryEast).toBe((shuffler + 2 + seatRoll - 1) % 4);
      expect(firstDealer).toBe((temporaryEast + dealerRoll - 1) % 4);
      const placeOf = (player: Seat) => (temporaryEast + WINDS.indexOf(winds[player])) % 4;
      for (const player of SEATS) expect((firstDealer + seats[player]) % 4).toBe(placeOf(player));
      expect([...seats].sort()).toEqual([0, 1, 2, 3]);
      const first = seatRoll % 2 === 0 ? 'S' : 'W';
      expect(winds[temporaryEast]).toBe(first);
    }
  }
});

test('a wind drawn is the seat', () => {
  expect(directDraw(['S', 'N', 'E', 'W']).seats).toEqual([1, 3, 0, 2]);
});
