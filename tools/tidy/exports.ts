// What files offer to others, and who takes it. Read from the statements themselves, which the formatter keeps in one form.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOf } from '../places.mjs';
import { ROOT, type Source } from './sources.ts';

/** One name that a file offers: its own, or one that it passes on from another file (`*`: everything there). */
export interface Offered {
  readonly name: string;
  /** Path from the root; null where the file itself declares it. */
  readonly from: string | null;
  /** What it is called there. */
  readonly as: string;
}

/** A room of the page gives out its files one by one: `@hanchan/kit/parts/Cite.svelte`. */
const OF_A_ROOM = /^@hanchan\/([\w-]+)\/(.+\.(?:ts|svelte))$/;

/** The file that an import leads to; the import itself where that is the door of a package. */
function fileOf(target: string, importer: string): string {
  if (target.startsWith('.')) return join(dirname(importer), target);
  const [, room, file] = OF_A_ROOM.exec(target) ?? [];
  return room === undefined ? target : `${folderOf(room)}/src/${file}`;
}

const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_]\w*)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?;/gm;
const ALL = /^export \* from '([^']+)';/gm;

/** `a, type B as C` → [`a`, `a`], [`B`, `C`]. */
function namesIn(list: string): [string, string][] {
  return list
    .split(',')
    .map((one) => one.trim().replace(/^type /, ''))
    .filter((one) => one !== '')
    .map((one) => {
      const [name, as = name] = one.split(' as ');
      return [name!, as!];
    });
}

export function offeredBy({ path, code }: Source): Offered[] {
  const at = (target: string) => fileOf(target, path);
  const declared = [...code.matchAll(DECLARED)].map(([, name]) => ({
    name: name!,
    from: null,
    as: name!,
  }));
  const listed = [...code.matchAll(LISTED)].flatMap(([, list, from]) =>
    namesIn(list!).map(([as, name]) => ({ name, as, from: from === undefined ? null : at(from) })),
  );
  const all = [...code.matchAll(ALL)].map(([, from]) => ({ name: '*', as: '*', from: at(from!) }));
  return [...declared, ...listed, ...all];
}

/** One name that a file takes from another or from a package; `*`: it takes whatever is there. */
export interface Taken {
  readonly from: string;
  readonly name: string;
}

const UNDER_ONE_NAME = /^export \* as \w+ from '([^']+)';/gm;
const IMPORTS = /^\s*import (?:type )?([^;']*?) from '([^']+)';/gm;
const LATER =
  /(?:const \{([^}]*)\} = await |(?:type |: |<|\b)(?:typeof )?)import\(\s*[`']([^`']+)[`'],?\s*\)(?:\.([\w$]+))?/g;

export function takenBy({ path, code }: Source): Taken[] {
  const at = (target: string) => fileOf(target, path);
  const now = [...code.matchAll(IMPORTS)].flatMap(([, what, from]) => {
    const [, list] = /\{([^}]*)\}/.exec(what!) ?? [];
    if (list === undefined) return [{ from: at(from!), name: '*' }];
    return namesIn(list).map(([name]) => ({ from: at(from!), name }));
  });
  const later = [...code.matchAll(LATER)].flatMap(([, list, from, member]) => {
    const target = at(from!.replace(/^\$\{ROOT\}/, ''));
    if (member !== undefined && member !== 'then') return [{ from: target, name: member }];
    if (list === undefined) return [{ from: target, name: '*' }];
    return list.split(',').map((one) => ({ from: target, name: one.split(':')[0]!.trim() }));
  });
  // Under one name everything is handed on: which of it is used is for the compiler to know.
  const whole = [...code.matchAll(UNDER_ONE_NAME)].map(([, from]) => ({
    from: at(from!),
    name: '*',
  }));
  return [...now, ...later, ...whole];
}

/** The files through which a package is entered: `@hanchan/rulesets/clauses` → `engine/rulesets/src/clauses.ts`. */
export function doorsOf(folder: string): Map<string, string> {
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  const doors = Object.entries<Record<string, string>>(exports).flatMap(([door, to]) => {
    const source = to['@hanchan/source'];
    return source === undefined ? [] : [[join(name, door), join(folder, source)] as const];
  });
  return new Map(doors);
}
