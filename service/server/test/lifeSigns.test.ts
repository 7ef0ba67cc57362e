// Asking connections whether they are still there, on a clock of the test's own.

import { expect, test } from 'vitest';
import { LifeSigns } from '../src/socket/lifeSigns.ts';

const ROUND_MS = 20_000;

/** Timers in order, without a moment of real time between them. */
function clock() {
  let now = 0;
  const timers = new Set<{ at: number; then: () => void }>();
  return {
    now: () => now,
    after(ms: number, then: () => void) {
      const timer = { at: now + ms, then };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(ms: number) {
      const end = now + ms;
      for (;;) {
        const [next] = [...timers].sort((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) break;
        timers.delete(next);
        now = next.at;
        next.then();
      }
      now = end;
    },
    waiting: () => timers.size,
  };
}

test('everybody is asked once a round, a few at a time, and has time to answer', () => {
  const time = clock();
  const when = Array.from({ length: 5_000 }, (): number[] => []);
  const asked = new Set(when.map((times) => ({ check: () => void times.push(time.now()) })));
  const signs = new LifeSigns(time, asked);
  time.pass(3 * ROUND_MS + ROUND_MS - 1);
  expect(new Set(when.map(({ length }) => length))).toEqual(new Set([3]));
  const gaps = when.flatMap(([first, second, third]) => [second! - first!, third! - second!]);
  expect(Math.min(...gaps)).toBeGreaterThan(ROUND_MS / 2);
  const atOnce = new Map<number, number>();
  for (const at of when.flat()) atOnce.set(at, (atOnce.get(at) ?? 0) + 1);
  expect(Math.max(...atOnce.values())).toBeLessThanOrEqual(32);
  signs.stop();
  expect(time.waiting()).toBe(0);
});

test('whoever has gone meanwhile is not asked, and a few cost one timer a round', () => {
  const time = clock();
  let asked = 0;
  const one = { check: () => void asked++ };
  const crowd = new Set(Array.from({ length: 40 }, () => ({ ...one })));
  const signs = new LifeSigns(time, crowd);
  time.pass(ROUND_MS);
  expect(asked).toBe(32);
  crowd.clear();
  time.pass(ROUND_MS - 1);
  expect(asked).toBe(32);
  crowd.add(one);
  time.pass(1);
  expect(asked).toBe(33);
  expect(time.waiting()).toBe(1);
  signs.stop();
});
