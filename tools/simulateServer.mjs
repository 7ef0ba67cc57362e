// `npm run simulate-server -- --seed N [--seeds N | --faults N | --minutes N]`: the server, its database and its clients in one
// process, with faults of every kind, until a law is broken or there were enough. Without a limit it plays the one seed.
// `--per-seed N`: so many faults in each, instead of as many as the seed says. `--verbose` prints everything that happens.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBooks } from './books.mjs';
import { withBundle } from './bundle.mjs';
import { ROOT } from './setup.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    faults: { type: 'string' },
    minutes: { type: 'string' },
    'per-seed': { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});

function numberOf(name) {
  const text = values[name];
  if (text === undefined) return null;
  const number = Number(text);
  if (number >= 0 && text.trim() !== '') return number;
  console.error(`--${name}: “${text}” is not a number`);
  process.exit(2);
}

const [seeds, faults, minutes] = ['seeds', 'faults', 'minutes'].map(numberOf);
const hasLimit = seeds !== null || faults !== null || minutes !== null;
const wanted = {
  seed: numberOf('seed'),
  seeds: hasLimit ? seeds : 1,
  faults,
  minutes,
  perSeed: numberOf('per-seed'),
  isVerbose: values.verbose,
};
if (!(await makeBooks())) process.exit(1);
const status = await withBundle(join(ROOT, 'proof/spec/simulator/main.ts'), async (file) => {
  const { run } = await import(pathToFileURL(file).href);
  return run(wanted, (line) => console.log(line));
});
process.exit(status);
