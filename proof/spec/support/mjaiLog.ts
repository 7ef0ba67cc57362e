// Short mjai logs written by hand: hands and draws as text, results as the documents give them. Nothing here
// asks the engine; what a log leaves open (hands of bystanders, draws up to the end of the wall) is filled with
// tiles that matter to nobody.

import type { MjaiEvent } from '@hanchan/records';

export type Four = readonly [number, number, number, number];

/** A deal: who deals, what lies on the table, hands, moves, and how it ends. */
export interface DealText {
  readonly bakaze?: 'E' | 'S' | 'W' | 'N';
  readonly oya?: number;
  readonly honba?: number;
  readonly kyotaku?: number;
  /** The first indicator; `6z` where not said, null for none. */
  readonly dora?: string | null;
  /** By seat, 13 tiles; others get tiles that fit nothing. */
  readonly hands?: Readonly<Record<number, string>>;
  /**
   * Moves, apart by spaces: `0+3p` draws, `0-3p` discards, `0=3p` discards the draw, `0!3p` riichi, `0?3p` riichi
   * that is won on, `1c3p:12p` chi, `1p3p:33p` pon, `1k3p:333p` called kan, `1K3p` added kan, `1A3p` concealed
   * kan, `d3p` indicator, `drain` or `drain66`: all draw and discard until so many live tiles are drawn.
   */
  readonly play: string;
  /** Seats that draw and discard only terminals and honours while the wall is drained. */
  readonly clean?: readonly number[];
  readonly ends: readonly End[];
}

export interface End {
  /** Who wins, from whom (no one: self-drawn), on what. */
  readonly hora?: number;
  readonly from?: number;
  readonly pai?: string;
  /** Why nobody wins. */
  readonly draw?: string;
  readonly deltas: Four;
  /** Any further field, as it is in the log. */
  readonly [field: string]: unknown;
}

const SUITS = ['m', 'p', 's', 'z'];
const HONOURS = 'ESWNPFC';

/** `55m1z` → `5m`, `5m`, `1z`. */
function split(text: string): string[] {
  return [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, ranks, suit]) =>
    [...ranks!].map((rank) => rank + suit),
  );
}

function mjaiTile(tile: string): string {
  const [rank, suit] = [Number(tile[0]), tile[1]!];
  if (suit === 'z') return HONOURS[rank - 1]!;
  return rank === 0 ? `5${suit}r` : tile;
}

const isTerminal = (tile: string) => tile[1] === 'z' || tile[0] === '1' || tile[0] === '9';

/** Kinds far from each other, so that a hand of them fits nothing. */
const SCATTERED = split('147m258p369s1234z258m369p147s369m147p258s567z');

/** Live tiles of a deal without kans, and whether a kan takes one from their end. */
export interface Wall {
  readonly live: number;
  readonly refill: boolean;
  readonly reds: boolean;
}

export class MjaiLog {
  readonly events: MjaiEvent[] = [];
  readonly #wall: Wall;
  #scores: Four;

  constructor(wall: Wall, scores: Four) {
    this.#wall = wall;
    this.#scores = scores;
  }

