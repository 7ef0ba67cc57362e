// fast-check as `npm run hunt` uses it: every property with a fresh seed, again and again until its time is up.

import { createRequire } from 'node:module';

// Past the alias that put this file in its place.
const real = createRequire(import.meta.url)('fast-check') as typeof import('fast-check');

const seed = Number(process.env['HANCHAN_HUNT_SEED'] ?? 0);
const FOR_LONGER = {
  seed: seed ^ 1,
  interruptAfterTimeLimit: Number(process.env['HANCHAN_HUNT_MS'] ?? 1_000),
  markInterruptAsFailure: false,
  numRuns: 1_000_000_000,
};

/** As often as the test itself wants, since it may count what it met; then for longer. */
const assert = ((property: never, settings: object = {}) => {
  const first: unknown = real.assert(property, { ...settings, seed });
  const goOn = () => real.assert(property, { ...settings, ...FOR_LONGER });
  return first instanceof Promise ? first.then(goOn) : goOn();
}) as typeof real.assert;

export default { ...real, assert };
