// Where a link of a document leads within the site. Links are relative, so that the site works at any address and from the disk.

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT } from '../setup.mjs';
import { FOLDERS } from './contents.mjs';

const PICTURE = /\.(svg|jpg|png)$/;

/** `rules/general.html` from `api/http.html`: `../rules/general.html`. */
export const between = (from, to) => {
  const [path, hash] = to.split('#');
  const way = posix.relative(posix.dirname(from), path);
  return hash === undefined ? way : `${way}#${hash}`;
};

/**
 * For the document `source`, which stands at `address`. `pages` has the address of every document; pictures that are linked to
 * are noted in `pictures`, by their address.
 */
export function resolver(source, address, { pages, pictures }) {
  return (href) => {
    if (/^(\w+:|\/\/)/.test(href) || href.startsWith('#')) return href;
    const [path, hash = ''] = href.split('#');
    const target = posix.normalize(posix.join(posix.dirname(source), path)).replace(/\/$/, '');
    const page = pages.get(target) ?? pages.get(`${target}/README.md`) ?? FOLDERS[target];
    if (page !== undefined) return between(address, hash === '' ? page : `${page}#${hash}`);
    if (!existsSync(`${ROOT}${target}`)) throw new Error(`${source}: ${href} leads nowhere`);
    if (!PICTURE.test(target)) return null;
    const picture = `pictures/${posix.basename(target)}`;
    pictures.set(picture, target);
    return between(address, picture);
  };
}
