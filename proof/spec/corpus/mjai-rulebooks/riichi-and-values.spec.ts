// Hand-written logs under the rulebooks where they differ: riichi and what hands are worth.

import { describe, expect, test } from 'vitest';
import { type Book, type Table, thenBlessed, write } from '../../support/mjaiBooks.ts';
import { agrees, differsAt, differsWith, ofType, replayed } from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, AROUND, NINES, ORPHANS } from '../../support/mjaiHands.ts';
import type { DealText, End, Four } from '../../support/mjaiLog.ts';

describe('riichi', () => {
  const poor: Four = [30_000, 900, 30_000, 59_100];
  const below = (book: Book, deltas: Four) =>
    write(
      book,
      {
        hands: { 1: ALL_INSIDE },
        play: `${AROUND} 0=1s 1+4z 1!4z 2+6m 2-6m`,
        ends: [{ hora: 1, from: 2, pai: '6m', han: 4, fu: 30, kyotaku: 1, deltas }],
      },
      poor,
    );
  // T-31, T9; T-35, T25 for the payment.
  test.each([
    ['wrc-2022', [0, 9_000, -8_000, 0]],
    ['wdmc-2019', [0, 8_700, -7_700, 0]],
  ] as [Book, Four][])('with 900 points, %s', (book, deltas) => {
    const log = below(book, deltas);
    agrees(book, log);
    differsWith(book, log, ofType('reach_accepted'), { scores: [30_000, 0, 30_000, 59_100] });
  });
  test.each(['ema-2008', 'general', 'tenhou'] as const)('not with 900 points, %s', (book) => {
    differsAt(book, below(book, [0, 8_700, -7_700, 0]), ofType('reach'));
  });

  const lateRiichi = (book: Book, live: 3 | 4, deltas: Four) => {
    const seat = live === 4 ? 1 : 2;
    return write(book, {
      hands: { [seat]: ALL_INSIDE },
      play: `drain${69 - live} ${seat}+4z ${seat}!4z drain`,
      ends: [{ draw: 'exhaustive', deltas }],
    });
  };
  // T-21, E13, G19
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008', 'tenhou'] as const)(
    'with four live tiles, %s',
    (book) => {
      const log = lateRiichi(book, 4, [-1_000, 3_000, -1_000, -1_000]);
      agrees(book, thenBlessed(log, book, { oya: 1, honba: 1, kyotaku: 1 }));
      differsWith(book, log, ofType('ryukyoku'), { deltas: [0, 0, 0, 0] });
    },
  );
  test.each(['wrc-2022', 'wdmc-2019', 'tenhou'] as const)('not with three, %s', (book) => {
    differsAt(book, lateRiichi(book, 3, [-1_000, -1_000, 3_000, -1_000]), ofType('reach'));
  });
  test('with three in EMA and General', () => {
    const ema = lateRiichi('ema-2008', 3, [-1_000, -1_000, 3_000, -1_000]);
    agrees('ema-2008', thenBlessed(ema, 'ema-2008', { oya: 1, honba: 1, kyotaku: 1 }));
    const general = lateRiichi('general', 3, [0, 0, 0, 0]);
    agrees('general', thenBlessed(general, 'general', { oya: 1, kyotaku: 1 }));
  });

  test('T-29: a riichi that is won on pays no stick', () => {
    const text: DealText = {
      hands: { 1: '345m456p678s11s67m', 2: ALL_INSIDE },
      play: `${AROUND} 0=9p 1+6m 1?6m`,
      ends: [{ hora: 2, from: 1, pai: '6m', kyotaku: 0, deltas: [0, -2_000, 2_000, 0] }],
    };
    agrees('wrc-2022', write('wrc-2022', text));
    const paid = write('wrc-2022', { ...text, play: text.play.replace('?', '!') });
    differsAt('wrc-2022', paid, ofType('reach_accepted'));
  });

  test('a log without reach_accepted is told what is missing', () => {
    const log = below('wrc-2022', [0, 9_000, -8_000, 0]);
    const at = log.events.findIndex(ofType('reach_accepted'));
    const difference = replayed('wrc-2022', log.events.toSpliced(at, 1));
    expect(difference).toMatchObject({ event: at + 1, expected: 'reach_accepted', got: 'tsumo' });
  });

  // T28, E6
  const alone = (book: Book, honba: number, deltas: Four) =>
    write(book, {
      honba,
      hands: { 1: NINES },
      play: `${AROUND} 0=9p 1+4z 1!4z 2=3z 3=9p 0=1s 1=1s 2+5s 2-5s`,
      ends: [{ hora: 1, from: 2, pai: '5s', han: 1, fu: 40, honba, kyotaku: 1, deltas }],
    });
  test('one yaku at four counters in EMA, not at five', () => {
    agrees('ema-2008', alone('ema-2008', 4, [0, 3_500, -2_500, 0]));
    differsAt('ema-2008', alone('ema-2008', 5, [0, 3_800, -2_800, 0]), ofType('hora'));
    agrees('wrc-2022', alone('wrc-2022', 5, [0, 3_800, -2_800, 0]));
    const two = write('ema-2008', {
      honba: 5,
      hands: { 1: NINES },
      play: `${AROUND} 0=9p 1+4z 1!4z 2+5s 2-5s`,
      ends: [
        { hora: 1, from: 2, pai: '5s', han: 2, fu: 40, honba: 5, deltas: [0, 5_100, -4_100, 0] },
      ],
    });
    agrees('ema-2008', two);
    differsWith('ema-2008', two, ofType('hora'), { honba: 0 });
  });
});

