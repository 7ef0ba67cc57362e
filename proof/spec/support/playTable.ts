// A table for tests: hands and walls given as text, played by commands such as `S pon 3p3p & N ron`.
// Players are called by their wind in the deal at hand.

import {
  type Action,
  type Deal,
  deal,
  furitenRule,
  type GameEvent,
  type Illegal,
  legalActions,
  liveTiles,
  type Match,
  newMatch,
  play,
  type Ruling,
  refusalOf,
  ringBell,
  rule,
  type SeatState,
  type Step,
  seatsToAct,
  startClock,
  turnedIndicators,
} from '@hanchan/game';
import { waitsOf } from '@hanchan/hand';
import type { RuleKey, RuleValues } from '@hanchan/rules';
import {
  allTiles,
  type BySeat,
  countTiles,
  dealtPositions,
  formatTile,
  formatTiles,
  type Hand,
  INDICATOR_POSITIONS,
  type Kind,
  kindOf,
  parseHand,
  parseTile,
  parseTiles,
  REPLACEMENT_POSITIONS,
  type Result,
  SEATS,
  type Seat,
  type Tile,
  tileSet,
  uraPosition,
  WALL_SIZE,
  WINDS,
  type Wind,
} from '@hanchan/tiles';

/** What is laid out before play; everything else is filled with tiles that matter to nobody. */
export interface Setup {
  /** By wind: 13 tiles, or fewer with melds behind them: `123m456p11z[555s<][777z^]`. */
  readonly hands?: Partial<Record<Wind, string>>;
  /** Tiles drawn from the live wall in order; the first is the dealer's fourteenth. */
  readonly draws?: string;
  readonly replacements?: string;
  readonly indicators?: string;
  readonly ura?: string;
  /** Own discards made before, by wind. */
  readonly discards?: Partial<Record<Wind, string>>;
  /** Players in riichi since before, deposit paid. */
  readonly riichi?: readonly Wind[];
  /** Live tiles left once the player to move has drawn. */
  readonly live?: number;
  /** Who is to move; the dealer where it does not matter. */
  readonly turn?: Wind;
  readonly scores?: BySeat<number>;
  readonly round?: Wind;
  readonly dealer?: Seat;
  readonly counters?: number;
  readonly deposits?: number;
  readonly pool?: number;
  /** Unassisted: fouls are accepted and judged. */
  readonly assistance?: 'guided' | 'unassisted';
  /** False: the signal to start is still to come. */
  readonly isStarted?: boolean;
}

