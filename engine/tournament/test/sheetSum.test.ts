// Every slip that a tired player makes with a pencil: found, and put right.

import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ByWind,
  byWind,
  causeText,
  explainSum,
  type SheetForm,
  type SumCauseKind,
  sheetMissing,
  sumMessage,
} from '../src/index.ts';

const WRC = WRC_2022.values;
const WDMC = WDMC_2019.values;
const sheet = (
  held: ByWind<number>,
  sticks = 0,
  loans: ByWind<number> = [0, 0, 0, 0],
): SheetForm => ({ slots: [1, 2, 3, 4], held, loans, sticks });
const RIGHT = sheet([45_300, 32_100, 24_600, 18_000]);
const LENT = sheet([71_300, 38_200, 24_000, 4_500], 2, [0, 0, 0, 20_000]);

function likeliest(form: SheetForm, rules = WRC) {
  return explainSum(form, rules)!.causes[0]!;
}

describe('a right sheet', () => {
  it('has nothing to explain', () => {
    expect(explainSum(RIGHT, WRC)).toBeNull();
    expect(explainSum(LENT, WRC)).toBeNull();
  });

  it('is right by its own rulebook', () => {
    const points = sheet([40_000, 30_000, 20_000, 10_000]);
    expect(explainSum(points, TENHOU.values)).toBeNull();
    expect(explainSum(points, WRC)!.missing).toBe(20_000);
    expect(explainSum(sheet([25, 20, 18, 14], 3), USPML_FUNDAMENTALS.values)).toBeNull();
  });
});

describe('a wrong sum', () => {
  it('is told by the pool where there are no deposits', () => {
    const { values } = USPML_FUNDAMENTALS;
    const left = likeliest(sheet([25, 20, 18, 14]), values);
    expect(left).toMatchObject({ kind: 'poolLeft', amount: 3, form: { sticks: 3 } });
    expect(causeText(left)).toBe('Likely: 3 points left in the pool and not on the sheet.');
    const taken = likeliest(sheet([25, 20, 18, 17], 1), values);
    expect(taken).toMatchObject({ kind: 'poolCounted', amount: 1, form: { sticks: 0 } });
    expect(causeText(taken)).toMatch(/^Likely: 1 point of the pool/);
  });

  const slips: readonly [string, SheetForm, SumCauseKind, SheetForm][] = [
    [
      'a deposit left over',
      sheet([44_300, 32_100, 24_600, 18_000]),
      'sticksLeft',
      sheet([44_300, 32_100, 24_600, 18_000], 1),
    ],
    [
      'three deposits left over',
      sheet([42_300, 32_100, 24_600, 18_000]),
      'sticksLeft',
      sheet([42_300, 32_100, 24_600, 18_000], 3),
    ],
    ['a deposit counted twice', { ...RIGHT, sticks: 1 }, 'sticksCounted', RIGHT],
    ['a loan that nobody wrote down', { ...LENT, loans: [0, 0, 0, 0] }, 'loanMissing', LENT],
    ['half of a loan written down', { ...LENT, loans: [0, 0, 0, 10_000] }, 'loanMissing', LENT],
    [
      'loans taken off by hand',
      { ...LENT, held: [71_300, 38_200, 24_000, -15_500] },
      'loansTakenOff',
      LENT,
    ],
    [
      'plus for minus below zero',
      sheet([62_000, 41_400, 23_000, 6_400]),
      'sign',
      sheet([62_000, 41_400, 23_000, -6_400]),
    ],
    ['plus for minus in a difference', sheet([45_300, 27_900, 24_600, 18_000]), 'sign', RIGHT],
    ['two digits changed places', sheet([45_300, 31_200, 24_600, 18_000]), 'digits', RIGHT],
    ['a zero too few', sheet([45_300, 3_210, 24_600, 18_000]), 'zero', RIGHT],
    ['a zero too many', sheet([453_000, 32_100, 24_600, 18_000]), 'zero', RIGHT],
  ];
  it('takes a riichi stick and a loan together for what was taken off, where both are lent', () => {
    const lent = sheet([71_300, 38_200, 24_000, 5_500], 2, [0, 0, 0, 21_000]);
    const off = { ...lent, held: [71_300, 38_200, 24_000, -15_500] } as const;
    expect(explainSum(lent, WDMC)).toBeNull();
    expect(likeliest(off, WDMC)).toMatchObject({ kind: 'loansTakenOff', form: lent });
    // One stick short is a deposit that was left, and no loan.
    const short = sheet([44_300, 32_100, 24_600, 18_000]);
    expect(explainSum(short, WDMC)!.causes.map(({ kind }) => kind)).toEqual(
      explainSum(short, WRC)!.causes.map(({ kind }) => kind),
    );
  });

  it.each(slips)('%s', (_, wrong, kind, right) => {
    expect(likeliest(wrong)).toMatchObject({ kind, form: right });
  });

  it('of a few hundred points asks for a recount', () => {
    const problem = explainSum(sheet([45_300, 32_100, 24_600, 17_800]), WRC)!;
    expect(problem).toEqual({
      missing: 200,
      causes: [{ kind: 'recount', wind: null, amount: 200, form: null }],
    });
    expect(sumMessage(problem, WRC)).toBe(
      'The points are 200 short of 120,000. No single mistake explains it: count the sticks again.',
    );
  });

  it('names the deposits and the one who likely borrowed', () => {
    const one = explainSum(sheet([44_300, 32_100, 24_600, 18_000]), WRC)!;
    expect(sumMessage(one, WRC)).toBe(
      'The points are 1,000 short of 120,000. Likely: 1 riichi stick left on the table and not on the sheet.',
    );
    const loan = explainSum({ ...LENT, loans: [0, 0, 0, 0] }, WRC)!;
    expect(sumMessage(loan, WRC)).toBe(
      'The points are 20,000 over 120,000. Likely: a loan of 20,000 is not on the sheet (North has the least).',
    );
  });

  it('knows the loan of each rulebook', () => {
    const over = sheet([55_300, 32_100, 24_600, 18_000]);
    expect(likeliest(over).kind).toBe('loanMissing');
    // 20,000 at a time here: 10,000 cannot be one of them.
    expect(likeliest(over, WDMC_2019.values).kind).not.toBe('loanMissing');
  });
});

