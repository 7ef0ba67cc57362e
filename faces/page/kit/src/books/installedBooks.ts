// The rulebooks that the server has installed, fetched when a page opens that goes by rulebooks: first what is needed to
// play and score by them; clauses and rulings when somebody reads those.

import { type BookInPlay, type BookTexts, installBook, installedBook } from '@hanchan/rulesets';
import { installedNames } from './rulebooks.ts';

const CACHE = 'hanchan-rulebooks';
/** Which contents of a book are there. */
const loaded = new Map<string, string>();

export async function loadInstalled(): Promise<void> {
  await Promise.all(
    installedNames().map(async ({ id, hash, isOffered }) => {
      const there = installedBook(id);
      if (there !== undefined && loaded.get(id) === hash) {
        if (there.isOffered !== isOffered) installBook({ ...there, isOffered });
        return;
      }
      const book = await partOf<BookInPlay>(id, hash, 'play');
      if (book === null) return;
      loaded.set(id, hash);
      installBook({ ...book, texts: null, isOffered });
    }),
  );
}

/** Makes the clauses and rulings of a book known, if it is one that was installed. */
export async function loadTexts(id: string): Promise<void> {
  const hash = loaded.get(id);
  const book = installedBook(id);
  if (hash === undefined || book === undefined || book.texts !== null) return;
  const texts = await partOf<BookTexts>(id, hash, 'texts');
  if (texts !== null) installBook({ ...book, texts });
}

/** Kept on the device under its hash, so that a game goes on without the network. Null where it cannot be had. */
async function partOf<T>(id: string, hash: string, part: 'play' | 'texts'): Promise<T | null> {
  const address = `/api/rulebooks/${encodeURIComponent(id)}/${part}?hash=${hash}`;
  try {
    // Only a page from a safe address may keep anything.
    const cache = 'caches' in globalThis ? await caches.open(CACHE) : null;
    const kept = await cache?.match(address);
    if (kept !== undefined) return (await kept.json()) as T;
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) return null;
    await cache?.put(address, response.clone());
    return (await response.json()) as T;
  } catch {
    return null;
  }
}
