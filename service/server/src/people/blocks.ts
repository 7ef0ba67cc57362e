// Who has blocked whom. Kept in memory, because every line of chat asks.

import type { Storage } from '@hanchan/storage';

const KEPT = 10_000;

export class Blocks {
  readonly #people: Storage['people'];
  readonly #blocked = new Map<string, Promise<ReadonlySet<string>>>();

  readonly #onChange: (player: string) => void;

  constructor(people: Storage['people'], onChange: (player: string) => void = () => {}) {
    this.#people = people;
    this.#onChange = onChange;
  }

  of(player: string): Promise<ReadonlySet<string>> {
    const known = this.#blocked.get(player);
    if (known !== undefined) return known;
    const loading = this.#people
      .blockedBy(player)
      .then((blocked) => new Set(blocked.map(({ id }) => id)));
    if (this.#blocked.size >= KEPT) this.#blocked.clear();
    this.#blocked.set(player, loading);
    loading.catch(() => this.#blocked.delete(player));
    return loading;
  }

  async set(player: string, other: string, isBlocked: boolean): Promise<void> {
    if (isBlocked) await this.#people.block(player, other);
    else await this.#people.unblock(player, other);
    this.#blocked.delete(player);
    this.#onChange(player);
  }

  /** Somebody is gone: what is in memory may still have them. */
  forget(): void {
    this.#blocked.clear();
  }

  /** Either has blocked the other. */
  async isBetween(player: string, others: readonly string[]): Promise<boolean> {
    const own = await this.of(player);
    for (const other of others) {
      if (own.has(other) || (await this.of(other)).has(player)) return true;
    }
    return false;
  }
}
