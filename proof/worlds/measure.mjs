// `node proof/worlds/measure.mjs [matches] [seed] [threads]`: counts `families.mjs` for every rulebook, and
// writes engine/worlds/src/measured/families.ts. Counted with seeds that no calibration uses.

import { writeFileSync } from 'node:fs';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { measureFamily } from './families.mjs';

const BOOKS = ['tenhou', 'wrc-2022', 'ema-2008', 'wdmc-2019', 'general', 'uspml-fundamentals'];
const TARGET = new URL('../../engine/worlds/src/measured/families.ts', import.meta.url);
/** Fewer looks than these say nothing: the neighbour's figures stand. */
const LEAST_LOOKS = 60;
const MOST_ENDS = 300;

const inHundred = (row) => {
  const sum = row.reduce((total, count) => total + count, 0);
  const shares = row.map((count) => Math.round((100 * count) / sum));
  while (shares.at(-1) === 0) shares.pop();
  return shares;
};
const looks = (row) => row.reduce((total, count) => total + count, 0);

/** Where a cell was seen too seldom, the one to its right stands, else the one to its left, else the row above. */
function filled(table) {
  const kept = table.map((columns) =>
    columns.map((row) => (looks(row) < LEAST_LOOKS ? null : inHundred(row))),
  );
  return kept.map((columns, melds) =>
    columns.map(
      (row, at) =>
        row ??
        columns.slice(at).find(Boolean) ??
        columns.findLast(Boolean) ??
        kept[melds - 1]?.[at] ?? [100],
    ),
  );
}

function source(families) {
  const parts = families.map(({ traits, nearness, ends }) => {
    const rows = filled(nearness).map((columns) => columns.map((row) => row.join(' ')).join(' | '));
    const lines = [];
    for (const end of ends.slice(0, MOST_ENDS)) {
      if (lines.length > 0 && lines.at(-1).length + end.length < 190)
        lines[lines.length - 1] += ` ${end}`;
      else lines.push(end);
    }
    return `  {\n    traits: '${traits}',\n    nearness: \`\n${rows.join('\n')}\n\`,\n    ends: \`\n${lines.join('\n')}\n\`,\n  },`;
  });
  return `// Made by proof/worlds/measure.mjs from matches between experts: how near hidden hands are, and how deals end.

import type { MeasuredFamily } from './family.ts';

/** One family for each rulebook there is. */
export const MEASURED: readonly MeasuredFamily[] = [\n${parts.join('\n')}\n];\n`;
}

async function run([matches = '60', seed = '7001', threads = '1']) {
  const waiting = BOOKS.map((id) => ({ id, matches: Number(matches), seed: Number(seed) }));
  const found = new Map();
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const worker = new Worker(new URL(import.meta.url), { workerData: job });
      const result = await new Promise((resolve, reject) => {
        worker.on('message', resolve);
        worker.on('error', reject);
      });
      found.set(job.id, result);
      console.log(`${job.id}: ${matches} matches, ${result.ends.length} deals`);
    }
  };
  await Promise.all(Array.from({ length: Number(threads) }, work));
  writeFileSync(TARGET, source(BOOKS.map((id) => found.get(id))));
}

if (isMainThread) await run(process.argv.slice(2));
else parentPort.postMessage(measureFamily(workerData.id, workerData.matches, workerData.seed));
