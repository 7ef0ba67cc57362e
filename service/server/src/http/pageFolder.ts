// The folder with the built page, as the operator names it.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Why the page cannot be served from a folder; null: it can. */
export function pageProblem(folder: string): string | null {
  if (!existsSync(folder)) return `there is no folder ${folder}`;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
  if (existsSync(join(folder, 'index.html'))) return null;
  return `there is no index.html in ${folder}; npm start builds the page into faces/page/app/dist`;
}
