// Which tests hold which clause: read from the names of the tests themselves, kept as data beside the clauses.
// `npm run clauses` writes it, and docs/rules from it; `npm test` fails when one of them is not up to date.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, ROOT, run } from './setup.mjs';

const INDEX = `${ROOT}engine/rulesets/src/clauseTests.ts`;

const HEADER = `// The tests that name each clause or ruling. Written by \`npm run clauses\`; do not edit.

/** A test that holds a clause: its file and its name. */
export interface ClauseTest {
  readonly file: string;
  readonly name: string;
}
`;

/** Tests are named `[id, id] title`; a bracket of anything else, such as the tiles of a kan, begins a plain title. */
const NAMED = /^\[([^\]]+)\] (.+)$/;

/** Clauses are told by the name of their document before a dash, rulings and traps by a letter and a number. */
const LETTERED = /^[A-Z]-?\d{1,2}$/;

/**
 * Every id that a test may name. From what is built: `npm test` and `npm run clauses` build first.
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function knownIds() {
  const { CLAUSES } = await import(`${ROOT}engine/rulesets/dist/clauses.js`);
  const { RULINGS, TRAPS } = await import(`${ROOT}engine/rulesets/dist/rulings.js`);
  const listed = [...Object.values(CLAUSES), ...Object.values(RULINGS)].flat();
  return new Set([...listed.map(({ id }) => id), ...Object.keys(TRAPS)]);
}

/** The tests by what they name, and the names that stand for nothing. */
export function indexOf(tests, known) {
  const documentOf = (id) => (LETTERED.test(id) ? null : id.split('-')[0]);
  const documents = new Set([...known].map(documentOf));
  const isId = (text) =>
    LETTERED.test(text) || (text.includes('-') && documents.has(documentOf(text)));
  const byClause = new Map();
  const unknown = [];
  for (const { file, name } of tests) {
    const match = NAMED.exec(name);
    const ids = match?.[1].split(', ') ?? [];
    if (!ids.some(isId)) continue;
    for (const id of ids) {
      if (!known.has(id)) unknown.push(`${file}: ${id} (${name})`);
      if (!byClause.has(id)) byClause.set(id, []);
      byClause.get(id).push({ file, name: match[2] });
    }
  }
  const sorted = [...byClause].sort(([a], [b]) => (a < b ? -1 : 1));
  return { index: new Map(sorted.map(([id, list]) => [id, sortTests(list)])), unknown };
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
  return `${HEADER}\n/** The tests of each clause, ruling and trap, by its id. */\nexport const CLAUSE_TESTS: ${type} = {\n${lines.join('\n')}\n};\n`;
}

/** The tests of vitest's JSON report, with paths from the project's root. */
function testsOfReport(results) {
  return results.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ title }) => ({ file: path.slice(ROOT.length), name: title })),
  );
}

/** What is wrong with the committed list, given the tests that just ran; null: nothing. */
export async function indexFault(results) {
  const { index, unknown } = indexOf(testsOfReport(results), await knownIds());
  if (unknown.length > 0) return unknownText(unknown);
  const rows = [...index].flatMap(([id, tests]) =>
    tests.map(({ file, name }) => JSON.stringify([id, file, name])),
  );
  const isStale = JSON.stringify(rows) !== JSON.stringify(committedRows());
  return isStale ? 'the list of tests per clause is not up to date; run `npm run clauses`' : null;
}

const unknownText = (unknown) =>
  ['no clause, ruling or trap has the id that these tests name:', ...unknown].join('\n  ');

/** The committed list as flat rows; it is data, so it can be read without compiling. */
function committedRows() {
  const source = readFileSync(INDEX, 'utf8');
  const literal = source.slice(source.indexOf('= {') + 2, source.lastIndexOf(';'));
  const index = Function(`return (${literal})`)();
  return Object.entries(index).flatMap(([id, tests]) =>
    tests.map(({ file, name }) => JSON.stringify([id, file, name])),
  );
}

async function write() {
  if (!(await build())) throw new Error('the build failed');
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
  const { index, unknown } = indexOf(tests, await knownIds());
  if (unknown.length > 0) throw new Error(unknownText(unknown));
  writeFileSync(INDEX, sourceOf(index));
  console.log(`${index.size} clauses, rulings and traps are named by tests`);
  // The pages name the tests: they are written from the new list, which has to be built first.
  if (!(await build())) throw new Error('the build failed');
  await run(process.execPath, [`${ROOT}tools/rulePages.mjs`]);
}

if (fileURLToPath(import.meta.url) === process.argv[1]) await write();
