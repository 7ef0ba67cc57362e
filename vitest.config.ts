import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longestFirst.ts';

const shared = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** Files that share a worker share one load of the engine, which is most of their time; they find globals as they were. */
const together = { isolate: false, unstubGlobals: true, testTimeout: 120_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...shared,
        test: { ...together, name: 'browser', include: ['spec/browser/*.spec.ts'] },
      },
      {
        ...shared,
        test: {
          ...together,
          name: 'node',
          include: ['packages/*/test/**/*.test.ts', 'spec/**/*.spec.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'spec/browser/**'],
        },
      },
    ],
  },
});
