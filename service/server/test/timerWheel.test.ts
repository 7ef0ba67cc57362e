import { describe, expect, test } from 'vitest';
import { TimerWheel } from '../src/timerWheel.ts';

const STEP_MS = 8;
/** Shorter ones have clocks of their own. */
const SHORTEST_MS = 4 * STEP_MS;
/** By the wheel itself: what was due before has come, however late all of it is. */
const passed = (wheel: TimerWheel, ms: number) =>
  new Promise<void>((resolve) => void wheel.after(ms, resolve));

describe('timers on one clock face', () => {
  test('none comes early, and those of one step come together', async () => {
    const wheel = new TimerWheel();
    const from = performance.now();
    const came: { readonly ms: number; readonly after: number; readonly turn: number }[] = [];
    let turn = 0;
    const waited = [40, 41, 42, 43, 60, 5].map(
      (ms) =>
        new Promise<void>((resolve) => {
          wheel.after(ms, () => {
            came.push({ ms, after: performance.now() - from, turn });
            queueMicrotask(() => turn++);
            resolve();
          });
        }),
    );
    await Promise.all(waited);
    for (const { ms, after } of came) expect(after).toBeGreaterThanOrEqual(ms - 1);
    // Four neighbours lie in two steps at most: no promise is kept between those of one.
    const turns = came.filter(({ ms }) => ms >= 40 && ms < 50).map((one) => one.turn);
    expect(new Set(turns).size).toBeLessThanOrEqual(Math.ceil(4 / STEP_MS) + 1);
  });

  test('one that is taken back does not come, and keeps no process alive', async () => {
    const wheel = new TimerWheel();
    const came: string[] = [];
    const before = process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
    const cancel = wheel.after(50, () => came.push('taken back'));
    const cancelLate = wheel.after(10_000, () => came.push('far'));
    cancel();
    cancel();
    cancelLate();
    const after = process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
    expect(after).toBe(before);
    wheel.after(50, () => came.push('kept'));
    await passed(wheel, 90);
    expect(came).toEqual(['kept']);
  });

  test('one may take back another of the same step', async () => {
    const wheel = new TimerWheel();
    const came: string[] = [];
    const cancels: (() => void)[] = [];
    wheel.after(64, () => {
      came.push('first');
      for (const cancel of cancels) cancel();
    });
    for (let i = 0; i < 20; i++) cancels.push(wheel.after(64, () => came.push('other')));
    await passed(wheel, 110);
    // A step may have ended between two of them; those behind it were taken back too.
    expect(came[0]).toBe('first');
    expect(came).toEqual(['first']);
  });

  test('hundreds come in the order in which they are due, whoever was taken back or came in meanwhile', async () => {
    const wheel = new TimerWheel();
    // The wheel looks at its clock between two looks of the test, which may lie apart.
    const steps: { readonly first: number; readonly last: number }[] = [];
    const wait = (ms: number, then = () => {}) => {
      const first = performance.now() + ms;
      const cancel = wheel.after(ms, () => {
        expect(performance.now()).toBeGreaterThanOrEqual(first);
        steps.push({ first: Math.ceil(first / STEP_MS), last: Math.ceil(last / STEP_MS) });
        then();
      });
      const last = performance.now() + ms;
      return cancel;
    };
    for (let i = 0; i < 300; i++) {
      wait(SHORTEST_MS + ((i * 37) % 150));
      wait(SHORTEST_MS + ((i * 41) % 150), () => expect.unreachable())();
    }
    wait(SHORTEST_MS, () => void wait(SHORTEST_MS));
    await expect.poll(() => steps.length).toBe(302);
    for (const [i, { last }] of steps.entries()) {
      const latest = Math.max(...steps.slice(0, i).map(({ first }) => first));
      expect(last).toBeGreaterThanOrEqual(latest - 1);
    }
  });

  test('one that fails is heard of, and takes none with it', async () => {
    const wheel = new TimerWheel();
    const came: string[] = [];
    const failed: unknown[] = [];
    const hear = (error: unknown) => void failed.push(error);
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', hear);
    wheel.after(48, () => {
      throw new Error('broken');
    });
    for (const ms of [48, 56, 72]) wheel.after(ms, () => came.push(`${ms}`));
    await passed(wheel, 120);
    process.off('uncaughtException', hear);
    for (const other of others) process.on('uncaughtException', other);
    expect(failed).toEqual([new Error('broken')]);
    expect(came.sort()).toEqual(['48', '56', '72']);
  });
});
