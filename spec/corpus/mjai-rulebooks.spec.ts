// Short logs as others write them by hand, without walls, where the rulebooks differ. Payments are worked out
// from the documents: what one book pays, another refuses, and refuses at that very line.

import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type DealText, type End, type Four, MjaiLog } from '../support/mjaiLog.ts';

type Book = 'wrc-2022' | 'wdmc-2019' | 'ema-2008' | 'general' | 'tenhou' | 'uspml-fundamentals';

const RIICHI_BOOKS: readonly Book[] = ['wrc-2022', 'wdmc-2019', 'ema-2008', 'general', 'tenhou'];

function blank(book: Book, scores?: Four): MjaiLog {
  const reds = ['wdmc-2019', 'ema-2008', 'tenhou'].includes(book);
  if (book === 'uspml-fundamentals') {
    return new MjaiLog({ live: 84, refill: false, reds }, scores ?? [20, 20, 20, 20]);
  }
  const start: Four = scores ?? [30_000, 30_000, 30_000, 30_000];
  return new MjaiLog({ live: 70, refill: book !== 'general', reds }, start);
}

/** No indicator where the book has no dora. */
function write(book: Book, deal: DealText, scores?: Four): MjaiLog {
  const hasDora = book !== 'general' && book !== 'uspml-fundamentals';
  return blank(book, scores).deal(hasDora ? deal : { ...deal, dora: null });
}

interface Table {
  readonly bakaze?: 'E' | 'S' | 'W' | 'N';
  readonly oya: number;
  readonly honba?: number;
  readonly kyotaku?: number;
}

/** One more deal, so that what the table looks like after the last one is held too: the dealer is dealt a win. */
function thenBlessed(log: MjaiLog, book: Book, table: Table): MjaiLog {
  const { oya, honba = 0, kyotaku = 0 } = table;
  const seats = [0, 1, 2, 3];
  const hasDora = book !== 'general' && book !== 'uspml-fundamentals';
  const share = book === 'uspml-fundamentals' ? 2 : 16_000 + 100 * honba;
  const onTable = book === 'uspml-fundamentals' ? kyotaku : 1_000 * kyotaku;
  const deltas = seats.map((seat) => (seat === oya ? 3 * share + onTable : -share));
  return log.deal({
    ...table,
    ...(hasDora ? {} : { dora: null }),
    hands: { [oya]: '234m456p678s345s7p' },
    play: `${oya}+7p`,
    ends: [{ hora: oya, pai: '7p', deltas: deltas as unknown as Four, honba, kyotaku, han: null }],
  });
}

const copy = (events: readonly MjaiEvent[]) => JSON.parse(JSON.stringify(events)) as MjaiEvent[];

function replayed(book: Book, events: readonly MjaiEvent[]) {
  return replayMjai(copy(events), findRuleset(book)!).difference;
}

function agrees(book: Book, log: MjaiLog): void {
  expect(replayed(book, log.events)).toBeNull();
}

/** Differs at the last event for which this holds. */
function differsAt(book: Book, log: MjaiLog, isIt: (event: MjaiEvent) => boolean): void {
  const at = log.events.findLastIndex(isIt);
  expect(at).toBeGreaterThan(0);
  const difference = replayed(book, log.events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}

const ofType = (type: string, fields: Readonly<Record<string, unknown>> = {}) => {
  return (event: MjaiEvent) =>
    event.type === type && Object.entries(fields).every(([key, value]) => event[key] === value);
};

/** With other fields in one event the log differs there. */
function differsWith(
  book: Book,
  log: MjaiLog,
  isIt: (event: MjaiEvent) => boolean,
  change: Readonly<Record<string, unknown>>,
): void {
  const at = log.events.findIndex(isIt);
  expect(at).toBeGreaterThanOrEqual(0);
  const events = log.events.with(at, { ...log.events[at]!, ...change });
  const difference = replayed(book, events);
  expect(difference, JSON.stringify(difference)).toMatchObject({ event: at + 1 });
}

/** One go-around that ends first turns and helps nobody. */
const AROUND = '0=1z 1=2z 2=3z 3=5z';

/** Closed, waiting 3m 6m: tanyao and pinfu, 2 han 30 fu. */
const ALL_INSIDE = '45m234p678p345s88s';
/** The same, with other sets. */
const INSIDE_TOO = '45m345p567p567s22s';
/** Closed, waiting 6m 9m: pinfu only. */
const PINFU = '78m456p789p123s99s';
/** Closed, waiting 2s 5s, with a triplet of nines: no yaku of its own, 40 fu. */
const NINES = '999m234p567p34s88s';
const ORPHANS = '19m19p19s1234567z';
/** Holds a pair of 5m and fits nothing else. */
const PAIR = '55m1m2468p2468s36m';

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
});

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

