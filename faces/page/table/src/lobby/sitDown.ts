// A seat at a table that is open: taken here, or on the table's own page where that asks for a password.

import { go } from '@hanchan/kit/route/router.svelte.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { Refusal, TableSummary } from '@hanchan/protocol';
import { joinWithWord } from '../walls/ownWord.ts';

/** Whether this person has a seat there. */
export const isSeatedAt = ({ places }: TableSummary, person: string | null): boolean =>
  places.some((place) => place.type === 'player' && place.player.id === person);

/** Null: the page goes to the table. Otherwise why not. */
export async function sitDown(table: TableSummary, isMine: boolean): Promise<Refusal | null> {
  if (table.settings.visibility !== 'password' && !isMine) {
    const entered = await ensureSession();
    const joined = entered.ok ? await joinWithWord(table.id) : entered;
    if (!joined.ok) return joined.error;
  }
  go(`/table/${table.id}`);
  return null;
}
