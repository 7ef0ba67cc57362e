// `npm run audit`: do the lockfiles name a package with a known weakness? The registry is asked first. Where it cannot be, the list
// beside this file answers, and the last line says so: it is short, and as old as its date.

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../setup.mjs';

const LOCKS = ['.', 'tools/mutate', 'tools/fuzz'];

export const LIST = JSON.parse(readFileSync(new URL('./advisories.json', import.meta.url), 'utf8'));

const partsOf = (version) => version.split(/[-+]/)[0].split('.').map(Number);

function isBefore(version, other) {
  const [a, b] = [partsOf(version), partsOf(other)];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at >= 0 && a[at] < b[at];
}

/** Every installed version that the list names, as one line each. */
export function foundIn(lock, { advisories } = LIST) {
  const named = Object.entries(lock.packages).flatMap(([path, { name, version }]) => {
    const own = name ?? path.split('node_modules/').at(-1);
    return path.includes('node_modules/') && version !== undefined ? [{ own, version }] : [];
  });
  const found = named.flatMap(({ own, version }) =>
    advisories
      .filter((one) => one.package === own)
      .filter((one) => !isBefore(version, one.from) && isBefore(version, one.below))
      .map(({ id, what, below }) => `${own} ${version}: ${what} (${id}; mended in ${below})`),
  );
  return [...new Set(found)];
}

/** What the registry knows of a lockfile; null where it could not be asked. */
async function asked(folder) {
  const output = await promisify(execFile)('npm', ['audit', '--json'], {
    cwd: `${ROOT}${folder}`,
    timeout: 60_000,
    maxBuffer: 1 << 26,
  }).catch((error) => error);
  try {
    const { vulnerabilities } = JSON.parse(output.stdout);
    return Object.values(vulnerabilities).map(
      ({ name, severity, range }) => `${name} ${range}: ${severity}`,
    );
  } catch {
    return null;
  }
}

async function audit() {
  let isClean = true;
  for (const folder of LOCKS) {
    const lock = JSON.parse(readFileSync(`${ROOT}${folder}/package-lock.json`, 'utf8'));
    const answer = await asked(folder);
    const found = [...new Set([...(answer ?? []), ...foundIn(lock)])];
    for (const line of found) console.log(`${folder}: ${line}`);
    if (found.length > 0) isClean = false;
    const count = Object.keys(lock.packages).filter((path) =>
      path.includes('node_modules/'),
    ).length;
    const whom =
      answer === null
        ? `the registry could not be asked; looked at ${LIST.advisories.length} advisories of ${LIST.asOf} and before`
        : 'asked the registry';
    console.log(`${folder}: ${count} packages, ${found.length} with a known weakness (${whom})`);
  }
  return isClean;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await audit()) ? 0 : 1);
