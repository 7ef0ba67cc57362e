// `npm run bench`: ours and the npm peers on the same hands, in one run. See README.md beside this file.

import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { contest } from './contest.mjs';
import { formatSuite } from './report.mjs';
import { buildOurs, installPeers } from './setup.mjs';
import { readStrengthOptions, STRENGTH_HELP, STRENGTH_OPTIONS } from './strength/options.mjs';

const USUAL = [
  'shanten',
  'waits',
  'discards',
  'score',
  'hanchan',
  'decisions',
  'tables',
  'bundle',
  'page',
  'review',
  'server',
  'cluster',
  'event',
  'seating',
  'hostile',
  'club',
  'profile',
];
/** Here only ours plays: no peers are installed for these. */
const ALONE = ['page', 'server', 'cluster', 'event', 'seating', 'hostile', 'club', 'profile'];
/** Takes hours where the others take minutes, so it is run when it is named. */
const LONG = 'strength';
const SUITES = [...USUAL, LONG];

const HELP = `Usage: npm run bench [-- NAME… [--quick] [--json]]

Compares Hanchan with the riichi libraries of npm: the same hands, one run, answers checked.

  NAME      one or more of: ${SUITES.join(', ')} (default: all but ${LONG})
  --quick   fewer hands and shorter timing, for a first look
  --json    one JSON document on standard output
  --help    this text

${STRENGTH_HELP}`;

const OPTIONS = {
  json: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  ...STRENGTH_OPTIONS,
};

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const unknown = positionals.find((name) => !SUITES.includes(name));
    if (unknown !== undefined) {
      return refuse(`there is no benchmark "${unknown}"; there are: ${SUITES.join(', ')}`);
    }
    const stray = Object.keys(STRENGTH_OPTIONS).find((name) => values[name] !== undefined);
    if (stray !== undefined && !positionals.includes(LONG)) {
      return refuse(`--${stray} belongs to the benchmark "${LONG}", which was not named`);
    }
    const strength = readStrengthOptions(values, values.quick);
    return { ...values, names: positionals, strength };
  } catch (error) {
    return refuse(error.message);
  }
}

function refuse(message) {
  console.error(`bench: ${message}`);
  process.exit(2);
}

/** One line on standard error that is written over where the terminal allows it. */
function report(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

function endReport() {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
}

async function runSuite(name, context) {
  const suite = await import(`./suites/${name}.mjs`);
  return suite.contestants === undefined ? suite.run(context) : contest(suite, context);
}

async function main() {
  const { json, quick, help, names, strength } = readArguments();
  if (help) {
    console.log(HELP);
    return;
  }
  await buildOurs(report);
  const chosen = names.length > 0 ? names : USUAL;
  const isAlone = chosen.every((name) => ALONE.includes(name));
  const hasPeers = !isAlone && installPeers(report);
  if (!isAlone && !hasPeers) {
    report('the npm peers could not be installed (is the registry in reach?); ours runs alone\n');
  }
  const context = { effort: quick ? 'quick' : 'full', hasPeers, report, strength };
  const suites = [];
  for (const name of chosen) {
    const result = await runSuite(name, context).catch((error) => {
      if (error.isBadInput) return refuse(error.message);
      throw error;
    });
    suites.push(result);
    endReport();
    if (!json) console.log(formatSuite(result));
  }
  if (json) console.log(JSON.stringify(toDocument(suites, context), null, 2));
  const failed = suites.flatMap((suite) => suite.failures ?? suite.sets.flatMap(wrongAnswers));
  for (const failure of failed) console.error(`bench: ${failure}`);
  if (failed.length > 0) process.exitCode = 1;
}

function toDocument(suites, { effort, hasPeers }) {
  const cpu = cpus()[0]?.model.trim();
  const machine = { node: process.version, cpu, cores: availableParallelism() };
  const date = new Date().toISOString().slice(0, 10);
  const data = suites.map(({ text, ...suite }) => suite);
  return { date, machine, effort, hasPeers, suites: data };
}

function wrongAnswers({ name, rows, check }) {
  const broken = rows.find(({ npm, failed }) => npm === null && failed !== undefined);
  if (broken !== undefined) return [`${name}: ${broken.name} did not run: ${broken.failed}`];
  return check.wrong.map((hand) => `${name}: our answer fails the check by ${check.by}: ${hand}`);
}

await main();
