// Plays an mjai log through the engine. The log says what the players chose; everything else, the engine says
// itself, and where the two differ the replay stops with the place.

import {
  type Action,
  type GameEvent,
  type Illegal,
  type Match,
  newMatch,
  noRonBecause,
  type Offer,
  seatsToAct,
} from '@hanchan/game';
import type { Ruleset, RuleValues } from '@hanchan/rules';
import { kindOf, quoted, SEATS, type Seat, type Tile } from '@hanchan/tiles';
import { type Move, makeMove, type Watcher } from '../move.ts';
import { differenceIn, mjaiOf } from './compare.ts';
import { MjaiError, type MjaiEvent, readableEvents, UNREADABLE_DEAL } from './form.ts';
import { seatOf, tileOf, tilesOf, wallOf } from './read.ts';
import { rulesetOfLog, startOf } from './start.ts';
import { formatMjaiTile } from './tile.ts';
import { ExtraTile, rebuildWall } from './wall.ts';

/** Where a log and the engine part. */
export interface LogDifference {
  /** Which deal of the file, counted from 1. */
  readonly hand: number;
  /** Which line of the file, counted from 1. */
  readonly event: number;
  readonly expected: string;
  readonly got: string;
}

/** A field that cannot be read at all. */
export interface LogFault {
  /** Which line of the file, counted from 1. */
  readonly event: number;
  readonly field: string;
  readonly message: string;
}

/** What came of replaying a log. */
export interface LogReport {
  readonly hands: number;
  readonly events: number;
  readonly difference: LogDifference | null;
  /** Set where the difference is that an event cannot be read. */
  readonly fault: LogFault | null;
}

/** How a log is replayed. */
export interface LogOptions {
  readonly watch?: Watcher;
  /** `figures`: all that the log says must agree. `events`: only who did what; no figure is looked at. */
  readonly compare?: 'figures' | 'events';
  /**
   * Told of every difference instead of stopping at the first. A figure is passed over; a deal that cannot be played on
   * is left, and the next one is taken as it is given.
   */
  readonly carryOn?: (difference: LogDifference) => void;
}

class Differs extends Error {
  readonly expected: string;
  readonly got: string;
  constructor(expected: string, got: string) {
    super('differs');
    this.expected = expected;
    this.got = got;
  }
}

/** Plays an mjai log through the engine, comparing every event. */
export function replayMjai(
  events: readonly MjaiEvent[],
  ruleset: Ruleset,
  options: LogOptions = {},
): LogReport {
  const readable = readableEvents(events);
  return new LogReader(readable, rulesetOfLog(readable[0], ruleset).values, options).run();
}

class LogReader {
  readonly #events: readonly MjaiEvent[];
  readonly #rules: RuleValues;
  readonly #options: LogOptions;
  #at = 0;
  #dealAt = -1;
  #hands = 0;
  #match: Match | null = null;
  /** Indicators of the deal, where the log lists them apart from the events; the first is turned. */
  #listed: readonly Tile[] | null = null;
  #turned = 1;
  /** The tile that the last move put on offer. */
  #offer: Offer | null = null;
  /** The log does not give the wall of the deal. */
  #isRebuilt = false;
  /** The event that shows what the next player chose. */
  #source = 0;
  /** A figure of this deal was passed over. */
  #isOff = false;

  constructor(events: readonly MjaiEvent[], rules: RuleValues, options: LogOptions) {
    this.#events = events;
    this.#rules = rules;
    this.#options = options;
  }

