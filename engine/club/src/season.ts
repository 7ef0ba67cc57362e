// How a club counts: a season's formula is data, and the same data reads as a sentence on the page.

import { RULES_CHOICE } from '@hanchan/rules';
import { form, noPoints } from '@hanchan/tiles';
import type { EventRules } from '@hanchan/tournament';
import { clock, count, day, id, line, MOST_MEMBERS, named, text } from './fields.ts';
import { AUDIENCES } from './member.ts';

const { flag, fourOf, keptAs, listOf, oneOf, orNull, record, setOf, whole } = form;

/** Points; 1,000 reads 1.0. */
const bonus = whole(-1_000_000, 1_000_000);
const some = orNull(whole(1, 10_000));

const formulaFields = {
  /** What a game is worth: its score by the rulebook (uma in it), the points alone, or nothing but the bonus of its place. */
  worth: oneOf(['rulebook', 'points', 'place']),
  /** Added to a game by place, in points; a shared place shares them. */
  placeBonus: fourOf(bonus),
  /** What ranks: the sum of the games that count, their average, or the average place (the lower the better). */
  rank: oneOf(['sum', 'average', 'averagePlace']),
  /** So many of the best games count; null: all. */
  best: some,
  /** So many of the worst are left out first. */
  dropWorst: whole(0, 1_000),
  /** At most so many games of an evening, the best; null: all. */
  perEvening: some,
  /** For each evening attended, in points. */
  eveningBonus: bonus,
  /** Games needed for a place. */
  minimumGames: count,
  /** Whether guests are in the table. */
  guestsRank: flag,
} as const;
/** How the games of a season become a table. */
export interface Formula extends form.KeptFields<typeof formulaFields> {}
/** The form of `Formula`. */
export const FORMULA: form.Form<Formula> = record(formulaFields);

/** By the rulebook's points, all of them. */
export const PLAIN_FORMULA: Formula = {
  worth: 'rulebook',
  placeBonus: noPoints(),
  rank: 'sum',
  best: null,
  dropWorst: 0,
  perEvening: null,
  eveningBonus: 0,
  minimumGames: 0,
  guestsRank: false,
};

const teamFields = {
  id,
  name: named,
  members: setOf(id, 100, 'names a member twice'),
} as const;
/** A team of a season. */
export interface Team extends form.KeptFields<typeof teamFields> {}
const TEAMS: form.Form<readonly Team[]> = listOf(record(teamFields), 0, 100);

/** What is said of a season, without its id. */
export const SEASON_FIELDS = {
  name: named,
  from: day,
  to: day,
  formula: FORMULA,
  /** Empty: no team league beside it. Only games with one player each of four teams count for it. */
  teams: TEAMS,
} as const;
const seasonFields = { id, ...SEASON_FIELDS } as const;
/** A season or league, as announced. */
export interface Season extends form.KeptFields<typeof seasonFields> {}
/** The form of `Season`. */
export const SEASON: form.Form<Season> = record(seasonFields);

/** What is said of an evening, without its id. */
export const EVENING_FIELDS = {
  day,
  /** When it begins, where the club is. */
  time: clock,
  title: line,
  place: line,
  note: text,
  /** The season that its games count for; null: none. */
  season: orNull(id),
} as const;
const eveningFields = { id, ...EVENING_FIELDS } as const;
/** An evening, as announced. */
export interface Evening extends form.KeptFields<typeof eveningFields> {}
/** The form of `Evening`. */
export const EVENING: form.Form<Evening> = record(eveningFields);

/** The form of `ClubSettings`. */
export const CLUB_SETTINGS = {
  name: named,
  place: line,
  about: text,
  timeZone: form.heldTo('timeZone', form.exactText(0, 64)),
  /** Sent by name or with changes, kept whole: results that are typed are worked out by it. */
  rules: keptAs<EventRules>()(RULES_CHOICE),
  /** Who sees that there is such a club, its next evening and how to join. */
  listed: oneOf(['everybody', 'members']),
  /** Who sees season tables, evenings, records and the wall. */
  results: oneOf([AUDIENCES[0], AUDIENCES[1]]),
  /** Whether games are rated where nothing else is said. */
  ratesGames: flag,
} as const;
/** What a club is called, where it meets, its rulebook, and who sees what. */
export interface ClubSettings extends form.KeptFields<typeof CLUB_SETTINGS> {}

/** The form of a list of members, each once. */
export const memberIds = setOf(id, MOST_MEMBERS, 'names a member twice');
