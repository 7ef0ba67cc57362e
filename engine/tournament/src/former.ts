// What a log says of a person, text by text, and what stands there once the person is erased.

import type { Act, Entry } from './act.ts';
import type { Person, PersonId } from './person.ts';
import { leavesOf } from './seal.ts';
import type { EventState } from './state.ts';
import { holderOf, sitterOf, tableOf } from './who.ts';
import { withoutWords } from './withoutWords.ts';

/** In place of a text about somebody who was erased. */
export const ERASED = '(erased)';

/** Who somebody was, and what stands in their place. */
export interface Former {
  readonly person: PersonId;
  readonly id: PersonId;
  readonly name: string;
}

/** The other texts of an entry, by path: none where it says nothing of the person. */
export function textsWithout(
  former: Former,
  state: EventState,
  entries: readonly Entry[],
): (entry: Entry) => ReadonlyMap<string, string> {
  const known = fieldsOf(former.person, entries);
  const unnamed = withoutNames(former, known, state);
  return (entry) => {
    const isAbout = isAboutPerson(state, entry, former.person);
    const texts = new Map<string, string>();
    for (const { path, text } of leavesOf(entry)) {
      const other =
        ownText(entry, path, former) ?? reference(path, text, former) ?? prose(path, text);
      if (other !== text) texts.set(path, other);
    }
    return texts;

    function prose(path: string, text: string): string {
      if (path === 'id') return unnamed(text) === text ? text : `command-${entry.seq}`;
      if (!isProse(path)) return text;
      return isAbout && text !== '' ? ERASED : unnamed(text);
    }
  };
}

/** Where somebody writes what they like. */
const isProse = (path: string): boolean =>
  /^act\.(reason|note|text|question|decision|foul)$/.test(path);

/** Fields of the person's own record, and the name beside what the person did. The team's results are its own. */
function ownText({ act, by }: Entry, path: string, { person, name }: Former): string | null {
  if (path === 'by.name') return by.person === person ? name : null;
  const field = fieldAt(act, path, person);
  if (field === null || KEPT.includes(field)) return null;
  return field === 'name' ? name : '';
}

const KEPT: readonly string[] = ['id', 'team', 'kind'];

function fieldAt(act: Act, path: string, person: PersonId): string | null {
  if (act.type === 'amend' && act.person === person) {
    return /^act\.changes\.(\w+)$/.exec(path)?.[1] ?? null;
  }
  const found = act.type === 'enrol' ? /^act\.people\.(\d+)\.(\w+)$/.exec(path) : null;
  if (act.type !== 'enrol' || !found) return null;
  return act.people[Number(found[1])]?.id === person ? found[2]! : null;
}

/** The id, wherever it stands, and the name of the person's link. */
function reference(path: string, text: string, { person, id }: Former): string | null {
  if (isProse(path) || path === 'id' || path === 'by.name') return null;
  if (text === person && isPersonPath(path)) return id;
  return path === 'act.link' && text === `person:${person}` ? `person:${id}` : null;
}

const isPersonPath = (path: string): boolean =>
  path === 'by.person' || /^act\.(person|order\.\d+|people\.\d+\.id)$/.test(path);

/** Whether what is written beside an act is about this person. */
function isAboutPerson(state: EventState, { act, by }: Entry, person: PersonId): boolean {
  if (by.person === person) return true;
  switch (act.type) {
    case 'remove':
    case 'occupy':
    case 'depart':
      return act.person === person;
    case 'penalise':
    case 'withdrawPenalty':
      return state.penalties.get(act.penalty)?.people.includes(person) ?? false;
    case 'replace':
    case 'arrived':
      return (
        (act.type === 'replace' && act.person === person) ||
        sits(state, person, act.at.round, act.at.table, act.slot)
      );
    default:
      return false;
  }
}

function sits(state: EventState, person: PersonId, round: number, number: number, slot: number) {
  const table = tableOf(state, round, number);
  if (table === undefined) return false;
  return sitterOf(state, table, slot) === person || holderOf(state, slot, round)?.person === person;
}

interface Known {
  /** Everything that the person was ever called. */
  readonly names: readonly string[];
  /** Numbers and addresses. */
  readonly marks: readonly string[];
}

function fieldsOf(person: PersonId, entries: readonly Entry[]): Known {
  const records = entries.flatMap(({ act }): Partial<Person>[] => {
    if (act.type === 'amend' && act.person === person) return [act.changes];
    return act.type === 'enrol' ? act.people.filter(({ id }) => id === person) : [];
  });
  const texts = (...fields: readonly string[]) => [
    ...new Set(
      records.flatMap((record) =>
        fields.map((field) => String((record as Record<string, unknown>)[field] ?? '').trim()),
      ),
    ),
  ];
  return {
    names: texts('name', 'legalName', 'firstName', 'lastName').filter((name) => name !== ''),
    marks: [...texts('emaId', 'contact'), person].filter((mark) => mark.length >= SHORTEST_MARK),
  };
}

const SHORTEST_MARK = 4;
const SHORTEST_PART = 3;

/** Replaces whole names in any case, and single parts of them as they are written, unless somebody else has the same. */
function withoutNames({ person, name }: Former, { names, marks }: Known, state: EventState) {
  const others = new Set(
    [...state.people.values()]
      .filter((one) => one.person.id !== person)
      .flatMap((one) => [one.person.name, one.person.legalName].flatMap(partsOf)),
  );
  const parts = names
    .flatMap(partsOf)
    .filter((part) => part.length >= SHORTEST_PART && !others.has(part));
  const withoutWhole = withoutWords([...names, ...marks], name);
  const withoutParts = withoutWords(parts, name, 'asWritten');
  return (text: string): string => withoutParts(withoutWhole(text));
}

const partsOf = (name: string): string[] => name.split(/[\s.,]+/u).filter((part) => part !== '');
