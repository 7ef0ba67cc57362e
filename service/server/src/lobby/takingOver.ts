// What a dead process leaves: its tables become ours in one statement, so that others send whoever asks for them to us, and are read
// one after the other.

import type { Log } from '@hanchan/storage';

/** The kind of the streams that say whose a table is. */
export const TABLE_STREAM = 'table';

/** How many are read from storage beside each other. */
const AT_ONCE = 8;

export interface LostTables {
  /** In the lobby: whoever is first has them. */
  readonly listed: readonly string[];
  /** Which of the others fall to us. */
  readonly isOurs: (id: string) => boolean;
}

interface Taking extends LostTables {
  /** Those that are ours by now and not read yet, under which epoch. */
  readonly taken: Map<string, number>;
  /** Here already, or on its way. */
  readonly isRead: (id: string) => boolean;
  readonly load: (id: string) => Promise<unknown>;
}

export async function takeOver(
  log: Pick<Log, 'heldBy' | 'claimAll'>,
  gone: string,
  { listed, isOurs, taken, isRead, load }: Taking,
): Promise<void> {
  const ours = (await log.heldBy(TABLE_STREAM, gone)).filter(isOurs);
  const claimed = await log.claimAll(TABLE_STREAM, ours, gone);
  // Whoever reads one already has claimed it again by then, under an epoch that is newer than ours.
  for (const [id, epoch] of claimed) if (!isRead(id)) taken.set(id, epoch);
  const left = [...new Set([...listed, ...ours])];
  const next = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await load(id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
