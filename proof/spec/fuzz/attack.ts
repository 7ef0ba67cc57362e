// Hostile messages and requests by the hundred thousand, against a real server over loopback: from within a match, from
// outside, before the greeting. Whatever comes, it goes on answering, and says what is wrong.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Random, randomFrom } from '@hanchan/bots';
import { MESSAGE_LIMIT } from '@hanchan/protocol';
import { WebSocket } from 'ws';
import { hostileText } from '../../../service/server/test/support/hostile.ts';
import { HOSTILE, hostileLine } from '../support/hostileValues.ts';

const BATCH = 100;
/** One request for so many messages. */
const MESSAGES_PER_REQUEST = 25;
const WARM = 0.2;
const HANG_MS = 1_000;
const MOST_GROWTH = 48 * 1_048_576;

/** What `tools/fuzz/victim.mjs` tells. */
interface Condition {
  /** In use after a collection. */
  readonly bytes: number;
  /** The longest that it did not listen, in milliseconds of its own work: others may keep the machine busy, too. */
  readonly busiestMs: number;
}

export interface Attack {
  readonly messages: number;
  readonly requests: number;
  readonly seconds: number;
  readonly slowestMs: number;
  readonly growth: number;
  readonly faults: readonly string[];
}

export async function attack(victim: string, inputs: number, seed: number): Promise<Attack> {
  const child = fork(victim, [], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const faults: string[] = [];
  child.on('exit', (code) => code !== 0 && faults.push(`the server ended with ${code}`));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const random = randomFrom(seed);
  const start = Date.now();
  const crowd = await Crowd.gather(port, random, faults);
  let messages = 0;
  let requests = 0;
  let warm: Condition | null = null;
  while (messages + requests < inputs && faults.length === 0) {
    const sent = await crowd.shout();
    messages += sent;
    requests += await crowd.ask(sent / MESSAGES_PER_REQUEST);
    if (warm === null && messages + requests >= inputs * WARM) warm = await conditionOf(child);
  }
  const last = faults.length === 0 ? await conditionOf(child) : { bytes: 0, busiestMs: 0 };
  const growth = warm === null ? 0 : last.bytes - warm.bytes;
  if (last.busiestMs > HANG_MS) faults.push(`did not listen for ${Math.round(last.busiestMs)} ms`);
  if (growth > MOST_GROWTH)
    faults.push(`holds ${Math.round(growth / 1_048_576)} MB more than before`);
  crowd.leave();
  if (child.exitCode === null) {
    child.send('end');
    await once(child, 'exit');
  }
  const seconds = (Date.now() - start) / 1_000;
  return { messages, requests, seconds, slowestMs: last.busiestMs, growth, faults };
}

async function conditionOf(child: ChildProcess): Promise<Condition> {
  child.send('condition');
  const [condition] = (await once(child, 'message')) as [Condition];
  return condition;
}

interface Peer {
  readonly cookie: string;
  readonly isGreeted: boolean;
  socket: WebSocket | null;
}

class Crowd {
  readonly #port: number;
  readonly #random: Random;
  readonly #faults: string[];
  readonly #peers: Peer[] = [];
  #paths: readonly (readonly [string, string, readonly string[]])[] = [];
  #table = '';
  #old: string[] = [];

  private constructor(port: number, random: Random, faults: string[]) {
    this.#port = port;
    this.#random = random;
    this.#faults = faults;
  }

  static async gather(port: number, random: Random, faults: string[]): Promise<Crowd> {
    const crowd = new Crowd(port, random, faults);
    for (const name of ['Mallory', 'Trudy']) {
      const { headers } = await crowd.#fetch('POST', '/api/session/guest', { name }, '');
      const cookie = headers.get('set-cookie')!.split(';')[0]!;
      crowd.#peers.push({ cookie, isGreeted: true, socket: null });
    }
    crowd.#peers.push({ cookie: '', isGreeted: true, socket: null });
    crowd.#peers.push({ cookie: '', isGreeted: false, socket: null });
    const settings = {
      rules: 'wrc-2022',
      clock: null,
      bots: ['beginner', 'beginner', 'beginner'],
      watchDelayMs: 0,
    };
    const made = await crowd.#fetch('POST', '/api/tables', settings, crowd.#peers[0]!.cookie);
    crowd.#table = ((await made.json()) as { id: string }).id;
    await crowd.#fetch(
      'POST',
      `/api/tables/${crowd.#table}/start`,
      undefined,
      crowd.#peers[0]!.cookie,
    );
    const described = await crowd.#fetch('GET', '/api/docs/openapi.json', undefined, '');
    crowd.#paths = pathsIn((await described.json()) as Described);
    return crowd;
  }

  /** A batch from each; the last of each is answered before the next comes. */
  async shout(): Promise<number> {
    const all = await Promise.all(this.#peers.map((peer) => this.#shoutFrom(peer)));
    return all.reduce((sum, one) => sum + one, 0);
  }

  async #shoutFrom(peer: Peer): Promise<number> {
    if (peer.socket?.readyState !== WebSocket.OPEN) await this.#connect(peer);
    const socket = peer.socket!;
    const texts = Array.from({ length: BATCH }, () => this.#message());
    this.#old = [...this.#old, ...texts.filter((one) => typeof one === 'string')].slice(-200);
    const answered = new Promise<void>((resolve) => {
      const done = () => {
        socket.off('close', done).off('pong', done);
        resolve();
      };
      socket.on('close', done).on('pong', done);
    });
    for (const text of texts) if (socket.readyState === WebSocket.OPEN) socket.send(text);
    if (socket.readyState === WebSocket.OPEN) socket.ping();
    else return BATCH;
    await answered;
    return BATCH;
  }

  #message(): string | Buffer {
    const random = this.#random;
    const chance = random();
    if (chance < 0.02) return Buffer.from([random() * 256, 0xff, 0xfe, random() * 256]);
    if (chance < 0.03) return '['.repeat(MESSAGE_LIMIT / 2 - 1) + ']'.repeat(MESSAGE_LIMIT / 2 - 1);
    if (chance < 0.032) return 'x'.repeat(MESSAGE_LIMIT + 1);
    if (chance < 0.06)
      return hostileLine({ type: 'act', id: this.#odd(), action: this.#odd() }).slice(
        0,
        MESSAGE_LIMIT,
      );
    return hostileText(random, {
      table: this.#table,
      seat: 0,
      seq: Math.floor(random() * 400),
      old: this.#old,
    });
  }

  #odd(): unknown {
    return HOSTILE[Math.floor(this.#random() * HOSTILE.length)];
  }

  async #connect(peer: Peer): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`, {
      headers: peer.cookie === '' ? {} : { cookie: peer.cookie },
    });
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('"code":"internal"')) this.#faults.push(text.slice(0, 300));
    });
    peer.socket = socket;
    await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
    if (!peer.isGreeted || socket.readyState !== WebSocket.OPEN) return;
    socket.send('{"type":"hello","version":1}');
    socket.send(JSON.stringify({ type: peer.cookie === '' ? 'watch' : 'sit', table: this.#table }));
  }

  async ask(count: number): Promise<number> {
    await Promise.all(Array.from({ length: count }, () => this.#askOne()));
    return count;
  }

  async #askOne(): Promise<void> {
    const random = this.#random;
    const [method, path, names] = this.#paths[Math.floor(random() * this.#paths.length)]!;
    const id = random() < 0.5 ? this.#table : encodeURIComponent(String(random()));
    const address = path.replaceAll(/\{\w+\}/g, id);
    const { cookie } = this.#peers[Math.floor(random() * this.#peers.length)]!;
    const body = names.length === 0 ? undefined : this.#body(names);
    try {
      const { status } = await this.#fetch(method, address, body, cookie);
      if (status >= 500 && status !== 503) {
        this.#faults.push(`${method} ${address}: ${status} for ${body?.slice(0, 200)}`);
      }
    } catch (error) {
      // Whoever sends too much is cut off.
      if ((error as Error).name !== 'TypeError') throw error;
    }
  }

  #body(names: readonly string[]): string {
    const random = this.#random;
    if (random() < 0.1) return hostileLine(this.#odd());
    const some = names.filter(() => random() < 0.7);
    return hostileLine(Object.fromEntries(some.map((name) => [name, this.#odd()])));
  }

  async #fetch(method: string, path: string, body: unknown, cookie: string): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    });
    if (path.startsWith('/api/docs') || path.endsWith('/guest') || path === '/api/tables')
      return response;
    await response.body?.cancel();
    return response;
  }

  leave(): void {
    for (const { socket } of this.#peers) socket?.terminate();
  }
}

interface Described {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: {
          content: Record<string, { schema: { properties?: Record<string, unknown> } }>;
        };
      }
    >
  >;
}

/** Every route that is described; signing out and erasing would end the attack. */
function pathsIn({ paths }: Described) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    /logout|erase|account|stream|password|register|login/.test(path)
      ? []
      : Object.entries(methods).map(([method, { requestBody }]) => {
          const schema = requestBody?.content['application/json']?.schema;
          const names = Object.keys(schema?.properties ?? {});
          return [
            method.toUpperCase(),
            path,
            requestBody && names.length === 0 ? ['name'] : names,
          ] as const;
        }),
  );
}
