// The folder of one version: which files it has, and how their text is had.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const RECORDS = ['guided', 'unassisted', 'custom'] as const;

export function textIn(folder: string, name: string): string {
  const bytes = readFileSync(join(folder, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

export const jsonIn = <T>(folder: string, name: string): T => JSON.parse(textIn(folder, name)) as T;

/** The versions whose forms are kept here. */
export const versionsIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((name) => /^\d+\.\d+$/.test(name));

/** What opens the doors of the databases. */
export interface Doors {
  /** The cookie of the player with an account, and of a guest. */
  readonly account: string;
  readonly guest: string;
  readonly password: string;
  readonly tables: { readonly over: string; readonly playing: string; readonly waiting: string };
  readonly games: { readonly over: string; readonly playing: string };
  readonly event: { readonly id: string; readonly key: string };
  readonly kept: string;
  /** When the database was closed. */
  readonly at: number;
}
