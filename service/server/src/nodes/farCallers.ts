// Those who speak to our tables over the sockets of other processes. What they are told goes there, made here for them.

import type { CLOSE_CODES } from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import type { Caller } from '../socket/caller.ts';
import type { Bus } from './bus.ts';
import type { News, SocketQuestion } from './messages.ts';

class FarCaller implements Caller {
  readonly person: Person | null;
  readonly address: string;
  readonly #tell: (news: News) => void;
  readonly #key: string;

  constructor({ person, address, key }: SocketQuestion, tell: (news: News) => void) {
    this.person = person;
    this.address = address;
    this.#key = key;
    this.#tell = tell;
  }

  send(text: string): void {
    this.#tell({ to: this.#key, text });
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    this.#tell({ to: this.#key, close: reason });
  }
}

export class FarCallers {
  readonly #bus: Bus;
  readonly #forget: (caller: Caller) => void;
  /** By process, then by the name of the connection there. */
  readonly #callers = new Map<string, Map<string, FarCaller>>();

  constructor(bus: Bus, forget: (caller: Caller) => void) {
    this.#bus = bus;
    this.#forget = forget;
  }

  of(node: string, question: SocketQuestion): Caller {
    const there = this.#callers.get(node) ?? new Map<string, FarCaller>();
    this.#callers.set(node, there);
    const known = there.get(question.key);
    if (known !== undefined) return known;
    const tell = (news: News) => this.#bus.tell(node, JSON.stringify(news));
    const caller = new FarCaller(question, tell);
    there.set(question.key, caller);
    return caller;
  }

  gone(node: string, key: string): void {
    const caller = this.#callers.get(node)?.get(key);
    if (caller === undefined) return;
    this.#callers.get(node)!.delete(key);
    this.#forget(caller);
  }

  /** Everybody is asked to come again, wherever their tables are then. */
  closeAll(): void {
    for (const there of this.#callers.values())
      for (const caller of there.values()) caller.close('closing');
    for (const node of [...this.#callers.keys()]) this.lose(node);
  }

  /** Its process is gone, and all of its connections. */
  lose(node: string): void {
    const there = [...(this.#callers.get(node)?.values() ?? [])];
    this.#callers.delete(node);
    for (const caller of there) this.#forget(caller);
  }
}
