// Laws that hold for every hand, tried on hands that fast-check draws and shrinks.

import { COPIES, countTiles, type Hand, KIND_COUNT, kindOf } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discards,
  handShanten,
  handShantenForms,
  improvingTiles,
  isComplete,
  isTenpai,
  regularShanten,
  shanten,
  shantenForms,
  waits,
  waitsOf,
} from '../src/index.ts';
import { meldsOf } from './meldsOf.ts';

const RUNS = { numRuns: 2_000, seed: 20_260_101 };

const MELDS = meldsOf('[123m<] [456m<] [222m^] [3333m] [555p>] [4444p+^] [111z^] [7777z]');

interface Drawn {
  readonly hand: Hand;
  readonly counts: Uint8Array;
  readonly melds: number;
}

/** A hand of 13 + `extra` tiles less 3 a meld: from all tiles, one suit, or the honours. */
function drawnHand(extra: 0 | 1, meldsMax = 4): fc.Arbitrary<Drawn> {
  const pools = [
    Array.from({ length: KIND_COUNT }, (_, kind) => kind),
    Array.from({ length: 9 }, (_, rank) => rank),
    [0, 1, 2, 3, 12, 13, 27, 33],
    [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33],
  ];
  return fc
    .record({
      pool: fc.constantFrom(...pools),
      melds: fc.uniqueArray(fc.constantFrom(...MELDS), { maxLength: meldsMax }),
      order: fc.array(fc.nat(999), { minLength: 14, maxLength: 14 }),
    })
    .map(({ pool, melds, order }) =>
      deal(pool, melds, order.slice(0, 13 + extra - 3 * melds.length)),
    )
    .filter((drawn) => drawn !== null);
}

function deal(
  pool: readonly number[],
  melds: Hand['melds'],
  order: readonly number[],
): Drawn | null {
  const melded = countTiles(melds.flatMap((meld) => meld.tiles));
  if (melded.some((copies) => copies > COPIES)) return null;
  const wall = pool.flatMap((kind) => new Array<number>(COPIES - melded[kind]!).fill(kind));
  if (wall.length < order.length) return null;
  const concealed = order.map((at) => wall.splice(at % wall.length, 1)[0]!);
  return { hand: { concealed, melds }, counts: countTiles(concealed), melds: melds.length };
}

function changed(counts: Uint8Array, kind: number, by: number): Uint8Array {
  const copy = counts.slice();
  copy[kind]! += by;
  return copy;
}

