// EMA 2008, third page: the score tables, cell by cell, by the formula and by a real hand for each cell.
// Two rows of "Others, selfdraw" are damaged in print; they stand here as ruled (E1).

import { EMA_2008 } from '@hanchan/rulesets';
import { basePoints, limitOf, ronPoints, type Score, tsumoPoints } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, expectScore, scored } from '../support/scoring.ts';
import { rowsOf } from '../support/table.ts';

const RULES = EMA_2008.values;

/** Minipoints → a hand of one fan (white dragon), won on 6p. Its chow 123m takes dora one at a time. */
const HANDS: Readonly<Record<number, string>> = {
  30: '123m45p22s678s[555z^]', // 20 + 4
  40: '123m45p22s678s[5555z^]', // 20 + 16
  50: '123m45p22s[5555z^][8888s^]', // 20 + 16 + 8
  60: '123m45p22s[5555z^][9999s^]', // 20 + 16 + 16
  70: '123m45p22s[5555z][9999s^]', // 20 + 32 + 16
};
const INDICATORS = ['', '9m', '9m1m', '9m1m2m'];

/** A hand of this fan and these minipoints, won by East or by South; of more fan where none has so few. */
function handOf(fan: number, fu: number, isSelfDraw: boolean, isEast: boolean): Score {
  const seat: Circumstances = { seat: isEast ? 'E' : 'S' };
  const won = (tile: string): Circumstances => ({ ...seat, [isSelfDraw ? 'tsumo' : 'ron']: tile });
  if (fu === 20) {
    const dora = INDICATORS[Math.max(0, fan - 2)]!;
    return scored(RULES, '123m456p789p23s99s', { ...won('4s'), dora });
  }
  if (fu === 25) {
    const more = fan - (isSelfDraw ? 3 : 2);
    const riichi = { riichi: more > 0, ippatsu: more > 1 };
    return scored(RULES, '1122m3344p5566s7z', { ...won('7z'), ...riichi });
  }
  return scored(RULES, HANDS[fu]!, { ...won('6p'), dora: INDICATORS[fan - 1]! });
}

interface Cell {
  readonly id: string;
  readonly fu: number;
  readonly fan: number;
  readonly printed: string;
}

/** One test per printed row: `id | minipoints | 1 fan | 2 fan | 3 fan | 4 fan`. */
function eachRow(title: string, text: string, check: (cell: Cell) => void): void {
  for (const [id, fu, ...cells] of rowsOf(text)) {
    clause([...id!.split(' '), 'E3'], `${title}, ${fu} minipoints`, () => {
      expect(cells.length).toBe(4);
      for (const [i, printed] of cells.entries()) {
        check({ id: id!, fu: Number(fu), fan: i + 1, printed });
      }
    });
  }
}

/** A win by East or by South on a discard of whoever sits next. */
const onDiscard =
  (isEast: boolean) =>
  ({ fu, fan, printed }: Cell) => {
    const hand = handOf(fan, fu, false, isEast);
    if (printed === '') return expect(hand.han).toBeGreaterThan(fan);
    const paid = Number(printed);
    expect(ronPoints(basePoints(fan, fu, RULES), isEast, RULES)).toBe(paid);
    expectScore(hand, {
      han: fan,
      fu,
      points: paid,
      deltas: isEast ? [paid, -paid, 0, 0] : [0, paid, -paid, 0],
      cites: ['score.model', 'score.roundTo'],
    });
  };

const points = (text: string) => text.split('/').map(Number);

