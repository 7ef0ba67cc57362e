// Turns go round the table, forwards and back.

import { describe, expect, test } from 'vitest';
import {
  bySeat,
  FOUR,
  noPoints,
  roundWind,
  SEATS,
  seatAfter,
  seatWind,
  turnsTo,
} from '../src/index.ts';

describe('seats', () => {
  test('a seat so many turns on, and back', () => {
    expect([seatAfter(0, 1, FOUR), seatAfter(3, 1, FOUR), seatAfter(2, 3, FOUR)]).toEqual([
      1, 0, 1,
    ]);
    expect([seatAfter(0, -1, FOUR), seatAfter(1, -9, FOUR), seatAfter(2, 8, FOUR)]).toEqual([
      3, 0, 2,
    ]);
  });

  test('how many turns away another is', () => {
    expect(SEATS.map((seat) => turnsTo(2, seat, FOUR))).toEqual([2, 3, 0, 1]);
    expect(SEATS.map((seat) => turnsTo(seat, 2, FOUR))).toEqual([2, 1, 0, 3]);
  });

  test('winds of seats and of rounds', () => {
    expect(SEATS.map((seat) => seatWind(seat, 1))).toEqual(['N', 'E', 'S', 'W']);
    expect([0, 1, 2, 3, 4, 9].map(roundWind)).toEqual(['E', 'S', 'W', 'N', 'E', 'S']);
  });

  test('one for each seat, and nothing shared between two makings', () => {
    expect(bySeat((seat) => seat * 2)).toEqual([0, 2, 4, 6]);
    const points = noPoints();
    points[2] += 1_000;
    expect([points, noPoints()]).toEqual([
      [0, 0, 1_000, 0],
      [0, 0, 0, 0],
    ]);
  });
});
