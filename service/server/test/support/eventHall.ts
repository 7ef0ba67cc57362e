// An event over HTTP as staff, players and boards use it: keys, acts that are sent, logs and streams that are read.

import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { ActRequest, EventLog, EventRequest, EventUpdate, RoleLink } from '@hanchan/protocol';
import { type Entry, type EventState, foldEvent, type Person } from '@hanchan/tournament';
import {
  aPerson,
  aStage,
  SPRING as SPRING_OPEN,
} from '../../../../proof/spec/support/eventDesk.ts';
import { type Reply, TestClient } from './client.ts';
import { afterTest } from './fixture.ts';

export const SPRING: EventRequest['settings'] = { ...SPRING_OPEN, rules: 'wrc-2022' };

export class Hall {
  readonly id: string;
  /** Of the organiser. */
  readonly key: string;
  port: number;

  constructor(port: number, { id, key }: { readonly id: string; readonly key: string }) {
    this.port = port;
    this.id = id;
    this.key = key;
  }

  async ask(
    method: string,
    path: string,
    key: string | null = null,
    body?: unknown,
    headers = {},
  ): Promise<Reply> {
    const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
    const client = new TestClient(this.port);
    return client.request(method, `/api/events/${this.id}${path}`, body, {
      ...authorization,
      ...headers,
    });
  }

  send(act: ActRequest, key: string | null = this.key, id: string = randomUUID()): Promise<Reply> {
    return this.ask('POST', '/acts', key, { id, act });
  }

  /** Carried out, or the test is wrong. */
  async do(act: ActRequest, key: string | null = this.key): Promise<void> {
    const { status, body } = await this.send(act, key);
    if (status !== 200) throw new Error(`${act.type}: ${JSON.stringify(body)}`);
  }

  async log(key: string | null = null, from = 0): Promise<EventLog> {
    return (await this.ask('GET', `/log?from=${from}`, key)).body;
  }

  async state(key: string | null = this.key): Promise<EventState> {
    return foldEvent((await this.log(key)).entries);
  }

  async links(): Promise<readonly RoleLink[]> {
    return (await this.ask('GET', '/links', this.key)).body.links;
  }

  /** The whole key, with the PIN where one is asked for. */
  async keyOf(link: string): Promise<string> {
    const found = (await this.links()).find((one) => one.link === link);
    if (found === undefined) throw new Error(`there is no link ${link}`);
    return link.startsWith('staff:') ? `${found.key}:${found.pin}` : found.key;
  }

  async at(round: number, table: number) {
    const { version } = (await this.state()).rounds[round - 1]!.tables[table - 1]!;
    return { round, table, version };
  }

  /** Entered, confirmed on paper, signed. */
  async finish(round: number, table: number, held = [45_000, 33_000, 24_000, 18_000]) {
    const at = await this.at(round, table);
    const { seats } = (await this.state()).rounds[round - 1]!.tables[table - 1]!;
    const slots = seats as unknown as [number, number, number, number];
    const points = held as [number, number, number, number];
    const sheet = { slots, held: points, loans: [0, 0, 0, 0] as typeof points, sticks: 0 };
    let { version } = at;
    const next = () => ({ round, table, version: version++ });
    await this.do({ type: 'enter', at: next(), sheet, source: 'typed' });
    for (const slot of seats) await this.do({ type: 'confirm', at: next(), slot, how: 'paper' });
    await this.do({ type: 'sign', at: next() });
  }
}

export async function openHall(port: number, isRehearsal = false): Promise<Hall> {
  const client = new TestClient(port);
  await client.guest('Olga');
  const made = await client.request('POST', '/api/events', { settings: SPRING, isRehearsal });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return new Hall(port, made.body);
}

const MAIN = aStage({ rounds: 3 });

/** People with numbers, a referee and a head referee, three rounds in the order of the numbers. */
export async function aHall(
  port: number,
  {
    people = Array.from({ length: 8 }, (_, i) => aPerson(`p${i + 1}`)),
    isRehearsal = false,
  }: { readonly people?: readonly Person[]; readonly isRehearsal?: boolean } = {},
): Promise<Hall> {
  const hall = await openHall(port, isRehearsal);
  await hall.do({ type: 'addStaff', staff: { id: 'r1', name: 'Ito', role: 'referee' } });
  await hall.do({ type: 'addStaff', staff: { id: 'r2', name: 'Sato', role: 'referee' } });
  await hall.do({ type: 'addStaff', staff: { id: 'h', name: 'Mori', role: 'headReferee' } });
  await fill(hall, people);
  return hall;
}

export async function fill(hall: Hall, people: readonly Person[]): Promise<void> {
  await hall.do({ type: 'enrol', people });
  await hall.do({ type: 'number', order: people.map(({ id }) => id) });
  await hall.do({ type: 'stages', stages: [MAIN] });
  const tables = Array.from({ length: people.length / 4 }, (_, t) => {
    const first = 4 * t + 1;
    return [first, first + 1, first + 2, first + 3] as [number, number, number, number];
  });
  const rounds = [1, 2, 3].map((round) => ({ round, tables }));
  await hall.do({ type: 'seat', seed: 'lottery', method: 'test', rounds, reason: '' });
}

/** Reads a stream as a phone does: begins again where the edition has grown. Keeps every byte. */
export class Follower {
  readonly hall: Hall;
  readonly key: string | null;
  entries: Entry[] = [];
  edition: number | null = null;
  seq = 0;
  begunAgain = 0;
  bytes = '';
  onEnd: () => void = () => {};
  /** The connection broke. */
  onLost: () => void = () => {};
  #stop = () => {};

  constructor(hall: Hall, key: string | null) {
    this.hall = hall;
    this.key = key;
    afterTest(() => this.stop());
  }

  follow(from = 1): Promise<void> {
    return new Promise((resolve, reject) => {
      const { hall, key } = this;
      const asked = request(
        {
          port: hall.port,
          host: '127.0.0.1',
          path: `/api/events/${hall.id}/stream?from=${from}`,
          headers: key === null ? {} : { authorization: `Bearer ${key}` },
        },
        (response) => {
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            this.bytes += text;
            const lines = (rest + text).split('\n');
            rest = lines.pop()!;
            for (const line of lines) this.#hear(JSON.parse(line));
            if (lines.length > 0) resolve();
          });
          response.on('error', () => this.onLost());
          response.on('end', () => this.onEnd());
        },
      );
      asked.on('error', reject);
      asked.end();
      this.#stop = () => asked.destroy();
    });
  }

  stop(): void {
    this.#stop();
  }

  /** Until the entry with this number, or the news that it is not for us, has come. */
  async until(seq: number): Promise<void> {
    for (let tries = 0; this.seq < seq; tries++) {
      if (tries > 1_000) throw new Error(`heard of ${this.seq}, not of ${seq}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  #hear({ entries, edition, seq }: EventUpdate): void {
    if (this.edition !== null && edition !== this.edition) {
      this.begunAgain++;
      this.entries = [];
      this.edition = null;
      this.stop();
      // The test may be over before the answer comes.
      this.follow().catch(() => {});
      return;
    }
    this.edition = edition;
    this.entries.push(...entries);
    this.seq = seq;
  }
}
