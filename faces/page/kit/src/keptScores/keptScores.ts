// The scores that this phone keeps. Each is written whole with every entry, at once, so that nothing is lost when the
// page is closed or the phone dies in the middle of something.

import { type Begin, type Entry, foldLog, type Kept, writtenBegin } from '@hanchan/keeper';
import type { Seat } from '@hanchan/tiles';

/** `write` is null on a phone that may only read. */
export interface Secrets {
  readonly write: string | null;
  readonly read: string;
}

export interface KeptTable {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** Null while it stays on this phone. */
  readonly secrets: Secrets | null;
  /** How many of the entries the server has. */
  readonly sent: number;
  /** What the server has, where it and this phone have parted; a person decides. */
  readonly parted: readonly Entry[] | null;
  /** Who sits at the bottom of this screen. */
  readonly bottom: Seat;
}

const PREFIX = 'hanchan.kept.';
const FORM = 'hanchan.keptForm.';
const PHONE = 'hanchan.phone';

export function newTableId(): string {
  return hex(10);
}

/** A score with its first entry; with secrets the server gets it as soon as it is opened. */
export function begunScore(begin: Begin, at: number, secrets: Secrets | null = null): KeptTable {
  const entries = [{ id: hex(8), by: phoneName(), at, act: writtenBegin(begin) }];
  return { id: newTableId(), entries, secrets, sent: 0, parted: null, bottom: 0 };
}

export const newSecrets = (): Secrets => ({ write: hex(16), read: hex(16) });

/** Of so many random bytes. */
export function hex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readItem(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeItem(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isTable = (value: unknown): value is KeptTable =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as KeptTable).entries) &&
  typeof (value as KeptTable).id === 'string';

export function loadKept(id: string): KeptTable | null {
  const value = readItem(PREFIX + id);
  return isTable(value) ? value : null;
}

/** False when the browser has no room or no storage: the page says so. */
export const saveKept = (table: KeptTable): boolean => writeItem(PREFIX + table.id, table);

export function dropKept(id: string): void {
  localStorage.removeItem(PREFIX + id);
  localStorage.removeItem(FORM + id);
}

export interface ListedTable {
  readonly id: string;
  readonly kept: Kept;
  readonly at: number;
}

/** The latest first. */
export function listKept(): readonly ListedTable[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  const found = ids.flatMap((key): ListedTable[] => {
    const table = loadKept(key.slice(PREFIX.length));
    const kept = table === null ? null : foldLog(table.entries);
    if (table === null || kept === null) return [];
    return [{ id: table.id, kept, at: table.entries.at(-1)!.at }];
  });
  return found.sort((a, b) => b.at - a.at);
}

/** Another page of this browser has written the table. */
export function onOtherPage(id: string, heard: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === PREFIX + id) heard();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** What is being filled in, until it is recorded. */
export const loadForm = <T>(id: string): T | null => readItem(FORM + id) as T | null;
export const saveForm = (id: string, form: unknown): boolean => writeItem(FORM + id, form);
export const dropForm = (id: string): void => localStorage.removeItem(FORM + id);

/** What this phone is called in the trail of entries. */
export function phoneName(): string {
  const name = readItem(PHONE);
  if (typeof name === 'string' && name !== '') return name;
  const made = `Phone ${hex(1).toUpperCase()}`;
  writeItem(PHONE, made);
  return made;
}

export const namePhone = (name: string): boolean => writeItem(PHONE, name.slice(0, 60));
