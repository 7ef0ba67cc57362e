// One test file in this process, by Vitest's own runner.

import { TestStatus } from '@stryker-mutator/api/test-runner';
import { startTests } from '@vitest/runner';

const STATE = { pass: TestStatus.Success, fail: TestStatus.Failed };

export const SETUP = ['proof/spec/support/seeds.ts', 'proof/spec/support/cleanUp.ts'];

export const isFailed = ({ status }) => status === TestStatus.Failed;

/** The results of the wanted tests of a file, up to the first that fails. */
export async function runFile(filepath, modules, { each, isWanted, isOver }) {
  const tests = [];
  let begun = process.cpuUsage();
  const told = (task, id, state) =>
    tests.push({
      id,
      name: id,
      timeSpentMs: processorTime(begun),
      fileName: filepath,
      status: state,
      ...(state === TestStatus.Failed && {
        failureMessage: String(task.result.errors?.[0]?.message),
      }),
    });
  const [suite] = await startTests([{ filepath }], {
    config: CONFIG,
    importFile: (file) => modules.run(file),
    onCollected([file]) {
      for (const test of testsOf(file)) if (!isWanted(idOf(test))) test.mode = 'skip';
    },
    onBeforeRunTask(test) {
      if (tests.some(isFailed) || isOver?.()) test.mode = 'skip';
      else each?.(idOf(test));
      begun = process.cpuUsage();
    },
    onAfterRunTask(test) {
      each?.(undefined);
      const state = STATE[test.result?.state];
      if (state !== undefined) told(test, idOf(test), state);
    },
  });
  // It failed where no test is: when it was set up.
  if (suite.result?.state === 'fail' && !tests.some(isFailed)) {
    told(suite, filepath, TestStatus.Failed);
  }
  return tests;
}

/** Milliseconds that this process was at work: a busy machine makes no test a slow one. */
export function processorTime(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

const testsOf = (suite) =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

function idOf(test) {
  const names = [];
  for (let at = test; at && at !== test.file; at = at.suite) names.unshift(at.name);
  return `${test.file.filepath}#${names.join(' ')}`;
}

const CONFIG = {
  root: process.cwd(),
  setupFiles: SETUP,
  name: undefined,
  passWithNoTests: true,
  allowOnly: false,
  sequence: { shuffle: false, concurrent: false, seed: 1, hooks: 'stack', setupFiles: 'list' },
  maxConcurrency: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
};
