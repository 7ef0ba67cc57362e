// How one table of an evening ended: the result, and a digest of its deals. It is worked out when the table is written
// down, from the kept score, the record or the sheet, so that a club's file alone gives every figure again.

import { YAKU_IDS } from '@hanchan/rules';
import { form, SEATS } from '@hanchan/tiles';
import { count, id, line, points, twelfths } from './fields.ts';

const { exactText, flag, fourOf, listOf, oneOf, optional, orNull, record, variants, whole } = form;

const seat = oneOf(SEATS);
const four = fourOf;

/** Where a result comes from. Secrets that open a source are never kept. */
const sources = {
  /** A score kept at `/score`. */
  kept: record({ id: exactText(1, 64) }),
  /** A game that was played online. */
  game: record({ id: exactText(1, 64) }),
  /** A signed sheet of an event. */
  event: record({ event: exactText(1, 64), round: whole(1, 500), table: whole(1, 1_000) }),
  /** Typed from paper. */
  typed: record({}),
} as const;
const SOURCE = variants('kind', sources);
/** Where a result comes from. */
export type Source = form.Kept<typeof SOURCE>;

const resultFields = {
  /** At the end, net of loans; by seat, the first dealer first. */
  points: four(points),
  /** Riichi sticks that were left, in points. */
  left: count,
  /** 1 to 4; who shares a place has the best of it. */
  places: four(whole(1, 4)),
  /** Above or below the returning points, with uma, oka and penalties, in twelfths of a point. */
  score: four(twelfths),
  /** The part of the score that is uma and oka, less penalties. */
  uma: four(twelfths),
  /** What is taken off the points before they are a score. */
  returnPoints: points,
  /** Of a typed one: what was taken off the score, in points. */
  penalties: optional(four(count)),
} as const;
/** Points, places and scores of one table. */
export interface TableResult extends form.KeptFields<typeof resultFields> {}
const RESULT: form.Form<TableResult> = record(resultFields);

/** Which deal: the round wind (0 East), the number of its dealer within it from 1, and the counters. */
const dealFields = { wind: whole(0, 3), number: whole(1, 4), counters: count } as const;
/** Which deal of a game. */
export interface DealName extends form.KeptFields<typeof dealFields> {}
const DEAL = record(dealFields);

const yaku = oneOf(YAKU_IDS);

const seatFields = {
  wins: count,
  /** Of the wins. */
  selfDrawn: count,
  /** Of the wins: with riichi. */
  riichiWins: count,
  riichi: count,
  dealIns: count,
  /** Points that wins brought, sticks and counters left out. */
  won: points,
  /** Points that deal-ins cost. */
  lost: points,
  /** Draws by exhaustion at which the player was ready. */
  readyDraws: count,
  chombos: count,
  /** Deals in a row as dealer, at most. */
  dealerStreak: count,
  /** Of the wins: those whose yaku are known. */
  told: count,
  yaku: listOf(record({ yaku, times: whole(1, 1_000) }), 0, 100),
} as const;
/** What one seat did in a game. */
export interface SeatDigest extends form.KeptFields<typeof seatFields> {}

const winFields = {
  seat,
  /** Null: self-drawn. */
  from: orNull(seat),
  /** Without sticks and counters. */
  points,
  han: orNull(whole(0, 200)),
  fu: orNull(whole(0, 200)),
  /** Of a yakuman: how many it counts as; 0: none. */
  yakuman: whole(0, 20),
  yaku: listOf(yaku, 0, 30),
  deal: DEAL,
} as const;
/** A win that is worth remembering: the best of its seat, or a yakuman. */
export interface NotableWin extends form.KeptFields<typeof winFields> {}

const digestFields = {
  deals: count,
  draws: count,
  seats: four(record(seatFields)),
  /** How often the seat (first) won by ron on the other (second). */
  rons: four(four(count)),
  /** The best win of each seat, and every yakuman. */
  notable: listOf(record(winFields), 0, 100),
  /** The scores before the last deal; null where there was none. */
  beforeLast: orNull(four(points)),
} as const;
/** What happened in the deals of one game. */
export interface DealDigest extends form.KeptFields<typeof digestFields> {}
const DIGEST: form.Form<DealDigest> = record(digestFields);

const outcomeFields = {
  /** By seat, the first dealer first. */
  players: four(id),
  result: RESULT,
  /** Null where only the result is known: a sheet, or a typed one. */
  deals: orNull(DIGEST),
  /** The rules that were played by, to be named. */
  rules: record({ id: line, title: line }),
  source: SOURCE,
  isRated: flag,
} as const;
/** Who played, what came of it, and by which source. */
export interface Outcome extends form.KeptFields<typeof outcomeFields> {}
/** The form of `Outcome`. */
export const OUTCOME: form.Form<Outcome> = record(outcomeFields);
