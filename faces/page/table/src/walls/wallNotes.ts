// What this browser notes of the walls of a table: its own word, and everything that was fixed before a word was told. Only
// with it can anybody tell afterwards that a record is the one of the match they played.

import { readList, writeList } from '@hanchan/kit/device/storedList.ts';
import type { FairNote } from '@hanchan/records';

export interface WallNote extends FairNote {
  readonly table: string;
  /** Where its record is found later. */
  readonly game?: string;
  readonly word: string;
}

const KEY = 'hanchan.walls';
/** The oldest make room. */
const MOST = 60;

export type NoteStore = Pick<Storage, 'getItem' | 'setItem'>;

const isNote = (one: unknown): one is WallNote =>
  typeof one === 'object' && one !== null && 'table' in one && 'word' in one;

export const noteOf = (store: NoteStore, table: string): WallNote | null =>
  (readList(store, KEY).findLast((one) => isNote(one) && one.table === table) as
    | WallNote
    | undefined) ?? null;

export const noteOfGame = (store: NoteStore, game: string): WallNote | null =>
  (readList(store, KEY).findLast((one) => isNote(one) && one.game === game) as
    | WallNote
    | undefined) ?? null;

/** False where the browser keeps nothing: then nothing may be promised that could not be told. */
export function keepNote(store: NoteStore, note: WallNote): boolean {
  const others = readList(store, KEY).filter((one) => !isNote(one) || one.table !== note.table);
  return writeList(store, KEY, [...others.slice(1 - MOST), note]);
}
