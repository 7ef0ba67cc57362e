// Of many inputs the few smallest that together run as much of the code: what the language itself counts, block by block.

import { Session } from 'node:inspector/promises';

/** More would be slow to try again with every test. */
const MOST = 60;
const LONGEST = 600;

export async function leanest(inputs, tryOne) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  const reached = new Set();
  const kept = [];
  for (const input of inputs.toSorted((a, b) => a.length - b.length)) {
    if (input.length > LONGEST || kept.length === MOST) break;
    await Promise.resolve(tryOne(input)).catch(() => undefined);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const before = reached.size;
    for (const block of blocksIn(result)) reached.add(block);
    if (reached.size > before) kept.push(input);
  }
  session.disconnect();
  return kept;
}

function* blocksIn(scripts) {
  for (const { url, functions } of scripts) {
    if (!url.endsWith('readers.cjs')) continue;
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        if (count > 0) yield `${startOffset}-${endOffset}`;
      }
    }
  }
}
