// `npm test`: installs, builds, checks types and style, runs every test, and closes with one line of counts.
// Arguments are passed on to the test runner (`npm test -- engine/hand`).

import { indexFault } from './clauses.mjs';
import { build, buildPage, checkStyle, checkTypes, install, runSteps } from './setup.mjs';
import { close, failedIn, runTests, skippedLine } from './testRun.mjs';

const only = process.argv.slice(2);

const STEPS = [
  { install },
  { build },
  {
    page: buildPage,
    types: checkTypes,
    style: checkStyle,
    // A part brings what it needs itself, when it is known which tests it has.
    ...(only.length === 0 && { machine: prepareMachine }),
  },
];

/** Everything that tests need of the machine. Loaded here, because it takes what `install` brings. */
async function prepareMachine() {
  try {
    await (await import('./prepare/browser.mjs')).setup();
    await (await import('./prepare/databases.mjs')).setup();
    await (await import('./prepare/bus.mjs')).setup();
    await (await import('./prepare/balancer.mjs')).setup();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const broken = await runSteps(STEPS);
if (broken.length > 0) {
  console.error(`\n${broken.join(', ')}: failed`);
  close(0, broken.length);
}
const tests = await runTests(only);
let failed = failedIn(tests);
const fault = only.length === 0 ? await indexFault(tests.testResults) : null;
if (fault !== null) {
  console.error(`\nclauses: ${fault}`);
  failed++;
}
const skipped = skippedLine(tests);
if (skipped !== null) console.log(skipped);
close(tests.numPassedTests, failed, tests.numPendingTests ?? 0);
