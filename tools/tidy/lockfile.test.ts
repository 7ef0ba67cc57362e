// `npm ci` refuses a lockfile in which a dependency has no entry, optional ones of other platforms too. npm itself drops those when it
// installs beside what is there already (npm/cli#4828): then bring them back from the lockfile before.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
