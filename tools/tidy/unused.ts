// Exports that nobody takes. Each is a promise that somebody has to keep, and a word that a reader has to know.

import { doorsOf, offeredBy, takenBy } from './exports.ts';
import type { Source } from './sources.ts';

export interface Unused {
  readonly path: string;
  readonly name: string;
  /** Tests take it, and nothing else does. */
  readonly isTested: boolean;
  /** It can be had from outside its package. */
  readonly isPublic: boolean;
}

/** The sources of packages, and everything else that may take something from them. */
export interface Tree {
  readonly packages: readonly Source[];
  readonly others: readonly Source[];
  /** `@hanchan/tiles` → `engine/tiles/src/index.ts`. */
  readonly doors: ReadonlyMap<string, string>;
}

export const doorsOfAll = (folders: readonly string[]): Map<string, string> =>
  new Map(folders.flatMap((folder) => [...doorsOf(folder)]));

const isTest = (path: string) => /\/test\/|\.test\.ts$|^proof\/spec\//.test(path);

export class Exports {
  readonly #offered;
  readonly #doors;

  constructor({ packages, doors }: Pick<Tree, 'packages' | 'doors'>) {
    this.#offered = new Map(packages.map((source) => [source.path, offeredBy(source)]));
    this.#doors = doors;
  }

  /** From a name of a package, or from what a tool takes out of a build. */
  fileOf(target: string): string {
    return this.#doors.get(target) ?? target.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts');
  }

  /** All names that can be had from a file. */
  namesOf(path: string): string[] {
    return (this.#offered.get(path) ?? []).flatMap(({ name, from }) =>
      name === '*' ? this.namesOf(this.fileOf(from!)) : [name],
    );
  }

  /** The files and names that a name leads through, to the one that declares it. */
  wayOf(path: string, name: string): string[] {
    const offered = this.#offered.get(path) ?? [];
    const named = offered.find((one) => one.name === name);
    if (named === undefined) {
      const passed = offered.filter((one) => one.name === '*');
      return passed.flatMap(({ from }) => this.wayOf(this.fileOf(from!), name));
    }
    if (named.from === null) return [`${path} ${named.as}`];
    return [`${path} ${name}`, ...this.wayOf(this.fileOf(named.from), named.as)];
  }

  /** Everything that a taking leads through. */
  taken(from: string, name: string): string[] {
    const path = this.fileOf(from);
    const names = name === '*' ? this.namesOf(path) : [name];
    return names.flatMap((one) => this.wayOf(path, one));
  }

  /** What the files themselves declare for others. */
  *declared(): Generator<{ readonly path: string; readonly name: string }> {
    for (const [path, offered] of this.#offered) {
      for (const { name, from, as } of offered) {
        if (from === null && name !== '*') yield { path, name: as };
      }
    }
  }
}

export function unusedIn(tree: Tree): Unused[] {
  const { packages, others, doors } = tree;
  const exports = new Exports(tree);
  const used = new Set<string>();
  const tested = new Set<string>();
  for (const source of [...packages, ...others]) {
    const into = isTest(source.path) ? tested : used;
    for (const { from, name } of takenBy(source)) {
      for (const one of exports.taken(from, name)) into.add(one);
    }
  }
  const open = new Set([...doors.values()].flatMap((door) => exports.taken(door, '*')));
  const texts = new Map(packages.map(({ path, code }) => [path, code]));
  return [...exports.declared()].flatMap(({ path, name }) => {
    const key = `${path} ${name}`;
    if (used.has(key) || isNamedInExport(name, texts.get(path)!)) return [];
    return [{ path, name, isTested: tested.has(key), isPublic: open.has(key) }];
  });
}

const STATEMENT =
  /^(?=(?:export |import |const |let |function |async |class |abstract |interface |type |declare |enum ))/m;

/** A type that says what another export takes or gives is used with it. */
function isNamedInExport(name: string, code: string): boolean {
  if (!new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(code)) return false;
  const own = new RegExp(`^export (?:interface|type) ${name}\\b`);
  const mention = new RegExp(`\\b${name}\\b`);
  return code
    .split(STATEMENT)
    .some((one) => one.startsWith('export ') && !own.test(one) && mention.test(one));
}
