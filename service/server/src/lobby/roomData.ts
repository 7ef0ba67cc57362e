// What is stored about a table apart from its match.

import {
  type BeaconChain,
  type BeaconDraw,
  commitmentOf,
  fairSeats,
  matchSeed,
  resultOf,
  seedWithBeacon,
} from '@hanchan/game';
import type {
  BotLevel,
  Fairness,
  FairStage,
  FinalResult,
  RulesChoice,
  TableSettings,
  TableState,
} from '@hanchan/protocol';
import type { FairBeacon } from '@hanchan/records';
import { type Ruleset, type Stored, storedChoice } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { RandomBytes } from '../config.ts';
import type { OpenEntry, SeatHolder } from '../match/entries.ts';
import type { Ledger, NamedRound } from '../match/ledger.ts';

/** Which table of an event this is. */
export interface EventPlace {
  readonly event: string;
  readonly round: number;
  readonly table: number;
  /** The numbers of the event that sit here, by place; places fill as their players come. */
  readonly slots: BySeat<number>;
  /** Places are seats, East first; otherwise seats are drawn. */
  readonly isSeated: boolean;
}

/** How far the walls are. */
export interface Closing {
  readonly at: number;
  /** When secret and words were fixed, and the round of the beacon that was named then. */
  readonly fixedAt: number | null;
  readonly round: number | null;
  readonly draw: BeaconDraw | null;
}

export interface RoomData {
  readonly event?: EventPlace;
  /** People whom the queue brought together: it begins by itself, and nobody stands up before. */
  readonly isQuick?: true;
  settings: TableSettings;
  readonly choice: RulesChoice;
  /** The whole values that were agreed; absent in what the first version stored. */
  readonly rules?: Stored;
  /** Hashed; null where none is asked for. */
  readonly password: string | null;
  readonly createdAt: number;
  state: TableState;
  host: string;
  /** In order of sitting down; by seat once the match has begun. Null is an open place. */
  places: (SeatHolder | null)[];
  /** By place in the order of sitting down. */
  words: string[];
  /** What binds a place to a word that is told later. */
  pledges: (string | null)[];
  /** Which beacon was agreed on; null: none. */
  readonly beacon: { readonly chain: BeaconChain; readonly each: FairBeacon['each'] } | null;
  /** Since when nobody comes or goes any more; null before. */
  closing: Closing | null;
  readonly secret: string;
  /** The stream of the match. */
  game: string | null;
  startedAt: number | null;
  result: FinalResult | null;
  /** A law of the table was broken; the report is the last entry of the match. */
  isStopped?: true;
  /** When those without a seat may know how the match ended; absent in what earlier versions stored. */
  shownAt?: number;
  /** Where the same people play again. */
  rematch: string | null;
  wanted: string[];
}

/** From storage. A table from before hands could be opened keeps them closed. Custom rules are of the version that wrote them. */
export function readRoom(stored: string): RoomData {
  const data = JSON.parse(stored) as RoomData;
  const { settings } = data;
  const added = {
    openHands: settings.openHands === true,
    pace: settings.pace ?? 'normal',
    walls: settings.walls ?? 'words',
  };
  const rules = storedChoice(settings.rules);
  const choice = storedChoice(data.choice);
  const { pledges = [null, null, null, null], beacon = null, closing = null } = data;
  return { ...data, choice, settings: { ...settings, ...added, rules }, pledges, beacon, closing };
}

export const newId = (randomBytes: RandomBytes): string => randomBytes(9).toString('base64url');

export interface FairFacts {
  /** To the one who asks. */
  readonly isOver: boolean;
  /** The rounds of the beacon, as far as the one who asks may know them. */
  readonly rounds: readonly NamedRound[];
}

export function fairnessOf(data: Readonly<RoomData>, { isOver, rounds }: FairFacts): Fairness {
  const { secret, words, pledges, beacon } = data;
  return {
    scheme: beacon === null ? 'w1' : 'w2',
    commitment: commitmentOf(secret),
    words: words as unknown as BySeat<string>,
    pledges: pledges as unknown as BySeat<string | null>,
    stage: stageOf(data),
    beacon: beacon === null ? null : { chain: beacon.chain, rounds },
    secret: isOver ? secret : null,
  };
}

