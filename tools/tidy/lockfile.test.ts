// What is installed is whole, and needed. `npm ci` refuses a lockfile in which a dependency has no entry, optional ones of other platforms too. npm itself drops those when it
// installs beside what is there already (npm/cli#4828): then bring them back from the lockfile before.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDERS } from '../places.mjs';

interface Locked {
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Locked>>;

/** The folder and those around it, from the inside out, in which Node looks for what a package asks for. */
function* around(folder: string): Generator<string> {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0)))
    if (!at.endsWith('node_modules')) yield `${at}/`;
  yield '';
}

/** What the packages of a lockfile ask for and the lockfile does not have. */
const missingIn = (packages: Packages) =>
  Object.entries(packages).flatMap(([folder, { link, dependencies, optionalDependencies }]) =>
    link
      ? []
      : Object.keys({ ...dependencies, ...optionalDependencies })
          .filter(
            (name) => ![...around(folder)].some((at) => `${at}node_modules/${name}` in packages),
          )
          .map((name) => `${folder || 'the root'} asks for ${name}`),
  );

test.each(['', 'tools/mutate/', 'tools/fuzz/'])(
  'the lockfile in "%s" has an entry for each dependency, for every platform',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(`${folder}package-lock.json`, 'utf8'));
    expect(Object.keys(packages).length).toBeGreaterThan(50);
    expect(missingIn(packages)).toEqual([]);
  },
);

test('a dependency without an entry is named, one further out is found', () => {
  const packages: Packages = {
    '': { dependencies: { a: '1' } },
    'part/one': { dependencies: { '@s/b': '1', c: '1' } },
    'node_modules/one': { link: true, dependencies: { unread: '1' } },
    'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
    'node_modules/a-linux': {},
    'node_modules/@s/b': { dependencies: { a: '1', c: '2' } },
    'node_modules/@s/b/node_modules/c': {},
  };
  expect(missingIn(packages)).toEqual(['part/one asks for c', 'node_modules/a asks for a-darwin']);
});

/** Packages that are called by the name of their command. */
const COMMANDS: Readonly<Record<string, string>> = { assemblyscript: 'bin/asc' };

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

test('what is installed for development is used', () => {
  const needed = Object.keys(manifestIn('').devDependencies ?? {});
  const told = needed.map((name) => COMMANDS[name] ?? name);
  const files = [
    '*.ts',
    '*.mjs',
    '*.json',
    ':!*package.json',
    ':!*package-lock.json',
    ':!tools/tidy',
  ];
  const patterns = told.flatMap((name) => ['-e', name]);
  const found = execFileSync('git', ['grep', '-ohF', ...patterns, '--', ...files], {
    encoding: 'utf8',
  });
  const named = new Set(found.split('\n'));
  const typed = new Set(
    ['', ...PACKAGE_FOLDERS.map((folder) => `${folder}/`)].flatMap((folder) => {
      const { dependencies, devDependencies } = manifestIn(folder);
      return Object.keys({ ...dependencies, ...devDependencies });
    }),
  );
  const unused = needed.filter(
    (name, i) => !named.has(told[i]!) && !(/^@types\//.test(name) && typed.has(name.slice(7))),
  );
  expect(unused).toEqual([]);
});