eachRow(
  'East, selfdraw',
  `
  ema-t-e-20     | 20 |      |  700 | 1300 | 2600
  ema-t-e-25     | 25 |      |      | 1600 | 3200
  ema-t-e-30 T25 | 30 |  500 | 1000 | 2000 | 3900
  ema-t-e-40     | 40 |  700 | 1300 | 2600 | 4000
  ema-t-e-50     | 50 |  800 | 1600 | 3200 | 4000
  ema-t-e-60 T25 | 60 | 1000 | 2000 | 3900 | 4000
  ema-t-e-70     | 70 | 1200 | 2300 | 4000 | 4000
`,
  ({ fu, fan, printed }) => {
    const hand = handOf(fan, fu, true, true);
    if (printed === '') return expect(hand.han).toBeGreaterThan(fan);
    const each = Number(printed);
    expect(tsumoPoints(basePoints(fan, fu, RULES), 2, RULES)).toBe(each);
    expectScore(hand, {
      han: fan,
      fu,
      points: 3 * each,
      deltas: [3 * each, -each, -each, -each],
      cites: ['score.model', 'score.roundTo'],
    });
  },
);

eachRow(
  'East, on a discard',
  `
  ema-r-e-25     | 25 |      | 2400 |  4800 |  9600
  ema-r-e-30 T25 | 30 | 1500 | 2900 |  5800 | 11600
  ema-r-e-40     | 40 | 2000 | 3900 |  7700 | 12000
  ema-r-e-50     | 50 | 2400 | 4800 |  9600 | 12000
  ema-r-e-60 T25 | 60 | 2900 | 5800 | 11600 | 12000
  ema-r-e-70     | 70 | 3400 | 6800 | 12000 | 12000
`,
  onDiscard(true),
);

// Each cell: from South's equals / from East. In print the 25 row reads 700 1300 2600 under 2 to 4 fan, which
// is East's line of the 20 row, and 40 minipoints with 4 fan reads 2600.
eachRow(
  'Others, selfdraw',
  `
  ema-t-o-20            | 20 |          |  400/700  |  700/1300 | 1300/2600
  ema-t-o-25 E1 T32     | 25 |          |           |  800/1600 | 1600/3200
  ema-t-o-30 T25        | 30 | 300/500  |  500/1000 | 1000/2000 | 2000/3900
  ema-t-o-40 E1 T32     | 40 | 400/700  |  700/1300 | 1300/2600 | 2000/4000
  ema-t-o-50            | 50 | 400/800  |  800/1600 | 1600/3200 | 2000/4000
  ema-t-o-60 T25        | 60 | 500/1000 | 1000/2000 | 2000/3900 | 2000/4000
  ema-t-o-70            | 70 | 600/1200 | 1200/2300 | 2000/4000 | 2000/4000
`,
  ({ fu, fan, printed }) => {
    const hand = handOf(fan, fu, true, false);
    if (printed === '') return expect(hand.han).toBeGreaterThan(fan);
    const [other, east] = points(printed) as [number, number];
    const base = basePoints(fan, fu, RULES);
    expect([tsumoPoints(base, 1, RULES), tsumoPoints(base, 2, RULES)]).toEqual([other, east]);
    expectScore(hand, {
      han: fan,
      fu,
      points: east + 2 * other,
      deltas: [-east, east + 2 * other, -other, -other],
      cites: ['score.model', 'score.roundTo'],
    });
  },
);

eachRow(
  'Others, on a discard',
  `
  ema-r-o-25     | 25 |      | 1600 | 3200 | 6400
  ema-r-o-30 T25 | 30 | 1000 | 2000 | 3900 | 7700
  ema-r-o-40     | 40 | 1300 | 2600 | 5200 | 8000
  ema-r-o-50     | 50 | 1600 | 3200 | 6400 | 8000
  ema-r-o-60 T25 | 60 | 2000 | 3900 | 7700 | 8000
  ema-r-o-70     | 70 | 2300 | 4500 | 8000 | 8000
`,
  onDiscard(false),
);

