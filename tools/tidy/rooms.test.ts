// The rooms of the page as a test: a room is entered by its name and not by its walls, no two folders of a room need each
// other, and a name stands for one thing in all of them.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ROOMS } from './limits.ts';

const PAGE = fileURLToPath(new URL('../../faces/page', import.meta.url));

interface Source {
  /** From the folder of the page: `kit/src/parts/Chip.svelte`. */
  readonly path: string;
  readonly text: string;
}

const SOURCES: readonly Source[] = Object.keys(ROOMS).flatMap((room) =>
  readdirSync(join(PAGE, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|css)$/.test(file))
    .map((file) => `${room}/src/${file}`)
    .map((path) => ({ path, text: readFileSync(join(PAGE, path), 'utf8') })),
);

const roomOf = (path: string) => path.split('/')[0]!;

/** By `import`, `import()`, `@import`, or as the address of a worker. */
const NAMED = /(?:\bfrom|\bimport|\bimport\(|@import|new URL\()\s*['"]([^'"]+)['"]/g;

/** What a source takes from the page: files, from the folder of the page. */
function neededBy({ path, text }: Source): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, target]) => {
    if (target!.startsWith('.')) return [normalize(join(dirname(path), target!))];
    const [, room, file] = /^@hanchan\/(\w+)\/(.+)$/.exec(target!) ?? [];
    return room !== undefined && room in ROOMS ? [`${room}/src/${file}`] : [];
  });
}

/** The first way round from a thing back to itself; null: there is none. */
function wayRound(ways: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const done = new Set<string>();
  const walk = (at: string, path: readonly string[]): string | null => {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at].join(' → ');
    if (done.has(at)) return null;
    for (const next of ways.get(at) ?? []) {
      const found = walk(next, [...path, at]);
      if (found !== null) return found;
    }
    done.add(at);
    return null;
  };
  for (const start of ways.keys()) {
    const found = walk(start, []);
    if (found !== null) return found;
  }
  return null;
}

/** From each place to the others that it needs. */
function ways(of: (path: string) => string, among: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const source of among) {
    const here = of(source.path);
    const there = found.get(here) ?? new Set();
    for (const needed of neededBy(source)) if (of(needed) !== here) there.add(of(needed));
    found.set(here, there);
  }
  return found;
}

describe('the rooms of the page', () => {
  test('are those that the arrow names', () => {
    const folders = readdirSync(PAGE, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(Object.keys(ROOMS).sort());
  });

  test('need nobody who needs them', () => {
    expect(wayRound(ways(roomOf, SOURCES))).toBeNull();
    expect(
      wayRound(new Map(Object.entries(ROOMS).map(([room, left]) => [room, new Set(left)]))),
    ).toBeNull();
  });

  test('are entered by their names, never by a way through the folders', () => {
    const wrong = SOURCES.flatMap(({ path, text }) =>
      [...text.matchAll(NAMED)]
        .map(([, target]) => target!)
        .filter((target) => target.startsWith('.'))
        .map((target) => normalize(join(dirname(path), target)))
        .filter((needed) => roomOf(needed) in ROOMS && roomOf(needed) !== roomOf(path))
        .map((needed) => `${path}: ${needed}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.keys(ROOMS))('no two folders of %s need each other', (room) => {
    const own = SOURCES.filter(({ path }) => roomOf(path) === room);
    const among = ways(dirname, own);
    for (const there of among.values())
      for (const folder of there) if (roomOf(folder) !== room) there.delete(folder);
    expect(among.size).toBeGreaterThan(3);
    expect(wayRound(among)).toBeNull();
  });

  test('a way round is seen', () => {
    const around = (paths: readonly (readonly [string, string])[]) =>
      paths.map(([path, needed]) => ({ path, text: `import '${needed}';` }));
    const cycle = around([
      ['kit/src/a/one.ts', '../b/two.ts'],
      ['kit/src/b/two.ts', '@hanchan/kit/a/one.ts'],
    ]);
    expect(wayRound(ways(dirname, cycle))).toBe('kit/src/a → kit/src/b → kit/src/a');
    expect(wayRound(ways(dirname, cycle.slice(0, 1)))).toBeNull();
  });
});

describe('a name stands for one thing', () => {
  /** Sentences, one file a language: each part of the page has its own under the same names. */
  const isTexts = (path: string) => /\/(words|ja)\//.test(path);
  const own = SOURCES.filter(({ path }) => !isTexts(path) && !path.endsWith('.css'));

  const twice = (named: readonly (readonly [string, string])[]): string[] => {
    const places = new Map<string, Set<string>>();
    for (const [name, path] of named) places.set(name, (places.get(name) ?? new Set()).add(path));
    return [...places]
      .filter(([, paths]) => paths.size > 1)
      .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
  };

  test('among files', () => {
    expect(twice(own.map(({ path }) => [basename(path), path]))).toEqual([]);
  });

  test('among what files give out', () => {
    const given = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
    const names = own
      .filter(({ path }) => path.endsWith('.ts'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(given)].map(([, name]) => [name!, path] as const),
      );
    expect(names.length).toBeGreaterThan(800);
    expect(twice(names)).toEqual([]);
  });
});
