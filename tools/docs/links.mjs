// Where links of the site lead that lead nowhere: every address and every place on a page has to be there.

import { posix } from 'node:path';

const LINK = /\s(?:href|src)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

/** `page: link` for each. `files` has what each file holds, by its address. */
export function brokenLinks(files) {
  const ids = new Map();
  const idsOf = (address) => {
    if (!ids.has(address)) {
      const found = [...String(files.get(address)).matchAll(ID)].map(([, id]) => id);
      ids.set(address, new Set(found));
    }
    return ids.get(address);
  };
  const leadsSomewhere = (from, link) => {
    if (/^https?:/.test(link)) return true;
    const [path, hash] = link.split('#');
    const inside = path.startsWith('/docs/') ? path.slice('/docs/'.length) : undefined;
    const target =
      inside ?? (path === '' ? from : posix.normalize(posix.join(posix.dirname(from), path)));
    return files.has(target) && (hash === undefined || idsOf(target).has(decodeURI(hash)));
  };
  return [...files.keys()]
    .filter((address) => address.endsWith('.html'))
    .flatMap((address) =>
      [...String(files.get(address)).matchAll(LINK)]
        .map(([, link]) => link)
        .filter((link) => !leadsSomewhere(address, link))
        .map((link) => `${address}: ${link}`),
    );
}
