// Randomness from a seed: the same seed gives the same numbers on every machine.

/** From 0 up to, not including, 1. */
export type Random = () => number;

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed of its own for each part of a seeded whole, such as one match of many. */
export function seedOf(seed: number, ...parts: readonly number[]): number {
  let state = seed >>> 0;
  for (const part of parts) {
    state = Math.imul(state ^ (part >>> 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35) >>> 0;
    state = (state ^ (state >>> 16)) >>> 0;
  }
  return state;
}

/** One of the list, each as likely. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}

/** Fisher–Yates. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const at = Math.floor(random() * (i + 1));
    [mixed[i], mixed[at]] = [mixed[at]!, mixed[i]!];
  }
  return mixed;
}