clause(
  ['ema-r-o-30', 'ema-r-o-60', 'E3', 'T25'],
  '1920 base points are not rounded up to mangan',
  () => {
    for (const [fan, fu] of [
      [4, 30],
      [3, 60],
    ] as const) {
      expect(limitOf(fan, fu, RULES)).toBe(null);
      expect(basePoints(fan, fu, RULES)).toBe(1920);
    }
    expect(limitOf(4, 40, RULES)).toBe('mangan');
    expect(limitOf(3, 70, RULES)).toBe('mangan');
  },
);

clause('E3', 'beyond 70 minipoints the formula goes on, up to mangan', () => {
  expect([1, 2, 3].map((fan) => ronPoints(basePoints(fan, 110, RULES), false, RULES))).toEqual([
    3600, 7100, 8000,
  ]);
  // Two concealed kongs of terminals and honours: 20 + 32 + 32.
  const hand = scored(RULES, '22s45p[123m<][5555z][9999s]', { ron: '6p' });
  expectScore(hand, { yaku: ['haku'], rawFu: 84, fu: 90, points: 2900 });
});

clause(['ema-r-e-70', 'E23'], '20 minipoints never occur on a discard', () => {
  // The barest hands: concealed 30, seven pairs 25, open 20 + 2.
  const bare = [
    scored(RULES, '123m456p789p23s99s', { ron: '4s' }),
    scored(RULES, '456m789m34p88s[123m<]', { ron: '5p' }),
  ];
  expect(bare.map(({ fu }) => fu)).toEqual([30, 30]);
});

// Limit hands: fan | from each for East | from a non-East and from East for the others (and, E4, on a discard).

/** South or East wins with riichi of some sort on 222m, whose three dora count once per indicator. */
function limitHand(fan: number, isSelfDraw: boolean, isEast: boolean): Score {
  const worth = ((fan - 1) % 3) + 1; // 1 to 3 fan of yaku, and 3 for each indicator
  const yaku: Circumstances = isSelfDraw
    ? { tsumo: '4s', riichi: worth === 2, doubleRiichi: worth === 3 }
    : { ron: '4s', riichi: worth === 1, doubleRiichi: worth > 1, ippatsu: worth === 3 };
  const dora = '1m'.repeat((fan - worth) / 3);
  return scored(RULES, '222m456p789p23s99s', { ...yaku, seat: isEast ? 'E' : 'S', dora });
}

for (const [id, limit, fans, east, others, onDiscard] of rowsOf(`
  ema-lim-mangan    | mangan    | 5        |  4000 | 2000/4000  | 12000/8000
  ema-lim-haneman   | haneman   | 6 7      |  6000 | 3000/6000  | 18000/12000
  ema-lim-baiman    | baiman    | 8 9 10   |  8000 | 4000/8000  | 24000/16000
  ema-lim-sanbaiman | sanbaiman | 11 12    | 12000 | 6000/12000 | 36000/24000
  ema-lim-yakuman   | yakuman   | 13 14 15 | 16000 | 8000/16000 | 48000/32000
`)) {
  clause([id!, 'E4'], `${limit}: ${fans} fan`, () => {
    const each = Number(east);
    const [low, high] = points(others!) as [number, number];
    const [ronEast, ronOther] = points(onDiscard!) as [number, number];
    const rule = limit === 'yakuman' ? 'score.countedYakuman' : 'score.limits';
    for (const fan of fans!.split(' ').map(Number)) {
      const expected = { han: fan, limit: limit as Score['limit'], cites: [rule] as const };
      expectScore(limitHand(fan, true, true), {
        ...expected,
        deltas: [3 * each, -each, -each, -each],
      });
      expectScore(limitHand(fan, true, false), {
        ...expected,
        deltas: [-high, high + 2 * low, -low, -low],
      });
      expectScore(limitHand(fan, false, true), {
        ...expected,
        points: ronEast,
        deltas: [ronEast, -ronEast, 0, 0],
      });
      expectScore(limitHand(fan, false, false), {
        ...expected,
        points: ronOther,
        deltas: [0, ronOther, -ronOther, 0],
      });
    }
  });
}
