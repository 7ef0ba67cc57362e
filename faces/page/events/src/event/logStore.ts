// Logs of events on this device, so that a page opens without a network. IndexedDB, because a log outgrows the rest.

import type { LogStore, StoredLog } from './eventClient.ts';

const DATABASE = 'hanchan-events';
const LOGS = 'logs';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(LOGS);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function deviceStore(): LogStore {
  let opened: Promise<IDBDatabase> | null = null;
  const store = async (mode: IDBTransactionMode) => {
    opened ??= open();
    return (await opened).transaction(LOGS, mode).objectStore(LOGS);
  };
  return {
    async read(name) {
      return ((await done((await store('readonly')).get(name))) as StoredLog | undefined) ?? null;
    },
    async write(name, log) {
      await done((await store('readwrite')).put(log, name));
    },
  };
}