describe('whatever the slip', () => {
  const aSheet = fc
    .tuple(fc.nat(600), fc.nat(600), fc.nat(300), fc.nat({ max: 4 }))
    .map(([a, b, c, sticks]) =>
      sheet([a * 100, b * 100, c * 100, 120_000 - (a + b + c) * 100 - sticks * 1_000], sticks),
    );

  it('each proposal makes the sheet right, and a recount is always on the list', () => {
    const aSlip = fc.integer({ min: -400, max: 400 }).filter((n) => n !== 0);
    const wind = fc.constantFrom(0, 1, 2, 3);
    const book = fc.constantFrom(WRC, WDMC_2019.values, EMA_2008.values);
    fc.assert(
      fc.property(aSheet, aSlip, wind, book, (form, slip, at, rules) => {
        const held = byWind((one) => form.held[one] + (one === at ? slip * 100 : 0));
        const problem = explainSum({ ...form, held }, rules)!;
        expect(problem.missing).toBe(-slip * 100);
        expect(problem.causes.at(-1)!.kind).toBe('recount');
        for (const cause of problem.causes) {
          if (cause.form !== null) expect(sheetMissing(cause.form, rules)).toBe(0);
        }
      }),
    );
  });

  it('a deposit that was left out is always the first thing asked for', () => {
    fc.assert(
      fc.property(aSheet, (form) => {
        fc.pre(form.sticks > 0);
        expect(likeliest({ ...form, sticks: 0 })).toMatchObject({ kind: 'sticksLeft', form });
      }),
    );
  });
});
