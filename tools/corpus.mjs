// Regenerates the corpus of our own games: `npm run corpus`. It plays from fixed seeds, so that the same sources give
// the same bytes; `npm run corpus -- FOLDER` writes them into another folder, to compare.

import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBundle } from './bundle.mjs';
import { ROOT } from './setup.mjs';

const OWN = join(ROOT, 'proof/spec/corpus/own');
const folder = process.argv[2] ?? OWN;
if (folder !== OWN) {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(OWN, 'README.md'), join(folder, 'README.md'));
}
await withBundle(join(ROOT, 'proof/spec/corpus/making/make.ts'), async (file) => {
  const { write } = await import(pathToFileURL(file).href);
  write(folder);
});
