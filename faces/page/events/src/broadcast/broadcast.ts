// What a broadcast of one table shows: who sits there, for whom they play, where they stand, and where they would stand if
// the match ended as it is.

import {
  copyEvent,
  countedResult,
  type EventState,
  type PersonId,
  type RoundState,
  type SheetForm,
  type Slot,
  type Standing,
  sitterOf,
  type TableState,
} from '@hanchan/tournament';
import { hallRound } from '../event/hallRound.ts';
import { nameAtTable } from '../event/personNames.ts';
import { listedStandings } from '../public/publicView.ts';

export interface CastPlayer {
  readonly slot: Slot;
  readonly person: PersonId | null;
  readonly name: string;
  /** Club, or team, or country: whatever is told first. */
  readonly plays: string;
  /** Null before the first result, and behind the curtain. */
  readonly standing: Standing | null;
  /** Points on the sheet, once it is signed. */
  readonly points: number | null;
  readonly place: number | null;
}

/** The round and table that were asked for; otherwise the first table of the round that is played. */
export function tableShown(
  hall: EventState,
  asked: { readonly round: number; readonly table: number },
): { readonly round: RoundState; readonly table: TableState } | null {
  const round =
    hall.rounds.find(({ number, isPublic }) => number === asked.round && isPublic) ??
    hallRound(hall);
  if (round === null || !round.isPublic) return null;
  const table = round.tables.find(({ number }) => number === asked.table) ?? round.tables[0];
  return table === undefined ? null : { round, table };
}

/** The four, East first. */
export function castPlayers(hall: EventState, table: TableState): readonly CastPlayer[] {
  const rows = rankedNow(hall);
  const result = countedResult(hall, table);
  return (table.winds ?? table.seats).map((slot) => {
    const person = sitterOf(hall, table, slot);
    const known = person === null ? undefined : hall.people.get(person)?.person;
    const sheet = result?.rows.find((row) => row.slot === slot);
    return {
      slot,
      person,
      name: nameAtTable(hall, table, slot),
      plays: [known?.club, known?.team, known?.country].find((text) => text) ?? '',
      standing: rows.find((row) => row.slot === slot && row.person === person) ?? null,
      points: sheet?.final ?? null,
      place: sheet?.rank ?? null,
    };
  });
}

/** Ranked people with a result; none while a curtain is down. */
export function rankedNow(hall: EventState): readonly Standing[] {
  if (hall.isCurtainDown) return [];
  const rows = listedStandings(hall).rows.filter(({ isRanked }) => isRanked);
  return rows.some(({ games }) => games > 0) ? rows : [];
}

/** As the standings would be if this were the table's signed sheet: made by the same fold, in a copy. */
export function asIfSigned(hall: EventState, table: TableState, form: SheetForm): EventState {
  const imagined = copyEvent(hall);
  const own = imagined.rounds
    .find(({ number }) => number === table.round)!
    .tables.find(({ number }) => number === table.number)!;
  const by = { role: 'public', name: '', person: null } as const;
  own.sheet = {
    ...{ seq: hall.seq, version: own.version, form, source: 'online', enteredBy: by },
    ...{ enteredAt: 0, confirmed: new Map(), signed: null },
  };
  own.stage = 'signed';
  return imagined;
}

/** So many lines, and the four of the table in any case. */
export function linesShown<T extends Pick<Standing, 'slot' | 'person'>>(
  rows: readonly T[],
  four: readonly Pick<CastPlayer, 'slot' | 'person'>[],
  most: number,
): readonly T[] {
  const isOwn = (row: T) =>
    four.some(({ slot, person }) => slot === row.slot && person === row.person);
  const below = rows.slice(most).filter(isOwn);
  const first = rows.slice(0, most - below.length);
  return [...first, ...rows.slice(first.length).filter(isOwn)];
}
