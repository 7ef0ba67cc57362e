// Erasing from a log: who somebody was, or how to reach everybody. The entries stay, with their times, numbers and results;
// the texts that say who it was are gone from each of them, and an entry is added that says so, with the sum of the log as
// it was and of the lines as they are.

import { sha256Hex } from '@hanchan/rules';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Act, Entry } from './act.ts';
import { foldEvent } from './apply.ts';
import { checksumsOf, type Sha256 } from './archive.ts';
import { type Command, carryOut } from './command.ts';
import { ERASED, type Former, textsWithout } from './former.ts';
import type { PersonId } from './person.ts';
import { refusalOf } from './refusal.ts';
import { isSealed, leavesOf, withoutTexts } from './seal.ts';
import type { ActRefusal, EventState } from './state.ts';

type Erase = Extract<Act, { readonly type: 'erase' }>;
/** Who asks, and when; what is erased is said beside it. */
export type EraseCommand = Omit<Command, 'act'>;

/** A log without what was erased. */
export interface ErasedLog {
  /** All of it, the entry that tells of the erasing last. */
  readonly entries: readonly Entry[];
  /** Those that read differently from before, and the last one is new. */
  readonly changed: readonly Entry[];
}

/** Without a person: results stand under the number, as those of a former player. */
export function erasePerson(
  entries: readonly Entry[],
  person: PersonId,
  command: EraseCommand,
  sha256: Sha256 = sha256Hex,
): Result<ErasedLog, ActRefusal> {
  const state = foldEvent(entries);
  const refused = refusalOf(state, { ...BLANK, person, what: 'person' }, command.by, command.at);
  if (refused) return fail(refused);
  const former = formerOf(state, entries, person);
  const number = state.people.get(person)!.slot;
  const texts = textsWithout(former, state, entries);
  return rewritten(entries, { texts, sha256 }, command, {
    person: former.id,
    what: 'person',
    number,
  });
}

/** Without anybody's contact data and notes to the staff; null: there are none. */
export function eraseContacts(
  entries: readonly Entry[],
  command: EraseCommand,
  sha256: Sha256 = sha256Hex,
): Result<ErasedLog, ActRefusal> | null {
  const texts = (entry: Entry) =>
    new Map(
      leavesOf(entry)
        .filter(({ path, text }) => text !== '' && isContact(entry.act, path))
        .map(({ path }) => [path, '']),
    );
  if (entries.every((entry) => texts(entry).size === 0)) return null;
  const act = { person: null, what: 'contact', number: null } as const;
  return rewritten(entries, { texts, sha256 }, command, act);
}

const isContact = ({ type }: Act, path: string): boolean =>
  (type === 'enrol' && /^act\.people\.\d+\.(contact|notes)$/.test(path)) ||
  (type === 'amend' && /^act\.changes\.(contact|notes)$/.test(path));

interface Rewriting {
  /** By path, what an entry says from now on. */
  readonly texts: (entry: Entry) => ReadonlyMap<string, string>;
  readonly sha256: Sha256;
}

function rewritten(
  entries: readonly Entry[],
  { texts, sha256 }: Rewriting,
  command: EraseCommand,
  about: Pick<Erase, 'person' | 'what' | 'number'>,
): Result<ErasedLog, ActRefusal> {
  const changed: Entry[] = [];
  const left = entries.map((entry) => {
    const other = texts(entry);
    if (other.size === 0) return entry;
    const after = withoutTexts(entry, other, sha256);
    changed.push(after);
    return after;
  });
  const act: Erase = {
    type: 'erase',
    ...about,
    lines: changed.map(({ seq }) => seq),
    unsealed: changed.find((entry) => !isSealed(entry))?.seq ?? 0,
    before: checksumsOf(entries, sha256).at(-1)!,
    after: linesSum(left, sha256),
  };
  // Who erases themselves does so as whom the log knows from now on.
  const { by } = command;
  const author = by.person === null ? by : { ...by, name: ERASED, person: about.person };
  const answer = carryOut(foldEvent(left), { ...command, by: author, act });
  if (answer.type !== 'done') throw new Error('a log without a person is none of an event');
  return ok({ entries: [...left, answer.entry], changed: [...changed, answer.entry] });
}

/** Over the lines as they stand: what was put in place of what is gone cannot be changed either. */
const linesSum = (entries: readonly Entry[], sha256: Sha256): string =>
  sha256(entries.map((entry) => JSON.stringify(entry)).join('\n'));

/** The first erasing whose sums do not fit the log; null: they all do. */
export function eraseFault(
  entries: readonly Entry[],
  sha256: Sha256 = sha256Hex,
): { readonly index: number; readonly reason: string } | null {
  const erasings = entries.flatMap(({ act }, index) =>
    act.type === 'erase' ? [{ act, index }] : [],
  );
  const last = erasings.at(-1);
  if (last === undefined) return null;
  const sums = checksumsOf(entries, sha256);
  for (const { act, index } of erasings) {
    // Lines from before texts were sealed had to be summed anew: their sum before is told, and cannot be made again.
    const isSummedAnew = erasings.some(
      (one) => one.index >= index && one.act.unsealed > 0 && one.act.unsealed <= index,
    );
    if (!isSummedAnew && act.before !== sums[index]) {
      return { index, reason: 'erase, before: this is not the sum of the log before' };
    }
  }
  if (last.act.after === linesSum(entries.slice(0, last.index), sha256)) return null;
  return { index: last.index, reason: 'erase, after: the lines before are not as they were left' };
}

function formerOf(state: EventState, entries: readonly Entry[], person: PersonId): Former {
  const { slot } = state.people.get(person)!;
  const taken = new Set([...state.people.values()].map((one) => one.person.name));
  const called = slot === null ? 'Former player' : `Former player ${slot}`;
  let name = called;
  for (let i = 2; taken.has(name); i++) name = `${called} (${i})`;
  const erased = entries.filter(({ act }) => act.type === 'erase').length;
  let id = `former-${erased + 1}`;
  while (state.people.has(id)) id = `${id}x`;
  return { person, id, name };
}

const BLANK = {
  type: 'erase',
  number: null,
  lines: [],
  unsealed: 0,
  before: '',
  after: '',
} as const;
