// `npm run hunt -- --minutes N`: every random test with fresh seeds, and whole matches between bots with every law checked,
// round after round until the time is up. A failure is printed with what reproduces it, to become an example in
// its test; the exit status is then 1.

import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGE_FOLDERS } from './places.mjs';
import { build, install, ROOT, run } from './setup.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes: “${values.minutes}” is not a number of minutes`);
  process.exit(2);
}

/** Milliseconds that each property has in a round. */
const ROUND_MS = 1_500;
const BOOKS = 'wrc-2022,wdmc-2019,ema-2008,uspml-fundamentals,general,tenhou';

if (!(await install()) || !(await build())) process.exit(1);
const { startVitest } = await import('vitest/node');

const started = performance.now();
const elapsed = () => (performance.now() - started) / 60_000;
const isOver = () => elapsed() >= minutes;
/** What failed, by the name of the test: told once. */
const found = new Map();
let tried = 0;

const files = testFiles();
console.log(`hunting in ${files.length} files for ${minutes} minutes`);
for (let round = 1; !isOver(); round++) {
  const seed = randomBytes(4).readInt32LE();
  await huntProperties(seed);
  if (!isOver()) await huntMatches(Math.abs(seed));
  const so = `${tried} properties, ${found.size} found`;
  console.log(`round ${round}, seed ${seed}: ${so}, ${elapsed().toFixed(1)} of ${minutes} minutes`);
}
for (const [name, how] of found) console.error(`\nFOUND ${name}\n${how}`);
console.log(`\nhunt: ${tried} properties tried, ${found.size} failed`);
process.exit(found.size === 0 ? 0 : 1);

/** The tests that ask fast-check for cases. */
function testFiles() {
  const folders = PACKAGE_FOLDERS.map((folder) => `${folder}/test`);
  const all = [...folders.filter((folder) => existsSync(`${ROOT}${folder}`)), 'proof/spec'].flatMap(
    (folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  const isHunted = (path) =>
    /\.(test|spec)\.ts$/.test(path) &&
    /from '(fast-check|.*\/randomWin\.ts)'/.test(readFileSync(`${ROOT}${path}`, 'utf8'));
  return all.filter(isHunted);
}

async function huntProperties(seed) {
  process.env.HANCHAN_HUNT_SEED = String(seed);
  process.env.HANCHAN_HUNT_MS = String(ROUND_MS);
  let vitest;
  const stop = setInterval(() => isOver() && vitest?.cancelCurrentRun('keyboard-input'), 1_000);
  const reporter = {
    onInit: (ours) => {
      vitest = ours;
    },
    onTestCaseResult(test) {
      const { state, errors = [] } = test.result();
      if (state === 'skipped' || state === 'pending') return;
      tried++;
      if (state !== 'failed' || isOver()) return;
      note(
        `${relative(ROOT, test.module.moduleId)} > ${test.fullName}`,
        errors.map(({ message }) => message).join('\n'),
      );
    },
  };
  const settings = { config: `${ROOT}vitest.hunt.config.ts`, watch: false, reporters: [reporter] };
  const done = await startVitest('test', files, { root: ROOT, ...settings });
  clearInterval(stop);
  await done.close();
  // A round that failed is told at the end.
  process.exitCode = 0;
}

async function huntMatches(seed) {
  const command = `hanchan simulate --compare ${BOOKS} --games 4 --bots club,beginner --assistance unassisted --check --seed ${seed}`;
  const [, ...args] = command.split(' ');
  tried++;
  const isFine = await run(process.execPath, [`${ROOT}faces/cli/bin/hanchan.mjs`, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!isFine) note('matches between bots', `npx ${command}`);
}

function note(name, how) {
  if (found.has(name)) return;
  found.set(name, how);
  console.error(`\nFOUND ${name}\n${how}\n`);
}
