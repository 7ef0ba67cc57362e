// The documents of the repository as a site of static files: at `/docs` of every server, and to be opened from the disk.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { addressOf, contents } from './contents.mjs';
import { framed } from './layout.mjs';
import { madeFiles, madePages } from './made.mjs';
import { rendered } from './markdown.mjs';
import { openapiOf } from './openapi.mjs';
import { isReference, referenceText } from './reference.mjs';
import { resolver } from './resolve.mjs';
import { searchData } from './search.mjs';

const read = (path) => readFileSync(`${ROOT}${path}`, 'utf8');

const STYLES = [
  'faces/page/kit/src/style/tokens.css',
  'tools/docs/style/frame.css',
  'tools/docs/style/text.css',
];

/** A document as it is written; of the reference with the names of its pages. */
const textOf = (source) => (isReference(source) ? referenceText(source) : read(source));

/** Every file of the site by its address. */
export async function renderDocs() {
  const interfaces = {
    openapi: await openapiOf(),
    asyncapi: JSON.parse(read('service/protocol/asyncapi.json')),
  };
  const made = madePages(interfaces);
  const outline = contents();
  const pages = new Map(
    outline.flatMap((section) =>
      section.pages
        .filter((page) => typeof page === 'string')
        .map((page) => [page, addressOf(page)]),
    ),
  );
  const pictures = new Map();
  const pageOf = (entry) => {
    const source = typeof entry === 'string' ? entry : 'README.md';
    const page =
      typeof entry === 'string'
        ? { address: addressOf(entry), text: textOf(entry) }
        : made[entry.made];
    if (page.html !== undefined) return page;
    const { address, text } = page;
    const { html, headings } = rendered(text, resolver(source, address, { pages, pictures }));
    const title = headings.find(({ level }) => level === 1)?.text ?? address;
    return { address, title, html, headings };
  };
  const sections = outline.map((section) => ({ ...section, pages: section.pages.map(pageOf) }));
  const all = sections.flatMap((section) => section.pages);
  const files = new Map(all.map((page) => [page.address, framed(page, sections)]));
  files.set('404.html', notFound(sections));
  for (const [address, text] of madeFiles(interfaces)) files.set(address, text);
  for (const [address, path] of pictures) files.set(address, readFileSync(`${ROOT}${path}`));
  files.set('style.css', STYLES.map(read).join('\n'));
  files.set('icon.svg', read('faces/page/app/public/icon.svg'));
  for (const script of ['scheme.js', 'search.js']) files.set(script, read(`tools/docs/${script}`));
  files.set('search-data.js', searchData(all));
  return files;
}

/** It answers at any depth, so its links begin at the server's root. */
function notFound(sections) {
  const html =
    '<h1>No such page</h1><p>There is no document at this address. The <a href="/docs/index.html">first page</a> and the contents lead to all of them.</p>';
  const page = { address: '404.html', title: 'No such page', html, headings: [] };
  return framed(page, sections, (to) => `/docs/${to}`);
}

export function writeDocs(files, folder) {
  for (const [address, content] of files) {
    const path = join(folder, address);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
