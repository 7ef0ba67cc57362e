// Hand-written logs under the rulebooks where they differ: the beginners' game.

import { describe, test } from 'vitest';
import { type Book, thenBlessed, write } from '../../support/mjaiBooks.ts';
import { agrees, differsAt, differsWith, ofType } from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, PAIR, PINFU } from '../../support/mjaiHands.ts';
import type { End } from '../../support/mjaiLog.ts';

describe('USPML', () => {
  const book: Book = 'uspml-fundamentals';
  const none = { han: null, fu: null, honba: 0 };

  test('T38: a win takes the pool', () => {
    const log = write(book, {
      kyotaku: 3,
      hands: { 1: ALL_INSIDE },
      play: '0=1z 1+6m',
      ends: [{ hora: 1, pai: '6m', ...none, kyotaku: 3, deltas: [-2, 7, -1, -1] }],
    });
    agrees(book, thenBlessed(log, book, { oya: 1 }));
    differsWith(book, log, ofType('hora'), { kyotaku: 0 });
    differsWith(book, log, ofType('hora'), { han: 1 });
    differsWith(book, log, ofType('hora'), { fu: 30 });
  });

  test('T38: three who are not ready pay one each into the pool', () => {
    const log = write(book, {
      hands: { 1: ALL_INSIDE },
      play: 'drain',
      ends: [{ draw: 'exhaustive', deltas: [-1, 0, -1, -1], tenpais: [false, true, false, false] }],
    });
    agrees(book, thenBlessed(log, book, { oya: 1, kyotaku: 3 }));
    differsWith(book, log, ofType('ryukyoku'), { deltas: [-1, 3, -1, -1] });
  });

  test('T40: the nearest wins alone; 4, or 6 for the dealer', () => {
    const four: End = { hora: 1, from: 0, pai: '6m', ...none, deltas: [-4, 4, 0, 0] };
    const hands = { 1: ALL_INSIDE, 3: PINFU };
    const log = write(book, { hands, play: '0+6m 0-6m', ends: [four] });
    agrees(book, thenBlessed(log, book, { oya: 1 }));
    const both = write(book, {
      hands,
      play: '0+6m 0-6m',
      ends: [four, { hora: 3, from: 0, pai: '6m', ...none, deltas: [-4, 0, 0, 4] }],
    });
    differsAt(book, both, ofType('hora'));
    const dealer = write(book, {
      hands: { 0: ALL_INSIDE },
      play: '0=1z 1+6m 1-6m',
      ends: [{ hora: 0, from: 1, pai: '6m', ...none, deltas: [6, -6, 0, 0] }],
    });
    agrees(book, thenBlessed(dealer, book, { oya: 0 }));
  });

  test('T37: no chi, no kan, no seven pairs', () => {
    const chi = write(book, {
      hands: { 1: '46s1m2468p24m24z6m8s' },
      play: '0+5s 0-5s 1c5s:46s 1-1m drain',
      ends: [{ draw: 'exhaustive', deltas: [-1, -1, -1, -1] }],
    });
    differsAt(book, chi, ofType('chi'));
    const kan = write(book, {
      hands: { 0: '111m147p369s1234z' },
      play: '0+1m 0A1m 0+2m 0-2m',
      ends: [],
    });
    differsAt(book, kan, ofType('ankan'));
    const pairs = write(book, {
      hands: { 0: '1199m1199p1199s1z' },
      play: '0+1z',
      ends: [{ hora: 0, pai: '1z', ...none, deltas: [6, -2, -2, -2] }],
    });
    differsAt(book, pairs, ofType('hora'));
  });

  test('T36: the last discard may be ponned, and U11: no furiten', () => {
    const pon = write(book, {
      hands: { 1: PAIR },
      play: 'drain83 3+5m 3-5m 1p5m:55m 1-1m',
      ends: [{ draw: 'exhaustive', deltas: [-1, -1, -1, -1] }],
    });
    agrees(book, thenBlessed(pon, book, { oya: 1, kyotaku: 4 }));
    const own = write(book, {
      hands: { 1: ALL_INSIDE },
      play: '0=1z 1=3m 2+3m 2-3m',
      ends: [{ hora: 1, from: 2, pai: '3m', ...none, deltas: [0, 4, -4, 0] }],
    });
    agrees(book, own);
  });

  test('T39: the game ends with the fourth dealer, and nobody gets the pool', () => {
    const log = write(book, {
      oya: 3,
      kyotaku: 2,
      play: 'drain',
      ends: [{ draw: 'exhaustive', deltas: [-1, -1, -1, -1] }],
    });
    agrees(book, log.end());
    differsWith(book, log, ofType('end_game'), { scores: [25, 19, 19, 19] });
  });
});
