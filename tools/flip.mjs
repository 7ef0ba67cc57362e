// `npm run flip`: is every clause held by a test that would notice another answer? Each option that cites tested clauses takes other
// values, one after another, and the tests of those clauses run: one of them has to fail. Clauses for which none does are
// listed with their reason in tools/flip/survivors.mjs; any other one, and one that is listed in vain, is a fault.
// `-- --only wrc-8.13-01,ema` looks at these clauses (or all that begin so) and shows what each flip did.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { otherValues } from './flip/otherValues.mjs';
import { SURVIVORS } from './flip/survivors.mjs';
import { build, install, ROOT } from './setup.mjs';

const { values: args } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const only = args.only === '' ? null : args.only.split(',');

if (!(await install()) || !(await build())) process.exit(1);
const { RULESETS } = await import(`${ROOT}engine/rulesets/dist/index.js`);
const { CLAUSE_TESTS, CLAUSES } = await import(`${ROOT}engine/rulesets/dist/clauses.js`);
const { optionOf, RULE_KEYS } = await import(`${ROOT}engine/rules/dist/index.js`);
const { startVitest } = await import('vitest/node');

/** Files for one start of the test runner: each holds its tests anew in memory. */
const AT_ONCE = 120;
const FOLDER = `${ROOT}out/flip/`;
const isAsked = (id) => only === null || only.some((one) => id.startsWith(one));
/** A page in Chromium is built: no answer is flipped there. */
const testsOf = (id) =>
  CLAUSE_TESTS[id].filter(({ file }) => !file.startsWith('proof/spec/browser/'));

const tested = Object.values(CLAUSES)
  .flat()
  .map(({ id }) => id)
  .filter((id) => CLAUSE_TESTS[id] !== undefined && isAsked(id));
const chances = RULESETS.flatMap(chancesOf);
const cited = new Set(chances.flatMap(({ clauses }) => clauses));
/** Clauses of which a test noticed a flip, and those whose file of tests could not even be loaded under one. */
const killed = new Set();
const unloaded = new Set();

await sound();
for (let round = 0; ; round++) {
  const flips = chances
    .map(({ others, clauses, ...rest }) => ({
      ...rest,
      value: others[round],
      clauses: clauses.filter((id) => !killed.has(id)),
    }))
    .filter(({ value, clauses }) => value !== undefined && clauses.length > 0);
  if (flips.length === 0) break;
  await tryFlips(flips);
  console.log(`round ${round + 1}: ${flips.length} flips, ${killed.size} of ${cited.size} noticed`);
}
rmSync(FOLDER, { recursive: true, force: true });
process.exit(report() ? 0 : 1);

/** Every option of a rulebook that cites tested clauses, and what it might have answered instead. */
function chancesOf({ id: book, values, citations }) {
  const own = new Set((CLAUSES[book] ?? []).map(({ id }) => id));
  return RULE_KEYS.flatMap((key) => {
    const { clauses, cases = [] } = citations[key];
    const all = new Set([...clauses, ...cases.flatMap((one) => one.clauses)]);
    const held = [...all].filter((id) => own.has(id) && tested.includes(id));
    if (held.length === 0) return [];
    const elsewhere = RULESETS.map((other) => other.values[key]);
    return [
      { book, key, clauses: held, others: otherValues(optionOf(key), values[key], elsewhere) },
    ];
  });
}

/** Before anything is flipped the same tests pass in the same way; otherwise their failing would say nothing. */
async function sound() {
  const ids = [...cited];
  const files = new Set(ids.flatMap((id) => testsOf(id).map(({ file }) => file)));
  const failed = await runAll([...files].map((file) => ({ file, flip: null })));
  if (failed.length === 0) return;
  for (const { name, file, why } of failed)
    console.error(`fails without a flip: ${file} ${name}\n${why}`);
  process.exit(1);
}

async function tryFlips(flips) {
  const jobs = flips.flatMap((flip) => {
    const files = new Set(flip.clauses.flatMap((id) => testsOf(id).map(({ file }) => file)));
    return [...files].map((file) => ({ file, flip }));
  });
  for (const { flip, name, file, why } of await runAll(jobs)) {
    const ids = name === '' ? idsIn(file) : (/^\[([^\]]+)\] /.exec(name)?.[1].split(', ') ?? []);
    for (const id of ids.filter((one) => flip.clauses.includes(one))) {
      const value = JSON.stringify(flip.value);
      if (only !== null) console.log(`${id}: ${flip.key}=${value}: ${name || file} ${why}`);
      (name === '' ? unloaded : killed).add(id);
    }
  }
}

function idsIn(file) {
  return [...cited].filter((id) => testsOf(id).some((test) => test.file === file));
}

/** Runs each file under its flip; answers with every test that failed, nameless where the file did. */
async function runAll(jobs) {
  const failed = [];
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    failed.push(...(await runSome(jobs.slice(from, from + AT_ONCE))));
  }
  return failed;
}

async function runSome(jobs) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const byPath = new Map(
    jobs.map((job, i) => {
      const path = `${FOLDER}${String(i).padStart(4, '0')}.spec.ts`;
      writeFileSync(path, sourceOf(job, i));
      return [path, job];
    }),
  );
  const vitest = await startVitest(
    'test',
    [],
    { config: `${ROOT}vitest.flip.config.ts`, watch: false, reporters: [{}], silent: true },
    {},
  );
  const modules = vitest.state.getTestModules();
  const isRun = ({ moduleId }) => byPath.has(moduleId);
  if (
    modules.filter(isRun).length !== jobs.length ||
    vitest.state.getUnhandledErrors().length > 0
  ) {
    throw new Error(`not every file was run: ${vitest.state.getUnhandledErrors()}`);
  }
  const failed = modules.flatMap((module) => failuresIn(module, byPath.get(module.moduleId)));
  await vitest.close();
  process.exitCode = 0;
  return failed;
}

function failuresIn(module, job) {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    ...job,
    name: test.name,
    why: firstLine(test.result().errors),
  }));
  const errors = module.errors();
  return errors.length > 0 ? [...tests, { ...job, name: '', why: firstLine(errors) }] : tests;
}

function firstLine(errors) {
  return (errors?.[0]?.message ?? '').split('\n')[0];
}

function sourceOf({ file, flip }, i) {
  return `import { flip } from '../../spec/support/flipping.ts';
flip(${JSON.stringify(flip)});
await import('../../${file}?flip=${i}');
`;
}

function report() {
  const byLoading = [...unloaded].filter((id) => !killed.has(id));
  if (byLoading.length > 0) console.log(`noticed while loading only: ${byLoading.join(', ')}`);
  const survivors = [...cited].filter((id) => !killed.has(id) && !unloaded.has(id));
  const pairs = chances.reduce((sum, { clauses }) => sum + clauses.length, 0);
  console.log(
    `${tested.length} clauses are tested, ${cited.size} of them cited by ${chances.length} answers (${pairs} citations); ` +
      `another answer is noticed for ${cited.size - survivors.length}, not for ${survivors.length}`,
  );
  const unlisted = survivors.filter((id) => SURVIVORS[id] === undefined);
  const inVain = Object.keys(SURVIVORS).filter((id) => isAsked(id) && !survivors.includes(id));
  for (const id of unlisted) {
    const keys = chances.filter(({ clauses }) => clauses.includes(id)).map(({ key }) => key);
    console.error(`NOT NOTICED ${id}: ${keys.join(', ')}`);
  }
  for (const id of inVain) console.error(`LISTED IN VAIN ${id}`);
  return unlisted.length === 0 && inVain.length === 0;
}
