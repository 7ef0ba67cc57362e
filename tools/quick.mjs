// `npm run quick`: types, style, and the tests that need neither a browser nor a database nor whole games: for every edit.

import { build, checkStyle, checkTypes, install, runSteps } from './setup.mjs';
import { close, failedIn, runTests, skippedLine } from './testRun.mjs';

const broken = await runSteps([{ install }, { build }, { types: checkTypes, style: checkStyle }]);
if (broken.length > 0) {
  console.error(`\n${broken.join(', ')}: failed`);
  close(0, broken.length);
}
const tests = await runTests(['--project', 'unit', ...process.argv.slice(2)]);
const skipped = skippedLine(tests);
if (skipped !== null) console.log(skipped);
close(tests.numPassedTests, failedIn(tests), tests.numPendingTests ?? 0);
