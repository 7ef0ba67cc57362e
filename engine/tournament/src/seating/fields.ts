// Closed forms. With n tables the players are four groups of n, written as elements of a ring with n elements. In round r
// table t seats the players t + g·r of each group g; it stands at number t + 4·r. Where the five factors 0 to 4 differ
// by units, two players meet once at most and nobody comes to a number twice: n rounds at one stroke.
//
// The ring is that of the numbers modulo n where 6 and n have no common factor; powers of 2 and 3 bring a finite field
// each. The field of four elements has factors for the groups but none for the table numbers.

import { type Places, TABLE_SIZE } from './plan.ts';

/** Monic irreducible polynomials, lowest coefficient first, by the size of the field they make. */
const FIELDS: Readonly<
  Record<number, { readonly base: number; readonly tail: readonly number[] }>
> = {
  4: { base: 2, tail: [1, 1] },
  8: { base: 2, tail: [1, 1, 0] },
  16: { base: 2, tail: [1, 1, 0, 0] },
  32: { base: 2, tail: [1, 0, 1, 0, 0] },
  64: { base: 2, tail: [1, 1, 0, 0, 0, 0] },
  9: { base: 3, tail: [1, 0] },
  27: { base: 3, tail: [1, 2, 0] },
  81: { base: 3, tail: [2, 1, 0, 0] },
};

interface Ring {
  readonly size: number;
  readonly add: (a: number, b: number) => number;
  readonly times: (a: number, b: number) => number;
  /** As many elements that differ by units as there are. */
  readonly factors: readonly number[];
}

function modulo(size: number): Ring {
  return {
    size,
    add: (a, b) => (a + b) % size,
    times: (a, b) => (a * b) % size,
    factors: [0, 1, 2, 3, 4],
  };
}

function field(size: number): Ring | null {
  const known = FIELDS[size];
  if (known === undefined) return null;
  const { base, tail } = known;
  const digits = (a: number) => tail.map((_, at) => Math.floor(a / base ** at) % base);
  const number = (all: readonly number[]) =>
    all.reduce((sum, digit, at) => sum + digit * base ** at, 0);
  const add = (a: number, b: number) => {
    const [left, right] = [digits(a), digits(b)];
    return number(left.map((digit, at) => (digit + right[at]!) % base));
  };
  const times = (a: number, b: number) => {
    const right = digits(b);
    let shifted = digits(a);
    const sum = tail.map(() => 0);
    for (const factor of right) {
      for (const [at, digit] of shifted.entries()) sum[at] = (sum[at]! + factor * digit) % base;
      const top = shifted.at(-1)!;
      shifted = [0, ...shifted.slice(0, -1)].map(
        (digit, at) => (digit + (base - tail[at]!) * top) % base,
      );
    }
    return number(sum);
  };
  return { size, add, times, factors: size === 4 ? [0, 1, 2, 3] : [0, 1, 2, 3, 4] };
}

/** Both at once: an element is `a + left.size * b`. */
function product(left: Ring, right: Ring): Ring {
  const both = (work: (ring: Ring, a: number, b: number) => number) => (a: number, b: number) =>
    work(left, a % left.size, b % left.size) +
    left.size * work(right, Math.floor(a / left.size), Math.floor(b / left.size));
  const factors = left.factors.slice(0, right.factors.length);
  return {
    size: left.size * right.size,
    add: both((ring, a, b) => ring.add(a, b)),
    times: both((ring, a, b) => ring.times(a, b)),
    factors: factors.map((factor, at) => factor + left.size * right.factors[at]!),
  };
}

function ringOf(size: number): Ring | null {
  let rest = size;
  const rings: Ring[] = [];
  for (const prime of [2, 3]) {
    let power = 1;
    while (rest % prime === 0) {
      rest /= prime;
      power *= prime;
    }
    if (power === 1) continue;
    const ring = field(power);
    if (ring === null) return null;
    rings.push(ring);
  }
  if (rest > 1) rings.push(modulo(rest));
  return rings.length === 0 ? null : rings.reduce(product);
}

export interface ClosedForm {
  readonly rounds: readonly Places[];
  /** Nobody comes to a table number twice. */
  readonly hasTables: boolean;
}

/** As many rounds as there are tables, or null where there is no such form. Player t of group g is g·tables + t. */
export function closedForm(tables: number): ClosedForm | null {
  const ring = ringOf(tables);
  if (ring === null) return null;
  const { add, times, factors } = ring;
  const numbering = factors[TABLE_SIZE];
  const rounds = Array.from({ length: tables }, (_, round) => {
    const places = new Int32Array(TABLE_SIZE * tables);
    for (let table = 0; table < tables; table++) {
      const at = numbering === undefined ? table : add(table, times(numbering, round));
      for (let group = 0; group < TABLE_SIZE; group++) {
        const player = add(table, times(factors[group]!, round));
        places[TABLE_SIZE * at + group] = group * tables + player;
      }
    }
    return places;
  });
  return { rounds, hasTables: numbering !== undefined };
}
