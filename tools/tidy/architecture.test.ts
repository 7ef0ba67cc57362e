// The architecture as a test: who may import whom, what the engine may not touch, where names of rulebooks
// may stand, and how long things may grow.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawArchitecture, PICTURE, reduced } from '../architecture.mjs';
import { folderOf, PACKAGE_FOLDERS } from '../places.mjs';
import {
  ALLOWED_IMPORTS,
  ENGINE,
  LEANS_ON,
  LONG_FILES,
  READ_PACKAGES,
  ROOMS,
  RULESET_IDS,
  STOREYS,
  UPWARDS,
} from './limits.ts';
import {
  importsOf,
  neighboursOf,
  PACKAGES,
  packageOf,
  ROOT,
  type Source,
  sourcesIn,
  sourcesOf,
} from './sources.ts';

/** From its own package, or made while it is built. */
const isOwn = (target: string) => /^(\.|virtual:)/.test(target);

describe('the arrow of imports', () => {
  test('every package has its place in it', () => {
    expect(PACKAGES).toEqual(Object.keys(ALLOWED_IMPORTS).sort());
  });

  test.each(PACKAGES)('%s imports only from its left', (name) => {
    const allowed = ALLOWED_IMPORTS[name]!;
    const wrong = sourcesOf(name).flatMap((source) =>
      importsOf(source)
        .filter((target) => !isOwn(target))
        .filter((target) => ENGINE.includes(name) || !target.startsWith('node:'))
        .filter((target) => !allowed.includes(packageOf(target)))
        .map((target) => `${source.path}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(PACKAGES)('%s declares what it imports', (name) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, folderOf(name), 'package.json'), 'utf8'));
    const { dependencies, peerDependencies } = manifest;
    const declared = Object.keys({ ...dependencies, ...peerDependencies });
    const used = sourcesOf(name)
      .flatMap(importsOf)
      .filter((target) => !isOwn(target) && !target.startsWith('node:'))
      .map(packageOf);
    const all = new Set([...used, ...(READ_PACKAGES[name] ?? [])]);
    expect([...all].sort()).toEqual(declared.sort());
  });
});

describe('storeys', () => {
  const storeyOf = (name: string) => STOREYS.indexOf(folderOf(name).split('/')[0]!);

  test('every package stands in one', () => {
    expect(PACKAGES.filter((name) => storeyOf(name) < 0)).toEqual([]);
  });

  test('imports lead to the own storey or to one above', () => {
    const upwards = PACKAGES.flatMap((name) =>
      ALLOWED_IMPORTS[name]!.filter((target) => target.startsWith('@hanchan/'))
        .map((target) => target.replace('@hanchan/', ''))
        .filter((target) => storeyOf(target) > storeyOf(name))
        .map((target) => `${name} → ${target}`),
    );
    expect(upwards).toEqual(UPWARDS);
  });

  test('the picture shows the imports as they are; else run `npm run pictures`', () => {
    expect(readFileSync(join(ROOT, PICTURE), 'utf8') === drawArchitecture()).toBe(true);
  });

  test('an arrow that follows from others is left out, and no other', () => {
    const packages = [
      { name: 'tiles', storey: 'engine', imports: new Set<string>() },
      { name: 'score', storey: 'engine', imports: new Set(['tiles']) },
      { name: 'game', storey: 'engine', imports: new Set(['tiles', 'score']) },
      { name: 'bots', storey: 'engine', imports: new Set(['tiles', 'score', 'game']) },
    ];
    const kept = reduced(packages).map(({ name, imports }) => [name, ...imports]);
    expect(kept).toEqual([['tiles'], ['score', 'tiles'], ['game', 'score'], ['bots', 'game']]);
  });

  test('ARCHITECTURE.md is a page of at most 120 lines, with a row for every package', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
    const missing = PACKAGES.filter((name) => !text.includes(`](${folderOf(name)})`));
    expect(missing).toEqual([]);
    expect(text).toContain(`](${PICTURE})`);
  });
});

describe('proof, tools and tests', () => {
  const places = [
    ...PACKAGE_FOLDERS.flatMap((folder) => [
      ...sourcesIn(join(folder, 'src')),
      ...sourcesIn(join(folder, 'test')),
    ]),
    ...sourcesIn('proof'),
    ...sourcesIn('tools'),
  ];

  /** `tools`, `proof/bench`, the tests of a package, or its sources. */
  const placeOf = (path: string) => {
    if (path.startsWith('tools/')) return 'tools';
    if (path.startsWith('proof/')) return path.split('/').slice(0, 2).join('/');
    return /\/test\//.test(path) ? 'tests' : 'sources';
  };

  /** Packages are another matter: who may enter them, and through which door, are laws of their own. */
  const wrongIn = (sources: readonly Source[]) =>
    sources.flatMap((source) => {
      const from = placeOf(source.path);
      return neighboursOf(source)
        .filter((target) => /^(proof|tools)\//.test(target) && placeOf(target) !== from)
        .filter((target) => !LEANS_ON[from]!.includes(placeOf(target)))
        .map((target) => `${source.path}: ${target}`);
    });

  test('lean only on what may carry them', () => {
    expect(places.length).toBeGreaterThan(1500);
    expect(wrongIn(places)).toEqual([]);
  });

  test('what leans the wrong way is found', () => {
    const leaning = (path: string, target: string) => {
      const code = `import { x } from '${target}';\n`;
      return wrongIn([{ path, text: code, code }]);
    };
    expect(leaning('engine/game/src/a.ts', '../../../proof/spec/support/walls.ts')).toHaveLength(1);
    expect(leaning('service/server/src/http/a.ts', '../../../../tools/setup.mjs')).toHaveLength(1);
    expect(leaning('tools/a.mjs', '../proof/spec/support/walls.ts')).toHaveLength(1);
    expect(leaning('proof/bench/a.mjs', '../spec/support/walls.ts')).toHaveLength(1);
    expect(leaning('engine/game/test/a.ts', '../../../proof/spec/support/walls.ts')).toEqual([]);
  });
});

describe('the engine is pure', () => {
  test.each(ENGINE)('%s depends on nothing outside', (name) => {
    const outside = sourcesOf(name).flatMap((source) =>
      importsOf(source)
        .filter((target) => !target.startsWith('.') && !target.startsWith('@hanchan/'))
        .map((target) => `${source.path}: ${target}`),
    );
    expect(outside).toEqual([]);
  });

  test.each(ENGINE.filter((name) => name !== 'rulesets'))(
    '%s knows no rulebook by name',
    (name) => {
      const wrong = sourcesOf(name).flatMap(({ path, code }) =>
        RULESET_IDS.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(code)).map(
          (id) => `${path}: ${id}`,
        ),
      );
      expect(wrong).toEqual([]);
    },
  );
});

describe('style that can be counted', () => {
  const sources = PACKAGES.flatMap(sourcesOf);
  const beside = PACKAGE_FOLDERS.flatMap((folder) =>
    ['test', 'bin', 'tools'].flatMap((part) => sourcesIn(join(folder, part))),
  );
  const around = ['proof', 'tools', 'examples'].flatMap(sourcesIn);

  test('no file outgrows 400 lines, data apart', () => {
    const long = [...sources, ...beside, ...around]
      .filter(({ path }) => !LONG_FILES.some((pattern) => pattern.test(path)))
      .map(({ path, text }) => [path, text.split('\n').length] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  test('nor does a sheet of style', () => {
    const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: ROOT, encoding: 'utf8' })
      .trimEnd()
      .split('\n')
      .filter((path) => existsSync(join(ROOT, path)));
    expect(sheets.length).toBeGreaterThan(20);
    const long = sheets
      .map((path) => [path, readFileSync(join(ROOT, path), 'utf8').split('\n').length] as const)
      .filter(([, lines]) => lines > 400);
    expect(long).toEqual([]);
  });

  test('every file opens by saying what it is for', () => {
    const silent = sources
      .filter(({ path }) => !path.endsWith('/index.ts') && !path.endsWith('.svelte'))
      .filter(({ text }) => !text.startsWith('//') && !text.startsWith('/*'))
      .map(({ path }) => path);
    expect(silent).toEqual([]);
  });

  test('no file is named after nothing', () => {
    const vague = /\/(utils?|helpers?|common|misc|manager)\b|_old\b/;
    expect(sources.map(({ path }) => path).filter((path) => vague.test(path))).toEqual([]);
  });

  test('nothing is left for later', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)|\bas any\b/;
    const found = sources.flatMap(({ path, text }) => (marks.test(text) ? [path] : []));
    expect(found).toEqual([]);
  });

  test.each(PACKAGES)('%s has tests that run where it lives', (name) => {
    const folder = folderOf(name);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    const up = folder.replace(/[^/]+/g, '..');
    // Of a room only what is quick: the long ones are for `npm test`.
    const only = Object.hasOwn(ROOMS, name) ? ' --project unit' : '';
    expect(scripts.test).toBe(`vitest run --root ${up}${only} ${folder}/test/`);
    expect(sourcesIn(join(folder, 'test')).length).toBeGreaterThan(0);
  });

  test.each(PACKAGES)('%s has a README of at most 40 lines', (name) => {
    const readme = readFileSync(join(ROOT, folderOf(name), 'README.md'), 'utf8');
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });
});
