// A made-up federation's rulebook, as a server is given it.

import { fileURLToPath } from 'node:url';
import { LIBRARY, readFolder, writePack } from '@hanchan/rulebooks';

const FOLDER = fileURLToPath(
  new URL('../../../../proof/spec/rulebooks/lakeside-2026', import.meta.url),
);

/** `edit` changes its ruleset, written as JSON. */
export function packedLakeside(edit: (text: string) => string = (text) => text): string {
  const read = readFolder(FOLDER, LIBRARY);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { ruleset } = read.value.book;
  const changed = JSON.parse(edit(JSON.stringify(ruleset))) as typeof ruleset;
  return writePack({ ...read.value.book, ruleset: changed }, read.value.examples);
}
