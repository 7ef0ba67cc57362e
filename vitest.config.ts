import { defineConfig } from 'vitest/config';

const TESTS = ['packages/*/test/**/*.test.ts', 'spec/**/*.spec.ts', 'tools/**/*.test.ts'];

/** They ask pure functions, so the files can share one load of the engine: most of their time is spent on loading. */
const PURE = [
  'spec/{wrc-2022,wdmc-2019,ema-2008,uspml-fundamentals,general,keeper,options,perft}/**/*.spec.ts',
  'packages/{tiles,hand,rules,rulesets,score,game,keeper,tournament}/test/**/*.test.ts',
];

const shared = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: { name: 'pure', include: PURE, isolate: false, testTimeout: 120_000 },
      },
      {
        ...shared,
        test: {
          name: 'whole',
          include: TESTS,
          exclude: ['**/node_modules/**', ...PURE],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
