// From a record of Mahjong Soul, as programs save it in JSON, to the events of an mjai log. Indicators travel as a list, and
// the rulebook says when each is turned.

import { FOUR, roundWind, SEATS, type Seat } from '@hanchan/tiles';
import { LogCollector, type LogRead } from '../logRead.ts';
import { type MjaiEvent, UNREADABLE_DEAL } from '../mjai/form.ts';
import { isFields } from '../record/fields.ts';
import { type Entry, majsoulEntries } from './entries.ts';
import {
  flagIn,
  fourIn,
  listIn,
  type Part,
  partError,
  seatIn,
  tileIn,
  tilesIn,
  wholeIn,
} from './fields.ts';
import { readHead } from './head.ts';
import { brokenOffEvent, exhaustedEvent, winEvents } from './result.ts';

const HAND = 13;

export function readMajsoul(json: unknown): LogRead {
  const log = new LogCollector();
  const head = readHead(isFields(json) ? json : {});
  const { start, scores, problem } = head;
  if (problem !== null) return { events: [], problem };
  log.events.push(start);
  const deals: Entry[][] = [];
  for (const entry of majsoulEntries(json) ?? []) {
    if (entry.name === 'RecordNewRound') deals.push([]);
    if (deals.length > 0) deals.at(-1)!.push(entry);
    else
      log.take(() => {
        throw partError(entry, '', 'stands before the first deal');
      });
  }
  for (const deal of deals) {
    log.take(() => new DealReader(deal, head.hasRed).events(), [{ type: UNREADABLE_DEAL }]);
  }
  if (scores !== null) log.events.push({ type: 'end_game', scores });
  return log;
}

class DealReader {
  readonly #deal: readonly Entry[];
  readonly #hasRed: boolean;
  readonly #events: MjaiEvent[] = [];
  /** As far as they were turned; each record that tells them tells them all. */
  #indicators: string[];
  readonly #pons = new Map<string, readonly string[]>();
  readonly #dealer: Seat;
  #firstDraw = '';
  /** Whose discard or kan is on offer. */
  #from: Seat | null = null;
  #riichi: Seat | null = null;
  #isOver = false;

  constructor(deal: readonly Entry[], hasRed: boolean) {
    this.#deal = deal;
    this.#hasRed = hasRed;
    const first = deal[0]!;
    const listed = tilesIn(first, 'doras');
    this.#indicators = listed.length > 0 ? listed : [tileIn(first, 'dora')];
    this.#dealer = seatIn(first, 'ju');
  }

