// Hand-written logs under the rulebooks where they differ: draws and the end of a match.

import { describe, test } from 'vitest';
import {
  type Book,
  blank,
  RIICHI_BOOKS,
  type Table,
  thenBlessed,
  write,
} from '../../support/mjaiBooks.ts';
import { agrees, differsAt, differsWith, ofType } from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, INSIDE_TOO, ORPHANS, PAIR, PINFU } from '../../support/mjaiHands.ts';
import type { DealText, End, Four, MjaiLog } from '../../support/mjaiLog.ts';

describe('deals without a winner', () => {
  const drained = (book: Book, end: End, more: Partial<DealText> = {}): MjaiLog =>
    write(book, { play: 'drain', ends: [end], ...more });

  // W18, E20, T-51
  test.each([
    [
      'wdmc-2019',
      'nagashi_mangan',
      [-4_000, 8_000, -2_000, -2_000],
      { oya: 1, honba: 2, kyotaku: 1 },
    ],
    ['tenhou', 'nagashi_mangan', [-4_000, 8_000, -2_000, -2_000], { oya: 1, honba: 2, kyotaku: 1 }],
    ['ema-2008', 'nagashi_mangan', [-4_100, 8_300, -2_100, -2_100], { oya: 1, kyotaku: 1 }],
    ['wrc-2022', 'exhaustive', [0, 0, 0, 0], { oya: 1, honba: 2, kyotaku: 1 }],
  ] as [Book, string, Four, Table][])(
    'South discards no simple, %s',
    (book, draw, deltas, next) => {
      const text = { clean: [1], honba: 1, kyotaku: 1 };
      const log = drained(book, { draw, deltas }, text);
      agrees(book, thenBlessed(log, book, next));
      const other = draw === 'exhaustive' ? 'nagashi_mangan' : 'exhaustive';
      differsWith(book, log, ofType('ryukyoku'), { reason: other });
    },
  );

  // T30
  test('South has called: nagashi in WDMC, none in EMA', () => {
    const text = { hands: { 1: PAIR }, play: '0+5m 0-5m 1p5m:55m 1-1m drain', clean: [1] };
    const wdmc = { draw: 'nagashi_mangan', deltas: [-4_000, 8_000, -2_000, -2_000] } as const;
    agrees('wdmc-2019', drained('wdmc-2019', wdmc, text));
    const ema = drained('ema-2008', { draw: 'exhaustive', deltas: [0, 0, 0, 0] }, text);
    agrees('ema-2008', thenBlessed(ema, 'ema-2008', { oya: 1, honba: 1 }));
    differsAt('ema-2008', drained('ema-2008', wdmc, text), ofType('ryukyoku'));
  });

  // T35
  test.each([
    ['wdmc-2019', [-4_000, 4_000, 4_000, -4_000], { oya: 1, honba: 1 }],
    ['ema-2008', [-8_000, 6_000, 6_000, -4_000], { oya: 1 }],
  ] as [Book, Four, Table][])('South and West discard no simple, %s', (book, deltas, next) => {
    const even = '2468m2468p2468s';
    const log = drained(
      book,
      { draw: 'nagashi_mangan', deltas },
      { clean: [1, 2], hands: { 0: `${even}3m`, 1: `${even}3p`, 2: `${even}3s`, 3: `${even}7m` } },
    );
    agrees(book, thenBlessed(log, book, next));
    differsWith(book, log, ofType('ryukyoku'), { scores: [30_000, 30_000, 30_000, 30_000] });
  });

  const payments: readonly (readonly [Book, Record<number, string>, Four, Table])[] = [
    ['wrc-2022', { 1: ALL_INSIDE }, [-1_000, 3_000, -1_000, -1_000], { oya: 1, honba: 1 }],
    ['wdmc-2019', { 0: ALL_INSIDE }, [3_000, -1_000, -1_000, -1_000], { oya: 0, honba: 1 }],
    [
      'ema-2008',
      { 0: INSIDE_TOO, 2: ALL_INSIDE },
      [1_500, -1_500, 1_500, -1_500],
      { oya: 0, honba: 1 },
    ],
    [
      'wrc-2022',
      { 1: INSIDE_TOO, 2: ALL_INSIDE, 3: PINFU },
      [-3_000, 1_000, 1_000, 1_000],
      { oya: 1, honba: 1 },
    ],
    // T15: nothing is paid, and the dealer passes.
    ['general', { 0: ALL_INSIDE }, [0, 0, 0, 0], { oya: 1 }],
  ];
  test.each(payments)('tenpai, %s', (book, hands, deltas, next) => {
    const tenpais = [0, 1, 2, 3].map((seat) => seat in hands);
    // Where tenpai may be hidden the log says who did not; the payments say it too.
    for (const told of [{ tenpais }, {}]) {
      const log = drained(book, { draw: 'exhaustive', deltas, ...told }, { hands });
      agrees(book, thenBlessed(log, book, next));
      differsWith(book, log, ofType('ryukyoku'), { deltas: [1, -1, 0, 0] });
    }
  });

  // T-52, W31
  test('East says noten: as East likes in WRC and EMA, not in WDMC', () => {
    const end: End = {
      draw: 'exhaustive',
      deltas: [0, 0, 0, 0],
      tenpais: [false, false, false, false],
    };
    for (const book of ['wrc-2022', 'ema-2008'] as const) {
      const log = drained(book, end, { hands: { 0: ALL_INSIDE } });
      agrees(book, thenBlessed(log, book, { oya: 1, honba: 1 }));
    }
    const wdmc = drained('wdmc-2019', end, { hands: { 0: ALL_INSIDE } });
    differsAt('wdmc-2019', wdmc, ofType('ryukyoku'));
    const inRiichi = drained('wrc-2022', end, {
      hands: { 0: ALL_INSIDE },
      play: '0+4z 0!4z drain',
    });
    differsAt('wrc-2022', inRiichi, ofType('ryukyoku'));
  });

  const aborted: readonly (readonly [string, DealText])[] = [
    [
      'nine terminals',
      {
        hands: { 0: ORPHANS },
        play: '0+2m',
        ends: [{ draw: 'kyuushu_kyuuhai', actor: 0, deltas: [0, 0, 0, 0] }],
      },
    ],
    [
      'four winds',
      {
        play: '0=1z 1=1z 2=1z 3=1z',
        ends: [{ draw: 'suufon_renda', deltas: [0, 0, 0, 0] }],
      },
    ],
    [
      'four kans',
      {
        hands: { 0: '111m147p369s1234z', 1: '999m147p369s1234z', 2: '222m999p99s12344z' },
        play:
          '0+1m 0A1m 0+5z d7s 0-5z 1+9m 1A9m 1+5z d7s 1-5z ' +
          '2+2m 2A2m 2+9p d7s 2A9p 2+5z d7s 2-5z',
        ends: [{ draw: 'suukaikan', deltas: [0, 0, 0, 0] }],
      },
    ],
  ];
  const fourRiichi: DealText = {
    hands: { 0: INSIDE_TOO, 1: PINFU, 2: ALL_INSIDE, 3: '123m789m123s99s13p' },
    play: '0+1z 0!1z 1+2z 1!2z 2+3z 2!3z 3+4z 3!4z',
    ends: [{ draw: 'suucha_riichi', deltas: [0, 0, 0, 0] }],
  };
  test.each(aborted)('%s: a draw in EMA, none in WRC and WDMC', (_, text) => {
    const log = thenBlessed(write('ema-2008', text), 'ema-2008', { oya: 0, honba: 1 });
    agrees('ema-2008', log);
    differsWith('ema-2008', log, ofType('ryukyoku'), { deltas: [100, -100, 0, 0] });
    for (const book of ['wrc-2022', 'wdmc-2019'] as const) {
      differsAt(book, write(book, text), ofType('ryukyoku'));
    }
  });
  test('four riichi: East stays in EMA, passes in General, plays on in WRC', () => {
    const ema = write('ema-2008', fourRiichi);
    agrees('ema-2008', thenBlessed(ema, 'ema-2008', { oya: 0, honba: 1, kyotaku: 4 }));
    const general = write('general', fourRiichi);
    agrees('general', thenBlessed(general, 'general', { oya: 1, kyotaku: 4 }));
    differsAt('wrc-2022', write('wrc-2022', fourRiichi), ofType('ryukyoku'));
  });
});

