// What earlier runs found out: a run that was broken off goes on where it was, and after a new test only what was missed is
// judged again, and by that alone. What was noticed holds while the changed file and the file of the test are as they were, what
// took too long while the changed file is, and what was missed while no file is another.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { ROOT } from '../setup.mjs';
import { hashOf } from './hashes.mjs';
import { JUDGED, settings } from './settings.mjs';
import { testsSince } from './states.mjs';

export class Judged {
  #known = new Map();

  constructor() {
    const lines = existsSync(JUDGED) ? readFileSync(JUDGED, 'utf8').split('\n') : [];
    for (const line of lines.filter((one) => one !== '')) {
      const { change, ...judgement } = JSON.parse(line);
      this.#known.set(change, judgement);
    }
  }

  /** What Stryker is to be told of a change that needs no test again. */
  find(change) {
    const file = relative(ROOT, change.fileName);
    const judgement = this.#judgementOf(change);
    if (judgement?.holdsFor !== holdsFor(file, judgement)) return undefined;
    const { status, by } = judgement;
    if (status === 'Survived') return { status: MutantRunStatus.Survived, nrOfTests: 0 };
    if (status === 'Timeout') return { status: MutantRunStatus.Timeout };
    return { status: MutantRunStatus.Killed, killedBy: [by], failureMessage: by, nrOfTests: 1 };
  }

  /** The only test files that may notice a change that was missed before; undefined where any may. */
  filesToAsk(change) {
    const { status, holdsFor: before } = this.#judgementOf(change) ?? {};
    return status === 'Survived' ? testsSince(before, settings().state) : undefined;
  }

  #judgementOf({ fileName, location, replacement }) {
    return this.#known.get(keyOf(relative(ROOT, fileName), asReported(location), replacement));
  }
}

const KEPT = ['Killed', 'Survived', 'Timeout'];

const keeper = {
  onMutantTested({ fileName, location, replacement, status, killedBy: [by] = [] }) {
    if (!KEPT.includes(status)) return;
    const file = relative(ROOT, fileName);
    const judgement = { status, by, holdsFor: holdsFor(file, { status, by }) };
    const change = keyOf(file, location, replacement);
    appendFileSync(JUDGED, `${JSON.stringify({ change, ...judgement })}\n`);
  },
};

function holdsFor(file, { status, by } = {}) {
  if (status === 'Survived') return settings().state;
  return hashOf(by === undefined ? [file] : [file, by.split('#')[0]]);
}

const keyOf = (file, { start, end }, replacement) =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;

/** Stryker counts lines and columns from 0, and from 1 in what it reports. */
const asReported = ({ start, end }) => ({
  start: { line: start.line + 1, column: start.column + 1 },
  end: { line: end.line + 1, column: end.column + 1 },
});

export const strykerPlugins = [declareValuePlugin(PluginKind.Reporter, 'keeper', keeper)];
