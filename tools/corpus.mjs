// Regenerates the corpus of our own games: `npm run corpus`. It plays from fixed seeds, so that the same sources give
// the same bytes; `npm run corpus -- FOLDER` writes them into another folder, to compare.

import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './setup.mjs';

const OWN = join(ROOT, 'spec/corpus/own');
const folder = process.argv[2] ?? OWN;
if (folder !== OWN) {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(OWN, 'README.md'), join(folder, 'README.md'));
}
const work = mkdtempSync(join(tmpdir(), 'corpus-'));
try {
  const outfile = join(work, 'make.mjs');
  await build({
    entryPoints: [join(ROOT, 'spec/corpus/making/make.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    logLevel: 'error',
  });
  const { write } = await import(pathToFileURL(outfile).href);
  write(folder);
} finally {
  rmSync(work, { recursive: true });
}
