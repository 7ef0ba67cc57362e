// Reads what a connection received for tiles that its viewer may not know. The rules of this file are its own: it does not ask
// the code that decides what is told.

import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import type { GameEvent } from '@hanchan/game';
import type { ServerMessage } from '@hanchan/protocol';
import { linesOf, replayRecord } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import type { Seat, Tile } from '@hanchan/tiles';

export type Viewer = Seat | 'spectator';

/** What really happened, by deal. */
export interface TrueDeal {
  readonly wall: readonly Tile[];
  readonly events: readonly GameEvent[];
}

export function truthOf(record: string): TrueDeal[] {
  const deals: { wall: readonly Tile[]; events: GameEvent[] }[] = [];
  const replay = replayRecord(linesOf(record), {
    watch(move, _, step) {
      if (move.type === 'deal') deals.push({ wall: move.wall, events: [] });
      deals.at(-1)!.events.push(...step.events);
    },
  });
  equal(replay.problem, null);
  return deals;
}

/** Where in a message numbers may stand that are tiles; whatever else looks like tiles is a leak. */
const TILE_FIELDS = new Set(['tile', 'tiles', 'called', 'own', 'hand', 'drawn', 'waits', 'ura']);
const TILE_LISTS = new Set(['indicators', 'shown']);

const SHOWN_BY = ['falseWin', 'notenRiichi', 'riichiKan', 'falseTenpai'];

/** Fields of a seat that everybody sees. */
const OPEN_SEAT = ['discards', 'handSize', 'hasDrawn', 'ippatsu', 'isDead', 'melds', 'riichi'];

export class Reader {
  readonly #viewer: Viewer;
  readonly #truth: readonly TrueDeal[];
  readonly #showsAll: boolean;
  readonly #own = new Map<TrueDeal, Set<Tile>>();
  readonly #open = new Map<TrueDeal, Set<Tile>>();
  readonly #told = new Map<number, Told>();
  #deal: TrueDeal | null = null;
  #number = 0;

  constructor(viewer: Viewer, truth: readonly TrueDeal[], rules: RuleValues) {
    this.#viewer = viewer;
    this.#truth = truth;
    this.#showsAll = rules['draw.reveal'] === 'all';
  }

  /** The number of the deal that was read last. */
  get deal(): number {
    return this.#number;
  }

  read(message: ServerMessage): void {
    if (message.type === 'events') {
      for (const [i, event] of message.events.entries()) {
        this.#numbered(message.from + i, event as unknown as Told);
      }
      this.#legal(message.legal);
    } else if (message.type === 'table') {
      this.#view(message.view);
      for (const event of message.ending) this.#event(event);
      this.#legal(message.legal);
    } else {
      const text = JSON.stringify(message);
      for (const field of TILE_FIELDS) ok(!text.includes(`"${field}":`));
      for (const field of TILE_LISTS) ok(!text.includes(`"${field}":`));
    }
  }

