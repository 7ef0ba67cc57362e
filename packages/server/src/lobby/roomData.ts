// What is stored about a table apart from its match.

import { commitmentOf, fairSeats, matchSeed } from '@hanchan/game';
import type {
  BotLevel,
  Fairness,
  FinalResult,
  RulesChoice,
  TableSettings,
  TableState,
} from '@hanchan/protocol';
import { type Ruleset, type Stored, storedChoice } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { RandomBytes } from '../config.ts';
import type { OpenEntry, SeatHolder } from '../match/entries.ts';

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

export interface RoomData {
  readonly event?: EventPlace;
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
  readonly secret: string;
  /** The stream of the match. */
  game: string | null;
  startedAt: number | null;
  result: FinalResult | null;
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
  const added = { openHands: settings.openHands === true, pace: settings.pace ?? 'normal' };
  const rules = storedChoice(settings.rules);
  const choice = storedChoice(data.choice);
  return { ...data, choice, settings: { ...settings, ...added, rules } };
}

export const newId = (randomBytes: RandomBytes): string => randomBytes(9).toString('base64url');

/** `isOver`: to the one who asks. */
export function fairnessOf(data: RoomData, isOver: boolean): Fairness {
  return {
    scheme: 'w1',
    commitment: commitmentOf(data.secret),
    words: data.words as unknown as BySeat<string>,
    secret: isOver ? data.secret : null,
  };
}

const BOT_NAMES = ['Aoi', 'Ren', 'Sora', 'Yuki', 'Hana', 'Kai', 'Mio', 'Rin'];

/** A name that nobody at the table has yet. */
export function botHolder(level: BotLevel, places: readonly (SeatHolder | null)[]): SeatHolder {
  const taken = new Set(places.map((place) => place?.name));
  const name = BOT_NAMES.find((one) => !taken.has(one)) ?? 'Bot';
  return { type: 'bot', level, name };
}

/** The seat of each place. */
export function drawnSeats(data: Readonly<RoomData>): BySeat<Seat> {
  if (data.event?.isSeated === true) return SEATS as BySeat<Seat>;
  return fairSeats(matchSeed(data.secret, data.words as unknown as BySeat<string>));
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
  };
}
