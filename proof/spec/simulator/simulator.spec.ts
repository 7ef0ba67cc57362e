// A slice of `npm run simulate-server`: a few seeds hold, the same seed gives the same bytes, and defects that are planted in the
// server are found and named.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { Broadcast } from '../../../service/server/src/match/broadcast.ts';
import { Ledger } from '../../../service/server/src/match/ledger.ts';
import { Seen } from '../../../service/server/src/match/seen.ts';
import { type Outcome, type SimulationSetup, simulate } from './simulate.ts';

/** Without the noise of a whole run. */
const SMALL = { faults: 60 } as const;

const lawsOf = ({ broken }: Outcome) => broken.map(({ law }) => law);

afterEach(() => {
  vi.restoreAllMocks();
});

test('a seed holds every law', async () => {
  const outcome = await simulate({ seed: 25, kept: 1, ...SMALL });
  expect(outcome.broken).toEqual([]);
  expect(outcome).toMatchObject({ matches: 1, events: 1, kept: 1 });
  expect(outcome.acknowledged).toBeGreaterThan(80);
});

test('the same seed gives the same bytes again, and another one does not', async () => {
  const hashOf = async (seed: number) => {
    const { hash, faults } = await simulate({ seed, untilMs: 60_000 });
    expect(faults.size).toBeGreaterThan(3);
    return hash;
  };
  const first = await hashOf(3);
  expect(await hashOf(3)).toBe(first);
  expect(await hashOf(4)).not.toBe(first);
});

/** Seeds until one finds it: each has its own mixture of faults. */
async function found(setup: Omit<SimulationSetup, 'seed'>, seeds: readonly number[]) {
  for (const seed of seeds) {
    const outcome = await simulate({ seed, ...setup });
    if (outcome.broken.length > 0) return outcome;
  }
  return null;
}

/** Nobody is told what a bot sees. */
function neighbourOf<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

describe('a planted defect is found and named', () => {
  test('what is said to be stored before it is', async () => {
    const setup = { ...SMALL, matches: 0, kept: 0, answersEarly: true };
    const outcome = await found(setup, [1, 2, 3, 4, 5, 6]);
    expect(lawsOf(outcome!)[0]).toMatch(
      /acknowledged is lost|log of an event only grows|a scorer enters is taken once/,
    );
  });

  test('a message that is carried out again when it comes again', async () => {
    vi.spyOn(Ledger.prototype, 'hasDone').mockReturnValue(false);
    const outcome = await found({ ...SMALL, events: 0, kept: 0 }, [25, 7, 1, 2, 3, 4]);
    expect(lawsOf(outcome!)[0]).toMatch(/nothing is done twice|what was refused is not done/);
  });

  test('a player who comes back and is not told everything', async () => {
    const since = Broadcast.prototype.since;
    vi.spyOn(Broadcast.prototype, 'since').mockImplementation(function (
      this: Broadcast,
      viewer,
      number,
    ) {
      return since.call(this, viewer, number)?.slice(1) ?? null;
    });
    const outcome = await found({ ...SMALL, events: 0, kept: 0 }, [3, 1, 2, 4, 5, 6]);
    expect(lawsOf(outcome!)[0]).toMatch(/no gap|always means the same|waits for ever/);
  });

  test('a seat that is shown the hand of its neighbour', async () => {
    const of = Seen.prototype.of;
    vi.spyOn(Seen.prototype, 'of').mockImplementation(function (this: Seen, seat) {
      const own = of.call(this, seat);
      const next = neighbourOf(() => of.call(this, ((seat + 1) % 4) as typeof seat));
      if (own.deal === null || next === null || next.deal === null) return own;
      return { ...own, deal: { ...own.deal, neighbour: next.deal.own } };
    });
    const outcome = await found({ ...SMALL, events: 0, kept: 0 }, [7, 25, 1, 2]);
    expect(lawsOf(outcome!)).toContain('what a seat may not know is in no message');
  });
});
