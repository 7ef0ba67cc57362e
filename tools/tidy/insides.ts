// Who reaches into a package past its door. Whatever stands outside a package asks it by its public name; a tool, which runs
// without a compiler, asks the same door of the build.

import { dirname, join } from 'node:path';
import { folderOf, PACKAGE_FOLDERS } from '../places.mjs';
import { doorsOf } from './exports.ts';
import { importsOf, PACKAGES, type Source } from './sources.ts';

export interface Inside {
  /** `proof/spec`, `tools`, `web`. */
  readonly by: string;
  readonly of: string;
  readonly path: string;
  readonly target: string;
}

/** The doors of the builds. */
const DOORS = new Set(
  PACKAGE_FOLDERS.flatMap((folder) => [...doorsOf(folder).values()]).map((source) =>
    source.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js'),
  ),
);

const packageAt = (path: string) => PACKAGES.find((name) => path.startsWith(`${folderOf(name)}/`));

/** A part of the proof, the tools, or a package. */
const placeOf = (path: string) =>
  packageAt(path) ?? (path.startsWith('proof/') ? path.split('/').slice(0, 2).join('/') : 'tools');

export function insidesOf(source: Source): Inside[] {
  const { path } = source;
  const own = packageAt(path);
  return importsOf(source)
    .filter((target) => target.startsWith('.'))
    .map((target) => join(dirname(path), target))
    .flatMap((target) => {
      const of = packageAt(target);
      if (of === undefined || of === own || DOORS.has(target)) return [];
      return [{ by: placeOf(path), of, path, target }];
    });
}