  run(): LogReport {
    let first: Pick<LogReport, 'difference' | 'fault'> = { difference: null, fault: null };
    while (this.#at < this.#events.length) {
      try {
        this.#readNext();
      } catch (error) {
        const found = this.#wrongAt(error);
        if (first.difference === null) first = found;
        if (this.#options.carryOn === undefined) {
          return { hands: this.#hands, events: this.#at, ...found };
        }
        this.#options.carryOn(found.difference);
        this.#leaveDeal();
      }
    }
    return { hands: this.#hands, events: this.#events.length, ...first };
  }

  #wrongAt(error: unknown): { difference: LogDifference; fault: LogFault | null } {
    if (!(error instanceof Differs) && !(error instanceof MjaiError)) throw error;
    const isDifference = error instanceof Differs;
    const place = isDifference ? this.#at : this.#events.indexOf(error.event);
    const event = (place < 0 ? this.#at : place) + 1;
    const difference = {
      hand: this.#hands,
      event,
      expected: isDifference ? error.expected : 'a readable event',
      got: isDifference ? error.got : error.message,
    };
    const fault = isDifference ? null : { event, field: error.field, message: error.message };
    return { difference, fault };
  }

  /** On to the next deal, with the figures that the log gives it. */
  #leaveDeal(): void {
    const isNext = ({ type }: MjaiEvent, i: number) =>
      i > this.#dealAt && (type === 'start_kyoku' || type === UNREADABLE_DEAL);
    const next = this.#events.findIndex(isNext);
    this.#at = next < 0 ? this.#events.length : next;
    this.#match = null;
  }

  #readNext(): void {
    const event = this.#events[this.#at]!;
    if (event.type === 'start_game') this.#at++;
    else if (event.type === UNREADABLE_DEAL) this.#skipDeal(event);
    else if (event.type === 'start_kyoku') this.#playDeal(event);
    else if (event.type === 'end_game') throw new Differs('another deal', 'end_game');
    else throw new Differs('start_kyoku', event.type);
  }

