// The machine that the server runs on: one process after the other, each the server's real code over the same disk. A
// process that dies leaves what was committed, and nothing else.

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { DEFAULT_CONFIG, DEFAULT_LIMITS } from '../../../../service/server/src/config.ts';
import type { App } from '../../../../service/server/src/http/context.ts';
import { assemble } from '../../../../service/server/src/server.ts';
import { openOn, type Storage, sqliteConnection } from '../../../../service/storage/src/storage.ts';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import { DatabaseThread } from './databaseThread.ts';
import type { Disk } from './disk.ts';
import type { Faults } from './faults.ts';
import type { Line, ServerEnd } from './line.ts';
import type { Trace } from './trace.ts';

export interface HostSetup {
  readonly agenda: Agenda;
  readonly disk: Disk;
  readonly faults: Faults;
  readonly chance: Chance;
  readonly trace: Trace;
  readonly answersEarly: boolean;
}

interface Process {
  readonly number: number;
  isAlive: boolean;
  thread: DatabaseThread | null;
  app: App | null;
  stop: () => Promise<void>;
  readonly lines: Set<Line>;
}

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface HttpReply {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

/** A club's evening from one room: limits are tested elsewhere. */
const LIMITS = { ...DEFAULT_LIMITS, requestsPerMinute: 1e9, requestsPerSession: 1e9 };
const PATIENCE_MS = 30_000;
const UPGRADE = {
  host: 'localhost',
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** It has arrived with all of its body. */
class WholeRequest extends Readable {
  get complete(): boolean {
    return true;
  }
}

export class Host {
  readonly #setup: HostSetup;
  #process: Process | null = null;
  #count = 0;
  #isStarting = false;

  constructor(setup: HostSetup) {
    this.#setup = setup;
  }

  get processes(): number {
    return this.#count;
  }

  /** It is at work, and waits for nothing that the agenda will do: its turn takes no time. */
  get isBetween(): boolean {
    return this.#isStarting && this.#process?.thread?.isAsked !== true;
  }

  start(): void {
    const { trace } = this.#setup;
    const own: Process = {
      number: ++this.#count,
      isAlive: true,
      thread: null,
      app: null,
      stop: async () => undefined,
      lines: new Set(),
    };
    this.#process = own;
    this.#isStarting = true;
    trace.note('START', String(own.number));
    this.#boot(own).then(
      () => this.#started(own),
      (error: unknown) => {
        trace.note('NOT STARTED', (error as Error).message);
        this.#started(own);
        if (own.isAlive) this.die();
      },
    );
  }

  /** As with kill -9. */
  die(): void {
    const own = this.#process;
    if (own === null) return;
    this.#process = null;
    own.isAlive = false;
    this.#isStarting = false;
    this.#setup.trace.note('DIED', String(own.number));
    own.thread?.abandon();
    for (const line of own.lines) line.lose();
    this.#startLater();
  }

  /** As it is asked to. */
  stop(): void {
    const own = this.#process;
    if (own === null || own.app === null) return;
    this.#setup.trace.note('STOP', String(own.number));
    own.app = null;
    // Whoever runs it does not wait for ever.
    this.#setup.agenda.after(PATIENCE_MS, () => own.isAlive && this.die());
    own.stop().then(
      () => this.#gone(own),
      (error: unknown) => {
        this.#setup.trace.note('STOPPED BADLY', (error as Error).message);
        this.#gone(own);
      },
    );
  }

  /** Null where nobody answers; never, where the process dies over it. */
  async answer(request: HttpRequest): Promise<HttpReply | null> {
    const own = this.#process;
    if (own === null || own.app === null) return null;
    const { method, url, headers, address, body } = request;
    const reply = await own.app.inject({
      method,
      url,
      headers: { host: 'localhost', ...headers },
      remoteAddress: address,
      Request: WholeRequest,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    // What a dead process still says reaches nobody.
    if (!own.isAlive) return new Promise(() => undefined);
    const cookie = reply.cookies.find(({ name }) => name === 'hanchan');
    return {
      status: reply.statusCode,
      text: reply.body,
      cookie: cookie === undefined ? null : `hanchan=${cookie.value}`,
    };
  }

  /** A response that goes on; null where nobody answers. */
  async stream(
    request: HttpRequest,
    hear: (text: string) => void,
    end: () => void,
  ): Promise<{ readonly status: number; readonly leave: () => void } | null> {
    const own = this.#process;
    if (own === null || own.app === null) return null;
    const { url, headers, address } = request;
    const reply = await own.app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost', ...headers },
      remoteAddress: address,
      Request: WholeRequest,
      payloadAsStream: true,
    });
    if (!own.isAlive) return new Promise(() => undefined);
    const body = reply.stream();
    body.setEncoding('utf8');
    body.on('data', (text: string) => own.isAlive && hear(text));
    body.on('error', () => undefined);
    body.on('close', () => own.isAlive && end());
    const line = { lose: end } as Line;
    own.lines.add(line);
    return { status: reply.statusCode, leave: () => reply.raw.res.destroy() };
  }

  /** False where nobody answers. */
  upgrade(line: Line, end: ServerEnd, cookie: string): boolean {
    const own = this.#process;
    if (own === null || own.app === null) return false;
    own.lines.add(line);
    end.on('close', () => own.lines.delete(line));
    const headers = cookie === '' ? UPGRADE : { ...UPGRADE, cookie };
    const request = { method: 'GET', url: '/ws', headers, socket: end };
    own.app.server.emit('upgrade', request as unknown as IncomingMessage, end, Buffer.alloc(0));
    return true;
  }

  async #boot(own: Process): Promise<void> {
    const { agenda, chance, trace } = this.#setup;
    const isAlive = () => own.isAlive;
    const time = agenda.timeFor(isAlive);
    const drawn = chance.of(`process ${own.number}`);
    own.thread = new DatabaseThread({
      ...this.#setup,
      chance: drawn.of('database'),
      isAlive,
      die: () => this.die(),
    });
    const url = 'simulated';
    const node = 'main';
    const connection = sqliteConnection(own.thread);
    const storage: Storage = await openOn(connection, { url, node, now: time.now });
    const { app, stop } = await assemble(storage, {
      ...DEFAULT_CONFIG,
      botThreads: 0,
      databaseUrl: url,
      node,
      logLevel: 'silent',
      limits: LIMITS,
      time,
      networkTime: time,
      randomBytes: drawn.bytes,
      newSecret: () => drawn.bytes(32).toString('hex'),
    });
    await app.ready();
    own.stop = async () => {
      await stop();
      await storage.close();
    };
    own.app = app;
    trace.note('SERVES', String(own.number));
  }

  #started(own: Process): void {
    if (this.#process === own) this.#isStarting = false;
  }

  #gone(own: Process): void {
    if (!own.isAlive) return;
    this.#setup.trace.note('STOPPED', String(own.number));
    own.isAlive = false;
    this.#process = null;
    for (const line of own.lines) line.lose();
    this.#startLater();
  }

  #startLater(): void {
    const { agenda, chance } = this.#setup;
    agenda.after(chance.between(50, 4_000), () => {
      if (this.#process === null) this.start();
    });
  }
}
