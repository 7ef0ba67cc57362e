// `npm run prove -- kills` and `npm run prove -- soak`: what the tests hold in small, at the size that one would bet on; `npm run prove
// -- guards`: that the tests of attacks fail without what keeps them out; `npm run prove -- matchmaker`: a day of people who look for
// a game; `npm run prove -- laws`: whole matches with every law held against every act; `npm run prove -- worlds`: that hidden hands, mistakes and standings come as they were said. Each ends with a line that says what was seen, and with status 1 where something was lost, grows or goes unnoticed.

import { parseArgs } from 'node:util';
import { proveGuards } from './prove/guards.mjs';
import { proveKills } from './prove/kills.mjs';
import { proveMatchmaker } from './prove/matchmaker.mjs';
import { proveSoak } from './prove/soak.mjs';
import { build, install } from './setup.mjs';

const USAGE = `npm run prove -- kills [--count 1000] [--seed 7]
npm run prove -- soak [--tables 500] [--minutes 30] [--think 1000]
npm run prove -- guards
npm run prove -- laws [--deals 1000000] [--seed 7] [--processes 1]
npm run prove -- matchmaker [--people 2000] [--seed 7]
npm run prove -- worlds [--minutes 30] [--seed 97000] [--keep out/worlds-97000.jsonl]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    deals: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: '1' },
    people: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    tables: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '30' },
    think: { type: 'string', default: '1000' },
    keep: { type: 'string' },
  },
});

function wholeNumber(name) {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name}: “${values[name]}” is not a whole number above 0`);
  process.exit(2);
}

const [what] = positionals;
const proofs = {
  guards: proveGuards,
  matchmaker: () => proveMatchmaker({ count: wholeNumber('people'), seed: wholeNumber('seed') }),
  kills: () => proveKills({ count: wholeNumber('count'), seed: wholeNumber('seed') }),
  // The packages of these two are built first.
  laws: async () => {
    const { proveLaws } = await import('./prove/laws.mjs');
    return proveLaws({
      deals: wholeNumber('deals'),
      seed: wholeNumber('seed'),
      processes: wholeNumber('processes'),
    });
  },
  worlds: async () => {
    const { calibrate } = await import('./prove/worlds/calibrate.mjs');
    const { keep } = values;
    return calibrate({ minutes: wholeNumber('minutes'), seed: wholeNumber('seed'), keep });
  },
  soak: () =>
    proveSoak({
      tables: wholeNumber('tables'),
      minutes: wholeNumber('minutes'),
      think: wholeNumber('think'),
    }),
};
if (positionals.length !== 1 || !Object.hasOwn(proofs, what)) {
  console.error(USAGE);
  process.exit(2);
}
if (!(await install()) || !(await build())) process.exit(1);
process.exit((await proofs[what]()) ? 0 : 1);
