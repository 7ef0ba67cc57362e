// Who enrols, takes a number, sits in for another, leaves.

import type { PeopleAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import { LINES_BESIDE_NAME, type Person, type PersonId } from '../person.ts';
import type { ActRefusal, EventState } from '../state.ts';
import { freeSlots, hasBegun, holderOf, isInRound, lastStarted, slotsOf } from '../who.ts';
import { needsOneOf, needsText, needsWhole, tooLong } from './fields.ts';
import { consentRefusal, erasedRefusal, eraseRefusal } from './personalData.ts';
import { needsPerson } from './present.ts';
import { firstOf, refuse, repeated } from './refuse.ts';
import { said } from './sentence.ts';

const MOST_AT_ONCE = 500;
const MOST_ROUNDS = 200;

export function peopleRefusal(state: EventState, act: PeopleAct, by: Actor): ActRefusal | null {
  switch (act.type) {
    case 'enrol':
      return enrolRefusal(state, act.people);
    case 'amend':
      return amendRefusal(state, act);
    case 'remove':
      return removeRefusal(state, act);
    case 'checkIn':
      return (
        needsPerson(state, 'person', act.person) ??
        needsOneOf('state', act.state, ['present', 'late', 'absent', 'unknown'])
      );
    case 'number':
      return numberRefusal(state, act.order) ?? tooLong('seed', act.seed ?? '');
    case 'occupy':
      return occupyRefusal(state, act);
    case 'depart':
      return departRefusal(state, act);
    case 'consent':
      return consentRefusal(state, act, by);
    case 'erase':
      return eraseRefusal(state, act);
  }
}

function enrolRefusal(state: EventState, people: readonly Person[]): ActRefusal | null {
  if (people.length === 0) return refuse('incomplete', 'people', said('list.empty'));
  if (people.length > MOST_AT_ONCE) {
    return refuse('badValue', 'people', said('list.tooLong', MOST_AT_ONCE));
  }
  const known = knownPeople(state);
  return firstOf(people, (person, i) => {
    const field = `people[${i}]`;
    const refusal = personRefusal(person, field) ?? known.twinRefusal(person, field);
    known.add(person);
    return refusal;
  });
}

function personRefusal(person: Person, field: string): ActRefusal | null {
  return (
    needsText(`${field}.id`, person.id, 'name') ??
    needsText(`${field}.name`, person.name, 'name') ??
    firstOf(LINES_BESIDE_NAME, (key) => tooLong(`${field}.${key}`, person[key] ?? '', 'name')) ??
    tooLong(`${field}.contact`, person.contact ?? '', 'name') ??
    tooLong(`${field}.notes`, person.notes, 'text') ??
    needsOneOf(`${field}.kind`, person.kind, ['player', 'fillIn'])
  );
}

/** People by what tells them apart, so that a long list is looked through once. */
function knownPeople(state: EventState, except: PersonId | null = null) {
  const byId = new Map<string, Person>();
  const byEmaId = new Map<string, Person>();
  const byName = new Map<string, Person>();

  function add(person: Person): void {
    byId.set(person.id, person);
    if (plain(person.emaId) !== '') byEmaId.set(plain(person.emaId), person);
    byName.set(nameKey(person), person);
  }

  /** The same person twice: by id, by the federation's number, or by name and country. */
  function twinRefusal(person: Person, field: string): ActRefusal | null {
    const sameId = byId.get(person.id);
    if (sameId) return refuse('duplicate', `${field}.id`, said('person.sameId', called(sameId)));
    const sameNumber = byEmaId.get(plain(person.emaId));
    if (sameNumber) {
      const message = said('person.sameEmaNumber', called(sameNumber));
      return refuse('duplicate', `${field}.emaId`, message);
    }
    const sameName = byName.get(nameKey(person));
    if (!sameName) return null;
    const message = said('person.sameName', called(sameName));
    return refuse('duplicate', `${field}.name`, message);
  }

  for (const { person } of state.people.values()) if (person.id !== except) add(person);
  return { add, twinRefusal };
}

const called = ({ name, country }: Person) => (country === '' ? name : `${name} (${country})`);
const nameKey = ({ name, country }: Person) => `${plain(name)}\n${plain(country)}`;
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

function amendRefusal(
  state: EventState,
  { person: id, changes }: Extract<PeopleAct, { readonly type: 'amend' }>,
): ActRefusal | null {
  const found = state.people.get(id);
  if (!found) return refuse('unknown', 'person', said('person.unknown', id));
  const erased = erasedRefusal(found);
  if (erased) return erased;
  if ('id' in changes) return refuse('badValue', 'changes.id', said('person.idStays'));
  if (changes.kind !== undefined && changes.kind !== found.person.kind && hasBegun(state)) {
    const message = said('person.kindStays');
    return refuse('wrongState', 'changes.kind', message);
  }
  const known = knownPeople(state, id);
  const changed = { ...found.person, ...changes };
  return personRefusal(changed, 'changes') ?? known.twinRefusal(changed, 'changes');
}

function removeRefusal(
  state: EventState,
  { person, reason }: Extract<PeopleAct, { readonly type: 'remove' }>,
): ActRefusal | null {
  const found = state.people.get(person);
  if (!found) return refuse('unknown', 'person', said('person.unknown', person));
  if (hasBegun(state) && state.occupancies.some((one) => one.person === person)) {
    const message = said('person.hasPlayed', found.person.name);
    return refuse('wrongState', 'person', message);
  }
  return tooLong('reason', reason);
}

function numberRefusal(state: EventState, order: readonly PersonId[]): ActRefusal | null {
  if (hasBegun(state)) {
    return refuse('wrongState', 'order', said('number.stays'));
  }
  if (order.length === 0) return refuse('incomplete', 'order', said('list.empty'));
  const twice = repeated(order);
  if (twice !== undefined) {
    const name = state.people.get(twice)?.person.name ?? twice;
    return refuse('duplicate', 'order', said('number.twoForOne', name));
  }
  return firstOf(order, (person, i) => needsPerson(state, `order[${i}]`, person, 1));
}

function occupyRefusal(
  state: EventState,
  act: Extract<PeopleAct, { readonly type: 'occupy' }>,
): ActRefusal | null {
  const { slot, person, role, fromRound, toRound, reason } = act;
  const isNew = !slotsOf(state).includes(slot);
  const free = freeSlots(state);
  if (isNew && !free.includes(slot)) {
    const message = said('number.notNext', slot, free.join(', '));
    return refuse('unknown', 'slot', message);
  }
  const found = state.people.get(person);
  // Somebody who left may come back to their own number, but not after a disqualification.
  const isBack = role === 'player' && found?.departure != null;
  if (isBack && found.departure?.kind === 'disqualified') {
    return refuse('wrongState', 'person', said('person.disqualified', found.person.name));
  }
  const last = toRound ?? MOST_ROUNDS;
  return (
    needsPerson(state, 'person', person, isBack ? null : fromRound) ??
    needsOneOf('role', role, ['player', 'fillIn', 'substitute']) ??
    needsWhole('fromRound', fromRound, lastStarted(state) + 1, MOST_ROUNDS) ??
    (toRound === null ? null : needsWhole('toRound', toRound, fromRound, MOST_ROUNDS)) ??
    roleRefusal(state, act) ??
    elsewhereRefusal(state, act, last) ??
    (isNew ? tooLong('reason', reason) : needsText('reason', reason))
  );
}

/** Who is not ranked may not take over as a player, nor may a ranked player sit in for another. */
function roleRefusal(
  state: EventState,
  { slot, person, role }: Extract<PeopleAct, { readonly type: 'occupy' }>,
): ActRefusal | null {
  const { person: who, slot: own } = state.people.get(person)!;
  if (role === 'player' && who.kind === 'fillIn') {
    return refuse('badValue', 'role', said('person.fillIn', who.name));
  }
  if (role !== 'player' || own === null || own === slot) return null;
  return refuse('badValue', 'slot', said('person.ownNumber', who.name, own));
}

function elsewhereRefusal(
  state: EventState,
  { slot, person, fromRound }: Extract<PeopleAct, { readonly type: 'occupy' }>,
  last: number,
): ActRefusal | null {
  for (
    let round = fromRound;
    round <= Math.min(last, Math.max(fromRound, state.rounds.length));
    round++
  ) {
    const held = state.occupancies.find(
      (one) =>
        one.person === person &&
        one.slot !== slot &&
        isInRound(one, round) &&
        holderOf(state, one.slot, round) === one,
    );
    if (!held) continue;
    const { name } = state.people.get(person)!.person;
    return refuse('duplicate', 'person', said('person.otherNumber', name, held.slot, round));
  }
  return null;
}

function departRefusal(
  state: EventState,
  { person, departure, fromRound, note }: Extract<PeopleAct, { readonly type: 'depart' }>,
): ActRefusal | null {
  const found = state.people.get(person);
  if (!found) return refuse('unknown', 'person', said('person.unknown', person));
  const { name } = found.person;
  if (found.departure) return refuse('duplicate', 'person', said('person.left', name));
  const next = lastStarted(state) + 1;
  if (fromRound < next) {
    const message = said('person.leavesNextRound', next - 1, name, next);
    return refuse('wrongState', 'fromRound', message);
  }
  return (
    needsOneOf('departure', departure, ['withdrawn', 'emergency', 'disqualified', 'noShow']) ??
    needsWhole('fromRound', fromRound, next, MOST_ROUNDS) ??
    emergencyNote(departure, note) ??
    tooLong('note', note)
  );
}

/** Why somebody had to leave is confidential: it is not even written down. */
function emergencyNote(departure: string, note: string): ActRefusal | null {
  if (departure !== 'emergency' || note === '') return null;
  return refuse('badValue', 'note', said('person.emergencyNote'));
}
