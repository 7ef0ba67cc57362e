// What of the log somebody may know. Staff sees it whole; for players and the public every type of act has its own
// list of what is shown, so that a new field stays hidden until somebody decides otherwise.
//
// What may be seen changes: a curtain falls, somebody leaves. So an entry is always redacted by the event as it is now,
// and `changesEarlierView` tells when earlier entries read differently from now on. What happens all the time does not: the
// signature brings the sheet along, and the publication of a seating or the start of a round the tables.

import { type Act, type Entry, isAbout } from './act.ts';
import { type Actor, isStaff } from './actor.ts';
import type { PersonId } from './person.ts';
import { shownOfEvent } from './redact/event.ts';
import { shownOfPeople, toldToStaff } from './redact/people.ts';
import { shownOfReferee } from './redact/referee.ts';
import { shownOfStage } from './redact/stages.ts';
import { isOwnTable, shownOfRound, shownOfSheet, shownOfTable } from './redact/tables.ts';
import type { EventState } from './state.ts';
import { roundOf, sitterOf, tableOf } from './who.ts';

/** Null: there is nothing in it for this viewer. */
export function redactEntry(state: EventState, entry: Entry, viewer: Actor): Entry | null {
  if (isStaff(viewer)) {
    const isHidden = entry.act.type === 'renewLink' && viewer.role !== 'organiser';
    return isHidden ? null : unsealed({ ...entry, act: toldToStaff(entry.act, viewer.role) });
  }
  if (entry.seq < state.resetSeq && !OUTLASTING.includes(entry.act.type)) return null;
  const act = shown(state, entry, viewer);
  return act && unsealed({ ...entry, by: shownActor(entry.by, viewer), act });
}

/** Salts are for the proof in the archive: with them others could try out what a seal was made of. */
function unsealed({ seq, id, at, by, act }: Entry): Entry {
  return { seq, id, at, by, act };
}

/** What a reset leaves. */
const OUTLASTING: readonly Act['type'][] = ['create', 'change', 'stages'];

function shown(state: EventState, { act, seq }: Entry, viewer: Actor): Act | null {
  if (isAbout('event', act)) return shownOfEvent(act);
  if (isAbout('people', act)) return shownOfPeople(state, act, viewer);
  if (isAbout('stages', act)) return shownOfStage(state, act, seq);
  if (isAbout('rounds', act)) return shownOfRound(state, act, seq);
  if (isAbout('tables', act)) return shownOfTable(state, act, viewer, seq);
  if (isAbout('sheets', act)) return shownOfSheet(state, act, viewer, seq);
  return shownOfReferee(state, act, viewer);
}

/** That it was a referee, but not who: names are for the staff. */
function shownActor(by: Actor, viewer: Actor): Actor {
  const isOwn = viewer.person !== null && by.person === viewer.person;
  return isOwn ? by : { role: by.role, name: '', person: null };
}

/** The whole log as this viewer may see it now. */
export const redactLog = (
  state: EventState,
  entries: readonly Entry[],
  viewer: Actor,
): readonly Entry[] => entries.flatMap((entry) => redactEntry(state, entry, viewer) ?? []);

/** Whether an entry may read otherwise for this player than for the public: the same as below, asked for one of them. */
export function concerns(state: EventState, { act, by }: Entry, person: PersonId): boolean {
  if (by.person === person) return true;
  if (act.type === 'call' || act.type === 'claimCall' || act.type === 'closeCall') {
    const call = state.calls.get(act.call);
    return call !== undefined && isOwnTable(state, call.round, call.table, person);
  }
  if ('at' in act) return isOwnTable(state, act.at.round, act.at.table, person);
  return peopleOf(state, act).includes(person);
}

/** Players for whom an entry may read otherwise than for the public. */
export function concernedBy(state: EventState, { act, by }: Entry): ReadonlySet<PersonId> {
  const people = new Set(peopleOf(state, act));
  if (by.person !== null) people.add(by.person);
  return people;
}

function peopleOf(state: EventState, act: Act): readonly PersonId[] {
  switch (act.type) {
    case 'enrol':
      return act.people.map(({ id }) => id);
    case 'checkIn':
    case 'consent':
      return [act.person];
    case 'penalise':
    case 'withdrawPenalty':
      return state.penalties.get(act.penalty)?.people.filter((person) => person !== null) ?? [];
    case 'call':
    case 'claimCall':
    case 'closeCall': {
      const call = state.calls.get(act.call);
      return call ? sittersAt(state, call.round, call.table) : [];
    }
    default:
      return 'at' in act ? sittersAt(state, act.at.round, act.at.table) : [];
  }
}

function sittersAt(state: EventState, round: number, number: number): readonly PersonId[] {
  const table = tableOf(state, round, number);
  return table?.seats.flatMap((slot) => sitterOf(state, table, slot) ?? []) ?? [];
}

/** Whether an act, about to be carried out, changes what players and public may see of earlier entries. */
export function changesEarlierView(before: EventState, act: Act): boolean {
  switch (act.type) {
    case 'amend':
    case 'consent':
    case 'erase':
    case 'remove':
    case 'number':
    case 'occupy':
    case 'depart':
    case 'curtain':
    case 'replace':
    case 'reset':
      return true;
    case 'publishSeating':
      return !act.isPublic && roundOf(before, act.round)?.isPublic === true;
    case 'penalise':
      return act.kind === 'disqualification';
    case 'withdrawPenalty':
      return before.penalties.get(act.penalty)?.kind === 'disqualification';
    default:
      return false;
  }
}
