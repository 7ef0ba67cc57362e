// What is written down at a real table: a log of entries that is only ever added to. Who wrote each, and when, is
// given from outside; a correction is an entry too, so that everything that was ever said can be read again. Each entry is
// written once: its form is its type here, and the protocol makes its schema of the same form.

import { ABORTED } from '@hanchan/game';
import { RULES_CHOICE, type RuleValues, YAKU_IDS } from '@hanchan/rules';
import type { Liability, Worth } from '@hanchan/score';
import { form, SEATS } from '@hanchan/tiles';

const { anyOf, exactText, exactly, flag, formOf, fourOf, listOf, oneOf, optional, orNull } = form;
const { readLater, record, setOf, text, variants, whole } = form;

const seat = oneOf(SEATS);
const seats = setOf(seat, 4, 'names a seat twice');
const points = whole(-1_000_000, 1_000_000);
const note = exactText(0, 400);
const id = exactText(1, 64);
const tiles = exactText(0, 120);

const worth = formOf<Worth>()(
  anyOf(
    record({ han: whole(), fu: optional(whole()) }),
    record({ limit: oneOf(['mangan', 'haneman', 'baiman', 'sanbaiman']) }),
    record({ yakuman: whole() }),
    record({ flat: exactly(true) }),
  ),
);

const liability = formOf<Liability>()(record({ yaku: oneOf(YAKU_IDS), seat }));

/** The winning hand in tiles, in the project's notation: `123m406p[555s<]`, without the winning tile. */
const shownFields = {
  hand: tiles,
  tile: tiles,
  indicators: optional(tiles),
  ura: optional(tiles),
  /** Riichi itself is told by the sticks. */
  doubleRiichi: optional(flag),
  ippatsu: optional(flag),
  afterKan: optional(flag),
  robbedKan: optional(flag),
  lastTile: optional(flag),
  firstTurn: optional(flag),
  /** The winning tile was not kept apart. */
  mixedIn: optional(flag),
} as const;
/** The winning hand in tiles, in the project's notation, without the winning tile. */
export interface ShownHand extends form.KeptFields<typeof shownFields> {}
const shown: form.Form<ShownHand> = record(shownFields);

/** One winner: what the hand was worth, or the hand itself. */
const winFields = {
  seat,
  worth: optional(worth),
  shown: optional(shown),
  /** Who answers for a yakuman. */
  liable: optional(listOf(liability, 0, 4)),
} as const;
/** One winner: what the hand was worth, or the hand itself. */
export interface WonHand extends form.KeptFields<typeof winFields> {}
const win: form.Form<WonHand> = record(winFields);

export { ABORTED };
/** One of `ABORTED`. */
export type Aborted = (typeof ABORTED)[number];

const results = {
  ron: record({ from: seat, wins: listOf(win, 0, 3) }),
  tsumo: record({ win }),
  /** `chombo`: fouls found when hands were shown, where the draw stands all the same. */
  exhausted: record({ tenpai: seats, chombo: optional(seats) }),
  nagashi: record({ by: seats, tenpai: seats, chombo: optional(seats) }),
  aborted: record({ reason: oneOf(ABORTED) }),
  /** The deal is void and played again. */
  chombo: record({ by: seats }),
  /** The same, and nobody is to blame. */
  redeal: record({}),
} as const;
/** How an entered hand ended. */
export type HandResult = form.KeptVariant<'type', typeof results>;
const result: form.Form<HandResult> = variants('type', results);

const handFields = {
  /** Whose riichi deposit was laid in this deal. */
  riichi: seats,
  /** Whose hand was declared dead: it won nothing and was not tenpai. */
  dead: optional(seats),
  result,
} as const;
/** A hand as it is entered. */
export interface PlayedHand extends form.KeptFields<typeof handFields> {}
const hand: form.Form<PlayedHand> = record(handFields);

const rulings = {
  /** Points pass from one player to another. */
  move: record({ deltas: fourOf(points) }),
  /** Thousands of points, off the result. */
  penalty: record({ seat, points }),
  /** What a chombo costs, while the deal goes on. */
  chombo: record({ seat }),
  warning: record({ seat }),
} as const;
/** A referee's ruling as it is entered. */
export type KeptRuling = form.KeptVariant<'what', typeof rulings>;
const ruling: form.Form<KeptRuling> = variants('what', rulings);

