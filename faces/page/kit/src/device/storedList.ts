// A list that this browser keeps under one key. Whoever changes it writes back what it cannot read as well: a newer version, or
// a page that knows more, may have put it there.

/** What the browser gives; a test brings its own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Where something that is no list goes before a list takes its place. */
const ASIDE = '.aside';

export function readList(store: KeyStore, key: string): readonly unknown[] {
  return listIn(store.getItem(key)) ?? [];
}

function listIn(text: string | null): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** False where the browser has no room or refuses. */
export function writeList(store: KeyStore, key: string, list: readonly unknown[]): boolean {
  try {
    const before = store.getItem(key);
    if (before !== null && listIn(before) === null) store.setItem(key + ASIDE, before);
    store.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    return false;
  }
}
