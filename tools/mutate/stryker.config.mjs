// How the engine is changed and judged; `run.mjs` says what is changed and where the report goes.

import { fileURLToPath } from 'node:url';
import { settings } from './settings.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
  testRunner: 'inProcess',
  plugins: [here('./runner.mjs'), here('./judged.mjs')],
  coverageAnalysis: 'perTest',
  // Types are checked by the compiler; a changed text of an error is not a changed rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: [
    'out',
    'proof/bench',
    '{engine,service,faces}/*/dist',
    'proof/spec/browser',
    'proof/spec/corpus/mjai-rulebooks',
    '.svelte-check',
  ],
  tempDirName: 'out/mutating',
  reporters: ['json', 'progress', 'keeper'],
  jsonReporter: { fileName: settings().report },
  mutate: settings().files,
  allowEmpty: true,
  // Endless loops are found by counting; a machine that is busy elsewhere is not one of them.
  timeoutMS: settings().longest,
  dryRunTimeoutMinutes: 60,
};
