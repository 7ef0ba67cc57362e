// What members send to a club. Acts come from the club package, checked for form here and for sense there; beside them stand
// those that the server has to look something up for. Who asks is known by `Authorization: Bearer KEY`, the key behind the #
// of a member's own link; without one, a visitor.

import { CLUB_ACT, CLUB_SETTINGS, FORMULA, type SentClubAct } from '@hanchan/club';
import { form } from '@hanchan/tiles';
import { z } from 'zod';
import { playerNameSchema } from '../http.ts';
import { fieldsOf, schemaOf } from '../schemaOf.ts';

const { exactText, flag, fourOf, optional, record, variants, whole } = form;

const idForm = form.textLike(/^[\w-]{1,40}$/, 'an id of letters, digits, _ and -');

/** Where the server reads a result, with what opens it. */
const SOURCE_SENT = variants('kind', {
  /** `read`: the secret of the link that reads, or of the one that writes. */
  kept: record({ id: exactText(1, 64), read: exactText(0, 64) }),
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
    /** Of a kept score. */
    read: optional(exactText(0, 64)),
    reason: form.text(1, 300),
  }),
});
/** An act for which the server reads a kept score, a record or a sheet. */
export type LookedUpAct = form.Sent<typeof LOOKED_UP>;
/** Whatever may be sent to a club. */
export type ClubActRequest = SentClubAct | LookedUpAct;

/** The schema of an act of a club as it is sent. */
const clubActSchema: z.ZodType<ClubActRequest, ClubActRequest> = z.union([
  schemaOf(LOOKED_UP),
  schemaOf(CLUB_ACT),
]);

/** POST /api/clubs/:club/acts */
export const clubCommandSchema = z.strictObject({
  id: z.string().min(8).max(64),
  act: clubActSchema,
});
/** POST /api/clubs: `name` is the owner's in the club. */
export const clubRequestSchema = z.strictObject({
  settings: z.strictObject(fieldsOf(CLUB_SETTINGS)),
  name: playerNameSchema,
});
/** What a club is created from. */
export type ClubRequest = z.input<typeof clubRequestSchema>;
/** DELETE /api/clubs/:club and /api/clubs/:club/members/:member: the name, so that nobody does it by mistake. */
export const clubEraseSchema = z.strictObject({ name: z.string().max(60) });
/** POST /api/clubs/:club/seasons/:season/preview */
export const clubPreviewSchema = z.strictObject({ formula: schemaOf(FORMULA) });
/** POST /api/clubs/:club/join: `name` counts for a new member only. */
export const clubJoinSchema = z.strictObject({
  id: z.string().min(8).max(64),
  key: z.string().min(1).max(200),
  name: playerNameSchema,
});
/** POST /api/clubs, /:club/join and /import: the club, who one is there, and the key of one's own link. */
export const clubJoinedAnswer = z.object({ id: z.string(), member: z.string(), key: z.string() });
/** What a club answers when somebody joins it, or makes it. */
export type ClubJoined = z.infer<typeof clubJoinedAnswer>;
