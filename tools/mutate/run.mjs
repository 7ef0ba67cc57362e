// `npm run mutate [-- PACKAGE… --anew]`: changes the engine in small ways, one at a time, and sees whether a test notices. Prints
// the share that was noticed and every change that was not; ends with 1 where too many are missed, or one that is not listed.
// What an earlier run judged is judged again only after changes of files, or with `--anew`.

import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT, run } from '../setup.mjs';
import { isAccepted, listedInVain } from './accepted.mjs';
import { changesIn } from './changes.mjs';
import { hashOf } from './hashes.mjs';
import { JUDGED, OUT } from './settings.mjs';
import { keepState } from './states.mjs';

const HERE = `${ROOT}tools/mutate/`;

/**
 * What is changed, and the share of changes that has to be noticed. Every test of the engine reaches `hand`, whose tables are
 * built anew for most of its changes: it is judged by its own tests and those of the readings alone (`only`), and as these are
 * quick, what never ends is given up soon (`longest`, in milliseconds).
 */
const PACKAGES = {
  tiles: { files: ['engine/tiles/src/**/*.ts'], least: 95 },
  hand: {
    files: ['engine/hand/src/**/*.ts'],
    least: 90,
    only: '^engine/(hand/test/.*|score/test/readings)[.]test[.]ts$',
    longest: 30_000,
  },
  score: { files: ['engine/score/src/**/*.ts'], least: 85 },
  game: { files: ['engine/game/src/**/*.ts'], least: 85 },
  keeper: { files: ['engine/keeper/src/**/*.ts'], least: 90 },
  tournament: {
    files: ['engine/tournament/src/apply.ts', 'engine/tournament/src/apply/**/*.ts'],
    least: 95,
  },
};

const CLAUSES =
  'proof/spec/(keeper|wrc-2022|wdmc-2019|ema-2008|uspml-fundamentals|general|options|perft)/.*[.]spec';
const OWN = 'engine/(tiles|hand|rules|rulesets|score|game|keeper|tournament)/test/.*[.]test';
const WIDE =
  'proof/spec/(laws|citations)/.*[.]spec|engine/records/test/.*[.]test|faces/page/.*/test/(calculator|calculatorBooks|calculatorText|scoreForm|optionsAlive)[.]test';

/** Milliseconds that a test takes at most to be asked at first, and to be asked at all, and after which a change is given up. */
const TESTS = {
  only: `^(${CLAUSES}|${OWN}|${WIDE})[.]ts$`,
  quick: 6,
  slowest: 60,
  longest: 60_000,
};

/** Needs what is not in the copy, waits or works for seconds at its top, or has hardly a test that is quick enough. */
const NOT =
  'printed-sheets|keeper/(own|real)-games|keeper/matches|perft/(playouts|optionValues)|words[.]spec|proof/spec/laws/(bundle|simulations|imagined|fouls|game-views)|citations/(faces|citations)|tournament/test/(seating|laterRounds)|hand/test/shanten[.]|records/test/(fuzz|formats)';

const named = process.argv.slice(2).filter((one) => one !== '--anew');
const unknown = named.filter((one) => !Object.hasOwn(PACKAGES, one) && !one.endsWith('.ts'));
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')}: one of ${Object.keys(PACKAGES).join(', ')}, or files of theirs`,
  );
  process.exit(2);
}

/** What the judgements of missed changes hang on: whatever may have part in a test. */
const SOURCES =
  /^(engine[/](tiles|hand|rules|rulesets|score|game|keeper|tournament|records)[/](src|test)|proof[/]spec)[/].*[.]ts$/;

const sources = ['engine', 'proof/spec']
  .flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => SOURCES.test(file))
  .sort();

/** Of the tests only those that are asked; kept, so that a later run knows which of them are others since. */
function stateFor({ only, not }) {
  const isAsked = (file) => new RegExp(only).test(file) && !new RegExp(not).test(file);
  const [tests, rest] = [true, false].map((isTest) =>
    sources.filter((file) => /[.](test|spec)[.]ts$/.test(file) === isTest),
  );
  const asked = tests.filter(isAsked);
  return keepState(hashOf([...rest, ...asked]), {
    rest: hashOf(rest),
    tests: Object.fromEntries(asked.map((file) => [file, hashOf([file])])),
  });
}

async function judged(name, what) {
  const report = `${OUT}/${name}.json`;
  const asked = { ...TESTS, not: NOT, ...what };
  const went = await run(`${HERE}node_modules/.bin/stryker`, ['run', `${HERE}stryker.config.mjs`], {
    env: {
      ...process.env,
      MUTATE: JSON.stringify({ ...asked, report, state: stateFor(asked) }),
    },
  });
  if (!went) process.exit(1);
  return changesIn(JSON.parse(readFileSync(report, 'utf8')));
}

mkdirSync(OUT, { recursive: true });
if (process.argv.includes('--anew')) rmSync(JUDGED, { force: true });
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
  ? { [basename(named[0], '.ts')]: { ...PACKAGES[named[0].split('/')[1]], files: named, least: 0 } }
  : Object.fromEntries(
      Object.entries(PACKAGES).filter(([name]) => named.length === 0 || named.includes(name)),
    );
for (const [name, { least, ...what }] of Object.entries(wanted)) {
  const changes = await judged(name, what);
  const missed = changes.filter(({ isNoticed }) => !isNoticed);
  const open = missed.filter((one) => !isAccepted(one));
  for (const { file, location, text } of open)
    console.log(`${file}:${location.start.line} ${text}`);
  // Only where everything was judged: a change may be noticed by one run's tests and not reached by another's.
  const vain = named.some((one) => one.endsWith('.ts')) ? [] : listedInVain(changes);
  for (const line of vain) console.log(`listed, and noticed or gone: ${line}`);
  const share = (100 * (changes.length - missed.length)) / Math.max(1, changes.length);
  console.log(
    `${name}: ${changes.length - missed.length} of ${changes.length} changes noticed (${share.toFixed(1)} %), ` +
      `${missed.length - open.length} missed with a reason, ${open.length} without`,
  );
  if (share < least || open.length > 0 || vain.length > 0) failed = true;
}
process.exit(failed ? 1 : 0);
