// Finding an entry of the log.

import type { FoulList } from '@hanchan/rules';
import type { Entry, EventState } from '@hanchan/tournament';
import { actText, reasonIn, type Say } from '../event/actText.ts';

/** Its words, its reason, its author: what a search looks through. */
export function entryMatches(
  state: EventState,
  entry: Entry,
  wanted: string,
  say: Say,
  fouls: FoulList | null,
): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = `${entry.seq} ${entry.by.name} ${entry.by.role} ${entry.act.type} ${actText(state, entry.act, say, fouls)} ${reasonIn(entry.act)}`;
  return words.every((word) => text.toLowerCase().includes(word));
}
