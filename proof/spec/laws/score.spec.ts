// What holds for every win under every rulebook.

import { RULESETS } from '@hanchan/rulesets';
import { checkWin, evaluate, score, type Win } from '@hanchan/score';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomWin } from '../support/randomWin.ts';

const SEED = { seed: 20_221, numRuns: 1_200 };

const forEveryWin = (holds: (win: Win) => void) => fc.assert(fc.property(randomWin, holds), SEED);

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset.values] as const))(
  '%s',
  (_, rules) => {
    test('the explained and the fast score are the same', () => {
      forEveryWin((win) => {
        const fast = evaluate(win, rules);
        const full = score(win, rules);
        if (!full.ok) expect(fast).toEqual({ ok: false, error: full.error.reason });
        else {
          const { reading, trace, rejected, ...value } = full.value;
          expect(fast).toEqual({ ok: true, value });
        }
      });
    });

    test('points move, none appear: the deltas sum to what lay on the table', () => {
      forEveryWin((win) => {
        const value = evaluate(win, rules);
        if (!value.ok) return;
        const sum = value.value.deltas.reduce((a, b) => a + b, 0);
        expect(sum).toBe(win.deposits * rules['riichi.deposit'] + win.pool);
        expect(value.value.deltas[win.winner]).toBeGreaterThan(0);
      });
    });

    test('no reading that was rejected is worth more', () => {
      forEveryWin((win) => {
        const full = score(win, rules);
        if (!full.ok) return;
        for (const { value } of full.value.rejected) {
          expect(value?.points ?? 0).toBeLessThanOrEqual(full.value.points);
        }
      });
    });

    test('the trace adds up to the han, the fu and the payments', () => {
      forEveryWin((win) => {
        const full = score(win, rules);
        if (!full.ok) return;
        const { trace, han, fu, deltas } = full.value;
        const sum = (of: (effect: (typeof trace)[number]['effect']) => number) =>
          trace.reduce((total, { effect }) => total + of(effect), 0);
        if (han !== null) expect(sum((e) => ('han' in e ? e.han : 0))).toBe(han);
        if (fu !== null) {
          const raw = sum((e) => ('fu' in e ? e.fu : 0));
          expect(fu - raw).toBeGreaterThanOrEqual(0);
          expect(fu - raw).toBeLessThan(rules['fu.roundTo']);
        }
        const moved = sum((e) => ('pays' in e ? e.pays : 'takes' in e ? e.takes : 0));
        expect(moved).toBe(deltas[win.winner]);
      });
    });

    test('scoring leaves the win as it was, and gives the same again', () => {
      fc.assert(
        fc.property(randomWin, (win) => {
          const before = JSON.stringify(win);
          const first = JSON.stringify(score(win, rules));
          expect(JSON.stringify(score(win, rules))).toBe(first);
          expect(JSON.stringify(win)).toBe(before);
          checkWin(win, rules);
        }),
        { ...SEED, numRuns: 200 },
      );
    });
  },
);