  #skipDeal({ type }: MjaiEvent): never {
    this.#hands++;
    this.#dealAt = this.#at;
    throw new Differs('start_kyoku', type);
  }

  #playDeal(start: MjaiEvent): void {
    this.#hands++;
    this.#dealAt = this.#at;
    if (this.#isOff) this.#match = null;
    this.#isOff = false;
    this.#match ??= newMatch(this.#rules, startOf(start, this.#rules));
    const events = this.#eventsOfDeal();
    const told = wallOf(start);
    const wall = told ?? this.#rebuildWall(start, events);
    this.#isRebuilt = told === null;
    this.#listed = start['dora_markers'] === undefined ? null : tilesOf(start, 'dora_markers');
    this.#turned = 1;
    this.#source = this.#at;
    this.#make({ type: 'deal', wall, ...(told === null ? { isRebuilt: true } : {}) });
    while (this.#match.phase === 'playing') {
      this.#source = this.#at;
      this.#make({ type: 'action', action: this.#nextAction() });
    }
  }

  #rebuildWall(start: MjaiEvent, events: readonly MjaiEvent[]): Tile[] {
    try {
      return rebuildWall(start, events, seatOf(start, 'oya'), this.#rules);
    } catch (error) {
      if (!(error instanceof ExtraTile)) throw error;
      this.#at += 1 + error.at;
      const tile = formatMjaiTile(error.tile);
      throw new Differs('136 tiles of one set', `${tile}, of which there are no more`);
    }
  }

  #eventsOfDeal(): readonly MjaiEvent[] {
    const from = this.#at + 1;
    let to = from;
    while (to < this.#events.length && this.#events[to]!.type !== 'end_kyoku') to++;
    return this.#events.slice(from, to);
  }

  /** Makes a move and holds every event of it against the log. */
  #make(move: Move): void {
    const before = this.#match!;
    const step = makeMove(before, move);
    if (!step.ok) {
      const { code } = step.error;
      this.#at = this.#source;
      // Of a riichi that is not the declaration's fault, but the discard's.
      if (code === 'tileNotHeld' && this.#events[this.#at]?.type === 'reach') this.#at++;
      throw new Differs('a legal event', wordsOf(step.error));
    }
    this.#offer = offerIn(step.value.events);
    const { watch, carryOn } = this.#options;
    // Who is told of differences has to have seen the move at which they show.
    if (carryOn !== undefined) watch?.(move, before, step.value);
    for (const event of step.value.events) this.#check(event, before);
    this.#match = step.value.match;
    if (carryOn === undefined) watch?.(move, before, step.value);
  }

  #check(event: GameEvent, before: Match): void {
    for (const ours of mjaiOf(event, before)) {
      if (ours.type === 'dora' && this.#listed !== null) {
        this.#checkListed(ours);
        continue;
      }
      const logged = this.#events[this.#at];
      // A file may end after any deal.
      if (logged === undefined && ours.type === 'end_game') return;
      if (logged === undefined) throw new Differs(JSON.stringify(ours), 'end of file');
      const compared = this.#isRebuilt ? withoutBlankUra(ours, logged) : ours;
      const field = differenceIn(logged, compared, this.#options.compare ?? 'figures');
      if (field === 'type')
        throw new Differs(ours.type, logged.type + this.#whyNoWin(logged, before));
      if (field !== null) this.#passOver(ours, logged, field);
      this.#at++;
    }
  }

  /** A figure that differs ends the replay, or is told. What follows from it in later deals is not told again. */
  #passOver(ours: MjaiEvent, logged: MjaiEvent, field: string): void {
    const expected = `${ours.type} ${field} ${JSON.stringify(ours[field])}`;
    const got = quoted(logged[field]);
    const { carryOn } = this.#options;
    if (carryOn === undefined) throw new Differs(expected, got);
    this.#isOff = true;
    carryOn({ hand: this.#hands, event: this.#at + 1, expected, got });
  }

  /** A win that the engine did not offer: why it could not be one. */
  #whyNoWin(logged: MjaiEvent, before: Match): string {
    const offer = this.#offer;
    const { type, actor, target } = logged;
    const isRon = type === 'hora' && actor !== target && offer?.from === target;
    if (!isRon || before.deal === null || !SEATS.includes(actor as Seat)) return '';
    const reason = noRonBecause(before, actor as Seat, offer!);
    return reason === null ? '' : `: ${wordsOf(reason)}`;
  }

  #checkListed(ours: MjaiEvent): void {
    const listed = this.#listed![this.#turned++];
    const got = listed === undefined ? 'no further indicator' : formatMjaiTile(listed);
    if (got !== ours['dora_marker']) throw new Differs(`indicator ${ours['dora_marker']}`, got);
  }

  /** What the log shows the next player to have chosen. */
  #nextAction(): Action {
    const match = this.#match!;
    const seat = seatsToAct(match)[0]!;
    const next = this.#events[this.#at];
    if (next === undefined) throw new Differs('an event', 'end of file');
    switch (match.deal!.phase.type) {
      case 'pick':
        return { type: 'pick', seat, slot: 0 };
      case 'turn':
        return this.#turnAction(next, seat);
      case 'claims':
        return this.#claimAction(seat);
      default:
        return { type: this.#saysTenpai(seat) ? 'tenpai' : 'noten', seat };
    }
  }

  #turnAction(next: MjaiEvent, turn: Seat): Action {
    // The engine turns an indicator that waits for a discard or kan before it, as the log does.
    if (next.type === 'dora') {
      const after = this.#afterDora();
      this.#source = this.#events.indexOf(after, this.#at);
      return this.#turnAction(after, turn);
    }
    const isUnsigned = next.type === 'ryukyoku' && next['actor'] === undefined;
    const seat = isUnsigned ? turn : seatOf(next);
    switch (next.type) {
      case 'reach':
      case 'dahai': {
        const riichi = next.type === 'reach';
        const dahai = riichi ? this.#events[this.#source + 1] : next;
        if (dahai?.type !== 'dahai') throw new Differs('dahai', dahai?.type ?? 'end of file');
        return this.#discard(dahai, riichi);
      }
      case 'ankan':
        return { type: 'concealedKan', seat, tile: kindOf(tilesOf(next, 'consumed')[0]!) };
      case 'kakan':
        return { type: 'addedKan', seat, tile: tileOf(next) };
      case 'hora':
        return { type: 'tsumo', seat };
      case 'ryukyoku':
        return { type: 'nineTerminals', seat };
      default:
        throw new Differs('an action of the player to move', next.type);
    }
  }

  #afterDora(): MjaiEvent {
    const next = this.#events.slice(this.#at).find(({ type }) => type !== 'dora');
    if (next === undefined) throw new Differs('an event', 'end of file');
    return next;
  }

  #discard(dahai: MjaiEvent, riichi: boolean): Action {
    const seat = seatOf(dahai);
    const tile = tileOf(dahai);
    const { drawn } = this.#match!.deal!.seats[seat];
    const fromDraw =
      dahai['tsumogiri'] === undefined ? drawn === tile : dahai['tsumogiri'] === true;
    return { type: 'discard', seat, tile, fromDraw, riichi };
  }

  /** Whether a seat won on the offered tile, called it, or let it go. */
  #claimAction(seat: Seat): Action {
    for (let at = this.#at; at < this.#events.length; at++) {
      const event = this.#events[at]!;
      this.#source = at;
      if (event.type === 'reach_accepted') continue;
      if (event.type === 'hora') {
        if (event['actor'] === seat) return { type: 'ron', seat };
        continue;
      }
      if (event.type === 'ryukyoku' && event['reason'] === 'sanchahou') {
        const tenpais = event['tenpais'];
        const hasCalled = !Array.isArray(tenpais) || tenpais[seat] === true;
        return hasCalled ? { type: 'ron', seat } : { type: 'pass', seat };
      }
      return callOf(event, seat) ?? { type: 'pass', seat };
    }
    return { type: 'pass', seat };
  }

  /** Where the log does not tell who was tenpai, the payments do. */
  #saysTenpai(seat: Seat): boolean {
    const end = this.#events.slice(this.#at).find(({ type }) => type === 'ryukyoku');
    const tenpais = end?.['tenpais'];
    if (Array.isArray(tenpais)) return tenpais[seat] === true;
    const deltas = end?.['deltas'];
    const isPaid = Array.isArray(deltas) && deltas.every(Number.isInteger);
    if (isPaid && deltas.some((delta) => delta !== 0)) return deltas[seat] > 0;
    // Nobody is paid when all are tenpai, or nobody says so.
    const phase = this.#match!.deal!.phase;
    return phase.type === 'declarations' && phase.waiting.length + phase.tenpai.length === 4;
  }
}

