// How the engine is changed and judged; `run.mjs` says what is changed and where the report goes.

import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  testRunner: 'vitest',
  plugins: [here('./node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  vitest: { configFile: here('./vitest.config.ts'), related: false },
  coverageAnalysis: 'perTest',
  // A table that is made once is wrong for every test: each such change would take a whole run.
  ignoreStatic: true,
  // Types are checked by the compiler; a changed text of an error is not a changed rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: [
    'out',
    'docs',
    'bench',
    'packages/*/dist',
    'packages/web',
    'spec/browser',
    'spec/corpus',
    '.svelte-check',
  ],
  tempDirName: 'out/mutating',
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: process.env.MUTATE_REPORT ?? 'out/mutate/report.json' },
  incremental: true,
  incrementalFile: process.env.MUTATE_KNOWN ?? 'out/mutate/known.json',
  allowEmpty: true,
  timeoutMS: 20_000,
};
