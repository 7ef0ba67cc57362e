// What this browser keeps for itself: games that were opened or played here, reviews of games, how they were rated, and mistakes to practise.
// Nothing of it is sent anywhere; without storage everything works, and is forgotten.

const DATABASE = 'hanchan';
/** Raised when a store is added. */
const EDITION = 3;
const STORES = ['games', 'reviews', 'mistakes', 'ratings'] as const;
type Store = (typeof STORES)[number];

export interface Kept<T> {
  readonly id: string;
  /** When it was put here. */
  readonly at: number;
  readonly value: T;
}

let opened: Promise<IDBDatabase | null> | null = null;

function open(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, EDITION);
      request.onupgradeneeded = () => {
        const { result } = request;
        for (const store of STORES) {
          if (!result.objectStoreNames.contains(store))
            result.createObjectStore(store, { keyPath: 'id' });
        }
      };
      request.onsuccess = () => {
        // A page of a later version, in another window, must not wait for this one.
        request.result.onversionchange = () => {
          request.result.close();
          opened = null;
        };
        resolve(request.result);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opened;
}

async function ask<T>(
  store: Store,
  mode: IDBTransactionMode,
  make: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const database = await open();
  if (database === null) return null;
  return new Promise((resolve) => {
    try {
      const transaction = database.transaction(store, mode);
      const request = make(transaction.objectStore(store));
      // What was put is there when the transaction is over, not before: a page that is left in between loses it.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

/** The oldest make room. */
const MOST: Readonly<Record<Store, number>> = {
  games: 30,
  reviews: 60,
  mistakes: 200,
  ratings: 200,
};

export async function keep(store: Store, id: string, value: unknown): Promise<void> {
  await ask(store, 'readwrite', (objects) => objects.put({ id, at: Date.now(), value }));
  const all = await keptIn(store);
  for (const { id: old } of all.slice(MOST[store])) {
    await ask(store, 'readwrite', (objects) => objects.delete(old));
  }
}

export async function forget(store: Store, id: string): Promise<void> {
  await ask(store, 'readwrite', (objects) => objects.delete(id));
}

export async function find<T>(store: Store, id: string): Promise<T | null> {
  const kept = await ask<Kept<T> | undefined>(store, 'readonly', (objects) => objects.get(id));
  return kept?.value ?? null;
}

/** The latest first. */
export async function keptIn<T>(store: Store): Promise<readonly Kept<T>[]> {
  const all = (await ask<Kept<T>[]>(store, 'readonly', (objects) => objects.getAll())) ?? [];
  return all.sort((a, b) => b.at - a.at);
}
