// The word that this page adds to the walls: fresh randomness, behind what a person may want to say themselves.

import { pledgeOf } from '@hanchan/game';
import type { Answer } from '@hanchan/kit/server/api.ts';
import { joinTable, openTable, pledgeToWalls } from '@hanchan/kit/server/tables.ts';
import type { TableInfo, TableRequest } from '@hanchan/protocol';
import { keepNote, type NoteStore } from './wallNotes.ts';

const BYTES = 32;
/** What is left of a word for a person's own text. */
export const OWN_TEXT_LENGTH = 120;

function freshWord(text: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const drawn = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return text === '' ? drawn : `${text} ${drawn}`;
}

/** A new word for this table, kept here before it is promised; null where nothing can be kept. */
export function newPledge(
  table: string,
  text = '',
  store: NoteStore = localStorage,
): string | null {
  const word = freshWord(text.trim().replace(/\p{Cs}/gu, ''));
  return keepNote(store, { table, word }) ? pledgeOf(word) : null;
}

export async function promiseWord(table: string, text = ''): Promise<void> {
  const pledge = newPledge(table, text);
  if (pledge !== null) await pledgeToWalls(table, pledge);
}

/** Opens a table, and promises a word before anything can begin. */
export async function openWithWord(request: TableRequest): Answer<TableInfo> {
  const opened = await openTable(request);
  if (opened.ok) await promiseWord(opened.value.id);
  return opened;
}

/** Sits down with a word: where the table is full, the match may begin at once. */
export const joinWithWord = (table: string, password?: string): Answer<TableInfo> =>
  joinTable(table, password, newPledge(table) ?? undefined);
