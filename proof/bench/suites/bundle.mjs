// How much a web page loads for shanten and scoring: bundled, minified, compressed.

import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../../../tools/setup.mjs';
import { formatTable } from '../report.mjs';
import { PEER_VERSIONS } from '../setup.mjs';

export const title = 'Bundle for the browser (one file, minified)';

/** Shanten, waits, discards and explained scoring together must stay below this, compressed. */
const LIMIT_KB = 60;
const OURS = 'hanchan hand + score';
/** Plays, and is no library for shanten or scoring. */
const PLAYER = '@kobalab/majiang-ai';
const PARTS = [
  [OURS, ['@hanchan/hand', '@hanchan/score']],
  ['hanchan hand', ['@hanchan/hand']],
];

export async function run({ hasPeers, report }) {
  const rows = [];
  for (const [name, modules] of PARTS) {
    report(`bundle: ${name}`);
    rows.push({ name, version: null, ...(await sizeOf(modules, ROOT)) });
  }
  for (const [name, version] of hasPeers ? Object.entries(PEER_VERSIONS) : []) {
    if (name === PLAYER) continue;
    report(`bundle: ${name}`);
    const size = await sizeOf([name], `${ROOT}proof/bench/peers`).catch(() => UNKNOWN);
    rows.push({ name, version, ...size });
  }
  const ours = rows.find(({ name }) => name === OURS);
  const failures =
    ours.gzipKb < LIMIT_KB
      ? []
      : [`bundle: ${OURS} is ${ours.gzipKb.toFixed(1)} KB compressed; the limit is ${LIMIT_KB}`];
  return { name: 'bundle', title, limitKb: LIMIT_KB, rows, failures, text: format(rows) };
}

const UNKNOWN = { minifiedKb: null, gzipKb: null };

async function sizeOf(modules, resolveDir) {
  // The names are read, so that nothing of a module is left out as unused.
  const contents = modules.map(
    (name, i) => `import * as m${i} from '${name}'; console.log(m${i});`,
  );
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  });
  const [{ contents: bytes }] = outputFiles;
  return { minifiedKb: bytes.length / 1000, gzipKb: gzipSync(bytes, { level: 9 }).length / 1000 };
}

const formatKb = (size) => (size === null ? 'needs Node' : size.toFixed(1));

function format(rows) {
  const headings = ['library', 'version', '>minified KB', '>gzip KB'];
  const cells = rows.map(({ name, version, minifiedKb, gzipKb }) => [
    name,
    version ?? 'this tree',
    formatKb(minifiedKb),
    formatKb(gzipKb),
  ]);
  return `${formatTable(headings, cells)}\n  ${OURS} must stay below ${LIMIT_KB} KB compressed`;
}
