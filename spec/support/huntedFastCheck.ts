// fast-check as `npm run hunt` uses it: every property with a fresh seed, again and again until its time is up.

import { createRequire } from 'node:module';

// Past the alias that put this file in its place.
const real = createRequire(import.meta.url)('fast-check') as typeof import('fast-check');

const HUNT = {
  seed: Number(process.env['HANCHAN_HUNT_SEED'] ?? 0),
  interruptAfterTimeLimit: Number(process.env['HANCHAN_HUNT_MS'] ?? 1_000),
  markInterruptAsFailure: false,
  numRuns: 1_000_000_000,
};

const assert: typeof real.assert = ((property: never, settings: object = {}) =>
  real.assert(property, { ...settings, ...HUNT })) as typeof real.assert;

export default { ...real, assert };
