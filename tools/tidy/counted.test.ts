// Laws by number: how much a package offers, what of it nobody takes, how long functions are, and who reaches into a package
// past its door. What is not yet as it should be stands in `ratchet.json`, and may only become less.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderOf, PACKAGE_FOLDERS } from '../places.mjs';
import { LONGEST, longFunctionsIn } from './functions.ts';
import { insidesOf } from './insides.ts';
import { LOADED_BY_PATH, MADE, PUBLISHED } from './limits.ts';
import { allowedFor, counted, differences, tightened } from './ratchet.ts';
import { PACKAGES, ROOT, type Source, sourcesIn, sourcesOf } from './sources.ts';
import { doorsOfAll, Exports, unusedIn } from './unused.ts';

const all = PACKAGES.flatMap((name) => sourcesOf(name));
const packages = all.filter(({ path }) => !MADE.test(path));
const others = [
  ...all.filter(({ path }) => MADE.test(path)),
  ...PACKAGE_FOLDERS.flatMap((folder) =>
    ['test', 'bin', 'tools'].flatMap((part) => sourcesIn(join(folder, part))),
  ),
  ...sourcesIn('tools'),
  ...sourcesIn('proof'),
];
const doors = doorsOfAll(PACKAGE_FOLDERS);

/** The package that a file belongs to; undefined outside all of them. */
const nameOf = (path: string) => PACKAGES.find((name) => path.startsWith(`${folderOf(name)}/`));

const source = (path: string, code: string): Source => ({ path, text: code, code });

describe('what a package offers', () => {
  test('is no more than it was', () => {
    const exports = new Exports({ packages: all, doors });
    const numbers = Object.fromEntries(
      PACKAGES.map((name) => {
        const own = [...doors.values()].filter((door) => nameOf(door) === name);
        return [name, new Set(own.flatMap((door) => exports.namesOf(door))).size] as const;
      }).filter(([, number]) => number > 0),
    );
    expect(differences(numbers, allowedFor('exports', numbers))).toEqual([]);
  });

  test('is counted through every file that passes it on', () => {
    const exports = new Exports({
      packages: [
        source('a/index.ts', "export * from './hand.ts';\nexport { c as d } from './more.ts';\n"),
        source('a/hand.ts', 'export const a = 1;\nexport type B = 2;\nconst not = 3;\n'),
        source('a/more.ts', 'export function c() {}\nexport const unseen = 1;\n'),
      ],
      doors: new Map([['@hanchan/a', 'a/index.ts']]),
    });
    expect(exports.namesOf('a/index.ts')).toEqual(['d', 'a', 'B']);
  });
});

describe('what nobody takes', () => {
  const unused = unusedIn({ packages, others, doors });

  /** What is public in a published package may be for people we do not know, if its README tells them. */
  const isDocumented = (path: string, name: string) => {
    const own = nameOf(path)!;
    if (!PUBLISHED.includes(own)) return false;
    const readme = join(ROOT, folderOf(own), 'README.md');
    return existsSync(readme) && new RegExp(`\\b${name}\\b`).test(readFileSync(readme, 'utf8'));
  };
  const left = unused.filter(
    ({ path, name, isPublic }) =>
      !LOADED_BY_PATH.includes(path) && !(isPublic && isDocumented(path, name)),
  );

  test('is not exported', () => {
    const numbers = counted(
      left.filter(({ isTested }) => !isTested).map(({ path }) => nameOf(path)!),
    );
    const wrong = differences(numbers, allowedFor('unusedExports', numbers));
    const named = left
      .filter(
        ({ path, isTested }) =>
          !isTested && wrong.some((one) => one.startsWith(`${nameOf(path)}:`)),
      )
      .map(({ path, name }) => `${path}: ${name}`);
    expect([...wrong, ...(wrong.length === 0 ? [] : named)]).toEqual([]);
  });

  test('but tests is no more than it was', () => {
    const numbers = counted(
      left.filter(({ isTested }) => isTested).map(({ path }) => nameOf(path)!),
    );
    expect(differences(numbers, allowedFor('exportsForTests', numbers))).toEqual([]);
  });

  test('is told from what somebody takes, by whatever way', () => {
    const found = unusedIn({
      packages: [
        source(
          'a/src/index.ts',
          "export { taken, offered } from './inside.ts';\nexport { open as shut } from './inside.ts';\n",
        ),
        source(
          'a/src/inside.ts',
          'export const taken = 1;\nexport const offered = 2;\nexport const open = 3;\nexport const tried = 4;\nexport const beside = 5;\nexport interface Given {}\nexport const give = (one: Given) => one;\nexport interface Alone {}\nexport const later = 6;\n',
        ),
        source(
          'a/src/other.ts',
          "import {\n  beside,\n  give,\n} from './inside.ts';\nconst { later } = await import('./inside.ts');\n",
        ),
        source('b/src/b.ts', "import { taken, type shut as s } from '@hanchan/a';\n"),
      ],
      others: [source('a/test/a.test.ts', "import { tried } from '../src/inside.ts';\n")],
      doors: new Map([['@hanchan/a', 'a/src/index.ts']]),
    });
    expect(found).toEqual([
      { path: 'a/src/inside.ts', name: 'offered', isTested: false, isPublic: true },
      { path: 'a/src/inside.ts', name: 'tried', isTested: true, isPublic: false },
      { path: 'a/src/inside.ts', name: 'Alone', isTested: false, isPublic: false },
    ]);
  });
});