describe('laws of shanten', () => {
  test('of fourteen tiles it is the least over the discards', () => {
    fc.assert(
      fc.property(drawnHand(1), ({ counts, melds }) => {
        const best = Math.min(
          ...[...counts.keys()]
            .filter((kind) => counts[kind]! > 0)
            .map((kind) => shanten(changed(counts, kind, -1), melds)),
        );
        const now = shanten(counts, melds);
        expect(best).toBe(now === -1 ? 0 : now);
      }),
      RUNS,
    );
  });

  test('one tile more changes it by at most one, and never upwards', () => {
    fc.assert(
      fc.property(drawnHand(0), fc.nat(KIND_COUNT - 1), ({ hand, counts, melds }, kind) => {
        const owned = countTiles([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
        fc.pre(owned[kind]! < COPIES);
        const drawn = { concealed: [...hand.concealed, kind], melds: hand.melds };
        expect([0, 1]).toContain(shanten(counts, melds) - shanten(changed(counts, kind, 1), melds));
        expect([0, 1]).toContain(handShanten(hand) - handShanten(drawn));
      }),
      RUNS,
    );
  });

  test('the forms agree with the single numbers', () => {
    fc.assert(
      fc.property(drawnHand(1), ({ hand, counts, melds }) => {
        const forms = shantenForms(counts, melds);
        expect(forms.regular).toBe(regularShanten(counts, melds));
        expect(forms.min).toBe(shanten(counts, melds));
        expect(handShantenForms(hand).min).toBe(handShanten(hand));
        expect(isComplete(counts, melds)).toBe(forms.min === -1);
        const neither = { sevenPairs: false, thirteenOrphans: false };
        expect(handShanten(hand, neither)).toBe(handShantenForms(hand).regular);
      }),
      RUNS,
    );
  });

  test('copies in melds can only take a hand further away', () => {
    fc.assert(
      fc.property(drawnHand(0), ({ hand, counts, melds }) => {
        const difference = handShanten(hand) - shanten(counts, melds);
        expect(difference).toBeGreaterThanOrEqual(0);
        if (melds === 0) expect(difference).toBe(0);
      }),
      RUNS,
    );
  });

  test('the three suits may be exchanged', () => {
    fc.assert(
      fc.property(drawnHand(1, 0), ({ counts }) => {
        const turned = Uint8Array.from([
          ...counts.slice(9, 27),
          ...counts.slice(0, 9),
          ...counts.slice(27),
        ]);
        expect(shanten(turned)).toBe(shanten(counts));
      }),
      RUNS,
    );
  });
});

describe('laws of waits and improving tiles', () => {
  test('a hand has waits exactly when its shanten is 0', () => {
    fc.assert(
      fc.property(drawnHand(0), ({ hand }) => {
        expect(waits(hand).length > 0).toBe(handShanten(hand) === 0);
        expect(isTenpai(hand)).toBe(handShanten(hand) === 0);
      }),
      RUNS,
    );
  });

  test('a wait is a kind that completes the hand and is not owned four times', () => {
    fc.assert(
      fc.property(drawnHand(0), ({ hand, counts, melds }) => {
        const owned = countTiles([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
        const expected = [...counts.keys()].filter(
          (kind) => owned[kind]! < COPIES && isComplete(changed(counts, kind, 1), melds),
        );
        expect(waits(hand)).toEqual(expected);
        expect(waitsOf(counts, melds, owned)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('improving tiles are those whose draw lowers the shanten', () => {
    fc.assert(
      fc.property(drawnHand(0), ({ hand }) => {
        const owned = countTiles([...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]);
        const now = handShanten(hand);
        const expected = [...owned.keys()]
          .filter((kind) => owned[kind]! < COPIES)
          .filter(
            (kind) =>
              handShanten({ concealed: [...hand.concealed, kind], melds: hand.melds }) < now,
          )
          .map((kind) => ({ kind, remaining: COPIES - owned[kind]! }));
        expect(improvingTiles(hand)).toEqual(expected);
      }),
      RUNS,
    );
  });

  test('discards are the thirteen-tile hands, each judged on its own', () => {
    fc.assert(
      fc.property(drawnHand(1), ({ hand }) => {
        const choices = discards(hand);
        expect(choices).toHaveLength(new Set(hand.concealed).size);
        for (const choice of choices) {
          const concealed = [...hand.concealed];
          concealed.splice(concealed.indexOf(choice.tile), 1);
          const left = { concealed, melds: hand.melds };
          expect(choice.shanten).toBe(handShanten(left));
          // The discarded tile lies in the pool, where it is seen.
          const pool = countTiles([choice.tile]);
          expect(choice.improving).toEqual(improvingTiles(left, pool));
          expect(kindOf(choice.tile)).toBeLessThan(KIND_COUNT);
        }
        const order = choices.map(({ shanten, count }) => shanten * 1_000 - count);
        expect(order).toEqual([...order].sort((a, b) => a - b));
      }),
      { ...RUNS, numRuns: 600 },
    );
  });

  test('the counts given are left as they were', () => {
    fc.assert(
      fc.property(drawnHand(0), ({ hand, counts, melds }) => {
        const before = counts.slice();
        shanten(counts, melds);
        waitsOf(counts, melds);
        improvingTiles(hand, counts);
        expect(counts).toEqual(before);
      }),
      { ...RUNS, numRuns: 200 },
    );
  });
});
