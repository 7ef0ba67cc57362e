// Which part of the log a viewer gets. Most of it is decided entry by entry; an act that uncovers earlier ones brings
// those along, and one that covers what was seen makes the viewer begin again.

import {
  type Actor,
  type ActType,
  type Entry,
  type EventState,
  isStaff,
  reachesBack,
  redactEntry,
} from '@hanchan/tournament';

/** Entries from a number on, with those that they uncover, each as this viewer may see it. */
export function seenBy(
  state: EventState,
  entries: readonly Entry[],
  actor: Actor,
  from: number,
): Entry[] {
  const seen: Entry[] = [];
  const told = new Set<string>();
  for (let i = indexOf(entries, from); i < entries.length; i++) {
    for (const entry of [...uncovered(entries, i, actor), entries[i]!]) {
      if (told.has(entry.id)) continue;
      const redacted = redactEntry(state, entry, actor);
      if (redacted === null) continue;
      told.add(entry.id);
      seen.push(redacted);
    }
  }
  return seen;
}

/** Entries are numbered without gaps. */
function indexOf(entries: readonly Entry[], seq: number): number {
  const first = entries[0]?.seq ?? 0;
  return Math.max(0, Math.min(entries.length, seq - first));
}

/** Earlier entries that may be seen since this one: the sheet that was signed, the plan that was published. */
function uncovered(entries: readonly Entry[], at: number, actor: Actor): readonly Entry[] {
  if (isStaff(actor)) return [];
  const { act } = entries[at]!;
  if (act.type === 'sign') {
    const { round, table } = act.at;
    const isSheet = ({ act: earlier }: Entry) =>
      earlier.type === 'enter' && earlier.at.round === round && earlier.at.table === table;
    return lastBefore(entries, at, isSheet);
  }
  if ((act.type === 'publishSeating' && act.isPublic) || act.type === 'start') {
    const ofRound = ({ act: earlier }: Entry) =>
      earlier.type === 'seat' && earlier.rounds.some(({ round }) => round === act.round);
    const changes = entries
      .slice(0, at)
      .filter(({ act: earlier }) => earlier.type === 'swap' && earlier.round === act.round);
    return [...lastBefore(entries, at, ofRound), ...changes];
  }
  return [];
}

function lastBefore(
  entries: readonly Entry[],
  at: number,
  isWanted: (entry: Entry) => boolean,
): readonly Entry[] {
  for (let i = at - 1; i >= 0; i--) if (isWanted(entries[i]!)) return [entries[i]!];
  return [];
}

/** What `uncovered` brings along, and what a viewer folds without being told anew. */
const TOLD_ANYWAY: ReadonlySet<ActType> = new Set(['sign', 'start', 'reopen', 'void']);

/** Counts how often what a viewer was told before has ceased to hold: then the viewer begins again. */
export class Editions {
  #forStaff = 0;
  #forOthers = 0;

  /** Before the entry is carried out. */
  count(before: EventState, { act }: Entry): void {
    if (act.type === 'reset') this.#forStaff++;
    const isUncovering = act.type === 'publishSeating' && act.isPublic;
    const isTold = isUncovering || TOLD_ANYWAY.has(act.type);
    if (reachesBack(before, act) && !isTold) this.#forOthers++;
  }

  of(actor: Actor): number {
    return isStaff(actor) ? this.#forStaff : this.#forOthers;
  }
}
