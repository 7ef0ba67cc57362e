// A player who never gives up: folds what the server tells, answers when asked, keeps what was sent until it is answered, and
// after a lost connection comes back, hears what was missed and sends again what nobody answered, under the same id.

import { type Action, foldView, type SeatEvent, type SeatView, type Viewer } from '@hanchan/game';
import { PROTOCOL_VERSION, type ServerMessage, type TableInfo } from '@hanchan/protocol';
import { Line } from '../world/line.ts';
import { Device, type World } from './device.ts';

export type Choose = (view: SeatView, legal: readonly Action[]) => Action;

interface Sent {
  readonly id: string;
  readonly action: Action;
  readonly seq: number;
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

const ANSWER_MS = 12_000;

export class Player extends Device {
  readonly table: string;
  readonly isWatching: boolean;
  /** Every text that came, as it came. */
  readonly received: string[] = [];
  readonly sent = new Map<string, Action>();
  readonly acked = new Set<string>();
  readonly refused = new Map<string, string>();
  readonly #choose: Choose;
  /** What each number was, to hold against what comes again. */
  readonly #heard = new Map<number, string>();
  view: SeatView | null = null;
  seat: Viewer | null = null;
  seq = 0;
  info: TableInfo | null = null;
  lost = 0;
  #legal: readonly Action[] = [];
  #line: Line | null = null;
  #outbox: Sent | null = null;
  #wasResent = false;
  #isGone = false;
  #onOver = () => {};

  constructor(world: World, name: string, { table, choose, cookie }: PlayerSetup) {
    super(world, name);
    this.table = table;
    this.#choose = choose;
    this.cookie = cookie;
    this.isWatching = cookie === '';
  }

  /** Resolves when the match is over, as far as this player has heard. */
  play(): Promise<void> {
    this.#connect();
    return new Promise((resolve) => {
      this.#onOver = resolve;
    });
  }

  /** Listens no more. */
  go(): void {
    this.#isGone = true;
    this.#line?.leave();
  }

  get isOver(): boolean {
    return this.info?.state === 'over' && this.#outbox === null;
  }

  get waitsFor(): string {
    return `${this.name}: at ${this.seq}, ${this.#outbox === null ? 'asked nothing' : `sent ${this.#outbox.id}`}, ${this.#line === null ? 'no line' : 'connected'}, table ${this.info?.state}`;
  }

  #connect(): void {
    if (this.#isGone) return;
    const { world, cookie, address, chance, name } = this;
    const line: Line = new Line({
      ...world,
      chance: chance.of(`line ${this.lost}`),
      name,
      address,
      cookie,
      onOpen: () => this.#greet(),
      onText: (text) => this.#hear(text),
      onClose: () => {
        if (this.#line === line) this.#line = null;
        this.lost++;
        this.pause(50, 2_500).then(() => this.#connect());
      },
    });
    this.#line = line;
  }

  #say(message: object): void {
    this.#line?.send(JSON.stringify(message));
  }

  #greet(): void {
    // Sometimes it is the page that was loaded again: it knows nothing any more.
    if (this.chance.is(0.3)) this.view = null;
    this.#say({ type: 'hello', version: PROTOCOL_VERSION });
    this.#sit();
    this.#wasResent = this.#outbox !== null;
    if (this.#outbox !== null) this.#sendOutbox();
  }

  #sit(): void {
    const { table, isWatching } = this;
    if (isWatching) this.#say({ type: 'watch', table });
    else this.#say({ type: 'sit', table, ...(this.view === null ? {} : { from: this.seq }) });
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.received.push(text);
    if (message.type === 'room') this.#hearRoom(message);
    else if (message.type === 'table') this.#hearTable(message);
    else if (message.type === 'events') this.#hearEvents(message);
    else if (message.type === 'ack') this.#settle(message.id, null);
    else if (message.type === 'refused') this.#settle(message.id, message.code);
  }

  #hearRoom({ info }: Of<'room'>): void {
    this.info = info;
    if (this.isOver) this.#onOver();
  }

