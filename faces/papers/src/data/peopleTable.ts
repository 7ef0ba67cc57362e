// Everybody who enrolled, with all that the desk knows: for the staff alone.

import type { EventState } from '@hanchan/tournament';
import { type Cell, type DataTable, number, text } from './dataTable.ts';

const COLUMNS = [
  number('number'),
  text('name'),
  text('firstName'),
  text('lastName'),
  text('legalName'),
  text('country'),
  text('club'),
  text('team'),
  text('emaId'),
  text('language'),
  text('notes'),
  text('hasPaid'),
  text('mayPublish'),
  text('kind'),
  text('checkIn'),
  text('waiting'),
  text('departure'),
] as const;

const LAST = Number.POSITIVE_INFINITY;

export function peopleTable({ people }: EventState): DataTable {
  const all = [...people.values()].sort((a, b) => (a.slot ?? LAST) - (b.slot ?? LAST) || 0);
  return {
    title: 'People',
    columns: COLUMNS,
    rows: all.map(({ person, slot, checkIn, isWaiting, departure }): Cell[] => [
      slot,
      person.name,
      person.firstName ?? '',
      person.lastName ?? '',
      person.legalName,
      person.country,
      person.club,
      person.team,
      person.emaId,
      person.language,
      person.notes,
      yesNo(person.hasPaid),
      yesNo(person.mayPublish),
      person.kind,
      checkIn,
      yesNo(isWaiting),
      departure?.kind ?? '',
    ]),
  };
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