describe('what a log may leave out, and what it may not', () => {
  const text: DealText = {
    hands: { 1: ALL_INSIDE },
    play: `${AROUND} 0=1s 1+4z 1!4z 2+6m 2-6m`,
    ends: [{ hora: 1, from: 2, pai: '6m', deltas: [0, 9_000, -8_000, 0] }],
  };

  test('an indicator where there is no dora is passed over', () => {
    const general = blank('general').deal({ ...text, dora: '5s' });
    agrees('general', general);
    // Even one that cannot be.
    differsWith('wrc-2022', write('wrc-2022', text), ofType('start_kyoku'), { dora_marker: '?' });
    for (const marker of ['?', null, 'E']) {
      const events = general.events.with(0, { ...general.events[0]!, dora_marker: marker });
      expect(replayed('general', events)).toBeNull();
    }
  });

  test('the indicator is needed where there is dora', () => {
    const { events } = write('wrc-2022', text);
    const { dora_marker: _, ...start } = events[0]!;
    const report = replayMjai(
      copy([start as MjaiEvent, ...events.slice(1)]),
      findRuleset('wrc-2022')!,
    );
    expect(report.fault).toMatchObject({ event: 1, field: 'dora_marker' });
  });

  test('ura that are not told are none', () => {
    const log = write('wrc-2022', text);
    agrees('wrc-2022', log);
    const at = log.events.findIndex(ofType('hora'));
    for (const ura of [[], null]) {
      const events = log.events.with(at, { ...log.events[at]!, ura_markers: ura });
      expect(replayed('wrc-2022', events)).toBeNull();
    }
    // 7s points at 88s: two more han, haneman.
    differsWith('wrc-2022', log, ofType('hora'), { ura_markers: ['7s'] });
    const richer = log.events.with(at, {
      ...log.events[at]!,
      ura_markers: ['7s'],
      han: 6,
      deltas: [0, 13_000, -12_000, 0],
      scores: [30_000, 42_000, 18_000, 30_000],
    });
    expect(replayed('wrc-2022', richer)).toBeNull();
  });

  test('a fifth copy of a tile differs where it is drawn', () => {
    const log = write('wrc-2022', {
      ...text,
      hands: { 0: '111m234p678p99s13p', 1: '1m2468p2468s1234z' },
      play: '0=2z 1+3z 1-3z 2+9m',
    });
    differsWith('wrc-2022', log, ofType('tsumo', { pai: '9m' }), { pai: '1m' });
    differsWith('wrc-2022', log, ofType('tsumo', { pai: '9m' }), { pai: '5mr' });
  });

  test('a field that cannot be read is named with its line', () => {
    const { events } = write('wrc-2022', text);
    const at = events.findIndex(ofType('tsumo', { actor: 2 }));
    const broken = events.with(at, { ...events[at]!, pai: '0z' });
    const { fault } = replayMjai(copy(broken), findRuleset('wrc-2022')!);
    expect(fault).toMatchObject({ event: at + 1, field: 'pai' });
  });

  test('a call that is refused is told at its line, also behind reach_accepted', () => {
    const log = write('wrc-2022', {
      hands: { 1: ALL_INSIDE, 2: '445m135p135s1123z' },
      play: `${AROUND} 0=1s 1+4m 1!4m 2p4m:55m 2-1z`,
      ends: [],
    });
    differsAt('wrc-2022', log, ofType('pon'));
  });
});