  /** Whoever asks twice is told twice, and the same: it belongs to the deal of then. */
  #numbered(number: number, event: Told): void {
    const before = this.#told.get(number);
    if (before !== undefined) deepEqual(event, before);
    else {
      this.#told.set(number, event);
      this.#event(event);
    }
  }

  #event(event: Told): void {
    switch (event.type) {
      case 'dealStarted': {
        this.#number = event.number;
        this.#deal = this.#truth[event.number - 1]!;
        const { hands } = this.#find('dealStarted');
        ok(!('hands' in event));
        if (this.#viewer === 'spectator') equal(event.hand, null);
        else deepEqual(event.hand, hands[this.#viewer]);
        break;
      }
      case 'drew':
        if (event.seat !== this.#viewer) equal(event.tile, null);
        break;
      case 'asked':
      case 'winMissed':
        deepEqual(Object.keys(event), ['type']);
        notEqual(this.#viewer, 'spectator');
        break;
      case 'answered':
        equal(event.answer.seat, this.#viewer);
        break;
      case 'declared':
        if (event.seat !== this.#viewer) ok(event.isTenpai);
        break;
      case 'won': {
        const true_ = this.#deal!.events.find(
          (one) => one.type === 'won' && one.seat === event.seat,
        ) as Extract<GameEvent, { type: 'won' }>;
        deepEqual(event.hand, true_.hand);
        deepEqual(event.ura, true_.ura);
        break;
      }
      case 'drawn':
        for (const [at, shown] of event.shown.entries()) {
          if (shown === null) continue;
          const isTenpai = event.tenpai.includes(at as Seat);
          ok(isTenpai || this.#showsAll || event.reason !== 'exhausted');
        }
        break;
      case 'fouled':
        // A hand is shown by declaring a win or tenpai, and a riichi hand at a draw.
        if (event.hand !== undefined) ok(SHOWN_BY.includes(event.foul));
        else if (event.foul === 'falseWin' && event.seat !== this.#viewer) {
          ok(!('because' in event));
        }
        break;
      case 'called':
      case 'kanDeclared':
        ok(event.meld.tiles.length <= 4);
        break;
    }
    this.#onlyTheseTiles(event);
  }

  /** Every number in a tile's place is a tile that lies open, or is the viewer's own. */
  #onlyTheseTiles(event: Told): void {
    if (this.#viewer === 'spectator' || this.#deal === null) return;
    const own = this.#ownTiles();
    const open = this.#openTiles();
    walk(event, (path, tile) => {
      const isKnown = own.has(tile) || open.has(tile);
      ok(isKnown, `${event.type}.${path} = ${tile} in deal ${this.#number}`);
    });
  }

  #ownTiles(): ReadonlySet<Tile> {
    return known(this.#own, this.#deal!, () => this.#findOwn());
  }

  #openTiles(): ReadonlySet<Tile> {
    return known(this.#open, this.#deal!, () => this.#findOpen());
  }

  #findOwn(): Set<Tile> {
    const own = new Set<Tile>();
    for (const event of this.#deal!.events) {
      if (event.type === 'dealStarted')
        for (const tile of event.hands[this.#viewer as Seat]) own.add(tile);
      if (event.type === 'drew' && event.seat === this.#viewer) own.add(event.tile);
    }
    return own;
  }

  #findOpen(): Set<Tile> {
    const open = new Set<Tile>();
    for (const event of this.#deal!.events) {
      if (event.type === 'dealStarted') for (const tile of event.indicators) open.add(tile);
      if (event.type === 'discarded' || event.type === 'indicatorTurned') open.add(event.tile);
      if (event.type === 'called' || event.type === 'kanDeclared') {
        for (const tile of event.meld.tiles) open.add(tile);
      }
      if (event.type === 'won')
        for (const tile of [...event.hand, ...event.ura, event.tile]) open.add(tile);
      if (event.type === 'fouled') {
        for (const tile of event.hand ?? []) open.add(tile);
        if (event.tile !== undefined) open.add(event.tile);
      }
      if (event.type === 'drawn')
        for (const hand of event.shown) for (const tile of hand ?? []) open.add(tile);
    }
    return open;
  }

  #view(view: Extract<ServerMessage, { type: 'table' }>['view']): void {
    equal(view.viewer, this.#viewer);
    const { deal } = view;
    if (deal === null) return;
    this.#number = view.dealNumber;
    this.#deal = this.#truth[view.dealNumber - 1]!;
    deepEqual(Object.keys(deal).sort(), [
      'indicators',
      'isAsked',
      'lastDraw',
      'liveTiles',
      'own',
      'phase',
      'seats',
      'turn',
    ]);
    for (const open of deal.seats) deepEqual(Object.keys(open).sort(), OPEN_SEAT);
    if (this.#viewer === 'spectator') equal(deal.own, null);
    else {
      const own = this.#ownTiles();
      for (const tile of deal.own!.hand) ok(own.has(tile));
    }
  }

  #legal(legal: readonly { readonly seat: Seat }[]): void {
    for (const action of legal) equal(action.seat, this.#viewer);
  }

  #find<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }> {
    return this.#deal!.events.find((event) => event.type === type) as Extract<
      GameEvent,
      { type: T }
    >;
  }
}

/** The same for every message of a deal. */
function known(found: Map<TrueDeal, Set<Tile>>, deal: TrueDeal, find: () => Set<Tile>): Set<Tile> {
  const tiles = found.get(deal) ?? find();
  found.set(deal, tiles);
  return tiles;
}

// biome-ignore lint/suspicious/noExplicitAny: read as a stranger would, field by field
type Told = any;

function walk(value: unknown, found: (path: string, tile: Tile) => void, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const field = path === '' ? key : `${path}.${key}`;
    // What a win is worth is figures: han, fu, points, how many of them are dora.
    if (key === 'value') continue;
    if (TILE_FIELDS.has(key) || TILE_LISTS.has(key))
      eachNumber(inner, (tile) => found(field, tile));
    else walk(inner, found, field);
  }
}

function eachNumber(value: unknown, found: (tile: Tile) => void): void {
  if (typeof value === 'number') found(value as Tile);
  else if (Array.isArray(value)) for (const inner of value) eachNumber(inner, found);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) eachNumber(inner, found);
  }
}

/** Runs of a wall, and other players' hands, as they would look in a message. */
export function forbiddenTexts({ wall, events }: TrueDeal, viewer: Viewer): string[] {
  const texts: string[] = [];
  const RUN = 7;
  // Behind the hands: what is drawn, one player after the other, is never told in a row.
  for (let at = 52; at + RUN <= wall.length; at++) texts.push(wall.slice(at, at + RUN).join());
  const started = events.find((event) => event.type === 'dealStarted')!;
  const shown = shownHands(events);
  for (const [owner, hand] of started.hands.entries()) {
    const text = hand.join();
    if (owner !== viewer && !shown.some((one) => one.includes(text))) texts.push(text);
  }
  return texts;
}

/** Whoever ends a deal on the first turn shows the hand as it was dealt. */
function shownHands(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'drawn') return event.shown.map((hand) => (hand ?? []).join());
    if (event.type === 'won' || event.type === 'fouled') return [(event.hand ?? []).join()];
    return [];
  });
}
