// The API reference as `npm run reference` writes it: Markdown, a page for each package and for each of its entries.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from '../setup.mjs';
import { slugOf } from './markdown.mjs';

const FOLDER = 'out/reference';

export const isReference = (source) => source.startsWith(`${FOLDER}/`);

/** Its pages in order, the first one first; none where it has not been made. */
export function referencePages() {
  if (!existsSync(`${ROOT}${FOLDER}`)) return [];
  const names = readdirSync(`${ROOT}${FOLDER}`, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.md') && name !== 'index.md').sort();
  return ['index.md', ...pages].map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`);
}

/** `out/reference/rulesets/clauses.md` → `@hanchan/rulesets/clauses`. */
function titleOf(source) {
  const path = source.slice(FOLDER.length + 1, -'.md'.length).replace('/namespaces/', ': ');
  if (path === 'index') return 'Reference';
  return `@hanchan/${path.replace(/\/index$/, '').replace(/\/README$/, ': the package')}`;
}

const read = (source) => readFileSync(`${ROOT}${source}`, 'utf8');

/** How often a page has a heading of this name. */
const headingsOf = (source, name) =>
  (read(source).match(/^#+ .*$/gm) ?? []).filter(
    (line) => slugOf(line.replace(/^#+ /, '')) === name,
  ).length;

/** A type and its form share a name and stand together: there is no second heading for a link to lead to. */
const toOneHeading = (source) => (link, file, name) => {
  const target = file === '' ? source : posix.join(posix.dirname(source), file);
  return headingsOf(target, name) > 1 ? link : `](${file}#${name})`;
};

/** Entries are called by their file alone, and the one of the package itself not at all: here each has its whole name. */
export const referenceText = (source) =>
  read(source)
    .replace(/^# .*$/m, `# ${titleOf(source)}`)
    .replaceAll('[](README.md)', '[the package](README.md)')
    .replace(/\]\(([\w./-]*)#(\w+)-1\)/g, toOneHeading(source));
