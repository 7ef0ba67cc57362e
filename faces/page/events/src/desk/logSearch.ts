// Finding an entry of the log.

import type { FoulList } from '@hanchan/rules';
import type { Entry, EventState } from '@hanchan/tournament';
import { type ActWords, actText, reasonIn } from '../event/actText.ts';

/** Its words, its reason, its author: what a search looks through. */
export function entryMatches(
  state: EventState,
  entry: Entry,
  wanted: string,
  words: ActWords,
  fouls: FoulList | null,
): boolean {
  const sought = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return true;
  const text = `${entry.seq} ${entry.by.name} ${entry.by.role} ${entry.act.type} ${actText(state, entry.act, words, fouls)} ${reasonIn(entry.act)}`;
  return sought.every((word) => text.toLowerCase().includes(word));
}
