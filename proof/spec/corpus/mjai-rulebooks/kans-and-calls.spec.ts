// Hand-written logs under the rulebooks where they differ: kans and calls.

import { describe, expect, test } from 'vitest';
import { type Book, thenBlessed, write } from '../../support/mjaiBooks.ts';
import { agrees, differsAt, differsWith, ofType, replayed } from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, AROUND, NINES, PAIR } from '../../support/mjaiHands.ts';
import type { DealText, End, Four, MjaiLog } from '../../support/mjaiLog.ts';

describe('kans', () => {
  const called = (dora: string) => ({
    dora: '9m',
    hands: { 1: '222p34s45m678s77z3z' },
    play: `${AROUND} 0+2s 0-2s 1c2s:34s 1-3z 2+2p 2-2p 1k2p:222p 1+6m ${dora}`,
  });
  const rinshan = { hora: 1, pai: '6m', fu: 40 };

  // T-17, W24: the indicator comes with the replacement, and counts for a win on it.
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008'] as const)('called, %s', (book) => {
    const ends: End[] = [{ ...rinshan, han: 2, deltas: [-1_300, 2_700, -700, -700] }];
    const log = write(book, { ...called('d7s'), ends });
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { fu: 30 });
    const without = write(book, { ...called(''), ends });
    differsAt(book, without, ofType('hora'));
  });

  test.each(['tenhou', 'general'] as const)('called, %s: no indicator yet', (book) => {
    const ends: End[] = [{ ...rinshan, han: 1, deltas: [-700, 1_500, -400, -400] }];
    agrees(book, write(book, { ...called(''), ends }));
    const early = write(book, { ...called('d7s'), ends });
    differsAt(book, early, ofType('dora'));
  });

  const concealed = (order: string): DealText => ({
    hands: { 1: NINES },
    play: `${AROUND} 0=9p 1+9m 1A9m ${order} 1!4z 2=3z 3+5s 3-5s`,
    ends: [
      { hora: 1, from: 3, pai: '5s', han: 2, fu: 70, kyotaku: 1, deltas: [0, 5_500, 0, -4_500] },
    ],
  });
  test.each([
    ['wrc-2022', '1+4z d1m', 'd1m 1+4z'],
    ['wdmc-2019', '1+4z d1m', 'd1m 1+4z'],
    ['ema-2008', '1+4z d1m', 'd1m 1+4z'],
    ['tenhou', 'd1m 1+4z', '1+4z d1m'],
  ] as const)('concealed, %s: %s', (book, right, wrong) => {
    const log = write(book, concealed(right));
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { kyotaku: 0 });
    const first = wrong.startsWith('d') ? 'dora' : 'tsumo';
    const other = write(book, concealed(wrong));
    differsAt(book, other, (event) =>
      first === 'dora' ? event.type === 'dora' : event.type === 'tsumo' && event['pai'] === 'N',
    );
  });

  // T-22, T14: riichi, then a fourth nine. T-35, T25: 3 han 60 fu is mangan in WRC only.
  const inRiichi = (after: string, deltas: Four): DealText => ({
    hands: { 1: NINES },
    play: `${AROUND} 0=9p 1+4z 1!4z 2=3z 3=9p 0=1s 1+9m 1A9m ${after}`,
    ends: [{ hora: 1, pai: '5s', han: 3, fu: 60, kyotaku: 1, deltas }],
  });
  test.each([
    ['wrc-2022', '1+5s d1m', [-4_000, 9_000, -2_000, -2_000]],
    ['wdmc-2019', '1+5s d1m', [-3_900, 8_900, -2_000, -2_000]],
    ['ema-2008', '1+5s d1m', [-3_900, 8_900, -2_000, -2_000]],
    ['tenhou', 'd1m 1+5s', [-3_900, 8_900, -2_000, -2_000]],
  ] as [Book, string, Four][])('in riichi, %s', (book, after, deltas) => {
    const log = write(book, inRiichi(after, deltas));
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { deltas: [-3_800, 8_800, -2_000, -2_000] });
  });
  test('in riichi, General: never', () => {
    const log = write('general', inRiichi('1+5s', [-4_000, 9_000, -2_000, -2_000]));
    differsAt('general', log, ofType('ankan'));
  });

  const robbed: DealText = {
    hands: { 1: '66p147m369s12345z', 2: '45p123m789m345s99s' },
    play: `${AROUND} 0+6p 0-6p 1p6p:66p 1-1m 2=9p 3=9p 0=1s 1+6p 1K6p`,
    ends: [{ hora: 2, from: 1, pai: '6p', han: 2, fu: 30, deltas: [0, -2_000, 2_000, 0] }],
  };
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008', 'tenhou'] as const)(
    'an added kan is robbed, %s',
    (book) => {
      const log = write(book, robbed);
      agrees(book, thenBlessed(log, book, { oya: 1 }));
      differsWith(book, log, ofType('hora'), { target: 0 });
    },
  );
  test('G4: no added kan in General', () => {
    differsAt('general', write('general', robbed), ofType('kakan'));
  });

  // T13: any hand may rob a concealed kan in General, and robbing it is its yaku.
  const robbedConcealed: DealText = {
    hands: { 1: '777s147m258p1234z', 2: '68s123m456m789p22p' },
    play: `${AROUND} 0=9p 1+7s 1A7s`,
    ends: [{ hora: 2, from: 1, pai: '7s', han: 1, fu: 40, deltas: [0, -1_300, 1_300, 0] }],
  };
  test('a concealed kan is robbed, General', () => {
    const log = write('general', robbedConcealed);
    agrees('general', thenBlessed(log, 'general', { oya: 1 }));
    differsWith('general', log, ofType('hora'), { fu: 30 });
  });
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008', 'tenhou'] as const)(
    'a concealed kan is not robbed, %s',
    (book) => differsAt(book, write(book, robbedConcealed), ofType('hora')),
  );

  // T43: thirteen orphans without a nine of bamboos; so has another.
  const orphans: DealText = {
    hands: { 1: '999s147m258p1234z', 2: '119m19p1s1234567z' },
    play: '0=2m 1=2m 2=3m 3=3m 0=3m 1+9s 1A9s',
    ends: [{ hora: 2, from: 1, pai: '9s', han: null, deltas: [0, -32_000, 32_000, 0] }],
  };
  test.each(['wdmc-2019', 'general'] as const)('orphans rob a concealed kan, %s', (book) => {
    agrees(book, write(book, orphans));
  });
  test.each(['wrc-2022', 'ema-2008'] as const)('not in %s', (book) => {
    differsAt(book, write(book, orphans), ofType('hora'));
  });
  test('T43: two orphans rob it', () => {
    const two = write('wdmc-2019', {
      ...orphans,
      hands: { ...orphans.hands, 3: '19m119p1s1234567z' },
      ends: [
        ...orphans.ends,
        { hora: 3, from: 1, pai: '9s', han: null, deltas: [0, -32_000, 0, 32_000] },
      ],
    });
    agrees('wdmc-2019', two);
  });
});