function get<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const tilesOf = (text: string | undefined) => get(parseTiles((text ?? '').replaceAll(' ', '')));

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
    if (needsPatch(setup)) this.match = { ...this.match, deal: patched(this, setup) };
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
      this.#follow(rule(this.match, this.#rulingOf(line)));
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

  /** `referee chombo S`, `referee redeal`, `referee penalty S 8`, `referee exposed S own 7`. */
  #rulingOf(line: string): Ruling {
    const [, type, wind, a = '', b = ''] = line.split(' ');
    const seat = wind === undefined ? 0 : this.seat(wind as Wind);
    switch (type) {
      case 'redeal':
        return { type };
      case 'penalty':
        return { type, seat, points: Number(a) };
      case 'exposed':
        return { type, seat, whose: a as 'own', tiles: Number(b) };
      default:
        return { type: type as 'warning', seat };
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

const CLAIMS = ['pass', 'ron', 'chi', 'pon', 'calledKan'];
const isClaim = ({ type }: Action) => CLAIMS.includes(type);

function wordsOf(action: Action): string {
  switch (action.type) {
    case 'discard':
      return `${action.riichi ? 'riichi' : 'discards'} ${formatTile(action.tile)}`;
    case 'concealedKan':
    case 'addedKan':
      return `kan ${formatTile(action.tile)}`;
    case 'calledKan':
      return `kan ${formatTiles(action.own)}`;
    case 'chi':
    case 'pon':
      return `${action.type} ${formatTiles(action.own)}`;
    case 'nineTerminals':
      return 'nine';
    case 'pick':
      return `picks ${action.slot}`;
    default:
      return action.type;
  }
}

/** Given tiles lie where they are dealt or drawn; the rest of the set fills the other places. */
function buildWall(match: Match, setup: Setup): Tile[] {
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const put = (tiles: readonly Tile[], positionOf: (i: number) => number) => {
    for (const [i, tile] of tiles.entries()) wall[positionOf(i)] = tile;
  };
  const positions = dealtPositions(match.dealer, 13);
  for (const [i, wind] of WINDS.entries()) {
    const hand = get(parseHand(setup.hands?.[wind] ?? ''));
    const places = positions[(match.dealer + i) % 4]!;
    if (hand.melds.length === 0) put(hand.concealed, (at) => places[at]!);
  }
  put(tilesOf(setup.draws), (i) => 52 + i);
  put(tilesOf(setup.replacements), (i) => REPLACEMENT_POSITIONS[i]!);
  put(tilesOf(setup.indicators), (i) => INDICATOR_POSITIONS[i]!);
  put(tilesOf(setup.ura), (i) => uraPosition(INDICATOR_POSITIONS[i]!));
  const rest = tileSet(match.rules['tiles.redFives'] === 'none' ? 0 : 3);
  for (const tile of wall) {
    if (tile === null) continue;
    const at = rest.indexOf(tile);
    if (at < 0) throw new Error(`the setup uses ${formatTile(tile)} more often than it exists`);
    rest.splice(at, 1);
  }
  // Spread the filler, so that no hand is complete by accident.
  const filler = rest.map((_, i) => rest[(i * 37) % rest.length]!);
  if (new Set(rest.map((_, i) => (i * 37) % rest.length)).size !== rest.length) {
    filler.splice(0, filler.length, ...rest);
  }
  return wall.map((tile) => tile ?? filler.pop()!);
}

function needsPatch({ hands, discards, riichi, live, turn }: Setup): boolean {
  const hasMelds = Object.values(hands ?? {}).some((hand) => hand.includes('['));
  return hasMelds || [discards, riichi, live, turn].some((given) => given !== undefined);
}

/** States that would take long to reach are laid out: melds, discards, riichi, a wall nearly drawn. */
function patched(table: Table, setup: Setup): Deal {
  const running = table.match.deal!;
  const { rules } = table.match;
  const turn = setup.turn === undefined ? running.turn : table.seat(setup.turn);
  const moved = running.seats[running.turn].drawn;
  const seats = SEATS.map((seat): SeatState => {
    const wind = table.wind(seat);
    const given = setup.hands?.[wind];
    const dealt = running.seats[seat];
    const laid = given?.includes('[')
      ? get(parseHand(given))
      : { concealed: dealt.hand, melds: dealt.melds };
    const discards = tilesOf(setup.discards?.[wind]).map((tile) => ({
      tile,
      fromDraw: false,
      isRiichi: false,
      calledBy: null,
    }));
    const isRiichi = setup.riichi?.includes(wind) ?? false;
    return {
      ...dealt,
      hand: laid.concealed,
      melds: laid.melds,
      drawn: seat === turn ? moved : null,
      discards,
      riichi: isRiichi ? 'riichi' : 'none',
      waits: waitsIn(laid, rules),
    };
  });
  const melded = seats.flatMap(({ melds }) => melds);
  const { next, wall } = running;
  const shift = setup.live === undefined ? 0 : liveTiles(running, rules) - setup.live;
  return {
    ...running,
    // The tiles to be drawn next are moved along, so that `draws` still names them.
    wall: moveDraws(wall, next, next + liveTiles(running, rules), shift),
    next: next + shift,
    turn,
    seats: seats as unknown as BySeat<SeatState>,
    hasAnyCall: melded.length > 0 || Object.keys(setup.discards ?? {}).length > 0,
    hasOpenCall: melded.some(({ type }) => type !== 'concealedKan'),
    kans: seats.flatMap(({ melds }, seat) =>
      melds.filter(({ tiles }) => tiles.length === 4).map(() => seat as Seat),
    ),
    depositors: SEATS.filter((seat) => seats[seat]!.riichi !== 'none'),
  };
}

/** Rotates the live tiles, so that what would have been drawn next still is, after `shift` others. */
function moveDraws(wall: readonly Tile[], from: number, to: number, shift: number): Tile[] {
  const live = wall.slice(from, to);
  const at = live.length - shift;
  return [...wall.slice(0, from), ...live.slice(at), ...live.slice(0, at), ...wall.slice(to)];
}

function waitsIn(hand: Hand, rules: RuleValues): readonly Kind[] {
  const counts = countTiles(hand.concealed);
  const owned = rules['win.fifthCopy'] === 'never' ? countTiles(allTiles(hand)) : counts;
  return waitsOf(counts, hand.melds.length, owned, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
}
