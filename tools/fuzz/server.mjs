// `npm run fuzz -- server --inputs 1000000`: hostile messages and requests against a real server.

import { createRequire } from 'node:module';
import { build, ROOT } from '../setup.mjs';
import { bundle } from './bundle.mjs';

const OUT = `${ROOT}out/fuzz/`;

/** True where it went on answering. */
export async function attackServer(inputs, seed) {
  if (!(await build())) return false;
  await bundle('proof/spec/fuzz/attack.ts', `${OUT}attack.cjs`);
  const { attack } = createRequire(import.meta.url)(`${OUT}attack.cjs`);
  const { messages, requests, seconds, slowestMs, growth, faults } = await attack(
    `${ROOT}tools/fuzz/victim.mjs`,
    inputs,
    seed,
  );
  console.log(
    `server: ${messages.toLocaleString('en')} messages and ${requests.toLocaleString('en')} requests in ${seconds.toFixed(0)} s ` +
      `(seed ${seed}), busy for ${slowestMs.toFixed(0)} ms at most, memory ${growth < 0 ? '' : '+'}${(growth / 1_048_576).toFixed(1)} MB`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`server: ${fault}`);
  return faults.length === 0;
}
