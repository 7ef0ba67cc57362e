// A prepared deal, played by commands: `E discards 9p`, `S pon 2p2p`, `to E`, `drain`, `? W chi 45m` for what must be
// refused (`??`: for what some rulebook refuses). Walls are laid so that the hands and draws that matter come; everything else is filled from a seed, and
// the whole deal is legal from its first tile.

import { type Random, randomFrom, shuffled } from '@hanchan/bots';
import { legalActions, liveTiles, type MatchStart, seatsToAct } from '@hanchan/game';
import { type Ruleset, redFivesOf } from '@hanchan/rules';
import {
  formatTile,
  givenWall,
  kindOf,
  parseTiles,
  type Seat,
  type Tile,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { rulingIn } from '../../support/rulingWords.ts';
import { GameMaker } from './gameMaker.ts';
import { moveOf } from './notation.ts';

/** What of a wall matters. Tiles are given as `123m456p`; draws one by one, null where any will do. */
export interface Prepared {
  readonly hands?: Partial<Record<Wind, string>>;
  readonly draws?: readonly (string | null)[];
  readonly replacements?: string;
  readonly indicators?: string;
  readonly ura?: string;
}

export interface Script extends Prepared {
  readonly name: string;
  readonly start?: MatchStart;
  readonly play: readonly string[];
}

const tilesOf = (text = ''): readonly Tile[] => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(`no tiles: ${text}`);
  return tiles.value;
};

export class Stage {
  readonly #maker: GameMaker;
  readonly #random: Random;
  readonly #prepared: Prepared;

  constructor(ruleset: Ruleset, { name, start = {}, ...prepared }: Omit<Script, 'play'>) {
    this.#maker = new GameMaker(name, ruleset, start);
    this.#random = randomFrom([...name].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7));
    this.#prepared = prepared;
  }

  get maker(): GameMaker {
    return this.#maker;
  }

