// What a circuit knows of an event: who came in where, with what score. Taken from the event itself, or from a file of one that was held elsewhere.

import { form } from '@hanchan/tiles';
import { countryCode } from '../countries.ts';
import { day, line, named } from '../fields.ts';
import { scoreUnit } from '../formatScore.ts';
import type { Standing } from '../standing.ts';
import { standingsOf } from '../standings.ts';
import type { EventState } from '../state.ts';
import { POINT } from '../twelfths.ts';

const { exactText, listOf, orNull, record, whole } = form;

/** Of one event. */
export const MOST_ROWS = 4_000;
/** A total, in points. */
export const MOST_SCORE = 100_000_000;

const rowFields = {
  /** Within the event; it never changes. */
  id: exactText(1, 80),
  place: whole(1, MOST_ROWS),
  /** In points: 45,300 is 45.3 thousand. */
  score: whole(-MOST_SCORE, MOST_SCORE),
  /** Games played. */
  games: whole(0, 500),
  /** Null: not to be named, or erased. */
  name: orNull(named),
  /** Of a federation; it makes somebody one person in every event. */
  number: line,
  country: line,
  club: line,
} as const;
/** How somebody came in. */
export interface ResultRow extends form.KeptFields<typeof rowFields> {}
const RESULT_ROWS: form.Form<readonly ResultRow[]> = listOf(record(rowFields), 1, MOST_ROWS);

const EVENT_FACTS = {
  name: named,
  venue: line,
  country: line,
  from: day,
  to: day,
  /** Who took part, substitutes as far as the federation counts them. */
  players: whole(1, MOST_ROWS),
  games: whole(0, 500),
} as const;
/** What an event was. */
export interface EventFacts extends form.KeptFields<typeof EVENT_FACTS> {}

/** An event with its results, as a circuit counts it. */
export interface EventResults extends EventFacts {
  readonly rows: readonly ResultRow[];
}
/** The form of what one event brought. */
export const EVENT_RESULTS: form.Form<EventResults> = record({ ...EVENT_FACTS, rows: RESULT_ROWS });

/** How far an event is: only one that is closed counts. */
export type EventStage = 'planned' | 'running' | 'closed' | 'gone';

/** How far an event of this server is. */
export const eventStage = ({ isClosed, rounds }: EventState): EventStage =>
  isClosed ? 'closed' : rounds.some(({ startedAt }) => startedAt !== null) ? 'running' : 'planned';

/** So many substitutes count as participants. */
export const COUNTED_SUBSTITUTES = 3;

/** `seesNumbers`: the event's organiser has agreed that numbers of a federation join people. */
export function eventResults(state: EventState, seesNumbers: boolean): EventResults {
  const { name, venue, country, from, to, rules } = state.settings;
  const { rows } = standingsOf(state);
  const ranked = rows.filter(({ isRanked, rank }) => isRanked && rank !== null);
  const others = rows.filter(({ isRanked, games }) => !isRanked && games > 0).length;
  const unit = scoreUnit(rules.values);
  return {
    name,
    venue,
    country: countryCode(country) ?? country,
    from,
    to,
    players: Math.max(1, ranked.length + Math.min(COUNTED_SUBSTITUTES, others)),
    games: state.rounds.length,
    rows: ranked.map((row) => ({
      place: row.rank!,
      score: Math.round((row.total * 1_000) / (POINT * unit)),
      games: row.games,
      ...personOf(state, row, seesNumbers),
    })),
  };
}

/** Who is not published stands under the number they played under, and nothing joins that to a person. */
function personOf({ people }: EventState, { slot, person, isListed }: Standing, sees: boolean) {
  const found = person === null ? undefined : people.get(person);
  const name = found?.person.name.trim() ?? '';
  if (found === undefined || !isListed || found.isErased || !found.person.mayPublish || !name) {
    return { id: `#${slot}`, name: null, number: '', country: '', club: '' };
  }
  const { id, emaId, country, club, mayRank } = found.person;
  return {
    id,
    name,
    number: sees && mayRank !== false ? plainNumber(emaId) : '',
    country: countryCode(country) ?? country.trim(),
    club: club.trim(),
  };
}

/** Without blanks, dashes and leading zeros: people write it in all ways. */
export const plainNumber = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');

/** First and last day counted; a date that cannot be read makes it one. */
export function daysOf({ from, to }: Pick<EventFacts, 'from' | 'to'>): number {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return days > 0 ? days : 1;
}

const A_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const YEAR = 365;

/** Days since some first of March, whose year ends with the leap day; not a number where it is no day. */
function dayNumber(day: string): number {
  const [, year, month, date] = A_DAY.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return Number.NaN;
  const inYear = (month + 9) % 12;
  const years = month > 2 ? year : year - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * YEAR + leaps + Math.floor((153 * inYear + 2) / 5) + date;
}
