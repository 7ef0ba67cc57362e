// Stryker's door to our tests. It runs them with Vitest's own runner in Stryker's process: starting a worker and loading the
// engine over again took most of the time of a change.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Tables that the first test to need them builds for all others: built before the first test, they are known to be everybody's. */
const SHARED = 'packages/hand/src/tables.ts';

/** A change that makes the tests so many times slower is noticed: milliseconds at work, and some for what is built at first. */
const SLOWER = 20;
const AT_FIRST = 10_000;

/** The tests that judge in this run, with their times; a change that is everybody's is told to none of them by name. */
const JUDGES = `${process.env.MUTATE_REPORT}.tests`;

/** How long each test took in earlier runs at best. Those far too slow to judge are not timed again: that took most of a minute. */
const TIMES = `${dirname(process.env.MUTATE_REPORT)}/times.json`;
const FAR = 4;

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
    this.fresh = await bundle(process.cwd(), [...SETUP, SHARED, ...this.files], door);
  }

  async dryRun() {
    const tests = [];
    const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
    const modules = this.fresh();
    (await modules[SHARED]()).buildTables();
    for (const file of this.files) {
      tests.push(
        ...(await runFile(file, modules, {
          each: (id) => {
            engine().currentTestId = id;
          },
          isWanted: (id) => (times[id] ?? 0) <= FAR * this.slowest,
        })),
      );
    }
    const judges = tests.filter(({ timeSpentMs }) => timeSpentMs <= this.slowest);
    for (const { id, timeSpentMs } of tests) {
      times[id] = Math.min(timeSpentMs, times[id] ?? timeSpentMs);
    }
    writeFileSync(TIMES, JSON.stringify(times));
    writeFileSync(JUDGES, JSON.stringify(judges.map(({ id, timeSpentMs }) => [id, timeSpentMs])));
    const { mutantCoverage } = engine();
    askOwnTests(mutantCoverage, judges);
    return { status: DryRunStatus.Complete, tests: judges, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit: usual }) {
    const ns = engine();
    const hitLimit = usual === undefined ? undefined : Math.ceil(usual / PATIENCE);
    Object.assign(ns, { hitLimit, hitCount: 0, activeMutant: activeMutant.id });
    this.judges ??= new Map(JSON.parse(readFileSync(JUDGES, 'utf8')));
    const wanted = new Set(testFilter ?? this.judges.keys());
    const usually = [...wanted].reduce((sum, id) => sum + this.judges.get(id), 0);
    const begun = process.cpuUsage();
    const isOver = () => processorTime(begun) > SLOWER * usually + AT_FIRST;
    const modules = this.fresh();
    const tests = [];
    for (const file of this.likeliest(wanted)) {
      const isWanted = (id) => wanted.has(id);
      tests.push(...(await runFile(file, modules, { isWanted, isOver })));
      if (isOver()) break;
      if (!tests.some(isFailed)) continue;
      this.noticed.set(file, this.noticed.get(file) + 1);
      break;
    }
    ns.activeMutant = undefined;
    const limit = determineHitLimitReached(ns.hitCount, hitLimit) ?? (isOver() && TOO_SLOW);
    return toMutantRunResult(limit || { status: DryRunStatus.Complete, tests });
  }

  /** Those that noticed the most changes so far come first: a change is over at the first test that fails. */
  likeliest(wanted) {
    const files = new Set([...wanted].map((id) => id.split('#')[0]));
    return [...files].sort((a, b) => this.noticed.get(b) - this.noticed.get(a));
  }
}

const TOO_SLOW = { status: DryRunStatus.Timeout, reason: 'far slower than without the change' };

/**
 * A place that is also passed while files are set up counts as everybody's, and every test would be asked. Those that pass it
 * themselves are enough.
 */
function askOwnTests({ static: everybodys, perTest }, judges) {
  for (const [change, times] of Object.entries(everybodys)) {
    const own = judges.find(({ id }) => perTest[id]?.[change] > 0);
    if (own === undefined) continue;
    perTest[own.id][change] += times;
    delete everybodys[change];
  }
}

const isFailed = ({ status }) => status === TestStatus.Failed;

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
    importFile: (file) => modules[file](),
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
function processorTime(since) {
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

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundled', Bundled)];
