// The tests that judge a changed engine: quick ones, and all that holds rules. Packages are taken from this very copy of
// the sources, which is a changed one.

import { defineConfig } from 'vitest/config';

const ROOT = `${process.cwd()}/`;

export default defineConfig({
  root: ROOT,
  resolve: {
    conditions: ['source'],
    alias: [
      { find: /^@hanchan\/([a-z]+)$/, replacement: `${ROOT}packages/$1/src/index.ts` },
      { find: /^@hanchan\/([a-z]+)\/([a-z]+)$/, replacement: `${ROOT}packages/$1/src/$2.ts` },
    ],
  },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    setupFiles: ['spec/support/seeds.ts', 'spec/support/cleanUp.ts'],
    testTimeout: 60_000,
    include: [
      'packages/{tiles,hand,rules,rulesets,score,game,keeper,tournament}/test/**/*.test.ts',
      'spec/{wrc-2022,wdmc-2019,ema-2008,uspml-fundamentals,general,options}/**/*.spec.ts',
      'spec/perft/*.spec.ts',
    ],
    exclude: [
      '**/node_modules/**',
      // Whole plans and whole searches: minutes for one change.
      'packages/tournament/test/{seating,laterRounds}.test.ts',
      'packages/hand/test/shanten.test.ts',
      'spec/perft/playouts.spec.ts',
    ],
  },
});