describe('values', () => {
  // T1, T-39, T27
  const open = (book: Book, fu: number, points: number) =>
    write(book, {
      hands: { 1: '3445m345p678s88p3z' },
      play: `${AROUND} 0+2m 0-2m 1c2m:34m 1-3z 2+6m 2-6m`,
      ends: [{ hora: 1, from: 2, pai: '6m', han: 1, fu, deltas: [0, points, -points, 0] }],
    });
  test.each([
    ['wdmc-2019', 20, 700],
    ['wrc-2022', 30, 1_000],
    ['general', 30, 1_000],
    ['tenhou', 30, 1_000],
  ] as const)('an open hand of no fu, %s: %i fu', (book, fu, points) => {
    const log = open(book, fu, points);
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { fu: 25 });
  });
  test('EMA: open tanyao is no yaku', () => {
    differsAt('ema-2008', open('ema-2008', 30, 1_000), ofType('hora'));
  });

  // T-34, W10
  const first = (book: Book, points: number) =>
    write(book, {
      hands: { 1: ALL_INSIDE },
      play: '0+6m 0-6m',
      ends: [{ hora: 1, from: 0, pai: '6m', deltas: [-points, points, 0, 0] }],
    });
  test.each([
    ['wrc-2022', 8_000],
    ['general', 8_000],
    ['wdmc-2019', 32_000],
    ['ema-2008', 32_000],
    ['tenhou', 2_000],
  ] as const)('a win before the first draw, %s: %i', (book, points) => {
    const log = first(book, points);
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { deltas: [-12_000, 12_000, 0, 0] });
  });

  // T26, T-37: the double wind in the pair.
  test.each([
    ['wrc-2022', 40, 2_000],
    ['wdmc-2019', 50, 2_400],
    ['ema-2008', 50, 2_400],
    ['tenhou', 50, 2_400],
  ] as const)('a pair of double winds, %s', (book, fu, points) => {
    const log = write(book, {
      hands: { 0: '111m345p678p23s11z' },
      play: `0=2z 1=2z 2=3z 3=5z 0+4z 0!4z 1=9p 2=9p 3=9p 0=9s 1+4s 1-4s`,
      ends: [{ hora: 0, from: 1, pai: '4s', han: 1, fu, deltas: [points + 1_000, -points, 0, 0] }],
    });
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { fu: 60 });
  });

  // T24, T-45
  test.each([
    ['wrc-2022', 32_000],
    ['wdmc-2019', 32_000],
    ['ema-2008', 64_000],
    ['general', 32_000],
  ] as const)('thirteen orphans on thirteen, %s: %i', (book, points) => {
    const log = write(book, {
      hands: { 1: ORPHANS },
      play: '0=2m 1=2m 2=3m 3=3m 0+9m 0-9m',
      ends: [{ hora: 1, from: 0, pai: '9m', han: null, deltas: [-points, points, 0, 0] }],
    });
    agrees(book, log);
  });

  // T23
  const inARow: DealText = {
    hands: { 1: '223344p67s99m1s34z' },
    play:
      `${AROUND} 0+2p 0-2p 1p2p:22p 1-1s 2+3p 2-3p 1p3p:33p 1-3z ` +
      '2+4p 2-4p 1p4p:44p 1-4z 2+8s 2-8s',
    ends: [{ hora: 1, from: 2, pai: '8s', han: 2, fu: 30, deltas: [0, 2_000, -2_000, 0] }],
  };
  test('three triplets in a row, WDMC only', () => {
    agrees('wdmc-2019', write('wdmc-2019', inARow));
    for (const book of ['ema-2008', 'wrc-2022'] as const) {
      differsAt(book, write(book, inARow), ofType('hora'));
    }
  });

  // T22
  test.each([
    [8, [51_400, -16_800, -16_800, -16_800], { oya: 1 }],
    // Riichi and self-draw, 30 fu, 2 han: 1,000 each and 100 a counter.
    [7, [6_100, -1_700, -1_700, -1_700], { oya: 0, honba: 8 }],
  ] as [number, Four, Table][])('WDMC: the dealer wins with %i counters', (honba, deltas, next) => {
    const log = write('wdmc-2019', {
      honba,
      hands: { 0: NINES },
      play: `0=9p 1=2z 2=3z 3=5z 0+4z 0!4z 1=9p 2=9p 3=1z 0+1z 0-1z 1=1z 2=2z 3=2z 0+5s`,
      ends: [{ hora: 0, pai: '5s', honba, kyotaku: 1, deltas }],
    });
    differsWith('wdmc-2019', log, ofType('hora'), { honba: 0 });
    agrees('wdmc-2019', thenBlessed(log, 'wdmc-2019', next));
  });

  // T-46, T-47, A-43: West feeds the third dragon.
  const dragons = (end: string) => ({
    honba: 1,
    hands: { 1: '556677z234m8s1m9p1s' },
    play:
      `${AROUND} 0+5z 0-5z 1p5z:55z 1-1m 2=9m 3+6z 3-6z 1p6z:66z 1-9p ` +
      `2+7z 2-7z 1p7z:77z 1-1s ${end}`,
  });
  const drawn = { hora: 1, pai: '8s', honba: 1, han: null };
  test.each([
    ['wrc-2022', [0, 32_300, -32_300, 0]],
    ['tenhou', [0, 32_300, -32_300, 0]],
    ['wdmc-2019', [-16_100, 32_300, -8_100, -8_100]],
    ['ema-2008', [-16_100, 32_300, -8_100, -8_100]],
  ] as [Book, Four][])('three dragons, the last fed by West, self-drawn, %s', (book, deltas) => {
    const text = dragons('2=9m 3=9m 0=1s 1+8s');
    const log = write(book, { ...text, ends: [{ ...drawn, deltas }] });
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { deltas: [-10_000, 30_000, -10_000, -10_000] });
  });
  test('and won on a discard of North, WRC', () => {
    const text = dragons('2=9m 3+8s 3-8s');
    const ends: End[] = [{ ...drawn, from: 3, deltas: [0, 32_300, -16_000, -16_300] }];
    agrees('wrc-2022', write('wrc-2022', { ...text, ends }));
    const alone: End[] = [{ ...drawn, from: 3, deltas: [0, 32_300, 0, -32_300] }];
    agrees('ema-2008', write('ema-2008', { ...text, ends: alone }));
    differsAt('wrc-2022', write('wrc-2022', { ...text, ends: alone }), ofType('hora'));
  });
});