  deal(text: DealText): this {
    const { bakaze = 'E', oya = 0, honba = 0, kyotaku = 0, dora = '6z', hands = {} } = text;
    const left = new Pool(this.#wall.reds);
    const explicit = [...text.play.matchAll(/(?:\d[+=]|d)(\d[mpsz])/g)].map(([, tile]) => tile!);
    for (const tile of [...Object.values(hands).flatMap(split), ...explicit]) left.take(tile);
    if (dora !== null) left.take(dora);
    const tehais = [0, 1, 2, 3].map((seat) =>
      (hands[seat] === undefined ? left.scattered() : split(hands[seat])).map(mjaiTile),
    );
    this.#say('start_kyoku', {
      bakaze,
      kyoku: oya + 1,
      honba,
      kyotaku,
      oya,
      ...(dora === null ? {} : { dora_marker: mjaiTile(dora) }),
      scores: this.#scores,
      tehais,
    });
    this.#play(text, left);
    for (const end of text.ends) this.#end(end);
    this.#say('end_kyoku', {});
    return this;
  }

  end(scores: Four = this.#scores): this {
    this.#say('end_game', { scores });
    return this;
  }

  #say(type: string, fields: object): void {
    this.events.push({ type, ...fields });
  }

  #play({ play, oya = 0, clean = [] }: DealText, left: Pool): void {
    let live = 0;
    let isReplacement = false;
    let next = oya;
    let last = { actor: oya, tile: '' };
    const draw = (actor: number, tile: string) => {
      if (!isReplacement) live++;
      isReplacement = false;
      this.#say('tsumo', { actor, pai: mjaiTile(tile) });
    };
    const discard = (actor: number, tile: string, more = {}) => {
      this.#say('dahai', { actor, pai: mjaiTile(tile), ...more });
      last = { actor, tile };
      next = (actor + 1) % 4;
    };
    let kans = 0;
    for (const word of play.split(' ').filter((part) => part !== '')) {
      const drain = /^drain(\d*)$/.exec(word);
      if (drain) {
        const all = this.#wall.live - (this.#wall.refill ? kans : 0);
        const until = drain[1] === '' ? all : Number(drain[1]);
        while (live < until) {
          const tile = left.draw(clean.includes(next));
          draw(next, tile);
          discard(next, tile, { tsumogiri: true });
        }
        continue;
      }
      if (word[0] === 'd') {
        this.#say('dora', { dora_marker: mjaiTile(word.slice(1)) });
        continue;
      }
      const actor = Number(word[0]);
      const tile = word.slice(2, 4);
      switch (word[1]) {
        case '+':
          draw(actor, tile);
          break;
        case '-':
          discard(actor, tile);
          break;
        case '=':
          draw(actor, tile);
          discard(actor, tile, { tsumogiri: true });
          break;
        case '!':
        case '?':
          this.#say('reach', { actor });
          discard(actor, tile);
          if (word[1] === '!') this.#layStick(actor);
          break;
        case 'c':
        case 'p':
        case 'k':
        case 'K':
        case 'A':
          this.#meld(word, last.actor);
          break;
        default:
          throw new Error(`no such move: ${word}`);
      }
      if ('kKA'.includes(word[1]!)) {
        isReplacement = true;
        kans++;
      }
    }
  }

  /** A call with the tiles that are used for it, or a kan of the own tiles. */
  #meld(word: string, target: number): void {
    const actor = Number(word[0]);
    const tile = word.slice(2, 4);
    const pai = mjaiTile(tile);
    const type = { c: 'chi', p: 'pon', k: 'daiminkan' }[word[1]!];
    if (type !== undefined) {
      this.#say(type, { actor, target, pai, consumed: split(word.slice(5)).map(mjaiTile) });
    } else if (word[1] === 'K') this.#say('kakan', { actor, pai, consumed: [pai, pai, pai] });
    else this.#say('ankan', { actor, consumed: [pai, pai, pai, pai] });
  }

  #layStick(actor: number): void {
    this.#pay([0, 1, 2, 3].map((seat) => (seat === actor ? -1000 : 0)) as unknown as Four);
    this.#say('reach_accepted', { actor });
  }

  #pay(deltas: Four): void {
    this.#scores = deltas.map((delta, i) => delta + this.#scores[i]!) as unknown as Four;
  }

  #end({ hora, from, pai, draw, ...fields }: End): void {
    this.#pay(fields.deltas);
    const scores = this.#scores;
    if (hora === undefined) this.#say('ryukyoku', { reason: draw, ...fields, scores });
    else {
      const target = from ?? hora;
      this.#say('hora', { actor: hora, target, pai: mjaiTile(pai!), ...fields, scores });
    }
  }
}

/** The tiles of a set that the log has not used yet. */
class Pool {
  readonly #left = new Map<string, number>();

  constructor(reds: boolean) {
    for (const suit of SUITS) {
      for (let rank = 1; rank <= (suit === 'z' ? 7 : 9); rank++) {
        const isRed = reds && rank === 5 && suit !== 'z';
        this.#left.set(`${rank}${suit}`, isRed ? 3 : 4);
        if (isRed) this.#left.set(`0${suit}`, 1);
      }
    }
  }

  take(tile: string): string {
    const copies = this.#left.get(tile) ?? 0;
    if (copies === 0) throw new Error(`the log uses ${tile} more often than it exists`);
    this.#left.set(tile, copies - 1);
    return tile;
  }

  scattered(): string[] {
    const kinds = SCATTERED.filter((tile) => this.#left.get(tile)! > 0);
    return kinds.slice(0, 13).map((tile) => this.take(tile));
  }

  /** Simples as long as there are any; for a clean seat only terminals and honours. */
  draw(isClean: boolean): string {
    const left = [...this.#left].filter(([, copies]) => copies > 0).map(([tile]) => tile);
    const wanted = left.find((tile) => isTerminal(tile) === isClean);
    return this.take(wanted ?? left[0]!);
  }
}
