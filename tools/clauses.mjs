// Which tests hold which clause: read from the names of the tests themselves, kept as data beside the clauses.
// `npm run clauses` writes it; `npm test` fails when it is not up to date.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

const INDEX = `${ROOT}packages/rulesets/src/clauseTests.ts`;

const HEADER = `// The tests that name each clause or ruling. Written by \`npm run clauses\`; do not edit.

export interface ClauseTest {
  readonly file: string;
  readonly name: string;
}
`;

/** Tests are named \`[id, id] title\`. */
const NAMED = /\[([A-Za-z0-9.,\- ]+)\] (.+)$/;

function indexOf(tests) {
  const byClause = new Map();
  for (const { file, name } of tests) {
    const match = NAMED.exec(name);
    if (match === null) continue;
    for (const id of match[1].split(', ')) {
      if (!byClause.has(id)) byClause.set(id, []);
      byClause.get(id).push({ file, name: match[2] });
    }
  }
  return new Map(
    [...byClause].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, list]) => [id, sortTests(list)]),
  );
}

function sortTests(list) {
  const key = ({ file, name }) => `${file} ${name}`;
  return [...list].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** One line per clause: generated data, kept out of the formatter's hands so that a change stays readable. */
function sourceOf(index) {
  const lines = [...index].map(([id, tests]) => {
    const rows = tests.map(({ file, name }) => JSON.stringify({ file, name }));
    return `  ${JSON.stringify(id)}: [${rows.join(', ')}],`;
  });
  const type = 'Readonly<Record<string, readonly ClauseTest[]>>';
  return `${HEADER}\nexport const CLAUSE_TESTS: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** The tests of vitest's JSON report, with paths from the project's root. */
function testsOfReport(results) {
  return results.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ title }) => ({ file: path.slice(ROOT.length), name: title })),
  );
}

/** Whether the committed list differs from the tests that just ran. */
export function indexIsStale(results) {
  const found = indexOf(testsOfReport(results));
  const rows = [...found].flatMap(([id, tests]) =>
    tests.map(({ file, name }) => JSON.stringify([id, file, name])),
  );
  return JSON.stringify(rows) !== JSON.stringify(committedRows());
}

/** The committed list as flat rows; it is data, so it can be read without compiling. */
function committedRows() {
  const source = readFileSync(INDEX, 'utf8');
  const literal = source.slice(source.indexOf('= {') + 2, source.lastIndexOf(';'));
  const index = Function(`return (${literal})`)();
  return Object.entries(index).flatMap(([id, tests]) =>
    tests.map(({ file, name }) => JSON.stringify([id, file, name])),
  );
}

function write() {
  const listed = spawnSync(`${ROOT}node_modules/.bin/vitest`, ['list', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const json = listed.stdout.slice(listed.stdout.indexOf('['));
  const tests = JSON.parse(json).map(({ name, file }) => ({
    file: file.slice(ROOT.length),
    name: name
      .slice(name.lastIndexOf(' > ') + 1)
      .trimStart()
      .replace(/^> /, ''),
  }));
  const index = indexOf(tests);
  writeFileSync(INDEX, sourceOf(index));
  console.log(`${index.size} clauses and rulings are named by tests`);
}

if (fileURLToPath(import.meta.url) === process.argv[1]) write();
