// What the files were like when a change was missed. While all but some tests are the same, only those tests need be asked again:
// a change that is missed is asked of all that reach it, which takes longer than any other.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { OUT } from './settings.mjs';

const FOLDER = `${OUT}/states`;

/** `rest` stands for whatever is no test, `tests` has what stands for each of them. */
export function keepState(state, { rest, tests }) {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${state}.json`, JSON.stringify({ rest, tests }));
  return state;
}

/** The test files that are new or others since, or undefined where that is not all. */
export function testsSince(before, now) {
  const [then, today] = [before, now].map(read);
  if (then === undefined || then.rest !== today?.rest) return undefined;
  const files = Object.keys(today.tests);
  return new Set(files.filter((file) => then.tests[file] !== today.tests[file]));
}

function read(state) {
  const path = `${FOLDER}/${state}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