describe('functions', () => {
  test(`are no longer than ${LONGEST} lines`, () => {
    const tools = others.filter(
      ({ path }) => !/\/test\/|\.test\.ts$|^proof\/spec\//.test(path) && !MADE.test(path),
    );
    const long = [...packages, ...tools].flatMap(longFunctionsIn);
    const numbers = counted(long.map(({ path }) => nameOf(path) ?? dirname(path)));
    const wrong = differences(numbers, allowedFor('longFunctions', numbers));
    expect(wrong.length === 0 ? [] : [...wrong, ...long]).toEqual([]);
  });

  test('a long one is found, and a list of short ones is none', () => {
    const lines = (count: number) => 'work();\n'.repeat(count);
    const fits = `function fits() {\n${lines(58)}}\n`;
    const long = `class Table {\n  #play() {\n${lines(59)}  }\n}\n`;
    const list = `const list = () => ({\n${`a() {\n${lines(20)}},\n`.repeat(9)}});\n`;
    expect(longFunctionsIn(source('x.ts', fits + list))).toEqual([]);
    expect(longFunctionsIn(source('x.ts', long))).toEqual([
      { path: 'x.ts', name: '#play', lines: 61 },
    ]);
    const component = `<script lang="ts">\n${long}</script>\n<p></p>\n`;
    expect(longFunctionsIn(source('x.svelte', component))).toHaveLength(1);
  });
});

describe('the insides of a package', () => {
  test('are reached from elsewhere no more often than they were', () => {
    const reached = [...packages, ...others].flatMap(insidesOf);
    const numbers = counted(reached.map(({ by, of }) => `${by} → ${of}`));
    const wrong = differences(numbers, allowedFor('insides', numbers));
    expect(wrong.length === 0 ? [] : [...wrong, ...reached]).toEqual([]);
  });

  test('are told from its doors', () => {
    const reached = (path: string, target: string) =>
      insidesOf(source(path, `import { x } from '${target}';\n`));
    expect(reached('proof/spec/a.spec.ts', '@hanchan/game')).toEqual([]);
    expect(reached('tools/pages.mjs', '../engine/game/dist/index.js')).toEqual([]);
    expect(reached('engine/game/test/a.test.ts', '../src/turn.ts')).toEqual([]);
    expect(reached('engine/game/src/a.ts', './turn.ts')).toEqual([]);
    const [turn] = reached('proof/spec/a.spec.ts', '../../engine/game/src/turn.ts');
    expect(turn).toMatchObject({ by: 'proof/spec', of: 'game' });
    expect(reached('engine/game/src/a.ts', '../../score/src/fu.ts')).toHaveLength(1);
    expect(reached('tools/pages.mjs', '../engine/game/dist/turn.js')).toHaveLength(1);
    expect(reached('engine/keeper/test/a.test.ts', '../../game/test/b.ts')).toHaveLength(1);
  });
});

describe('the ratchet', () => {
  test('holds a number in both directions, and turns in one', () => {
    expect(differences({ a: 3, b: 1 }, { a: 3, b: 1 })).toEqual([]);
    expect(differences({ a: 4 }, { a: 3, b: 1 })).toEqual([
      'a: 4, 3 allowed',
      'b: 0, write it down (1)',
    ]);
    const [found, allowed] = [
      { a: 4, b: 1, c: 2 },
      { a: 3, b: 2, d: 1 },
    ];
    expect(tightened(found, allowed)).toEqual({ a: 3, b: 1 });
    expect(tightened(found, allowed, true)).toEqual({ a: 3, b: 1, c: 2 });
  });
});
