// Where the packages are: folders of a storey (engine, service, faces) and rooms of the page, as the workspaces say.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from './setup.mjs';

const { workspaces } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));

/** `engine/*` stands for every folder there that is a package. */
function foldersOf(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const above = pattern.slice(0, -2);
  return readdirSync(`${ROOT}${above}`)
    .map((name) => `${above}/${name}`)
    .filter((folder) => existsSync(`${ROOT}${folder}/package.json`));
}

/** `engine/tiles`, `service/server`, … in the order of the workspaces. */
export const PACKAGE_FOLDERS = workspaces.flatMap(foldersOf);

/** The folder of a package by its own name: `tiles` → `engine/tiles`. */
export function folderOf(name) {
  const folder = PACKAGE_FOLDERS.find((one) => one.endsWith(`/${name}`));
  if (folder === undefined) throw new Error(`there is no package “${name}”`);
  return folder;
}