  get #match() {
    return this.#maker.match;
  }

  play(commands: readonly string[]): this {
    const wall = this.#wall();
    const { isStarted, rules } = this.#match;
    // Before the signal some rulebooks do not even deal.
    if (!isStarted && rules['clock.beforeStart'] === 'nothing') {
      for (const word of ['wall', '0w']) this.#maker.refuses(word, wall);
      this.#do('start');
    }
    this.#maker.make({ type: 'deal', wall });
    for (const command of commands) this.#do(command);
    this.#do('drain');
    this.#do('declare');
    return this;
  }

  #wall(): Tile[] {
    const { hands = {}, draws = [], replacements, indicators, ura } = this.#prepared;
    const dealt = WINDS.map((wind) => [wind, tilesOf(hands[wind])] as const);
    const given = {
      hands: Object.fromEntries(dealt),
      draws: draws.map((tile) => (tile === null ? null : tilesOf(tile)[0]!)),
      replacements: tilesOf(replacements),
      indicators: tilesOf(indicators),
      ura: tilesOf(ura),
    };
    const { dealer, rules } = this.#match;
    const redFives = redFivesOf(rules);
    return givenWall(dealer, redFives, given, (rest) => shuffled(rest, this.#random));
  }

  #seat(wind: string): Seat {
    return ((this.#match.dealer + WINDS.indexOf(wind as Wind)) % 4) as Seat;
  }

  #phase(): string {
    return this.#match.phase === 'playing' ? this.#match.deal!.phase.type : 'none';
  }

  #do(command: string): void {
    if (command.startsWith('?')) {
      const tried = command.replace(/^\?+ /, '');
      const isRefused = this.#maker.refuses(this.#wordOf(tried));
      if (!isRefused && !command.startsWith('??')) throw new Error(`not refused: ${tried}`);
      return;
    }
    const [first, ...rest] = command.split(' ');
    switch (first) {
      case 'deal':
        this.#maker.make({ type: 'deal', wall: this.#wall() });
        return;
      case 'hold':
        this.#pickIfNeeded();
        return;
      case 'to':
        this.#discardUntil(() => this.#match.deal!.turn === this.#seat(rest[0]!));
        return;
      case 'drain': {
        const live = rest[0] === undefined ? -1 : Number(rest[0]);
        this.#discardUntil(() => liveTiles(this.#match.deal!, this.#match.rules) <= live);
        return;
      }
      case 'declare':
        this.#declareAll();
        return;
      case 'bell':
      case 'start':
      case 'referee':
        if (first !== 'start') this.#passAll();
        this.#word(this.#wordOf(command));
        return;
    }
    const parts = command.split(' & ');
    const isClaim = isClaimed(parts[0]!);
    if (!isClaim) this.#passAll();
    if (!isClaim && !/ (tenpai|noten)$/.test(command)) this.#pickIfNeeded();
    for (const part of parts) this.#word(this.#wordOf(part));
    if (isClaim) this.#passAll();
  }

  #word(word: string): void {
    this.#maker.make(moveOf(word));
  }

  #passAll(): void {
    while (this.#phase() === 'claims') {
      this.#word(`${seatsToAct(this.#match)[0]!}-`);
    }
  }

  #pickIfNeeded(): void {
    if (this.#phase() === 'pick') this.#word(`${this.#match.deal!.turn}s0`);
  }

  #discardUntil(isThere: () => boolean): void {
    this.#passAll();
    this.#pickIfNeeded();
    while (this.#phase() === 'turn' && !isThere()) {
      const { turn, seats } = this.#match.deal!;
      const { drawn, hand } = seats[turn];
      this.#word(
        drawn === null ? `${turn}d${formatTile(hand[0]!)}` : `${turn}t${formatTile(drawn)}`,
      );
      this.#passAll();
      this.#pickIfNeeded();
    }
  }

  /** Whoever is asked at a draw and is tenpai says so. */
  #declareAll(): void {
    while (this.#phase() === 'declarations') {
      const seat = seatsToAct(this.#match)[0]!;
      const isReady = legalActions(this.#match, seat).some(({ type }) => type === 'tenpai');
      this.#word(`${seat}${isReady ? 'y' : 'x'}`);
    }
  }

  #wordOf(command: string): string {
    if (command === 'bell') return '!';
    if (command === 'start') return '>';
    if (/^(wall|#)/.test(command)) return command;
    const [wind = '', verb = '', text = ''] = command.split(' ');
    if (wind === 'referee')
      return `@${JSON.stringify(rulingIn(command, (wind) => this.#seat(wind)))}`;
    const seat = this.#seat(wind);
    switch (verb) {
      case 'discards':
      case 'riichi':
        return `${seat}${this.#discard(seat, text, verb === 'riichi')}`;
      case 'kan':
        if (isClaimed(command)) return `${seat}k${spread(text)}`;
        return `${seat}${this.#hasPon(seat, text) ? 'a' : 'q'}${text}`;
      case 'adds':
        return `${seat}a${text}`;
      case 'chi':
        return `${seat}c${spread(text)}`;
      case 'pon':
        return `${seat}p${spread(text)}`;
      case 'picks':
        return `${seat}s${text}`;
      default: {
        const sign = { tsumo: 'w', nine: 'n', ron: 'r', pass: '-', tenpai: 'y', noten: 'x' }[verb];
        if (sign === undefined) throw new Error(`no such command: ${command}`);
        return `${seat}${sign}`;
      }
    }
  }

  #discard(seat: Seat, text: string, riichi: boolean): string {
    const drawn = this.#match.deal!.seats[seat].drawn;
    const isDrawn = text === 'drawn' || (drawn !== null && formatTile(drawn) === text);
    const sign = isDrawn ? 't' : 'd';
    const tile = text === 'drawn' ? formatTile(drawn!) : text;
    return `${riichi ? sign.toUpperCase() : sign}${tile}`;
  }

  #hasPon(seat: Seat, text: string): boolean {
    const kind = kindOf(tilesOf(text)[0]!);
    const { melds } = this.#match.deal!.seats[seat];
    return melds.some(({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind);
  }
}

/** `44m` → `4m4m`. */
const spread = (text: string) => tilesOf(text).map(formatTile).join('');

/** An answer to a tile on offer. A kan with one tile named is one's own, with three it is called. */
function isClaimed(command: string): boolean {
  const [, verb = '', text = ''] = command.split(' ');
  if (verb === 'kan') return tilesOf(text).length !== 1;
  return ['ron', 'pass', 'chi', 'pon'].includes(verb);
}

/** A prepared game, whole. */
export const playScript = (ruleset: Ruleset, { play, ...script }: Script) =>
  new Stage(ruleset, script).play(play).maker.game();
