// `npm test`: installs, builds, checks types and style, runs every test, and closes with one line of counts.
// Arguments are passed on to the test runner (`npm test -- packages/hand`).

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { indexIsStale } from './clauses.mjs';
import { build, buildPage, checkTypes, install, ROOT, runTool } from './setup.mjs';

const only = process.argv.slice(2);
const report = `${ROOT}out/tests.json`;

/** What stands in a line needs what stands before it; what stands together goes on at once. */
const STEPS = [
  { install },
  { build },
  {
    page: buildPage,
    types: checkTypes,
    style: () => runTool('biome', ['check', '--error-on-warnings', '.']),
  },
];

/** The names of those that failed. */
async function runSteps() {
  for (const together of STEPS) {
    const names = Object.keys(together);
    const went = await Promise.all(names.map((name) => together[name]()));
    const broken = names.filter((_, i) => !went[i]);
    if (broken.length > 0) return broken;
  }
  return [];
}

async function runTests() {
  mkdirSync(`${ROOT}out`, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGreen = await runTool('vitest', ['run', ...reporters, ...only]);
  try {
    return { isGreen, ...JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    return { isGreen: false, numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}

function close(passed, failed, skipped = 0) {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}

const broken = await runSteps();
if (broken.length > 0) {
  console.error(`\n${broken.join(', ')}: failed`);
  close(0, broken.length);
}
const tests = await runTests();
// A file that cannot be loaded fails the run without a failed test of its own.
let failed = tests.numFailedTests;
if (!tests.isGreen && failed === 0) failed = 1;
if (only.length === 0 && indexIsStale(tests.testResults)) {
  console.error('\nclauses: the list of tests per clause is not up to date; run `npm run clauses`');
  failed++;
}
close(tests.numPassedTests, failed, tests.numPendingTests ?? 0);
