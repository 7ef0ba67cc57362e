// Every byte that each connection receives over whole matches, read for tiles that its viewer may not know. The rules of
// this file are its own: it does not ask the code that decides what is told.

import type { GameEvent } from '@hanchan/game';
import type { ServerMessage } from '@hanchan/protocol';
import { linesOf, replayRecord } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import type { Seat, Tile } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { gather, playByItself, seat } from './support/table.ts';

type Viewer = Seat | 'spectator';

/** What really happened, by deal. */
interface TrueDeal {
  readonly wall: readonly Tile[];
  readonly events: readonly GameEvent[];
}

function truthOf(record: string): TrueDeal[] {
  const deals: { wall: readonly Tile[]; events: GameEvent[] }[] = [];
  const replay = replayRecord(linesOf(record), {
    watch(move, _, step) {
      if (move.type === 'deal') deals.push({ wall: move.wall, events: [] });
      deals.at(-1)!.events.push(...step.events);
    },
  });
  expect(replay.problem).toBeNull();
  return deals;
}

/** Where in a message numbers may stand that are tiles; whatever else looks like tiles is a leak. */
const TILE_FIELDS = new Set(['tile', 'tiles', 'called', 'own', 'hand', 'drawn', 'waits', 'ura']);
const TILE_LISTS = new Set(['indicators', 'shown']);

const SHOWN_BY = ['falseWin', 'notenRiichi', 'riichiKan', 'falseTenpai'];

/** Fields of a seat that everybody sees. */
const OPEN_SEAT = ['discards', 'handSize', 'hasDrawn', 'ippatsu', 'isDead', 'melds', 'riichi'];

