// `npm run books`: makes the modules of the rulebooks that ship (engine/rulesets/src/made) from their folders
// (rulebooks), and the schemas that editors read. Done before every build; what is up to date is left alone.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BOOKS = join(ROOT, 'rulebooks');
const MADE = join(ROOT, 'engine/rulesets/src/made');

/** Those that ship. What else lies beside them is a draft, which is installed where somebody wants it. */
export const SHIPPED = [
  'wrc-2022',
  'wdmc-2019',
  'ema-2008',
  'uspml-fundamentals',
  'general',
  'tenhou',
];

/** What the modules are made from and by. */
const SOURCES = [
  BOOKS,
  join(ROOT, 'service/rulebooks/src'),
  join(ROOT, 'engine/rules/src'),
  fileURLToPath(import.meta.url),
];

const filesUnder = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => (name === 'schema' ? [] : filesUnder(join(path, name))))
    : [path];

const latest = (paths) => Math.max(0, ...paths.map((path) => statSync(path).mtimeMs));

function areUpToDate() {
  if (!SHIPPED.every((id) => existsSync(join(MADE, id, 'words.ts')))) return false;
  const stamp = join(MADE, 'stamp');
  return existsSync(stamp) && statSync(stamp).mtimeMs >= latest(SOURCES.flatMap(filesUnder));
}

/** True when all are sound; every fault is printed with its file and line. */
export async function makeBooks() {
  if (areUpToDate()) return true;
  // Loaded only here: a checkout that is up to date needs none of it.
  const { withBundle } = await import('./bundle.mjs');
  const { writeFileSync } = await import('node:fs');
  const entry = join(ROOT, 'service/rulebooks/src/making.ts');
  const faults = await withBundle(entry, async (file) => {
    const making = await import(pathToFileURL(file).href);
    return making.makeBooks(BOOKS, MADE, SHIPPED);
  });
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) return false;
  writeFileSync(join(MADE, 'stamp'), '');
  return true;
}

// Not awaited: what it loads needs this module to be there.
if (fileURLToPath(import.meta.url) === process.argv[1]) {
  makeBooks().then((areSound) => {
    process.exitCode = areSound ? 0 : 1;
  });
}
