// A phone or a laptop: it asks over a network that loses, doubles and delays, and asks again until it is answered.

import type { Agenda } from '../world/agenda.ts';
import type { Chance } from '../world/chance.ts';
import type { Faults } from '../world/faults.ts';
import type { Host, HttpReply, HttpRequest } from '../world/host.ts';
import type { Trace } from '../world/trace.ts';

export interface World {
  readonly agenda: Agenda;
  readonly chance: Chance;
  readonly faults: Faults;
  readonly host: Host;
  readonly trace: Trace;
  /** Something is not as it must be. */
  readonly broken: (law: string, details: string) => void;
}

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: read as any client reads it
  readonly body: any;
}

export interface Ask {
  readonly body?: unknown;
  readonly key?: string;
  /** How long it may take. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 8_000;
const BACK_SOON_MS = [100, 1_500] as const;

export class Device {
  readonly world: World;
  readonly name: string;
  readonly chance: Chance;
  readonly address: string;
  cookie = '';

  constructor(world: World, name: string) {
    this.world = world;
    this.name = name;
    this.chance = world.chance.of(name);
    this.address = `10.0.${this.chance.between(0, 255)}.${this.chance.between(1, 254)}`;
  }

  pause(least: number, most: number): Promise<void> {
    return this.world.agenda.pause(this.chance.between(least, most));
  }

  /** Null where no answer came. */
  ask(method: HttpRequest['method'], url: string, ask: Ask = {}): Promise<Reply | null> {
    const { agenda, faults, trace } = this.world;
    const request = this.requestOf(method, url, ask);
    trace.note(`${this.name} ?`, `${method} ${url} ${JSON.stringify(ask.body) ?? ''}`);
    return new Promise((resolve) => {
      let isWaiting = true;
      const settle = (reply: Reply | null) => {
        isWaiting = false;
        resolve(reply);
      };
      const cancel = agenda.after(ask.patienceMs ?? PATIENCE_MS, () => settle(null));
      const hear = (reply: HttpReply | null) => {
        // Nobody listens to an answer that comes too late.
        if (!isWaiting) return;
        cancel();
        settle(this.#read(reply));
      };
      if (!faults.strikes('requestLost')) this.#send(request, hear);
      if (faults.strikes('requestDoubled')) this.#send(request, () => undefined);
    });
  }

  /** Until it is answered with something else than that it cannot be answered now. */
  async insist(method: HttpRequest['method'], url: string, ask: Ask = {}): Promise<Reply> {
    for (;;) {
      const reply = await this.ask(method, url, ask);
      if (reply !== null && reply.status < 500 && reply.status !== 429) return reply;
      await this.pause(...BACK_SOON_MS);
    }
  }

  requestOf(method: HttpRequest['method'], url: string, { body, key }: Ask): HttpRequest {
    const headers = {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    };
    const { address } = this;
    return { method, url, address, headers, ...(body === undefined ? {} : { body }) };
  }

  travelMs(): number {
    const { chance } = this;
    const usual = 5 + 60 * chance.random();
    return this.world.faults.strikes('requestLate') ? chance.between(500, 6_000) : usual;
  }

  #send(request: HttpRequest, hear: (reply: HttpReply | null) => void): void {
    const { agenda, faults, host, broken } = this.world;
    agenda.after(this.travelMs(), () => {
      host.answer(request).then(
        (reply) => {
          if (!faults.strikes('answerLost')) agenda.after(this.travelMs(), () => hear(reply));
        },
        (error: unknown) => broken('every request is answered', String((error as Error).stack)),
      );
    });
  }

  #read(reply: HttpReply | null): Reply | null {
    if (reply === null) return null;
    if (reply.cookie !== null) this.cookie = reply.cookie;
    this.world.trace.note(`${this.name} !`, `${reply.status} ${reply.text}`);
    const isJson = reply.text.startsWith('{') && !reply.text.includes('}\n{');
    return { status: reply.status, body: isJson ? JSON.parse(reply.text) : reply.text };
  }
}