class Reader {
  readonly #viewer: Viewer;
  readonly #truth: readonly TrueDeal[];
  readonly #showsAll: boolean;
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
      for (const event of message.events) this.#event(event as unknown as Told);
      this.#legal(message.legal);
    } else if (message.type === 'table') {
      this.#view(message.view);
      this.#legal(message.legal);
    } else {
      const text = JSON.stringify(message);
      for (const field of TILE_FIELDS) expect(text).not.toContain(`"${field}":`);
      for (const field of TILE_LISTS) expect(text).not.toContain(`"${field}":`);
    }
  }

  #event(event: Told): void {
    switch (event.type) {
      case 'dealStarted': {
        this.#number = event.number;
        this.#deal = this.#truth[event.number - 1]!;
        const { hands } = this.#find('dealStarted');
        expect(event).not.toHaveProperty('hands');
        if (this.#viewer === 'spectator') expect(event.hand).toBeNull();
        else expect(event.hand).toEqual(hands[this.#viewer]);
        break;
      }
      case 'drew':
        if (event.seat !== this.#viewer) expect(event.tile).toBeNull();
        break;
      case 'asked':
      case 'winMissed':
        expect(Object.keys(event)).toEqual(['type']);
        expect(this.#viewer).not.toBe('spectator');
        break;
      case 'answered':
        expect(event.answer.seat).toBe(this.#viewer);
        break;
      case 'declared':
        if (event.seat !== this.#viewer) expect(event.isTenpai).toBe(true);
        break;
      case 'won': {
        const true_ = this.#deal!.events.find(
          (one) => one.type === 'won' && one.seat === event.seat,
        ) as Extract<GameEvent, { type: 'won' }>;
        expect(event.hand).toEqual(true_.hand);
        expect(event.ura).toEqual(true_.ura);
        break;
      }
      case 'drawn':
        for (const [at, shown] of event.shown.entries()) {
          if (shown === null) continue;
          const isTenpai = event.tenpai.includes(at as Seat);
          expect(isTenpai || this.#showsAll || event.reason !== 'exhausted').toBe(true);
        }
        break;
      case 'fouled':
        // A hand is shown by declaring a win or tenpai, and a riichi hand at a draw.
        if (event.hand !== undefined) expect(SHOWN_BY).toContain(event.foul);
        else if (event.foul === 'falseWin' && event.seat !== this.#viewer) {
          expect(event).not.toHaveProperty('because');
        }
        break;
      case 'called':
      case 'kanDeclared':
        expect(event.meld.tiles.length).toBeLessThanOrEqual(4);
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
      expect(isKnown, `${event.type}.${path} = ${tile} in deal ${this.#number}`).toBe(true);
    });
  }

  #ownTiles(): Set<Tile> {
    const own = new Set<Tile>();
    for (const event of this.#deal!.events) {
      if (event.type === 'dealStarted')
        for (const tile of event.hands[this.#viewer as Seat]) own.add(tile);
      if (event.type === 'drew' && event.seat === this.#viewer) own.add(event.tile);
    }
    return own;
  }

  #openTiles(): Set<Tile> {
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
    expect(view.viewer).toBe(this.#viewer);
    const { deal } = view;
    if (deal === null) return;
    this.#number = view.dealNumber;
    this.#deal = this.#truth[view.dealNumber - 1]!;
    expect(Object.keys(deal).sort()).toEqual([
      'indicators',
      'isAsked',
      'lastDraw',
      'liveTiles',
      'own',
      'phase',
      'seats',
      'turn',
    ]);
    for (const open of deal.seats) expect(Object.keys(open).sort()).toEqual(OPEN_SEAT);
    if (this.#viewer === 'spectator') expect(deal.own).toBeNull();
    else {
      const own = this.#ownTiles();
      for (const tile of deal.own!.hand) expect(own.has(tile)).toBe(true);
    }
  }

  #legal(legal: readonly { readonly seat: Seat }[]): void {
    for (const action of legal) expect(action.seat).toBe(this.#viewer);
  }

  #find<T extends GameEvent['type']>(type: T): Extract<GameEvent, { type: T }> {
    return this.#deal!.events.find((event) => event.type === type) as Extract<
      GameEvent,
      { type: T }
    >;
  }
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
function forbiddenTexts({ wall, events }: TrueDeal, viewer: Viewer): string[] {
  const texts: string[] = [];
  const RUN = 7;
  // Behind the hands: what is drawn, one player after the other, is never told in a row.
  for (let at = 52; at + RUN <= wall.length; at++) texts.push(wall.slice(at, at + RUN).join());
  const started = events.find((event) => event.type === 'dealStarted')!;
  for (const [owner, hand] of started.hands.entries()) {
    if (owner !== viewer) texts.push(hand.join());
  }
  return texts;
}

test.each([
  ['wrc-2022', 'guided'],
  ['wdmc-2019', 'guided'],
  ['ema-2008', 'unassisted'],
  ['uspml-fundamentals', 'guided'],
  ['general', 'guided'],
  ['tenhou', 'guided'],
] as const)(
  '%s, %s: no connection learns a tile that its seat may not know',
  async (rules, assistance) => {
    const server = await testServer();
    const party = await gather(server, { rules, assistance, rounds: 1, watchDelayMs: 0 });
    const { clients, table } = party;
    await seat(party);
    const spectator = new TestClient(server.port);
    await spectator.connect();
    spectator.send({ type: 'watch', table });
    await spectator.next('table');
    let stage = 0;
    const over = clients.map((client, i) => playByItself(client, i + 11));
    // Somebody who comes and goes hears snapshots as well as what was missed.
    const returning = setInterval(() => {
      clients[0]!.send({
        type: 'sit',
        table,
        ...(stage++ % 2 === 0 ? {} : { from: clients[0]!.seq }),
      });
    }, 50);
    await Promise.all(over);
    clearInterval(returning);
    const { game, fair } = clients[0]!.info!;
    const record = await clients[0]!.request('GET', `/api/games/${game}/record`);
    const truth = truthOf(record.body);
    expect(truth.length).toBeGreaterThan(3);
    for (const client of [...clients, spectator]) {
      const viewer = client.seat as Viewer;
      const reader = new Reader(viewer, truth, client.view!.rules);
      const texts = truth.map((deal) => forbiddenTexts(deal, viewer));
      let isOver = false;
      for (const [i, message] of client.messages.entries()) {
        reader.read(message);
        const text = client.received[i]!;
        isOver ||= message.type === 'room' && message.info.state === 'over';
        if (!isOver) expect(text.includes(fair.secret!)).toBe(false);
        // The deal on the table, and the one to come.
        const near = texts.slice(Math.max(0, reader.deal - 1), reader.deal + 1).flat();
        const leak = near.find((forbidden) => text.includes(forbidden));
        expect(leak, `in ${text.slice(0, 200)}`).toBeUndefined();
      }
      expect(client.received.length).toBeGreaterThan(50);
    }
  },
);
