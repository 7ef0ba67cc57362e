// Makes one of every stored form with the sources as they are: `npm run freeze -- FOLDER`. proof/spec/frozen/README.md says when.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBundle } from './bundle.mjs';
import { preparePostgres, startPostgres } from './postgres.mjs';
import { ROOT } from './setup.mjs';

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.error('usage: npm run freeze -- FOLDER');
  process.exit(2);
}
const folder = resolve(name);
mkdirSync(folder, { recursive: true });
preparePostgres();
const work = mkdtempSync(join(tmpdir(), 'freeze-'));
const postgres = await startPostgres({ isDurable: false });
const making = (file) => join(ROOT, 'proof/spec/frozen/making', file);
try {
  await withBundle(
    making('make.ts'),
    async (file) => {
      const { make } = await import(pathToFileURL(file).href);
      await make(folder, { work, postgresUrl: (database) => postgres.url(database) });
    },
    { instead: { 'node:crypto': making('crypto.ts'), '@node-rs/argon2': making('argon2.ts') } },
  );
} finally {
  await postgres.stop();
  rmSync(work, { recursive: true });
}
