// Everything that can happen in a club, each act written once: its form is its type here, and the protocol makes of the same
// form the schema by which it is taken in. The log is a list of acts with who and when; all else is a fold of it.
// An `unsent` act is made by the server: it has looked at a kept score, a record or a sheet, or at who holds a link.

import { form } from '@hanchan/tiles';
import { count, id, moment, neededReason, points, reason, text, version } from './fields.ts';
import { CLUB_ROLES, type ClubActor, MEMBER, MEMBER_FIELDS } from './member.ts';
import { OUTCOME } from './outcome.ts';
import {
  CLUB_SETTINGS,
  type ClubSettings,
  EVENING,
  EVENING_FIELDS,
  memberIds,
  SEASON,
  SEASON_FIELDS,
} from './season.ts';

const { exactText, flag, fourOf, keptAs, listOf, oneOf, optional, part, record, unsent, whole } =
  form;

const club = {
  create: unsent(
    record({ settings: keptAs<ClubSettings>()(record(CLUB_SETTINGS)), owner: MEMBER }),
  ),
  change: record({ changes: part(CLUB_SETTINGS), reason }),
  /** The old link (`join`, or `member:ID`) no longer opens anything. */
  renewLink: record({ link: exactText(1, 60) }),
} as const;

const members = {
  add: record({ members: listOf(MEMBER, 1, 200) }),
  /** Somebody came by the link. */
  join: unsent(record({ member: MEMBER })),
  /** Oneself, or an organiser for others. */
  amend: record({ member: id, changes: part(MEMBER_FIELDS) }),
  setRole: record({ member: id, role: oneOf(CLUB_ROLES) }),
  /** What was played stays; a member who left may come back. */
  leave: record({ member: id, reason }),
  comeBack: record({ member: id }),
  /** Name and fields are gone from the whole log; results stand as "a former player". */
  erase: unsent(record({ member: id })),
} as const;

const seasons = {
  openSeason: record({ season: SEASON }),
  changeSeason: record({ season: id, changes: part(SEASON_FIELDS), reason }),
  closeSeason: record({ season: id }),
  reopenSeason: record({ season: id, reason: neededReason }),
} as const;

const evenings = {
  plan: record({ evening: EVENING }),
  changeEvening: record({ evening: id, changes: part(EVENING_FIELDS), reason }),
  /** Nothing may have been played. */
  cancel: record({ evening: id, reason }),
  answer: record({ evening: id, member: id, answer: oneOf(['coming', 'maybe', 'no']) }),
  /** Who is here, whole: said again when somebody comes or goes. */
  present: record({ evening: id, members: memberIds }),
  /** The tables of one game of the evening; said again, it replaces those that were drawn for it. */
  draw: record({
    evening: id,
    game: whole(1, 50),
    seed: exactText(0, 100),
    tables: listOf(fourOf(id), 1, 200),
  }),
  /** A drawn table keeps its score under this id: what it tells is shown until the result is in. */
  keep: record({ evening: id, game: whole(1, 50), table: whole(1, 200), kept: exactText(1, 64) }),
  endEvening: record({ evening: id }),
  reopenEvening: record({ evening: id, reason }),
} as const;

const typedResult = record({
  /** By seat, the first dealer first; net of loans. */
  points: fourOf(points),
  /** Riichi sticks left, in points. */
  left: count,
  /** Off the score, in points: chombo and the like. */
  penalties: fourOf(count),
});
/** A result as it is typed: the score follows by the club's rulebook. */
export type TypedResult = form.Kept<typeof typedResult>;

const place = {
  game: id,
  evening: id,
  /** The number of the table that evening. */
  table: whole(1, 200),
  /** When it was over; where it is not said, when it was written down. */
  playedAt: optional(moment),
} as const;

const games = {
  /** A result from paper. */
  enter: record({ ...place, players: fourOf(id), typed: typedResult, isRated: flag }),
  /** From a kept score, a record or a sheet. */
  record: unsent(record({ ...place, outcome: OUTCOME })),
  /** What was entered wrong: points, seats, or whether it is rated. What stood before stays in the history. */
  correct: record({
    game: id,
    version,
    players: fourOf(id),
    typed: typedResult,
    isRated: flag,
    reason: neededReason,
  }),
  /** The source was corrected, and is read again; or others sat there. */
  recordAgain: unsent(record({ game: id, version, outcome: OUTCOME, reason: neededReason })),
  /** Back to what stood before the last correction. */
  undo: record({ game: id, version, reason: neededReason }),
  /** It does not count. */
  void: record({ game: id, version, reason: neededReason }),
  restore: record({ game: id, version, reason: neededReason }),
  /** One of the four, within seven days of a correction. */
  object: record({ game: id, version, text: form.text(1, 500) }),
  /** What an organiser says to an objection; a correction is undone by `undo`. */
  settle: record({ game: id, answer: text }),
} as const;

/** Every type of act, by what it is about. */
const CLUB_ACTS = { club, members, seasons, evenings, games } as const;

type Area = keyof typeof CLUB_ACTS;
type ActAbout<A extends Area> = form.KeptVariant<'type', (typeof CLUB_ACTS)[A]>;
/** About the club as a whole. */
export type SettingsAct = ActAbout<'club'>;
/** About who belongs to it. */
export type MemberAct = ActAbout<'members'>;
/** About seasons, leagues and teams. */
export type SeasonAct = ActAbout<'seasons'>;
/** About evenings: who comes, who is here, who sits where. */
export type EveningAct = ActAbout<'evenings'>;
/** About results and their corrections. */
export type GameAct = ActAbout<'games'>;
/** Whatever can be done in a club. */
export type ClubAct = { [A in Area]: ActAbout<A> }[Area];
/** As somebody sends it: a rulebook by name. */
export type SentClubAct = { [A in Area]: form.SentVariant<'type', (typeof CLUB_ACTS)[A]> }[Area];

/** The form of every act. */
export const CLUB_ACT: form.Form<ClubAct, SentClubAct> = form.variants('type', {
  ...club,
  ...members,
  ...seasons,
  ...evenings,
  ...games,
});

/** One line of the log: who did what, and when. */
export interface ClubEntry {
  readonly seq: number;
  /** Of the command: the same one sent twice is carried out once. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: ClubActor;
  readonly act: ClubAct;
}

/** Tells the acts of one area from the others, and narrows their type. */
export const isAboutClub = <A extends Area>(area: A, act: ClubAct): act is ActAbout<A> & ClubAct =>
  Object.hasOwn(CLUB_ACTS[area], act.type);
