// What stands for the contents of files. Apart from `judged.mjs`, since `run.mjs` needs it before Stryker is installed.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../setup.mjs';

const known = new Map();

export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (!known.has(file)) {
      const path = `${ROOT}${file}`;
      known.set(file, existsSync(path) ? readFileSync(path) : '');
    }
    hash.update(`${file}\n`).update(known.get(file));
  }
  return hash.digest('hex').slice(0, 16);
}
