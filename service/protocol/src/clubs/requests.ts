// What members send to a club. Acts come from the club package, checked for form here and for sense there; beside them stand
// those that the server has to look something up for. Every path is below `/api/clubs`:
//
// GET    /                                    { clubs }: those that everybody may know of, and one's own
// POST   /                                    { settings, name } → { id, member }: with a session; whoever asks owns it
// GET    /:club                               ClubView
// DELETE /:club                               { name }: for good, by its owner
// POST   /:club/acts                          { id, act } → { seq }; the same id again → the same answer; 409 `conflict`
//                                             with `version` where somebody was faster
// POST   /:club/preview                       { act } → PreviewView: what it would change
// GET    /:club/stream?from=SEQ               `{"seq":N,"now":T}` a line, whenever something has changed: ask again
// GET    /:club/log?from=SEQ                  { entries: HistoryLine[] }: organisers
// GET    /:club/evenings/:evening             EveningView
// GET    /:club/games/:game                   GameView
// GET    /:club/seasons/:season               SeasonView; `.csv` after the id: as a file
// GET    /:club/seasons/:season/members/:member   SumView
// GET    /:club/members/:member               PlayerView
// GET    /:club/members/:member/against/:other    HeadToHeadView
// DELETE /:club/members/:member               { name }: erases a member (oneself; an organiser for anybody) → { isErased }
// GET    /:club/ratings                       RatingsView
// GET    /:club/ratings/:member?before=GAME   RatingSumView
// GET    /:club/wall                          { wall: WallView[] }
// GET    /:club/links                         { join, members: { [id]: key } }: organisers. A link is /clubs/CLUB/join#KEY
// GET    /:club/link?key=KEY                  { club, name, member }: what a link opens, before anybody joins
// POST   /:club/join                          { id, key, name } → { member }: with a session: a new member, or by a member's
//                                             own link that very member
// GET    /:club/file                          the whole club as one file that proves itself: organisers
// GET    /:club/games.csv, /:club/games.json  all results
// POST   /import                              the file as text/plain → { id, member }
//
// Who asks is known by the session; or, without an account, by `Authorization: Bearer KEY` with the key of a member's own link.
// Refusals are `{ code, message, field?, version?, said? }` as everywhere; `noSuchClub`, `notAllowed`, `deadLink`, `conflict`,
// `unknown`, `duplicate`, `badValue`, `wrongSum`, `wrongState`, `badArchive` are theirs.

import { CLUB_ACT, CLUB_SETTINGS, type SentClubAct } from '@hanchan/club';
import { form } from '@hanchan/tiles';
import { z } from 'zod';
import { playerNameSchema } from '../http.ts';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

const { exactText, flag, fourOf, optional, record, variants, whole } = form;

const id = z.string().regex(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');
const idForm = form.textLike(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');

/** Where the server reads a result, with what opens it. */
const SOURCE_SENT = variants('kind', {
  /** `read`: the reading link's secret (or the writing one's); left out where the table is watched already. */
  kept: record({ id: exactText(12, 40), read: optional(exactText(0, 64)) }),
  game: record({ id: exactText(1, 64) }),
  event: record({ event: exactText(1, 64), round: whole(1, 500), table: whole(1, 1_000) }),
});

const LOOKED_UP = variants('type', {
  /** The result of a kept score, an online game or an event's signed sheet. */
  attach: record({
    game: idForm,
    evening: idForm,
    table: whole(1, 200),
    /** By seat, the first dealer first. */
    players: fourOf(idForm),
    source: SOURCE_SENT,
    isRated: flag,
  }),
  /** The source was corrected (say at `/score`), or others sat there: read it again. */
  readAgain: record({
    game: idForm,
    version: whole(1, 10_000),
    players: fourOf(idForm),
    isRated: flag,
    read: optional(exactText(0, 64)),
    reason: form.text(1, 300),
  }),
});
/** An act for which the server reads a kept score, a record or a sheet. */
export type LookedUpAct = form.Sent<typeof LOOKED_UP>;
/** Whatever may be sent to a club. */
export type ClubActRequest = SentClubAct | LookedUpAct;

/** The schema of an act of a club as it is sent. */
export const clubActSchema: z.ZodType<ClubActRequest, ClubActRequest> = z.union([
  schemaOf(LOOKED_UP),
  schemaOf(CLUB_ACT),
]);

/** POST /api/clubs/:club/acts */
export const clubCommandSchema = z.strictObject({
  id: z.string().min(8).max(64),
  act: clubActSchema,
});
/** POST /api/clubs/:club/preview */
export const clubPreviewSchema = z.strictObject({ act: clubActSchema });
/** POST /api/clubs: `name` is the owner's in the club. */
export const clubRequestSchema = z.strictObject({
  settings: z.strictObject(fieldsOf(CLUB_SETTINGS)),
  name: playerNameSchema,
});
/** What a club is created from. */
export type ClubRequest = z.input<typeof clubRequestSchema>;
/** DELETE /api/clubs/:club and /api/clubs/:club/members/:member: the name, so that nobody does it by mistake. */
export const clubEraseSchema = z.strictObject({ name: z.string().max(60) });
/** POST /api/clubs/:club/join: `name` counts for a new member only. */
export const clubJoinSchema = z.strictObject({
  id: z.string().min(8).max(64),
  key: z.string().min(1).max(200),
  name: playerNameSchema,
});
export const clubParams = z.strictObject({ club: id });
export const clubMemberParams = z.strictObject({ club: id, member: id });
export const clubPairParams = z.strictObject({ club: id, member: id, other: id });
export const clubEveningParams = z.strictObject({ club: id, evening: id });
export const clubGameParams = z.strictObject({ club: id, game: id });
export const clubSeasonParams = z.strictObject({ club: id, season: id });
export const clubSumParams = z.strictObject({ club: id, season: id, member: id });
