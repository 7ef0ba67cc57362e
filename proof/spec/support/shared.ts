// Where is the data that the project shares but does not commit (fixtures, real games)?
// Beside the repository as `../shared`, or wherever HANCHAN_SHARED points.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const root =
  process.env['HANCHAN_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

export const hasShared = existsSync(root);

/** For `describe.skipIf(!hasShared)`: the name tells why nothing ran. */
export const sharedNote = hasShared ? '' : ` (skipped: no shared data at ${root})`;

export function sharedPath(...parts: string[]): string {
  return join(root, ...parts);
}

export function readText(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The lines of a JSONL file, plain or gzipped. */
export function readJsonl<T>(path: string): T[] {
  return readText(path)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T);
}

export function readJson<T>(path: string): T {
  return JSON.parse(readText(path)) as T;
}
