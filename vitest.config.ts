import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'spec/**/*.spec.ts', 'tools/**/*.test.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
