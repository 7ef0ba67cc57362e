// `npm run fuzz [-- TARGET…] [--inputs N] [--seed S]`: makes up inputs for every reader that meets outsiders, led by what they
// reach, and ends with 1 where one is not answered, takes longer than a second, or leaves memory behind. What reached
// something new is kept in `proof/spec/fuzz/corpus` with `--keep`.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { ROOT, run } from '../setup.mjs';
import { bundle } from './bundle.mjs';
import { leanest } from './leanest.mjs';
import { adapt, isOlder } from './olderLibrary.mjs';

const HERE = `${ROOT}tools/fuzz/`;
const OUT = `${ROOT}out/fuzz/`;
const FOUND = `${OUT}found/`;
const READERS = `${OUT}readers.cjs`;
const FUZZER = `${HERE}node_modules/@jazzer.js/`;
/** Of programs, paths and requests none is made of what is read; what is looked for is a changed prototype. */
const NO_DETECTORS = ['command', 'path', 'remote', 'code', 'server-side'];
/** Left behind after a collection; a cache that fills is less. */
const MOST_GROWTH = 24 * 1_048_576;
/** Ends what never answers; what takes longer than a second is told by the reader's own time. */
const STUCK_S = 30;

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    inputs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'boolean', default: false },
    unguided: { type: 'boolean', default: false },
  },
});
const inputs = Number(flags.inputs);
if (!Number.isSafeInteger(inputs) || inputs < 1 || !/^[1-9]\d*$/.test(flags.seed)) {
  console.error('--inputs and --seed: whole numbers from 1');
  process.exit(2);
}

if (named.includes('server')) {
  const { attackServer } = await import('./server.mjs');
  const isWell = await attackServer(inputs, Number(flags.seed));
  if (!isWell || named.length === 1) process.exit(isWell ? 0 : 1);
}

mkdirSync(FOUND, { recursive: true });
await bundle('proof/spec/fuzz/harness.ts', READERS);
const readers = createRequire(import.meta.url)(READERS);
const chosen = named.filter((name) => name !== 'server');
const unknown = chosen.filter((name) => !readers.names.includes(name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: one of ${readers.names.join(', ')}, or server`);
  process.exit(2);
}
await prepareFuzzer();

let failed = false;
for (const name of chosen.length > 0 ? chosen : readers.names) {
  failed = !(await fuzz(name)) || failed;
  if (flags.keep) await keep(name);
}
process.exit(failed ? 1 : 0);

async function prepareFuzzer() {
  if (!existsSync(FUZZER)) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund'];
    if (!(await run('npm', args, { cwd: HERE }))) process.exit(1);
  }
  const native = `${FUZZER}fuzzer/prebuilds/fuzzer-${process.platform}-${process.arch}.node`;
  if (isOlder()) adapt(native);
}

/** One reader in a process of its own; true where it answered everything. */
async function fuzz(name) {
  const folder = `${OUT}corpus/${name}/`;
  fill(folder, [...readers.beginningsOf(name), ...readers.keptInputs(name)]);
  const { isAsync = false, longest = 4_096 } = readers.targetOf(name);
  const report = `${OUT}${name}.json`;
  rmSync(report, { force: true });
  const args = [
    ...['--expose-gc', `${FUZZER}core/dist/cli.js`, READERS, folder, '-i', READERS],
    ...NO_DETECTORS.flatMap((one) => ['--disableBugDetectors', one]),
    ...['--timeout', String(STUCK_S * 1_000), isAsync ? '--sync=false' : '--sync'],
    ...(flags.unguided ? ['--dryRun'] : []),
    ...['--', `-runs=${inputs}`, `-seed=${flags.seed}`, `-max_len=${longest}`],
    ...[`-artifact_prefix=${FOUND}${name}-`, '-rss_limit_mb=0', '-len_control=20'],
  ];
  const start = Date.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      HANCHAN_FUZZ_TARGET: name,
      HANCHAN_FUZZ_INPUTS: flags.inputs,
      HANCHAN_FUZZ_REPORT: report,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-100_000);
  });
  const [status] = await once(child, 'close');
  return tell(name, { status, said, report, seconds: (Date.now() - start) / 1_000 });
}

function fill(folder, beginnings) {
  mkdirSync(folder, { recursive: true });
  for (const input of beginnings) {
    writeFileSync(folder + createHash('sha1').update(input).digest('hex'), input);
  }
}

function tell(name, { status, said, report, seconds }) {
  const figures = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const last = [...said.matchAll(/cov: (\d+) ft: \d+ corp: (\d+)\/(\S+)/g)].at(-1);
  const reached = last === undefined ? 'unguided' : `${last[1]} edges reached`;
  const corpus = last === undefined ? '' : `, corpus ${last[2]} inputs (${last[3]})`;
  const growth = figures === null ? 0 : figures.lastBytes - figures.warmBytes;
  const isGrown = figures?.warmBytes > 0 && growth > MOST_GROWTH;
  const counted = (figures?.inputs ?? 0).toLocaleString('en');
  const memory = `memory ${growth < 0 ? '' : '+'}${(growth / 1_048_576).toFixed(1)} MB`;
  const slowest = `slowest ${(figures?.slowestMs ?? 0).toFixed(0)} ms`;
  console.log(
    `${name}: ${counted} inputs in ${seconds.toFixed(0)} s (seed ${flags.seed}), ${reached}${corpus}, ${slowest}, ${memory}`,
  );
  if (status === 0 && figures !== null && !isGrown) return true;
  // One that ends early is not warm: what it left behind says nothing.
  if (status === 0 && isGrown)
    console.log(`${name}: memory grew; the slowest input was ${figures.slowest}`);
  else console.log(`${name}: an input was not answered; it is in ${FOUND}\n${told(said)}`);
  return false;
}

/** The end of what the fuzzer said, from the error on. */
function told(said) {
  const at = said.search(/Uncaught Exception|ERROR: |Error: /);
  return at < 0 ? said.slice(-3_000) : said.slice(at, at + 3_000);
}

/** Of all that was found, the few smallest that reach as much. */
async function keep(name) {
  const folder = `${OUT}corpus/${name}/`;
  const found = readdirSync(folder).map((file) => readFileSync(folder + file));
  const known = new Set(readers.beginningsOf(name).map((one) => Buffer.from(one).toString('hex')));
  const fresh = found.filter((input) => !known.has(input.toString('hex')));
  const lean = await leanest(fresh, (input) => readers.tryOne(name, input));
  readers.keepInputs(name, lean);
  console.log(`${name}: ${lean.length} of ${fresh.length} inputs kept`);
}