  #hearTable({ view, seat, seq, legal }: Of<'table'>): void {
    if (!this.isWatching && seq < this.seq) {
      this.#broken('no numbered stream goes back', `${seq} behind ${this.seq}`);
    }
    this.view = view;
    this.seat = seat;
    this.seq = seq;
    this.#asked(legal);
  }

  #hearEvents({ from, events, legal }: Of<'events'>): void {
    // From before the page was loaded again.
    if (this.view === null) return;
    if (from > this.seq + 1) {
      this.#broken('no gap in a numbered stream', `told ${from} behind ${this.seq}`);
      return;
    }
    for (const [i, event] of events.entries()) this.#hearEvent(from + i, event);
    this.#asked(legal);
  }

  #hearEvent(number: number, event: SeatEvent): void {
    if (this.view === null) return;
    const text = JSON.stringify(event);
    const before = this.#heard.get(number) ?? text;
    if (before !== text) {
      this.#broken('a number always means the same', `${number} was ${before} and is now ${text}`);
    }
    this.#heard.set(number, text);
    if (number !== this.seq + 1) return;
    this.view = foldView(this.view, event);
    this.seq = number;
    if (event.type !== 'dealEnded' || this.isWatching || this.chance.is(0.2)) return;
    const { dealNumber: deal } = this.view;
    this.pause(0, 3_000).then(() => this.#say({ type: 'ready', table: this.table, deal }));
  }

  /** Thinks for a while, and answers if it is still the question. */
  #asked(legal: readonly Action[]): void {
    this.#legal = legal;
    if (legal.length === 0 || this.#outbox !== null || this.isWatching) return;
    const { seq } = this;
    this.pause(50, 1_200).then(() => {
      const { view } = this;
      if (view === null || this.#legal !== legal || this.seq !== seq) return;
      if (this.#outbox !== null) return;
      const action = this.#choose(view, legal);
      const id = `${this.name}.${this.sent.size}`;
      this.#outbox = { id, action, seq };
      this.sent.set(id, action);
      this.#sendOutbox();
    });
  }

  #sendOutbox(): void {
    const sent = this.#outbox!;
    const line = this.#line;
    this.#say({ type: 'act', table: this.table, ...sent });
    this.world.agenda.after(ANSWER_MS, () => {
      // No answer for so long: the line is taken for dead, and what was sent may still arrive.
      if (this.#outbox === sent && line !== null && this.#line === line) line.leave();
    });
  }

  /** Whoever was answered late, or refused, asks what the question is now. */
  #settle(id: string | null, code: string | null): void {
    if (code !== null && id === null) {
      this.#refusedWithout(code);
      return;
    }
    if (this.#outbox === null || this.#outbox.id !== id) {
      if (code === null && id !== null && !this.acked.has(id)) this.#lateAck(id);
      return;
    }
    // Nobody knows yet whether it was done.
    if (code === 'notStored' || code === 'elsewhere' || code === 'internal') {
      this.pause(200, 2_000).then(() => this.#outbox?.id === id && this.#sendOutbox());
      return;
    }
    if (code === null) this.acked.add(id);
    else this.refused.set(id, code);
    this.#outbox = null;
    if (this.#wasResent || code !== null) this.#sit();
    this.#wasResent = false;
    if (this.isOver) this.#onOver();
  }

  /** What was refused was not done, however often it was sent. */
  #lateAck(id: string): void {
    if (this.refused.has(id)) this.#broken('what was refused is not done', id);
  }

  /** Sitting down did not succeed: once more. */
  #refusedWithout(code: string): void {
    if (code === 'badMessage') this.#broken('what a client says is understood', code);
    this.pause(300, 2_000).then(() => this.#sit());
  }

  #broken(law: string, details: string): void {
    this.world.broken(law, `${this.name}: ${details}`);
  }
}

export interface PlayerSetup {
  readonly table: string;
  readonly choose: Choose;
  /** Empty for somebody who only watches. */
  readonly cookie: string;
}
