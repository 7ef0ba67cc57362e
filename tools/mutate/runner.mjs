// Stryker's door to our tests. It runs them with Vitest's own runner in Stryker's process: starting a worker and loading the
// engine over again took most of the time of a change.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { ROOT } from '../setup.mjs';
import { Judged } from './judged.mjs';
import { Modules } from './modules.mjs';
import { isFailed, processorTime, runFile, SETUP } from './runFile.mjs';
import { OUT, settings } from './settings.mjs';
import * as door from './testDoor.mjs';

/** Stryker takes a place that is passed a hundred times as often as in all tests for an endless loop; so long we do not wait. */
const PATIENCE = 25;

/** Tables that the first test to need them builds for all others: built before the first test, they are known to be everybody's. */
const SHARED = 'engine/hand/src/tables.ts';

/** A change that makes the tests so many times slower is noticed: milliseconds at work, and some for what is built at first. */
const SLOWER = 20;
const AT_FIRST = 10_000;

/** How long each test took in earlier runs at best. Those far too slow to judge are not timed again: that took most of a minute. */
const TIMES = `${OUT}/times.json`;
const FAR = 2;

const engine = () => (globalThis.__stryker__ ??= {});

export class InProcess {
  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    const { only, not, quick, slowest, report } = settings();
    Object.assign(this, { quick, slowest, judges: `${report}.judges` });
    const files = ['engine', 'faces/page', 'proof/spec']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => new RegExp(only).test(file) && !new RegExp(not).test(file))
      .sort();
    this.judged = new Judged();
    this.modules = new Modules(process.cwd(), ROOT, door);
    this.modules.add([...SETUP, SHARED, ...files]);
    this.files = this.modules.reachingChanges(files);
  }

  async dryRun() {
    const tests = [];
    const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
    const modules = this.modules.afresh();
    modules.load(SHARED).buildTables();
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
    for (const { id, timeSpentMs } of tests) {
      times[id] = Math.min(timeSpentMs, times[id] ?? timeSpentMs);
    }
    writeFileSync(TIMES, JSON.stringify(times));
    const judges = tests.filter(({ id }) => times[id] <= this.slowest);
    // For the other processes: a change that is everybody's is told to none of the tests by name.
    writeFileSync(this.judges, JSON.stringify(judges.map(({ id }) => [id, times[id]])));
    const { mutantCoverage } = engine();
    askOwnTests(mutantCoverage, judges);
    return { status: DryRunStatus.Complete, tests: judges, mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit: usual }) {
    const judged = this.judged.find(activeMutant);
    if (judged !== undefined) return judged;
    const ns = engine();
    const hitLimit = usual === undefined ? undefined : Math.ceil(usual / PATIENCE);
    Object.assign(ns, { hitLimit, hitCount: 0, activeMutant: activeMutant.id });
    this.times ??= new Map(JSON.parse(readFileSync(this.judges, 'utf8')));
    const files = this.judged.filesToAsk(activeMutant);
    const wanted = (testFilter ?? [...this.times.keys()]).filter(
      (id) => files === undefined || files.has(id.split('#')[0]),
    );
    const usually = wanted.reduce((sum, id) => sum + this.times.get(id), 0);
    const begun = process.cpuUsage();
    const isOver = () => processorTime(begun) > SLOWER * usually + AT_FIRST;
    const modules = this.modules.afresh(sandboxFileName, activeMutant.id);
    const tests = [];
    for (const [file, ids] of this.inTurn(wanted)) {
      tests.push(...(await runFile(file, modules, { isWanted: (id) => ids.has(id), isOver })));
      if (isOver()) break;
      if (!tests.some(isFailed)) continue;
      this.askFirst(file);
      break;
    }
    ns.activeMutant = undefined;
    const limit = determineHitLimitReached(ns.hitCount, hitLimit) ?? (isOver() && TOO_SLOW);
    return toMutantRunResult(limit || { status: DryRunStatus.Complete, tests });
  }

  /** Quick tests first, file by file. */
  *inTurn(wanted) {
    const isQuick = (id) => this.times.get(id) <= this.quick;
    for (const round of [wanted.filter(isQuick), wanted.filter((id) => !isQuick(id))]) {
      const byFile = new Map(this.files.map((file) => [file, new Set()]));
      for (const id of round) byFile.get(id.split('#')[0]).add(id);
      for (const [file, ids] of byFile) if (ids.size > 0) yield [file, ids];
    }
  }

  /** A change is over at the first test that fails, and who noticed one is likely to notice its neighbour. */
  askFirst(file) {
    this.files = [file, ...this.files.filter((other) => other !== file)];
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

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'inProcess', InProcess)];
