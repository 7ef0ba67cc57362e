// What the first shanten costs: loading the library, building its tables, and the memory they take.

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { formatTable } from '../report.mjs';
import { present, versionOf } from '../setup.mjs';
import { contestants } from './shanten.mjs';

const FIRST = fileURLToPath(new URL('../firstAnswer.mjs', import.meta.url));
const MEGABYTE = 1_000_000;

export const title = 'First shanten of a fresh process (load, then one answer)';

export async function run({ effort, hasPeers, report }) {
  const tries = effort === 'quick' ? 2 : 5;
  const rows = [];
  for (const { name, npm } of present(contestants, hasPeers)) {
    report(`tables: ${name}`);
    const all = [];
    for (let i = 0; i < tries; i++) all.push(await firstAnswer(name));
    const least = (field) => Math.min(...all.map((one) => one[field]));
    rows.push({
      name,
      version: versionOf(npm),
      loadMs: least('loadMs'),
      firstMs: least('firstMs'),
      memoryMb: least('memory') / MEGABYTE,
    });
  }
  return { name: 'tables', title, rows, failures: [], text: format(rows) };
}

async function firstAnswer(name) {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', FIRST, name]);
  return JSON.parse(stdout);
}

function format(rows) {
  const headings = ['library', 'version', '>load ms', '>first answer ms', '>memory MB'];
  const cells = rows.map(({ name, version, loadMs, firstMs, memoryMb }) => [
    name,
    version ?? 'this tree',
    loadMs.toFixed(1),
    firstMs.toFixed(1),
    memoryMb.toFixed(1),
  ]);
  return formatTable(headings, cells);
}