  events(): MjaiEvent[] {
    const start = this.#start();
    for (const entry of this.#deal.slice(1)) this.#take(entry);
    if (!this.#isOver) {
      throw partError(this.#deal.at(-1)!, '', 'is the last of a deal that has no end');
    }
    return [
      { ...start, dora_marker: this.#indicators[0], dora_markers: this.#indicators },
      ...this.#events,
      { type: 'end_kyoku' },
    ];
  }

  #start(): MjaiEvent {
    const first = this.#deal[0]!;
    const oya = this.#dealer;
    const round = wholeIn(first, 'chang');
    if (round < 0 || round >= FOUR) throw partError(first, 'chang', `must be 0 to 3, not ${round}`);
    const scores = fourIn(first, 'scores');
    if (scores === null) throw partError(first, 'scores', 'is missing');
    const tehais = SEATS.map((seat) => {
      const hand = tilesIn(first, `tiles${seat}`);
      const wanted = seat === oya ? HAND + 1 : HAND;
      if (hand.length === wanted) return hand;
      throw partError(first, `tiles${seat}`, `must be ${wanted} tiles, not ${hand.length}`);
    });
    const hand = tehais[oya]!;
    const at = hand.lastIndexOf(this.#drawnFirst(hand));
    this.#firstDraw = hand.splice(at, 1)[0]!;
    this.#events.push({ type: 'tsumo', actor: oya, pai: this.#firstDraw });
    return {
      type: 'start_kyoku',
      bakaze: roundWind(round),
      kyoku: oya + 1,
      honba: wholeIn(first, 'ben'),
      kyotaku: wholeIn(first, 'liqibang'),
      oya,
      scores,
      tehais,
    };
  }

  /** The dealer's fourteenth tile is the last, unless another is said to be discarded as it was drawn. */
  #drawnFirst(hand: readonly string[]): string {
    const next = this.#deal[1];
    if (next?.name === 'RecordDiscardTile' && flagIn(next, 'moqie')) {
      const tile = tileIn(next, 'tile');
      if (hand.includes(tile)) return tile;
    }
    return hand.at(-1)!;
  }

  #take(entry: Entry): void {
    if (this.#isOver) throw partError(entry, '', 'stands behind the end of its deal');
    if (entry.name !== 'RecordHule') this.#accept();
    const listed = tilesIn(entry, 'doras');
    if (listed.length > this.#indicators.length) this.#indicators = listed;
    this.#events.push(...this.#eventsOf(entry));
  }

  /** A riichi stands once nobody has won on its discard. */
  #accept(): void {
    if (this.#riichi !== null) this.#events.push({ type: 'reach_accepted', actor: this.#riichi });
    this.#riichi = null;
  }

  #eventsOf(entry: Entry): MjaiEvent[] {
    switch (entry.name) {
      case 'RecordDealTile':
        this.#from = null;
        return [{ type: 'tsumo', actor: seatIn(entry), pai: tileIn(entry, 'tile') }];
      case 'RecordDiscardTile':
        return this.#discard(entry);
      case 'RecordChiPengGang':
        return [this.#call(entry)];
      case 'RecordAnGangAddGang':
        return [this.#kan(entry)];
      case 'RecordHule': {
        this.#isOver = true;
        const events = winEvents(entry, this.#from);
        const isOnRiichi = events.some(({ actor, target }) => actor !== target);
        if (!isOnRiichi) this.#accept();
        const { length } = this.#indicators;
        for (const { fields, path } of this.#winsOf(entry)) {
          const turned = tilesIn({ fields, path }, 'doras');
          if (turned.length > length) this.#indicators = turned;
        }
        return events;
      }
      case 'RecordNoTile':
        this.#isOver = true;
        return [exhaustedEvent(entry)];
      case 'RecordLiuJu':
        this.#isOver = true;
        return [brokenOffEvent(entry)];
      case 'RecordBaBei':
        throw partError(entry, '', 'sets a north aside, as three players do: four play here');
      default:
        throw partError(entry, '', `${entry.name} is not known here`);
    }
  }

  #winsOf(entry: Entry): Part[] {
    return listIn(entry, 'hules').flatMap((fields, at) =>
      isFields(fields) ? [{ fields, path: `${entry.path}.hules[${at}]` }] : [],
    );
  }

  #discard(entry: Entry): MjaiEvent[] {
    const actor = seatIn(entry);
    const pai = tileIn(entry, 'tile');
    const isFirst = this.#events.length === 1;
    const tsumogiri = flagIn(entry, 'moqie') || (isFirst && pai === this.#firstDraw);
    const discard = { type: 'dahai', actor, pai, tsumogiri };
    this.#from = actor;
    const isRiichi = flagIn(entry, 'is_liqi') || flagIn(entry, 'is_wliqi');
    if (!isRiichi) return [discard];
    this.#riichi = actor;
    return [{ type: 'reach', actor }, discard];
  }

  /** The tile that came from another seat is the one that was called. */
  #call(entry: Entry): MjaiEvent {
    const actor = seatIn(entry);
    const type = ['chi', 'pon', 'daiminkan'][wholeIn(entry, 'type')];
    if (type === undefined) throw partError(entry, 'type', 'must be 0, 1 or 2');
    const tiles = tilesIn(entry, 'tiles');
    const froms = listIn(entry, 'froms');
    const wanted = type === 'daiminkan' ? 4 : 3;
    if (tiles.length !== wanted) {
      throw partError(entry, 'tiles', `must be ${wanted} tiles, not ${tiles.length}`);
    }
    const at = froms.findIndex((from) => from !== actor);
    const target = froms[at];
    if (froms.length !== wanted || !SEATS.includes(target as Seat)) {
      throw partError(entry, 'froms', 'must say whose tile was called');
    }
    if (type === 'pon') this.#pons.set(plain(tiles[0]!), tiles);
    this.#from = null;
    return { type, actor, target, pai: tiles[at], consumed: tiles.filter((_, i) => i !== at) };
  }

  #kan(entry: Entry): MjaiEvent {
    const actor = seatIn(entry);
    const pai = tileIn(entry, 'tiles');
    const type = wholeIn(entry, 'type');
    this.#from = actor;
    if (type === 3) return { type: 'ankan', actor, consumed: this.#fourOf(plain(pai)) };
    if (type !== 2) throw partError(entry, 'type', `must be 2 or 3, not ${type}`);
    const pon = this.#pons.get(plain(pai));
    if (pon === undefined) throw partError(entry, 'tiles', 'is added to no pon');
    return { type: 'kakan', actor, pai, consumed: pon };
  }

  /** Of fives one is red, where there are red fives. */
  #fourOf(name: string): string[] {
    const isRed = this.#hasRed && /^5[mps]$/.test(name);
    return [isRed ? `${name}r` : name, name, name, name];
  }
}

/** A red five as the five that it is. */
const plain = (name: string) => name.replace('r', '');
