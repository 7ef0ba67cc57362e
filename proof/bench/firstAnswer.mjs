// Called by the suite `tables` in a fresh process: loads one library and asks it for one shanten.

import { randomHands } from './hands.mjs';
import { contestants } from './suites/shanten.mjs';

const { load } = contestants.find(({ name }) => name === process.argv[2]);
const [counts] = randomHands(1, 501, 13);

function memory() {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const before = memory();
const start = performance.now();
const { prepare, run } = await load();
const loaded = performance.now();
const input = prepare(counts);
const asked = performance.now();
run(input);
const answered = performance.now();
const result = { loadMs: loaded - start, firstMs: answered - asked, memory: memory() - before };
console.log(JSON.stringify(result));
