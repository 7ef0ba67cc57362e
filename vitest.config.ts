import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { makeBooks } from './tools/books.mjs';
import { LongestFirst } from './tools/longestFirst.ts';

if (!(await makeBooks())) throw new Error('the rulebooks have faults');

const NODE = [
  '{engine,service,faces,faces/page}/*/test/**/*.test.ts',
  'proof/spec/**/*.spec.ts',
  'tools/**/*.test.ts',
];
const BROWSER = ['proof/spec/browser/*.spec.ts'];
/** Several servers as one site, over a database and a bus, and behind a balancer. */
const SITES = ['proof/spec/deploy/*.spec.ts', 'service/server/test/nodes/*.test.ts'];
/** What such a site needs from the machine. */
const SITE_PARTS = ['databases', 'bus', 'balancer'];
const prepared = (part: string) => `tools/prepare/${part}.mjs`;

/** Whole games by the hundred, databases, servers, and commands in processes of their own. `npm run quick` leaves them out. */
const LONG = [
  'proof/spec/{corpus,documents,frozen,golden,laws,packs,simulator}/**/*.spec.ts',
  '{engine,service,faces}/{arena,bots,cli,papers,server,storage}/test/**/*.test.ts',
  'proof/spec/keeper/*.spec.ts',
  'proof/spec/perft/{playouts,perft,optionValues}.spec.ts',
  'engine/records/test/{fairWalls,formats,fuzz,record}.test.ts',
  'engine/tournament/test/{archive,growing,laterRounds,lifecycle,seating}.test.ts',
  'faces/page/study/test/{calculatorCorpus,calculatorOwn,replayFrames,scoreTable,trainQuestions}.test.ts',
  'engine/hand/test/{properties,shanten}.test.ts',
  'engine/keeper/test/log.test.ts',
  'engine/rulesets/test/steps.test.ts',
  'engine/tiles/test/notation.test.ts',
  'proof/spec/*/printed-sheets.spec.ts',
  'service/rulebooks/test/roundTrip.test.ts',
  'faces/narrator/test/games.test.ts',
  'proof/spec/citations/*.spec.ts',
];

const CORES = Math.max(2, availableParallelism());

/** Pages wait for their frames, servers for their clocks: others use the cores meanwhile. */
const WAITING = { maxWorkers: CORES + 2, sequence: { groupOrder: 0 } };

const shared = {
  resolve: { conditions: ['@hanchan/source'] },
  ssr: { resolve: { conditions: ['@hanchan/source'] } },
};

const EDITION = [
  {
    find: /^@hanchan\/rulesets$/,
    replacement: fileURLToPath(new URL('proof/spec/support/edition.ts', import.meta.url)),
  },
];

/** Files that share a worker share one load of the engine, which is most of their time; they find globals as they were. */
const together = {
  isolate: false,
  // Workers outnumber cores: helpers of the collector take time from others. Measured over servers, papers and plans, a tenth less.
  execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
  unstubGlobals: true,
  testTimeout: 120_000,
  // What is laid out before tests takes as long as they do on a busy machine: packs are made and installed there.
  hookTimeout: 120_000,
  // As long as a page is waited for anywhere: a machine may do much at once.
  expect: { poll: { timeout: 45_000, interval: 20 } },
  setupFiles: ['proof/spec/support/seeds.ts', 'proof/spec/support/cleanUp.ts'],
};

/** The specs of one edition over the next, as far as both say the same. */
const EDITION_SPECS = {
  resolve: { ...shared.resolve, alias: EDITION },
  ssr: { resolve: { ...shared.resolve } },
  test: {
    ...together,
    name: 'edition',
    maxWorkers: CORES,
    sequence: { groupOrder: 1 },
    env: { HANCHAN_EDITION: 'wrc-2025' },
    include: ['proof/spec/wrc-2022/*.spec.ts'],
  },
};

/** What is run by parts: each prepares what it needs of the machine. */
const PARTS = [
  {
    ...shared,
    test: {
      ...together,
      name: 'browser',
      ...WAITING,
      include: BROWSER,
      globalSetup: ['browser', ...SITE_PARTS].map(prepared),
    },
  },
  {
    ...shared,
    test: {
      ...together,
      name: 'long',
      ...WAITING,
      include: LONG,
      exclude: ['**/node_modules/**', ...SITES],
      globalSetup: ['databases'].map(prepared),
    },
  },
  {
    ...shared,
    test: {
      ...together,
      name: 'sites',
      ...WAITING,
      include: SITES,
      globalSetup: SITE_PARTS.map(prepared),
    },
  },
  EDITION_SPECS,
  {
    ...shared,
    test: {
      ...together,
      name: 'unit',
      maxWorkers: CORES,
      sequence: { groupOrder: 1 },
      include: NODE,
      exclude: ['**/node_modules/**', 'proof/spec/browser/**', ...SITES, ...LONG],
    },
  },
];

/**
 * The same files as one part, for `npm test`, which has prepared the machine: a worker loads engine and server once, and goes from
 * pages to servers to games with them.
 */
const WHOLE = [
  {
    ...shared,
    test: {
      ...together,
      name: 'whole',
      ...WAITING,
      include: NODE,
      exclude: ['**/node_modules/**'],
    },
  },
  EDITION_SPECS,
];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: process.env['HANCHAN_WHOLE'] === '1' ? WHOLE : PARTS,
  },
});
