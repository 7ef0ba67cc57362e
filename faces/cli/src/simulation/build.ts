// What plays: a checksum of all the code and data that a simulated match follows from. Parts of one run come from the same.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expertWeights } from '@hanchan/bots/weights';

const PACKAGES = ['tiles', 'hand', 'rules', 'score', 'game', 'records', 'bots', 'arena'];
const DIGITS = 16;

/** The same text wherever the same build is installed. */
export function buildOf(): string {
  const hash = createHash('sha256');
  const { resolve } = createRequire(import.meta.url);
  for (const name of PACKAGES) {
    addFolder(hash, name, join(dirname(resolve(`@hanchan/${name}/package.json`)), 'dist'));
  }
  hash.update(readFileSync(fileURLToPath(expertWeights)));
  return hash.digest('hex').slice(0, DIGITS);
}

function addFolder(hash: ReturnType<typeof createHash>, name: string, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, path, join(folder, entry.name));
    else if (entry.name.endsWith('.js')) {
      hash.update(`${path}\n`).update(readFileSync(join(folder, entry.name)));
    }
  }
}
