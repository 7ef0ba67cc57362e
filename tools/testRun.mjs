// Runs tests and closes with lines that count them: what was skipped and why, and last `N passed, N failed`.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT, runTool } from './setup.mjs';

const REPORT = `${ROOT}out/tests.json`;

/** Without arguments every test is run, on a machine that is prepared for all of them. */
export async function runTests(args) {
  mkdirSync(`${ROOT}out`, { recursive: true });
  rmSync(REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = { ...process.env, ...(args.length === 0 && { HANCHAN_WHOLE: '1' }) };
  const isGreen = await runTool('vitest', ['run', ...reporters, ...args], { env });
  try {
    return { isGreen, ...JSON.parse(readFileSync(REPORT, 'utf8')) };
  } catch {
    return { isGreen: false, numPassedTests: 0, numFailedTests: 1, testResults: [] };
  }
}

/** A file that cannot be loaded fails the run without a failed test of its own. */
export const failedIn = ({ isGreen, numFailedTests }) =>
  !isGreen && numFailedTests === 0 ? 1 : numFailedTests;

/** Why tests are skipped, by what their names or the names around them say; the rest is told as such. */
const REASONS = [[/no shared data/, 'no shared data beside the checkout (see CONTRIBUTING)']];
const OTHER = 'not for this machine, or only with HANCHAN_FULL=1';
const SKIPPED = ['pending', 'skipped', 'todo', 'disabled'];

/** `skipped: 52 no shared data …; 3 …`, or null where nothing was. */
export function skippedLine({ testResults }) {
  const names = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => SKIPPED.includes(status))
      .map(({ fullName }) => fullName),
  );
  if (names.length === 0) return null;
  const counts = new Map();
  for (const name of names) {
    const reason = REASONS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return `skipped: ${[...counts].map(([reason, count]) => `${count} ${reason}`).join('; ')}`;
}

/** The last line of every run of tests; ends the process. */
export function close(passed, failed, skipped = 0) {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exit(failed === 0 ? 0 : 1);
}
