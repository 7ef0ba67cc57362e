// Stryker's door to our tests. It runs them with Vitest's own runner in Stryker's process: starting a worker and loading the
// engine over again took most of the time of a change.

import { readdirSync } from 'node:fs';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { startTests } from '@vitest/runner';
import { bundle } from './bundle.mjs';
import * as door from './testDoor.mjs';

const STATE = { pass: TestStatus.Success, fail: TestStatus.Failed };
const SETUP = ['spec/support/seeds.ts', 'spec/support/cleanUp.ts'];

/** Stryker takes a place that is passed a hundred times as often as in all tests for an endless loop; so long we do not wait. */
const PATIENCE = 25;

const engine = () => (globalThis.__stryker__ ??= {});

export class Bundled {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { only, not, slowest } = JSON.parse(process.env.MUTATE_TESTS);
    this.files = ['packages', 'spec']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => new RegExp(only).test(file) && !new RegExp(not).test(file))
      .sort();
    this.slowest = slowest;
    this.noticed = new Map(this.files.map((file) => [file, 0]));
    this.fresh = await bundle(process.cwd(), [...SETUP, ...this.files], door);
  }

  async dryRun() {
    const tests = [];
    const modules = this.fresh();
    for (const file of this.files) {
      tests.push(
        ...(await runFile(file, modules, {
          each: (id) => {
            engine().currentTestId = id;
          },
        })),
      );
    }
    return {
      status: DryRunStatus.Complete,
      tests: tests.filter(({ timeSpentMs }) => timeSpentMs <= this.slowest),
      mutantCoverage: engine().mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit: usual }) {
    const ns = engine();
    const hitLimit = usual === undefined ? undefined : Math.ceil(usual / PATIENCE);
    Object.assign(ns, { hitLimit, hitCount: 0, activeMutant: activeMutant.id });
    const wanted = testFilter && new Set(testFilter);
    const modules = this.fresh();
    const tests = [];
    for (const file of this.likeliest(testFilter)) {
      tests.push(...(await runFile(file, modules, { wanted })));
      if (!tests.some(isFailed)) continue;
      this.noticed.set(file, this.noticed.get(file) + 1);
      break;
    }
    ns.activeMutant = undefined;
    const limit = determineHitLimitReached(ns.hitCount, hitLimit);
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
  }

  /** Those that noticed the most changes so far come first: a change is over at the first test that fails. */
  likeliest(testFilter) {
    const files = testFilter ? new Set(testFilter.map((id) => id.split('#')[0])) : this.files;
    return [...files].sort((a, b) => this.noticed.get(b) - this.noticed.get(a));
  }
}

const isFailed = ({ status }) => status === TestStatus.Failed;

/** The results of the wanted tests of a file, up to the first that fails. */
export async function runFile(filepath, modules, { each, wanted }) {
  const tests = [];
  const told = (task, id, state) =>
    tests.push({
      id,
      name: id,
      timeSpentMs: task.result.duration ?? 0,
      fileName: filepath,
      status: state,
      ...(state === TestStatus.Failed && {
        failureMessage: String(task.result.errors?.[0]?.message),
      }),
    });
  const [suite] = await startTests([{ filepath }], {
    config: CONFIG,
    importFile: (file) => modules[file](),
    onCollected([file]) {
      for (const test of testsOf(file)) if (wanted?.has(idOf(test)) === false) test.mode = 'skip';
    },
    onBeforeRunTask(test) {
      if (tests.some(isFailed)) test.mode = 'skip';
      else each?.(idOf(test));
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

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundled', Bundled)];
