// Every export of the packages that others install says what it is, for the reference and for whoever hovers over it.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKAGE_FOLDERS } from '../../../tools/places.mjs';
import { undocumentedIn } from '../../../tools/reference/undocumented.mjs';

/** Those that `npm run reference` writes about. */
const { entryPoints } = JSON.parse(readFileSync('typedoc.json', 'utf8')) as {
  readonly entryPoints: readonly string[];
};
const FOLDERS = PACKAGE_FOLDERS.filter((folder) =>
  entryPoints.some((one) => folder === one || folder.startsWith(one.replace(/\*$/, ''))),
);

test.each(FOLDERS)('%s leaves no export without a word', (folder) => {
  expect(FOLDERS.length).toBeGreaterThan(15);
  expect(undocumentedIn(folder)).toEqual([]);
});
