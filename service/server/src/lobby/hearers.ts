// The connections at a table: those of its players, and of whoever watches.

import type { ServerMessage, TableInfo } from '@hanchan/protocol';
import { type Listener, say } from '../match/audience.ts';

export interface Hearer {
  readonly player: string | null;
  readonly isWatching: boolean;
}

export class Hearers {
  readonly #hearers = new Map<Listener, Hearer>();

  get size(): number {
    return this.#hearers.size;
  }

  /** How many watch. */
  get watching(): number {
    return [...this.#hearers.values()].filter(({ isWatching }) => isWatching).length;
  }

  /** A player is here, and not only to watch. */
  isHere(player: string): boolean {
    return [...this.#hearers.values()].some((one) => one.player === player && !one.isWatching);
  }

  get(listener: Listener): Hearer | undefined {
    return this.#hearers.get(listener);
  }

  add(listener: Listener, hearer: Hearer): void {
    this.#hearers.set(listener, hearer);
  }

  remove(listener: Listener): void {
    this.#hearers.delete(listener);
  }

  [Symbol.iterator](): IterableIterator<[Listener, Hearer]> {
    return this.#hearers.entries();
  }

  /** To everybody here. */
  say(message: ServerMessage): void {
    for (const [listener] of this) say(listener, message);
  }

  /** How the table stands, to each as they may know it. */
  tell(table: string, info: (isOutside: boolean) => TableInfo): void {
    if (this.size === 0) return;
    const textFor = (isOutside: boolean) =>
      JSON.stringify({ type: 'room', table, info: info(isOutside) });
    const inside = textFor(false);
    const outside = textFor(true);
    for (const [listener, { isWatching }] of this) listener.send(isWatching ? outside : inside);
  }
}
