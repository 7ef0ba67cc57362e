// `npm run schemas`: writes the JSON Schemas of what `hanchan` prints for programs into faces/cli/schemas. After a change of such
// an output; `npm test` fails when they are stale.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeSchemas } from './schemas/make.mjs';
import { build, ROOT } from './setup.mjs';

const FOLDER = `${ROOT}faces/cli/schemas`;

// The types of the other packages are read as they were built.
if (!(await build())) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}/${name}`);
for (const [name, schema] of Object.entries(makeSchemas())) {
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);
}
