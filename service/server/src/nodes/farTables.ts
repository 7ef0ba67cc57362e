// The other end: connections that end here and speak to tables that other processes have.

import type { ClientMessage, Refusal } from '@hanchan/protocol';
import type { Caller } from '../socket/caller.ts';
import { type Bus, NOBODY, type Unanswered } from './bus.ts';
import type { Moved, News, SocketAnswer } from './messages.ts';
import { isMoved } from './owners.ts';
import type { Peers } from './peers.ts';

/** A wrong password at a table is answered slowly. */
const WAIT_MS = 30_000;

interface Line {
  readonly connection: Caller;
  readonly nodes: Set<string>;
}

export class FarTables {
  readonly #bus: Bus;
  readonly #peers: Peers;
  readonly #keys = new WeakMap<Caller, string>();
  readonly #lines = new Map<string, Line>();
  #last = 0;

  constructor(bus: Bus, peers: Peers) {
    this.#bus = bus;
    this.#peers = peers;
  }

  async say(
    node: string,
    connection: Caller,
    message: Extract<ClientMessage, { table: string }>,
  ): Promise<Refusal | null | Moved | Unanswered> {
    const key = this.#keyOf(connection);
    const { person, address } = connection;
    const question = { type: 'message', key, person, address, message } as const;
    const answer = await this.#peers.ask(node, question, WAIT_MS);
    // Only then: where nobody is there any more, nothing has been begun that would have to be begun again.
    if (answer !== NOBODY) this.#spoke(key, node);
    if (typeof answer !== 'string') return answer;
    const said = JSON.parse(answer) as SocketAnswer;
    return isMoved(said) ? said : said.refusal;
  }

  hear(news: Extract<News, { to: string }>): void {
    const line = this.#lines.get(news.to);
    if (line === undefined) return;
    if ('text' in news) line.connection.send(news.text);
    else line.connection.close(news.close);
  }

  /** The connection is closed. */
  forget(connection: Caller): void {
    const key = this.#keys.get(connection);
    if (key === undefined) return;
    for (const node of this.#lines.get(key)?.nodes ?? [])
      this.#bus.tell(node, JSON.stringify({ gone: key } satisfies News));
    this.#lines.delete(key);
    this.#keys.delete(connection);
  }

  /** Whoever speaks to a table there comes again, and finds it where it is then. */
  lose(node: string): void {
    for (const { connection, nodes } of this.#lines.values())
      if (nodes.has(node)) connection.close('closing');
  }

  #spoke(key: string, node: string): void {
    const line = this.#lines.get(key);
    if (line === undefined) this.#bus.tell(node, JSON.stringify({ gone: key } satisfies News));
    else line.nodes.add(node);
  }

  #keyOf(connection: Caller): string {
    const known = this.#keys.get(connection);
    if (known !== undefined) return known;
    const key = (++this.#last).toString(36);
    this.#keys.set(connection, key);
    this.#lines.set(key, { connection, nodes: new Set() });
    return key;
  }
}
