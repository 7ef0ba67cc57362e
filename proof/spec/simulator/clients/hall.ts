// An event in a hall: the organiser sets it up, scorers enter sheets at their tables, and boards follow the log as it grows.

import type { ActRequest, EventUpdate } from '@hanchan/protocol';
import type { Entry } from '@hanchan/tournament';
import { endlessSheets } from '../../support/endlessSheets.ts';
import { aPerson, aStage, SPRING } from '../../support/eventDesk.ts';
import { Device, type World } from './device.ts';
import { enter } from './party.ts';

type Four = [number, number, number, number];

export const SETTINGS = { ...SPRING, rules: 'wrc-2022' };

export class Hall {
  readonly name: string;
  readonly #world: World;
  readonly #tables: number;
  id = '';
  key = '';
  /** The number that each act was answered with. */
  readonly acked = new Map<string, number>();
  readonly boards: Board[] = [];
  stage = 'has not begun';

  constructor(world: World, name: string, tables: number) {
    this.#world = world;
    this.name = name;
    this.#tables = tables;
  }

  get waitsFor(): string {
    const heard = this.boards.map(({ seq }) => seq).join();
    return `${this.name} ${this.stage}, ${this.acked.size} acts answered, boards at ${heard}`;
  }

  get lastSeq(): number {
    return Math.max(0, ...this.acked.values());
  }

  async run(sheets: number): Promise<void> {
    const laptop = new Device(this.#world, `${this.name}-o`);
    this.stage = 'is made';
    await enter(laptop);
    const made = await laptop.insist('POST', '/api/events', { body: { settings: SETTINGS } });
    if (made.status !== 200) {
      this.#world.broken('an event can be made', JSON.stringify(made.body));
      return;
    }
    this.id = made.body.id;
    this.key = made.body.key;
    this.stage = 'is set up';
    for (const [i, act] of this.#setUp().entries()) {
      await this.act(laptop, `${this.name}-setup-${i}`, act);
    }
    for (const [i, key] of [this.key, null].entries()) {
      const board = new Board(this.#world, `${this.name}-b${i}`, { event: this.id, key });
      this.boards.push(board);
      board.follow();
    }
    this.stage = 'is played';
    const clerks = Array.from({ length: this.#tables }, (_, i) => this.#enterSheets(i + 1, sheets));
    await Promise.all(clerks);
    this.stage = 'is heard';
    await Promise.all(this.boards.map((board) => board.until(this.lastSeq)));
    for (const board of this.boards) board.leave();
    this.stage = 'is done';
  }

  async log(device: Device): Promise<readonly Entry[]> {
    const reply = await device.insist('GET', `/api/events/${this.id}/log?from=0`, {
      key: this.key,
    });
    return reply.body.entries;
  }

  /** Sent again under the same id until it is answered. */
  async act(device: Device, id: string, act: ActRequest): Promise<void> {
    const url = `/api/events/${this.id}/acts`;
    const { status, body } = await device.insist('POST', url, { key: this.key, body: { id, act } });
    if (status !== 200) {
      this.#world.broken('what a scorer enters is taken once', `${id}: ${JSON.stringify(body)}`);
      return;
    }
    this.acked.set(id, body.seq);
  }

  #setUp(): ActRequest[] {
    const people = Array.from({ length: 4 * this.#tables }, (_, i) => aPerson(`p${i + 1}`));
    const tables = Array.from({ length: this.#tables }, (_, t) => slotsAt(t + 1));
    const rounds = [1, 2, 3].map((round) => ({ round, tables }));
    return [
      { type: 'enrol', people },
      { type: 'number', order: people.map(({ id }) => id) },
      { type: 'stages', stages: [aStage({ rounds: 3 })] },
      { type: 'seat', seed: 'lottery', method: 'test', rounds, reason: '' },
      { type: 'start', round: 1 },
    ];
  }

  async #enterSheets(table: number, sheets: number): Promise<void> {
    const scorer = new Device(this.#world, `${this.name}-t${table}`);
    let count = 0;
    for (const act of endlessSheets(table)) {
      if (count >= sheets) return;
      await scorer.pause(100, 6_000);
      await this.act(scorer, `${scorer.name}-sheet-${count++}`, act);
    }
  }
}

const slotsAt = (table: number): Four => {
  const first = 4 * (table - 1) + 1;
  return [first, first + 1, first + 2, first + 3];
};

/** Follows the log line by line, and comes back where it left off. */
export class Board extends Device {
  readonly #event: string;
  readonly #key: string | null;
  entries: Entry[] = [];
  seq = 0;
  #edition: number | null = null;
  #isGone = false;
  #leave = () => {};
  #rest = '';
  #turn = 0;
  #waiting: { readonly seq: number; readonly resolve: () => void }[] = [];

  constructor(world: World, name: string, { event, key }: { event: string; key: string | null }) {
    super(world, name);
    this.#event = event;
    this.#key = key;
  }

  follow(): void {
    if (this.#isGone) return;
    const { agenda, host, faults, trace } = this.world;
    const turn = ++this.#turn;
    const isOurs = () => turn === this.#turn && !this.#isGone;
    const from = this.seq + 1;
    const key = this.#key === null ? {} : { key: this.#key };
    const request = this.requestOf('GET', `/api/events/${this.#event}/stream?from=${from}`, key);
    this.#rest = '';
    let at = 0;
    /** In order. */
    const arrive = (then: () => void) => {
      at = Math.max(at, agenda.now + this.travelMs());
      agenda.after(at - agenda.now, () => {
        if (isOurs()) then();
      });
    };
    const again = () => {
      if (!isOurs()) return;
      this.#turn++;
      this.pause(100, 3_000).then(() => this.follow());
    };
    const hear = (text: string) => {
      if (faults.strikes('socketCut')) {
        this.#leave();
        again();
      } else arrive(() => this.#hear(text));
    };
    trace.note(`${this.name} ?`, request.url);
    agenda.after(this.travelMs(), () => {
      if (!isOurs()) return;
      host
        .stream(request, hear, () => arrive(again))
        .then((opened) => {
          if (opened === null || opened.status !== 200) again();
          else this.#leave = opened.leave;
        });
    });
    // A process that dies before it answers never says so.
    agenda.after(15_000, () => {
      if (isOurs() && at === 0) again();
    });
  }

  leave(): void {
    this.#isGone = true;
    this.#leave();
  }

  until(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  #hear(text: string): void {
    this.world.trace.note(`${this.name} <`, text);
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    for (const line of lines) this.#take(JSON.parse(line) as EventUpdate);
  }

  #take({ entries, edition, seq }: EventUpdate): void {
    if (this.#edition !== null && edition !== this.#edition) {
      this.#edition = null;
      this.entries = [];
      this.seq = 0;
      this.#leave();
      this.follow();
      return;
    }
    this.#edition = edition;
    for (const entry of entries) {
      if (entry.seq <= (this.entries.at(-1)?.seq ?? 0)) {
        this.world.broken('a board hears every entry once', `${this.name}: ${entry.seq} again`);
      }
      this.entries.push(entry);
    }
    if (seq < this.seq) {
      this.world.broken('the log of an event only grows', `${this.name}: ${seq} after ${this.seq}`);
    }
    this.seq = seq;
    const waiting = this.#waiting;
    this.#waiting = waiting.filter((one) => one.seq > seq);
    for (const one of waiting) if (one.seq <= seq) one.resolve();
  }
}
