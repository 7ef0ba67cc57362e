// Two phones that wrote without hearing of each other. What does not contradict comes together by itself; about the
// rest a person decides, and nothing is dropped.

import { type Act, type Entry, isTableAct, type TableAct } from './entry.ts';
import { foldLog, type KeptLine } from './fold.ts';

/** What others have written since a phone last heard, and what it has written itself. */
export interface Conflict {
  readonly theirs: readonly Entry[];
  readonly mine: readonly Entry[];
}

/** Where two phones parted: what each has on its own. */
export function conflictBetween(stored: readonly Entry[], own: readonly Entry[]): Conflict {
  const known = new Set(stored.map(({ id }) => id));
  const had = new Set(own.map(({ id }) => id));
  const mine = own.filter(({ id }) => !known.has(id));
  return { mine, theirs: stored.filter(({ id }) => !had.has(id)) };
}

/** A stick, or what was put aside, stands beside anything. */
export const isContested = ({ act }: Entry): boolean =>
  act.type !== 'stick' && act.type !== 'aside';

/**
 * What of mine follows theirs with nobody asked: sticks, what was put aside, and hands, if only one of the two has
 * written any, or both have told the same ones. Null where a person has to choose.
 */
export function joined({ theirs, mine }: Conflict): readonly Entry[] | null {
  const told = theirs.filter(isContested);
  const said = mine.filter(isContested);
  const shared = Math.min(told.length, said.length);
  if (shared === 0) return mine;
  // What else was said may name an entry that is not written a second time.
  if (!said.every(({ act }) => isTableAct(act))) return null;
  const isSame = said.slice(0, shared).every(({ act }, i) => isSameAct(act, told[i]!.act));
  if (!isSame) return null;
  const twins = new Map(said.slice(0, shared).map(({ id }, i) => [id, told[i]!.id]));
  return mine.filter(({ id }) => !twins.has(id)).map((entry) => renamed(entry, twins));
}

/** A stick laid after a hand of mine lies after theirs that says the same. */
function renamed(entry: Entry, twins: ReadonlyMap<string, string>): Entry {
  const { act } = entry;
  if (act.type !== 'stick' || act.after === null) return entry;
  const after = twins.get(act.after) ?? act.after;
  return { ...entry, act: { ...act, after } };
}

/** Whether two acts tell the same; who is named first in a hand says nothing. */
export function isSameAct(one: Act, other: Act): boolean {
  return plain(one, one.type === 'hand') === plain(other, other.type === 'hand');
}

function plain(value: unknown, isUnordered: boolean): string {
  if (Array.isArray(value)) {
    const parts = value.map((part) => plain(part, isUnordered));
    return `[${(isUnordered ? parts.sort() : parts).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${parts
    .map(([key, part]) => `${key}:${plain(part, isUnordered)}`)
    .sort()
    .join()}}`;
}

/** How a conflict between two phones can be settled. */
export const CHOICES = ['theirs', 'mine', 'both'] as const;
/** One of `CHOICES`. */
export type ConflictChoice = (typeof CHOICES)[number];

/** How somebody settles a conflict. */
export interface Resolving {
  readonly choice: ConflictChoice;
  readonly reason: string;
  /** For entries that have to be written anew. */
  readonly newId: () => string;
  readonly by: string;
  readonly at: number;
}

/**
 * What this phone sends instead of what it wrote, to be added behind theirs. Theirs: mine is put aside, to be read and
 * not counted. Mine: the table's story is changed to what this phone tells. Both: mine comes after.
 */
export function resolve(
  stored: readonly Entry[],
  own: readonly Entry[],
  how: Resolving,
): readonly Entry[] {
  const { mine } = conflictBetween(stored, own);
  if (how.choice === 'both') return mine;
  return how.choice === 'theirs' ? mine.map(asideBy(how)) : rewritten(stored, own, how);
}

const anewBy =
  ({ newId, by, at }: Resolving) =>
  (act: Act): Entry => ({ id: newId(), by, at, act });

function asideBy(how: Resolving) {
  const { reason } = how;
  return (entry: Entry): Entry => {
    const { act } = entry;
    if (act.type === 'aside' || act.type === 'begin' || act.type === 'stick') return entry;
    return anewBy(how)({ type: 'aside', act, reason });
  };
}

/** First goes what this phone does not tell, then what it tells otherwise is corrected, then comes what only it tells. */
function rewritten(
  stored: readonly Entry[],
  own: readonly Entry[],
  how: Resolving,
): readonly Entry[] {
  const { reason } = how;
  const anew = anewBy(how);
  const remove = (target: string) => anew({ type: 'remove', target, reason });
  const correct = (target: string, act: TableAct) => anew({ type: 'correct', target, act, reason });
  const { mine } = conflictBetween(stored, own);
  const gone: Entry[] = [];
  const changed: Entry[] = [];
  const added: Entry[] = [];
  const told = new Set<string>();
  for (const { before, there, here } of stretches(linesOf(stored), linesOf(own))) {
    // Two that stand at the same place are one line.
    for (const [i, { id, act }] of here.entries()) {
      const their = there[i];
      told.add(id);
      if (their !== undefined) changed.push(correct(their.id, act));
      else if (before !== null)
        added.push(anew({ type: 'insert', before: before.id, act, reason }));
      else added.push(mine.find((entry) => entry.id === id && entry.act === act) ?? anew(act));
    }
    gone.push(...there.slice(here.length).map(({ id }) => remove(id)));
    if (before === null || isUnchanged(before)) continue;
    const { id, act, isRemoved } = before.mine;
    changed.push(isRemoved ? remove(id) : correct(id, act));
  }
  const rest = mine.filter(({ id }) => !told.has(id)).map(asideBy(how));
  return [...gone, ...changed, ...added, ...rest];
}

/** A line that both have, as each tells it. */
interface Common {
  readonly id: string;
  readonly theirs: KeptLine;
  readonly mine: KeptLine;
}

/** What both have removed says nothing any more, whatever it said before. */
const isUnchanged = ({ theirs, mine }: Common) =>
  theirs.isRemoved === mine.isRemoved && (mine.isRemoved || isSameAct(theirs.act, mine.act));

interface Stretch {
  /** Null behind the last of them. */
  readonly before: Common | null;
  readonly there: readonly KeptLine[];
  readonly here: readonly KeptLine[];
}

/** What each tells on its own, between the lines that both have. */
function stretches(there: readonly KeptLine[], here: readonly KeptLine[]): readonly Stretch[] {
  const common = there.flatMap((theirs): Common[] => {
    const mine = here.find(({ id }) => id === theirs.id);
    return mine === undefined ? [] : [{ id: theirs.id, theirs, mine }];
  });
  const upTo = (lines: readonly KeptLine[], at: number) => {
    const place = (i: number) => lines.findIndex(({ id }) => id === common[i]?.id);
    const end = at < common.length ? place(at) : lines.length;
    return lines.slice(at === 0 ? 0 : place(at - 1) + 1, end).filter((line) => !line.isRemoved);
  };
  return [...common, null].map((before, at) => ({
    before,
    there: upTo(there, at),
    here: upTo(here, at),
  }));
}

const linesOf = (log: readonly Entry[]): readonly KeptLine[] => foldLog(log)?.lines ?? [];
