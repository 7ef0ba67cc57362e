// `npm run mutate [-- PACKAGE…]`: changes the engine in small ways, one at a time, and sees whether a test notices. Prints the
// share that was noticed and every change that was not; ends with 1 where too many are missed, or one that is not listed.

import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT, run } from '../setup.mjs';

const HERE = `${ROOT}tools/mutate/`;
const OUT = `${ROOT}out/mutate`;

/** What is changed, and the share of changes that has to be noticed. */
const PACKAGES = {
  tiles: { files: ['packages/tiles/src/**/*.ts'], least: 0 },
  hand: { files: ['packages/hand/src/**/*.ts'], least: 0 },
  score: { files: ['packages/score/src/**/*.ts'], least: 85 },
  game: { files: ['packages/game/src/**/*.ts'], least: 85 },
  keeper: { files: ['packages/keeper/src/**/*.ts'], least: 0 },
  tournament: {
    files: ['packages/tournament/src/apply.ts', 'packages/tournament/src/apply/**/*.ts'],
    least: 0,
  },
};

const named = process.argv.slice(2);
const unknown = named.filter((one) => !Object.hasOwn(PACKAGES, one) && !one.endsWith('.ts'));
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: one of ${Object.keys(PACKAGES).join(', ')}, or files of theirs`,
  );
  process.exit(2);
}

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Changes that no test can notice, or need not, each with its reason. */
const ACCEPTED = JSON.parse(readFileSync(`${HERE}accepted.json`, 'utf8'));

async function mutate(name, files) {
  const report = `${OUT}/${name}.json`;
  const went = await run(
    `${HERE}node_modules/.bin/stryker`,
    ['run', `${HERE}stryker.config.mjs`, '--mutate', files.join(',')],
    { env: { ...process.env, MUTATE_REPORT: report, MUTATE_KNOWN: `${OUT}/${name}.known.json` } },
  );
  if (!went) return null;
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Every change that was missed, as one line that says which. */
function missedIn({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => MISSED.includes(status))
      .map(({ location, mutatorName, replacement }) => ({
        file,
        line: location.start.line,
        was: textAt(source, location),
        became: replacement,
        by: mutatorName,
      })),
  );
}

function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const isAccepted = ({ file, was, became }) =>
  ACCEPTED.some((one) => one.file === file && one.was === was && one.became === became);

mkdirSync(OUT, { recursive: true });
const isInstalled = await run(
  'npm',
  ['install', '--no-save', '--no-audit', '--no-fund', '--legacy-peer-deps'],
  {
    cwd: HERE,
  },
);
if (!isInstalled) process.exit(1);

let failed = false;
const wanted = named.some((one) => one.endsWith('.ts'))
  ? { [basename(named[0], '.ts')]: { files: named, least: 0 } }
  : Object.fromEntries(
      Object.entries(PACKAGES).filter(([name]) => named.length === 0 || named.includes(name)),
    );
for (const [name, { files, least }] of Object.entries(wanted)) {
  const result = await mutate(name, files);
  if (result === null) process.exit(1);
  const mutants = Object.values(result.files).flatMap((file) => file.mutants);
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const missed = missedIn(result);
  const open = missed.filter((one) => !isAccepted(one));
  for (const { file, line, by, was, became } of open) {
    console.log(`${file}:${line} ${by}: ${JSON.stringify(was)} → ${JSON.stringify(became)}`);
  }
  const share = (100 * noticed) / Math.max(1, noticed + missed.length);
  console.log(
    `${name}: ${noticed} of ${noticed + missed.length} changes noticed (${share.toFixed(1)} %), ` +
      `${missed.length - open.length} missed with a reason, ${open.length} without`,
  );
  if (share < least) failed = true;
}
process.exit(failed ? 1 : 0);
