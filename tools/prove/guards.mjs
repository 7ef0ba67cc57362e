// Takes the guards of the server away, one at a time, in a copy: the test of the attack that it keeps out has to fail then.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PACKAGE_FOLDERS } from '../places.mjs';
import { ROOT } from '../setup.mjs';
import { GUARDS } from './guardList.mjs';

const COPY = `${ROOT}out/guards/`;

export function proveGuards() {
  makeCopy();
  let isWell = true;
  const say = (guard, word) => {
    isWell = false;
    console.error(`${guard.attack}: ${word}`);
  };
  const files = [...new Set(GUARDS.map(({ test }) => test))];
  const sound = failedIn(files);
  for (const guard of GUARDS) {
    const path = `${COPY}${guard.file}`;
    const whole = readFileSync(path, 'utf8');
    if (whole.split(guard.guard).length !== 2) {
      say(guard, `the guard does not stand once in ${guard.file}`);
      continue;
    }
    if (sound.has(guard.name)) {
      say(guard, 'its test fails with the guard, too');
      continue;
    }
    writeFileSync(
      path,
      whole.replace(guard.guard, () => guard.instead),
    );
    const isNoticed = failedIn([guard.test], guard.name).has(guard.name);
    writeFileSync(path, whole);
    if (isNoticed) console.log(`${guard.attack}: its test fails without the guard`);
    else say(guard, `“${guard.name}” does not notice that the guard is gone`);
  }
  rmSync(COPY, { recursive: true, force: true });
  console.log(
    `${GUARDS.length} guards, ${isWell ? 'each of them tested' : 'not all of them tested'}`,
  );
  return isWell;
}

/** What is in the checkout, changed or not, what was built of it for threads, and what is installed, as links. */
function makeCopy() {
  rmSync(COPY, { recursive: true, force: true });
  const git = (...args) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  const listed = git('ls-files', '-coz', '--exclude-standard', '--deduplicate');
  for (const file of listed.filter((one) => one !== '' && existsSync(`${ROOT}${one}`))) {
    mkdirSync(dirname(`${COPY}${file}`), { recursive: true });
    cpSync(`${ROOT}${file}`, `${COPY}${file}`);
  }
  for (const folder of ['', ...PACKAGE_FOLDERS.map((one) => `${one}/`)]) {
    const installed = `${ROOT}${folder}node_modules`;
    if (existsSync(installed)) execFileSync('cp', ['-al', installed, `${COPY}${folder}`]);
    const built = `${ROOT}${folder}dist`;
    if (existsSync(built)) cpSync(built, `${COPY}${folder}dist`, { recursive: true });
  }
}

/** The names of the tests that fail in these files; all of them, or one. */
function failedIn(files, name) {
  const report = `${COPY}failed.json`;
  rmSync(report, { force: true });
  const only = name === undefined ? [] : ['-t', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  spawnSync(
    `${COPY}node_modules/.bin/vitest`,
    ['run', ...files, ...only, '--reporter=json', `--outputFile=${report}`],
    { cwd: COPY, stdio: 'ignore' },
  );
  if (!existsSync(report)) throw new Error(`${files.join(', ')} could not be run`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  // A file that cannot even be loaded says nothing about the guard.
  if (broken.length > 0) throw new Error(`${broken[0].name}: ${broken[0].message}`);
  return new Set(
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => title),
  );
}
