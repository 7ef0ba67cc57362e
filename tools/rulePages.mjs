// Writes docs/rules: every rulebook, section by section, with the sources and tests behind it. A part of `npm run clauses`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from './setup.mjs';

const { RULESETS } = await import(`${ROOT}engine/rulesets/dist/index.js`);
const { rulebookPage } = await import(`${ROOT}faces/cli/dist/where/rulebookPage.js`);
const { findReaders } = await import(`${ROOT}faces/cli/dist/where/readers.js`);

const readers = findReaders(ROOT);
mkdirSync(`${ROOT}docs/rules`, { recursive: true });
for (const ruleset of RULESETS) {
  writeFileSync(`${ROOT}docs/rules/${ruleset.id}.md`, rulebookPage(ruleset, readers));
}
console.log(`docs/rules: ${RULESETS.length} rulebooks`);