/** Ura that lie in a wall of our making are no difference to a log that tells none. */
function withoutBlankUra(ours: MjaiEvent, logged: MjaiEvent): MjaiEvent {
  const told = logged['ura_markers'];
  const isTold = Array.isArray(told) ? told.length > 0 : told !== null;
  if (ours['ura_markers'] === undefined || isTold) return ours;
  const { ura_markers: _, ...rest } = ours;
  return rest as MjaiEvent;
}

const CLAIMS: ReadonlyMap<string, 'chi' | 'pon' | 'calledKan'> = new Map([
  ['chi', 'chi'],
  ['pon', 'pon'],
  ['daiminkan', 'calledKan'],
]);

function callOf(event: MjaiEvent, seat: Seat): Action | null {
  const type = CLAIMS.get(event.type);
  if (type === undefined || event['actor'] !== seat) return null;
  const own: readonly Tile[] = tilesOf(event, 'consumed');
  return { type, seat, own };
}

const wordsOf = ({ code, rule }: Illegal) => `${code}${rule === null ? '' : ` (${rule})`}`;

/** The discard, or the tile of a kan, that came of a move. */
function offerIn(events: readonly GameEvent[]): Offer | null {
  for (const event of events) {
    if (event.type === 'discarded') return { from: event.seat, tile: event.tile, by: 'discard' };
    if (event.type !== 'kanDeclared') continue;
    const by = event.meld.type === 'concealedKan' ? 'concealedKan' : 'addedKan';
    return { from: event.seat, tile: event.tile, by };
  }
  return null;
}
