// Erasing a member from a club's log: every name they ever had, and every text of theirs or that names them. The acts stay,
// with their times, ids and results.

import { withoutWords } from '@hanchan/tournament';
import type { ClubEntry } from './act.ts';
import type { MemberId } from './member.ts';

/** In place of a name or a text of somebody who was erased. */
const ERASED = '(erased)';

/** Where somebody writes what they like. */
const PROSE: readonly string[] = ['reason', 'text', 'answer', 'note', 'title', 'about'];
/** What is said for oneself; the others are about an evening or the club. */
const SAID: readonly string[] = ['reason', 'text', 'answer'];

/** Acts in which nobody writes a word: nearly all of a long log. */
const WORDLESS: readonly ClubEntry['act']['type'][] = [
  'enter',
  'record',
  'draw',
  'keep',
  'present',
  'answer',
  'endEvening',
];
/** What is no prose, whatever it is called inside. */
const OPAQUE: readonly string[] = ['outcome', 'rules', 'typed', 'formula', 'teams'];

/** The log without the member; an entry that says nothing of them is the same object as before. */
export function withoutMember(
  entries: readonly ClubEntry[],
  member: MemberId,
): readonly ClubEntry[] {
  const unnamed = withoutWords(namesOf(entries, member), ERASED);
  return entries.map((entry) => {
    if (WORDLESS.includes(entry.act.type)) return entry;
    const isOwn = isTextOf(entry, member);
    const texts = (key: string, text: string): string => {
      if (!PROSE.includes(key) || text === '') return text;
      return isOwn && SAID.includes(key) ? ERASED : unnamed(text);
    };
    const act = mapped(nameless(entry, member).act, texts);
    return JSON.stringify(act) === JSON.stringify(entry.act) ? entry : { ...entry, act };
  });
}

/** What is kept on a member: settings as they are now, and every entry that names them or is theirs. */
export interface HeldOnMember {
  readonly member: MemberId;
  readonly names: readonly string[];
  readonly entries: readonly ClubEntry[];
}

/** Everything in the log that is about the member or by them; keys and secrets are not in it. */
export function heldOnMember(entries: readonly ClubEntry[], member: MemberId): HeldOnMember {
  const names = namesOf(entries, member);
  const unnamed = withoutWords(names, ERASED);
  const quoted = JSON.stringify(member);
  const isAbout = ({ act }: ClubEntry) => {
    const text = JSON.stringify(act);
    return text.includes(quoted) || unnamed(text) !== text;
  };
  const own = entries.filter((entry) => entry.by.member === member || isAbout(entry));
  return { member, names, entries: own.map((entry) => onlyOf(entry, member)) };
}

/** Lists of people hold others, too: of those, only the member. */
function onlyOf(entry: ClubEntry, member: MemberId): ClubEntry {
  const { act } = entry;
  if (act.type === 'add') {
    const members = act.members.filter(({ id }) => id === member);
    return { ...entry, act: { ...act, members } };
  }
  if (act.type !== 'present') return entry;
  return { ...entry, act: { ...act, members: act.members.filter((id) => id === member) } };
}

/** Every name that the log gives them, the longest first. */
function namesOf(entries: readonly ClubEntry[], member: MemberId): readonly string[] {
  const names = new Set<string>();
  for (const { act } of entries) {
    if (act.type === 'create' && act.owner.id === member) names.add(act.owner.name);
    if (act.type === 'join' && act.member.id === member) names.add(act.member.name);
    if (act.type === 'add')
      for (const one of act.members) if (one.id === member) names.add(one.name);
    if (act.type === 'amend' && act.member === member && act.changes.name !== undefined) {
      names.add(act.changes.name);
    }
  }
  names.delete(ERASED);
  return [...names].sort((a, b) => b.length - a.length);
}

/** What they wrote themselves, and why they left. */
const isTextOf = ({ act, by }: ClubEntry, member: MemberId): boolean =>
  by.member === member || (act.type === 'leave' && act.member === member);

function nameless(entry: ClubEntry, member: MemberId): ClubEntry {
  const { act } = entry;
  const blank = <M extends { readonly id: string; readonly name: string }>(one: M): M =>
    one.id === member ? { ...one, name: ERASED } : one;
  if (act.type === 'create') return { ...entry, act: { ...act, owner: blank(act.owner) } };
  if (act.type === 'add') return { ...entry, act: { ...act, members: act.members.map(blank) } };
  if (act.type === 'join') return { ...entry, act: { ...act, member: blank(act.member) } };
  if (act.type === 'amend' && act.member === member && act.changes.name !== undefined) {
    return { ...entry, act: { ...act, changes: { ...act.changes, name: ERASED } } };
  }
  return entry;
}

/** A copy in which each text, wherever it stands, reads as `texts` says. */
function mapped<T>(value: T, texts: (key: string, text: string) => string, key = ''): T {
  if (typeof value === 'string') return texts(key, value) as T;
  if (OPAQUE.includes(key)) return value;
  if (Array.isArray(value)) return value.map((one) => mapped(one, texts, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapped(one, texts, name)]),
  ) as T;
}