describe('the end', () => {
  const last = { bakaze: 'S', oya: 3 } as const;
  const noten: End = { draw: 'exhaustive', deltas: [0, 0, 0, 0] };
  const scores: Four = [25_000, 41_000, 30_000, 22_000];
  const drawnOut = (book: Book) =>
    write(book, { ...last, kyotaku: 2, play: 'drain', ends: [noten] }, scores);

  // T-54, G9, T7
  test.each([
    ['wrc-2022', scores],
    ['ema-2008', scores],
    ['general', [25_000, 43_000, 30_000, 22_000]],
    ['tenhou', [25_000, 43_000, 30_000, 22_000]],
  ] as [Book, Four][])('South 4 is drawn, two sticks lie there, %s', (book, final) => {
    agrees(book, drawnOut(book).end(final));
    agrees(book, drawnOut(book));
    const log = drawnOut(book).end(final);
    differsWith(book, log, ofType('end_game'), { scores: [25_000, 42_000, 30_000, 22_000] });
  });

  // T20
  test('WDMC plays West 1, and any win ends it', () => {
    const west = { bakaze: 'W', oya: 0, honba: 1, kyotaku: 2 } as const;
    const log = thenBlessed(drawnOut('wdmc-2019'), 'wdmc-2019', west).end();
    agrees('wdmc-2019', log);
    differsWith('wdmc-2019', log, ofType('start_kyoku', { bakaze: 'W' }), { kyotaku: 0 });
    differsAt('wdmc-2019', drawnOut('wdmc-2019').end(scores), ofType('end_game'));
  });

  // T19, T-53
  test('the dealer wins South 4 and leads: the end in WDMC, not in WRC', () => {
    const wdmc = thenBlessed(blank('wdmc-2019'), 'wdmc-2019', last);
    agrees('wdmc-2019', wdmc);
    const goesOn = thenBlessed(thenBlessed(blank('wdmc-2019'), 'wdmc-2019', last), 'wdmc-2019', {
      ...last,
      honba: 1,
    });
    differsAt('wdmc-2019', goesOn, ofType('start_kyoku'));
    agrees('wdmc-2019', thenBlessed(blank('wdmc-2019'), 'wdmc-2019', last).end());
    const wrc = thenBlessed(thenBlessed(blank('wrc-2022'), 'wrc-2022', last), 'wrc-2022', {
      ...last,
      honba: 1,
    });
    agrees('wrc-2022', wrc);
    differsAt('wrc-2022', wrc.end(), ofType('end_game'));
  });

  // T8
  test('below zero the game goes on', () => {
    const poor: Four = [30_000, 3_000, 30_000, 57_000];
    for (const book of ['wrc-2022', 'wdmc-2019', 'ema-2008', 'general'] as const) {
      const once = thenBlessed(blank(book, poor), book, { oya: 0 });
      agrees(book, thenBlessed(once, book, { oya: 0, honba: book === 'general' ? 0 : 1 }));
    }
    const tenhou = thenBlessed(blank('tenhou', poor), 'tenhou', { oya: 0 });
    differsAt('tenhou', thenBlessed(tenhou, 'tenhou', { oya: 0, honba: 1 }), ofType('start_kyoku'));
  });

  test.each(RIICHI_BOOKS)('a deal taken up in the middle, %s', (book) => {
    const table = { bakaze: 'S', oya: 2, honba: book === 'general' ? 0 : 3, kyotaku: 2 } as const;
    agrees(book, thenBlessed(blank(book, [1_000, 2_000, 99_000, 16_000]), book, table));
  });
});
