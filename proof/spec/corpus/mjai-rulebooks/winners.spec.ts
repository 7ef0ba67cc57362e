// Hand-written logs under the rulebooks where they differ: several winners on one tile.

import { describe, expect, test } from 'vitest';
import { type Book, type Table, thenBlessed, write } from '../../support/mjaiBooks.ts';
import { agrees, differsAt, differsWith, ofType, replayed } from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, AROUND, INSIDE_TOO, PINFU } from '../../support/mjaiHands.ts';
import type { End } from '../../support/mjaiLog.ts';

describe('several winners on one tile', () => {
  const hands = { 0: INSIDE_TOO, 2: ALL_INSIDE, 3: '123m789m123s99s13p' };
  // South discards; East in riichi and West win; North is in riichi; a stick and a counter from before.
  const play = `${AROUND} 0+4z 0!4z 1=9p 2=9p 3+4z 3!4z 0=9p 1+6m 1-6m`;
  const shared = (book: Book, ...ends: End[]) =>
    write(book, { honba: 1, kyotaku: 1, hands, play, ends });
  const west = { hora: 2, from: 1, pai: '6m', honba: 1, han: 2, fu: 30 };
  const east = { hora: 0, from: 1, pai: '6m', han: 3, fu: 30 };

  const paid: readonly (readonly [Book, End[], Table])[] = [
    // T17, T18, E7: own sticks back, the rest to the nearest, counters to each.
    ...(['wdmc-2019', 'ema-2008'] as const).map((book) => {
      const ends: End[] = [
        { ...west, kyotaku: 2, deltas: [0, -2_300, 4_300, 0] },
        { ...east, honba: 1, kyotaku: 1, deltas: [7_100, -6_100, 0, 0] },
      ];
      return [book, ends, { oya: 0, honba: 2 }] as const;
    }),
    [
      'tenhou',
      [
        { ...west, kyotaku: 3, deltas: [0, -2_300, 5_300, 0] },
        { ...east, honba: 0, kyotaku: 0, deltas: [5_800, -5_800, 0, 0] },
      ],
      { oya: 0, honba: 2 },
    ],
    // T-26: only the nearest.
    ['wrc-2022', [{ ...west, kyotaku: 3, deltas: [0, -2_300, 5_300, 0] }], { oya: 1 }],
  ];
  test.each(paid)('two, by %s', (book, ends, next) => {
    const log = thenBlessed(shared(book, ...ends), book, next);
    agrees(book, log);
    differsWith(book, log, ofType('hora', { actor: 2 }), { kyotaku: 0 });
    if (ends.length === 2) {
      differsWith(book, log, ofType('hora', { actor: 0 }), { deltas: [6_100, -6_100, 0, 0] });
      // The nearest comes first.
      const other = shared(book, ends[1]!, ends[0]!);
      expect(replayed(book, other.events)?.event).toBe(other.events.findIndex(ofType('hora')) + 1);
    }
  });

  test('a second win where only the nearest is heard', () => {
    const first: End = { ...west, kyotaku: 3, deltas: [0, -2_300, 5_300, 0] };
    const second: End = { ...east, honba: 0, kyotaku: 0, deltas: [5_800, -5_800, 0, 0] };
    const twice = shared('wrc-2022', first, second);
    differsAt('wrc-2022', twice, ofType('hora', { actor: 0 }));
    // General: no counters.
    const general = write('general', {
      kyotaku: 1,
      hands,
      play,
      ends: [
        { ...west, honba: 0, kyotaku: 3, deltas: [0, -2_000, 5_000, 0] },
        { ...second, deltas: [5_800, -5_800, 0, 0] },
      ],
    });
    differsAt('general', general, ofType('hora', { actor: 0 }));
  });

  const three = { 0: INSIDE_TOO, 2: ALL_INSIDE, 3: PINFU };
  const threeWins: End[] = [
    { hora: 2, from: 1, pai: '6m', han: 2, fu: 30, deltas: [0, -2_000, 2_000, 0] },
    { hora: 3, from: 1, pai: '6m', han: 1, fu: 30, deltas: [0, -1_000, 0, 1_000] },
    { hora: 0, from: 1, pai: '6m', han: 2, fu: 30, deltas: [2_900, -2_900, 0, 0] },
  ];
  const onSouth = `${AROUND} 0=9s 1+6m 1-6m`;

  test.each(['wdmc-2019', 'ema-2008'] as const)('three, by %s', (book) => {
    const log = write(book, { hands: three, play: onSouth, ends: threeWins });
    agrees(book, thenBlessed(log, book, { oya: 0, honba: 1 }));
    differsWith(book, log, ofType('hora', { actor: 3 }), { han: 2 });
    const tripleRon = { draw: 'sanchahou', deltas: [0, 0, 0, 0] } as const;
    const aborted = write(book, { hands: three, play: onSouth, ends: [tripleRon] });
    differsAt(book, aborted, ofType('ryukyoku'));
  });

  test('three end the deal at Tenhou', () => {
    const end: End = {
      draw: 'sanchahou',
      deltas: [0, 0, 0, 0],
      tenpais: [true, false, true, true],
    };
    const log = write('tenhou', { hands: three, play: onSouth, ends: [end] });
    agrees('tenhou', thenBlessed(log, 'tenhou', { oya: 0, honba: 1 }));
    const paidAll = write('tenhou', { hands: three, play: onSouth, ends: threeWins });
    expect(replayed('tenhou', paidAll.events)?.expected).toBe('ryukyoku');
  });

  test('T44: a riichi that two win on pays no stick', () => {
    const log = write('wdmc-2019', {
      hands: { 1: '345m456p678s11s67m', 2: ALL_INSIDE, 3: INSIDE_TOO },
      play: `${AROUND} 0=9p 1+6m 1?6m`,
      ends: [
        { hora: 2, from: 1, pai: '6m', kyotaku: 0, deltas: [0, -2_000, 2_000, 0] },
        { hora: 3, from: 1, pai: '6m', kyotaku: 0, deltas: [0, -2_000, 0, 2_000] },
      ],
    });
    agrees('wdmc-2019', thenBlessed(log, 'wdmc-2019', { oya: 1 }));
  });
});
