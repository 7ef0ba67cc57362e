// Whole matches by a greedy player: least shanten, riichi, every win, no calls. The policy is the same for all;
// walls and small rules are each engine's own, so the ratio is a measure, not a proof.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { formatTable } from '../report.mjs';
import { present, versionOf } from '../setup.mjs';

const CHILD = fileURLToPath(new URL('../hanchanChild.mjs', import.meta.url));

export const title = 'Whole hanchan, four greedy players, one core';

const CONTESTANTS = [{ name: 'hanchan' }, { name: 'majiang-core', npm: '@kobalab/majiang-core' }];

export async function run({ effort, hasPeers, report }) {
  const seconds = effort === 'quick' ? 3 : 12;
  const rows = [];
  for (const { name, npm } of present(CONTESTANTS, hasPeers)) {
    report(`hanchan: ${name}`);
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--expose-gc',
      CHILD,
      name,
      String(seconds),
    ]);
    rows.push({ name, version: versionOf(npm), ...JSON.parse(stdout) });
  }
  const fastest = Math.max(...rows.slice(1).map(({ perSecond }) => perSecond));
  for (const row of rows) row.ratio = rows.length > 1 ? row.perSecond / fastest : null;
  return { name: 'hanchan', title, rows, failures: [], text: format(rows) };
}

function format(rows) {
  const headings = ['engine', 'version', '>hanchan/s', '>ratio', '>deals each', '>heap growth MB'];
  const cells = rows.map(({ name, version, perSecond, ratio, deals, heapMb }) => [
    name,
    version ?? 'this tree',
    perSecond.toFixed(1),
    ratio === null ? '' : `${ratio.toFixed(1)}×`,
    deals.toFixed(1),
    heapMb.toFixed(1),
  ]);
  return formatTable(headings, cells);
}