/** What changes the table. */
const tableActs = {
  hand: record({ hand }),
  /** Time is up: while a deal is played, or between two. */
  bell: record({ when: oneOf(['during', 'between']) }),
  ruling: record({ ruling, note }),
  /** Sticks lent by the referee (1), or given back (−1), beyond what is lent of itself; `of: riichi` is a riichi stick with its chip. */
  loan: record({ seat, count: oneOf([1, -1]), of: optional(oneOf(['riichi'])) }),
  /** The players stop. */
  end: record({ note }),
} as const;
/** What changes the table. */
export type TableAct = form.KeptVariant<'type', typeof tableActs>;
const tableAct: form.Form<TableAct> = variants('type', tableActs);

const name = text(1, 40);

/** Which table of an event this is the sheet of. */
const placeFields = { event: id, round: whole(1), table: whole(1) } as const;
/** Which table of an event this is the sheet of. */
export interface EventTable extends form.KeptFields<typeof placeFields> {}
const eventTable: form.Form<EventTable> = record(placeFields);

const begin = {
  /** Every option; each is read by its own declaration (`beginProblem`). */
  rules: readLater<RuleValues>()(form.byName(64)),
  /** The rulebook that the values come from, for citations. */
  book: RULES_CHOICE,
  /** By seat: the first deals first. */
  names: fourOf(name),
  /** Until the bell; null: no clock. */
  minutes: orNull(whole(1, 1_000)),
  event: optional(eventTable),
  /** Which drawn table of a club's evening this is. */
  club: optional(record({ club: id, evening: id, game: whole(1), table: whole(1) })),
  /** Whether who changes what was said has to say why; a log that does not say wants it. */
  reasons: optional(oneOf(['wanted', 'optional'])),
} as const;

/** What changes what was said before. */
const changes = {
  correct: record({ target: id, act: tableAct, reason: note }),
  remove: record({ target: id, reason: note }),
  /** A forgotten act, before the one that is named. */
  insert: record({ before: id, act: tableAct, reason: note }),
  /** The last thing that was done. */
  undo: record({ target: id }),
  redo: record({ target: id }),
} as const;
/** What changes what was said before. */
export type Change = form.KeptVariant<'type', typeof changes>;

const said: form.Form<TableAct | Change> = variants('type', { ...tableActs, ...changes });

const acts = {
  begin: record(begin),
  ...tableActs,
  ...changes,
  /** Said on another phone at the same time and not taken: kept to be read, counted nowhere. */
  aside: record({ act: said, reason: note }),
  /**
   * A riichi stick laid, or taken up again, while a deal is played: every phone at the table sees it. What counts is
   * what the deal says when it is recorded.
   */
  stick: record({
    seat,
    isLaid: flag,
    /** The deal before the one that is played; null in the first. */
    after: orNull(id),
  }),
} as const;

/** Whatever an entry can say. */
export type Act = form.KeptVariant<'type', typeof acts>;
const act: form.Form<Act> = variants('type', acts);
/** The first entry: rules and names. */
export type Begin = Extract<Act, { readonly type: 'begin' }>;
/** Said on another phone at the same time and not taken: kept to be read, counted nowhere. */
export type Aside = Extract<Act, { readonly type: 'aside' }>;

const entryFields = {
  /** Unique in the log: an entry that comes twice is one entry. */
  id,
  /** The person or the phone. */
  by: exactText(0, 60),
  /** Milliseconds since 1970. */
  at: whole(0),
  act,
} as const;
/** One line of the log. */
export interface Entry extends form.KeptFields<typeof entryFields> {}
/** The forms within an entry that others name. */
export const ENTRY_PARTS = { hand, ruling, tableAct, win } as const;

/** The form of an entry. */
export const ENTRY: form.Form<Entry> = record(entryFields);

/** Whether an act changes the table, and not what was said before. */
export const isTableAct = (act: Act): act is TableAct => Object.hasOwn(tableActs, act.type);
