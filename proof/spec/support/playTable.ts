// A table for tests: hands and walls given as text, played by commands such as `S pon 3p3p & N ron`.
// Players are called by their wind in the deal at hand.

import {
  type Action,
  deal,
  furitenRule,
  type GameEvent,
  type Illegal,
  legalActions,
  liveTiles,
  type Match,
  newMatch,
  play,
  refusalOf,
  ringBell,
  rule,
  type SeatState,
  type Step,
  seatsToAct,
  startClock,
  turnedIndicators,
} from '@hanchan/game';
import type { RuleKey, RuleValues } from '@hanchan/rules';
import {
  type BySeat,
  formatTile,
  kindOf,
  parseTile,
  type Result,
  type Seat,
  type Tile,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { isClaim, wordsOf } from './actionWords.ts';
import { buildWall, get, needsPatch, patched, type Setup, tilesOf } from './laidOut.ts';
import { rulingIn } from './rulingWords.ts';

export type { Setup };

/** More than any match of a test has: rules under which none ends are told by this. */
const MOST_EVENTS = 10_000;

export class Table {
  match: Match;
  readonly events: GameEvent[] = [];

  constructor(rules: RuleValues, setup: Setup = {}) {
    const { scores, counters, deposits, pool, dealer, round, assistance, isStarted } = setup;
    this.match = newMatch(rules, {
      ...(assistance === undefined ? {} : { assistance }),
      ...(isStarted === undefined ? {} : { isStarted }),
      ...(scores === undefined ? {} : { scores }),
      ...(counters === undefined ? {} : { counters }),
      ...(deposits === undefined ? {} : { deposits }),
      ...(pool === undefined ? {} : { pool }),
      ...(dealer === undefined ? {} : { dealer }),
      ...(round === undefined ? {} : { round: WINDS.indexOf(round) }),
    });
    this.deal(setup);
  }

  /** Starts the next deal on a wall made for the setup. */
  deal(setup: Setup = {}): this {
    this.#follow(deal(this.match, buildWall(this.match, setup)));
    if (needsPatch(setup)) this.match = { ...this.match, deal: patched(this.match, setup) };
    return this;
  }

  seat(wind: Wind): Seat {
    return ((this.match.dealer + WINDS.indexOf(wind)) % 4) as Seat;
  }

  wind(seat: Seat): Wind {
    return WINDS[(seat - this.match.dealer + 4) % 4]!;
  }

  state(wind: Wind): SeatState {
    return this.match.deal!.seats[this.seat(wind)];
  }

  get live(): number {
    return liveTiles(this.match.deal!, this.match.rules);
  }

  /** Scores by seat number, which stay with the players when winds move on. */
  get scores(): BySeat<number> {
    return this.match.scores;
  }

  /** The last event of a type. */
  last<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }> {
    const found = this.events.findLast((event) => event.type === type);
    if (found === undefined) throw new Error(`no ${type} yet`);
    return found as Extract<GameEvent, { type: T }>;
  }

  /** How often an event of this type has happened. */
  count(type: GameEvent['type']): number {
    return this.events.filter((event) => event.type === type).length;
  }

  /** What a player is offered, as commands without the wind. */
  offers(wind: Wind): string[] {
    return legalActions(this.match, this.seat(wind)).map(wordsOf);
  }

  can(wind: Wind, start: string): boolean {
    return this.offers(wind).some((offer) => offer === start || offer.startsWith(`${start} `));
  }

  /** Why a command is refused; null when it would be accepted. */
  refusal(command: string): Illegal | null {
    return refusalOf(this.match, this.#actionOf(command));
  }

  /** Which option keeps a player from winning on a discard of this tile, asked or not; null: none does. */
  furiten(wind: Wind, tile: string): RuleKey | null {
    return furitenRule(this.match, this.seat(wind), kindOf(get(parseTile(tile))));
  }

  /** The indicators that lie face up, in the order they were turned. */
  get indicators(): string {
    return turnedIndicators(this.match.deal!).map(formatTile).join('');
  }

  /** The types of the last events, oldest first, without questions and answers. */
  trail(length: number): string[] {
    const types = this.events.map(({ type }) => type);
    return types.filter((type) => type !== 'asked' && type !== 'answered').slice(-length);
  }

  /** Plays commands. Players who are asked and not named let the tile go. */
  do(...commands: string[]): this {
    for (const line of commands) this.#doLine(line);
    return this;
  }

  #doLine(line: string): void {
    if (line.startsWith('referee ')) {
      this.#follow(
        rule(
          this.match,
          rulingIn(line, (wind) => this.seat(wind)),
        ),
      );
      return;
    }
    if (line === 'start') {
      this.#follow(startClock(this.match));
      return;
    }
    if (line === 'bell') {
      this.#follow(ringBell(this.match));
      return;
    }
    const parts = line.split('&').map((part) => part.trim());
    const first = this.#actionOf(parts[0]!);
    if (!isClaim(first)) this.passAll();
    for (const part of parts) {
      const step = play(this.match, this.#actionOf(part));
      if (!step.ok) throw new Error(`${part}: ${step.error.code} ${step.error.rule ?? ''}`);
      this.#follow(step);
    }
    if (isClaim(first)) this.passAll();
  }

  /** Plays one command and leaves the others who are asked unanswered. */
  answer(command: string): this {
    this.#follow(play(this.match, this.#actionOf(command)));
    return this;
  }

  /** Everybody who is still asked about a tile passes. */
  passAll(): this {
    while (this.match.phase === 'playing' && this.match.deal!.phase.type === 'claims') {
      const seat = seatsToAct(this.match)[0]!;
      this.#follow(play(this.match, { type: 'pass', seat }));
    }
    return this;
  }

  /** Everybody discards what was drawn until the deal is over or a declaration is asked for. */
  drain(): this {
    this.passAll();
    while (this.match.phase === 'playing' && this.match.deal!.phase.type !== 'declarations') {
      const { deal: running } = this.match;
      const { turn, seats, phase } = running!;
      if (phase.type === 'pick')
        this.#follow(play(this.match, { type: 'pick', seat: turn, slot: 0 }));
      else {
        const { drawn, hand } = seats[turn];
        const tile = drawn ?? hand[0]!;
        const action = {
          type: 'discard',
          seat: turn,
          tile,
          fromDraw: drawn !== null,
          riichi: false,
        };
        this.#follow(play(this.match, action as Action));
        this.passAll();
      }
    }
    return this;
  }

  #follow(step: Result<Step, Illegal>): void {
    const { match, events } = get(step);
    this.match = match;
    this.events.push(...events);
    if (this.events.length > MOST_EVENTS) throw new Error('this match never ends');
  }

  #actionOf(command: string): Action {
    const [wind, verb, text = ''] = command.split(' ') as [Wind, string, string?];
    const seat = this.seat(wind);
    const tiles = /^[0-9]+[mpsz]/.test(text) ? tilesOf(text) : [];
    const phase = this.match.deal?.phase.type;
    switch (verb) {
      case 'discards':
      case 'riichi':
        return this.#discardOf(seat, text, verb === 'riichi');
      case 'kan':
        if (phase === 'claims') return { type: 'calledKan', seat, own: tiles };
        return this.#ownKan(seat, tiles[0]!);
      case 'chi':
      case 'pon':
        return { type: verb, seat, own: tiles.length > 0 ? tiles : this.#onlyWay(seat, verb) };
      case 'nine':
        return { type: 'nineTerminals', seat };
      case 'picks':
        return { type: 'pick', seat, slot: Number(text || 0) };
      case 'tsumo':
      case 'ron':
      case 'pass':
      case 'tenpai':
      case 'noten':
        return { type: verb, seat };
      default:
        throw new Error(`no such command: ${command}`);
    }
  }

  #discardOf(seat: Seat, text: string, riichi: boolean): Action {
    const drawn = this.match.deal?.seats[seat].drawn ?? null;
    const tile = text === 'drawn' ? drawn! : get(parseTile(text));
    return { type: 'discard', seat, tile, fromDraw: drawn === tile, riichi };
  }

  #ownKan(seat: Seat, tile: Tile): Action {
    const melds = this.match.deal?.seats[seat].melds ?? [];
    const isAdded = melds.some(
      ({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kindOf(tile),
    );
    return { type: isAdded ? 'addedKan' : 'concealedKan', seat, tile };
  }

  #onlyWay(seat: Seat, call: 'chi' | 'pon'): readonly Tile[] {
    const ways = legalActions(this.match, seat).filter(({ type }) => type === call);
    return (ways[0] as { own: readonly Tile[] } | undefined)?.own ?? [];
  }
}