/** The round that was named before the first deal, for who has no match to ask. */
export function firstRound({ closing }: Readonly<RoomData>): readonly NamedRound[] {
  if (closing === null || closing.round === null) return [];
  return [{ deal: 1, round: closing.round, draw: closing.draw }];
}

const BOT_NAMES = ['Aoi', 'Ren', 'Sora', 'Yuki', 'Hana', 'Kai', 'Mio', 'Rin'];

/** A name that nobody at the table has yet. */
export function botHolder(level: BotLevel, places: readonly (SeatHolder | null)[]): SeatHolder {
  const taken = new Set(places.map((place) => place?.name));
  const name = BOT_NAMES.find((one) => !taken.has(one)) ?? 'Bot';
  return { type: 'bot', level, name };
}

/** The seat of each place. */
function drawnSeats(data: Readonly<RoomData>): BySeat<Seat> {
  if (data.event?.isSeated === true) return SEATS as BySeat<Seat>;
  const seed = matchSeed(data.secret, data.words as unknown as BySeat<string>);
  const draw = data.closing?.draw ?? null;
  return fairSeats(draw === null ? seed : seedWithBeacon(seed, draw));
}

/** The numbers of the event, once seats are known. */
export function slotsBySeat(data: Readonly<RoomData>): BySeat<number> {
  const slots = [0, 0, 0, 0];
  const seats = drawnSeats(data);
  for (const place of SEATS) slots[seats[place]] = data.event!.slots[place];
  return slots as unknown as BySeat<number>;
}

/** What a match begins with. All places are taken, and from here on they are by seat, as the seed draws them. */
export function openingOf(table: string, data: RoomData, ruleset: Ruleset): OpenEntry {
  const words = data.words as unknown as BySeat<string>;
  const seats = drawnSeats(data);
  const holders = [...data.places] as SeatHolder[];
  for (const place of SEATS) holders[seats[place]] = data.places[place]!;
  return {
    type: 'open',
    table,
    ruleset: { id: ruleset.id, title: ruleset.title },
    choice: data.choice,
    rules: ruleset.values,
    settings: data.settings,
    holders: holders as unknown as BySeat<SeatHolder>,
    secret: data.secret,
    words,
    ...agreedOn(data),
  };
}

/** That two of them come from one home is written down with the game: it decides whether it is rated. */
export async function withHomes(
  open: OpenEntry,
  isOneHome: (people: readonly string[]) => Promise<boolean>,
): Promise<OpenEntry> {
  const people = open.holders.flatMap((one) => (one.type === 'player' ? [one.player] : []));
  return people.length > 1 && (await isOneHome(people)) ? { ...open, isOneHome: true } : open;
}

/** What was promised, and what the beacon gave. */
function agreedOn({ pledges, beacon, closing }: RoomData): Pick<OpenEntry, 'pledges' | 'beacon'> {
  const promised = pledges.every((pledge) => pledge === null)
    ? {}
    : { pledges: pledges as unknown as BySeat<string | null> };
  if (beacon === null || closing?.draw == null) return promised;
  return { ...promised, beacon: { ...beacon, fixedAt: closing.fixedAt!, draw: closing.draw } };
}

/** How far the walls of a table are, as everybody may know. */
export function stageOf({ state, closing }: Readonly<RoomData>): FairStage {
  if (state !== 'waiting') return 'fixed';
  if (closing === null) return 'open';
  return closing.fixedAt === null ? 'telling' : 'fixed';
}

/** How the match ended: with a result, or, where it was given up or stopped, without. */
export function writeEnd(data: RoomData, { match, isCounted, stopped }: Ledger): void {
  data.state = 'over';
  if (stopped !== null) data.isStopped = true;
  if (!isCounted) return;
  const { flags: _, ...result } = resultOf(match.scores, match.rules, match.penalties);
  data.result = result;
}