describe('calls', () => {
  // T-28, T34
  const swap: DealText = {
    hands: { 1: '567s147m258p1234z', 2: '68s666z123m456p99p' },
    play: `${AROUND} 0+4s 0-4s 1c4s:56s 1-7s`,
    ends: [{ hora: 2, from: 1, pai: '7s', han: 1, fu: 40, deltas: [0, -1_300, 1_300, 0] }],
  };
  test.each(['ema-2008', 'general'] as const)('swap-calling is free in %s', (book) => {
    const log = write(book, swap);
    agrees(book, log);
    differsWith(book, log, ofType('chi'), { target: 3 });
  });
  test.each(['wrc-2022', 'wdmc-2019', 'tenhou'] as const)(
    'swap-calling is barred in %s',
    (book) => {
      differsAt(book, write(book, swap), ofType('dahai', { actor: 1, pai: '7s' }));
    },
  );

  const lastPon = (book: Book): MjaiLog =>
    write(book, {
      hands: { 3: PAIR },
      play: 'drain69 1+5m 1-5m 3p5m:55m 3-1m',
      ends: [{ draw: 'exhaustive', deltas: [0, 0, 0, 0] }],
    });
  test('G11: the last discard may be called in General', () => {
    agrees('general', thenBlessed(lastPon('general'), 'general', { oya: 1 }));
  });
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008', 'tenhou'] as const)(
    'the last discard is for wins only, %s',
    (book) => differsAt(book, lastPon(book), ofType('pon')),
  );

  test.each([
    ['wrc-2022', 1, 40],
    ['wdmc-2019', 1, 40],
    ['ema-2008', 1, 40],
    ['general', 1, 40],
  ] as const)('the last discard is won on, %s', (book, han, fu) => {
    const log = write(book, {
      hands: { 0: '777s147m258p1234z', 2: '68s123m456m789p22p' },
      clean: [2],
      play: 'drain69 1+7s 1-7s',
      ends: [{ hora: 2, from: 1, pai: '7s', han, fu, deltas: [0, -1_300, 1_300, 0] }],
    });
    agrees(book, log);
    differsWith(book, log, ofType('hora'), { han: 2 });
  });

  // T10, T-01
  const lifted: DealText = {
    hands: { 1: '45p234m678m345s88s', 3: '336p147m258s1234z' },
    play: `${AROUND} 0=1s 1=1s 2+3p 2-3p 3p3p:33p 3-6p`,
    ends: [{ hora: 1, from: 3, pai: '6p', han: 2, fu: 30, deltas: [0, 2_000, 0, -2_000] }],
  };
  test.each(['wdmc-2019', 'ema-2008'] as const)("another's pon lifts furiten, %s", (book) => {
    agrees(book, write(book, lifted));
  });
  test("another's pon does not lift it in WRC", () => {
    differsAt('wrc-2022', write('wrc-2022', lifted), ofType('hora'));
  });

  // T11
  const sacred: DealText = {
    hands: { 1: ALL_INSIDE },
    play: '0=1z 1=3m 2=3z 3=5z 0+6m 0-6m',
    ends: [{ hora: 1, from: 0, pai: '6m', han: 2, fu: 30, deltas: [-2_000, 2_000, 0, 0] }],
  };
  test('General bars only the tile itself', () => {
    agrees('general', write('general', sacred));
  });
  test.each(['wrc-2022', 'wdmc-2019', 'ema-2008', 'tenhou'] as const)(
    '%s bars every wait',
    (book) => differsAt(book, write(book, sacred), ofType('hora')),
  );
  test('the report says why the win was none', () => {
    const { got } = replayed('wrc-2022', write('wrc-2022', sacred).events)!;
    expect(got).toContain('furiten (furiten.discard)');
  });
});
