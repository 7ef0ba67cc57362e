// Documents name files; a file that moved is named where it is now.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RULE_KEYS } from '@hanchan/rules';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDERS } from '../places.mjs';

const NAMED = /`((?:engine|service|faces|proof|rulebooks|tools|docs)\/[\w./-]+)`/g;

test('docs/security.md counts its items right', () => {
  const text = readFileSync('docs/security.md', 'utf8');
  const states = [...text.matchAll(/^\| \d+\.\d+\.\d+ \|.*?\| (held|not yet|not applicable) \|/gm)];
  const count = (state: string) => states.filter(([, one]) => one === state).length;
  const said =
    /^Of (\d+) items (\d+) are held, (\d+) (?:is|are) not yet, and (\d+) do not apply/m.exec(text)!;
  const counts = [states.length, count('held'), count('not yet'), count('not applicable')];
  expect(said.slice(1).map(Number)).toEqual(counts);
});

test('README.md counts the questions of a rulebook right', () => {
  const [, said] = /same (\d+) questions/.exec(readFileSync('README.md', 'utf8'))!;
  expect(Number(said)).toBe(RULE_KEYS.length);
});

test.each(['README.md', 'ARCHITECTURE.md'])('%s leads to every package', (document) => {
  const text = readFileSync(document, 'utf8');
  expect(PACKAGE_FOLDERS.length).toBeGreaterThan(25);
  expect(PACKAGE_FOLDERS.filter((folder) => !text.includes(`](${folder})`))).toEqual([]);
});

test.each(PACKAGE_FOLDERS)('%s/README.md names every folder of its sources', (folder) => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const folders = readdirSync(join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !new RegExp(`\`(src/)?${name}[/\`]`).test(readme))).toEqual([]);
});

const WRITTEN = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trimEnd()
  .split('\n')
  .filter((file) => existsSync(file));

test('documents name files that are there', () => {
  const named = WRITTEN.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, path]) => [file, path!] as const),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(([, path]) => !existsSync(path))).toEqual([]);
});

/** The rows of a table that say in their last column, *in these words*, by which tests they are held. */
test.each([
  ['docs/finding-a-game.md', '## What happens when'],
  ['docs/ratings.md', '## Bad will'],
])('%s names for every kind of bad will a test that is there', (document, heading) => {
  const text = readFileSync(document, 'utf8');
  const section = text.slice(text.indexOf(heading)).split(/\n##+ /)[0]!;
  const rows = section.split('\n').filter((line) => /^\| (?!---|case |what somebody)/.test(line));
  expect(rows.length).toBeGreaterThan(8);
  const files = execFileSync('git', ['ls-files', 'service/server/test'], { encoding: 'utf8' });
  const tests = files
    .trimEnd()
    .split('\n')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const row of rows) {
    const held = [
      ...row
        .split(' | ')
        .at(-1)!
        .matchAll(/\*([^*]+)\*/g),
    ].map(([, name]) => name!);
    expect([
      row.slice(0, 60),
      held.length > 0,
      held.filter((name) => !tests.includes(`'${name}'`)),
    ]).toEqual([row.slice(0, 60), true, []]);
  }
});

/** Within the repository: `[how](docs/events.md#papers)`. */
const LINKED = /\]\((?!\w+:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g;

test('links of documents lead somewhere', () => {
  const links = WRITTEN.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LINKED)].map(([, to]) => [file, to!] as const),
  );
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(([file, to]) => !existsSync(join(dirname(file), to)))).toEqual([]);
});
