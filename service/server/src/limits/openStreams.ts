// Answers that do not end: streams of events, and questions that wait for news. Each address has only so many, and so has
// each key; whoever opens one too many with the same key loses the oldest, as a page that was left open somewhere.

import type { Limits } from '../config.ts';
import { neighbourhood } from './proxies.ts';

interface Stream {
  readonly address: string;
  readonly key: string | null;
  readonly close: () => void;
}

export class OpenStreams {
  readonly #limits: Limits;
  readonly #perAddress = new Map<string, number>();
  /** The oldest first. */
  readonly #perKey = new Map<string, Set<Stream>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** What it returns gives the place back; null: there is none left for this address. */
  open(from: string, key: string | null, close: () => void): (() => void) | null {
    const address = neighbourhood(from);
    const count = this.#perAddress.get(address) ?? 0;
    if (count >= this.#limits.streamsPerAddress) return null;
    const stream: Stream = { address, key, close };
    this.#perAddress.set(address, count + 1);
    if (key !== null) this.#addTo(key, stream);
    let isOpen = true;
    return () => {
      if (isOpen) this.#remove(stream);
      isOpen = false;
    };
  }

  #addTo(key: string, stream: Stream): void {
    const own = this.#perKey.get(key) ?? new Set();
    own.add(stream);
    this.#perKey.set(key, own);
    if (own.size > this.#limits.streamsPerKey) [...own][0]!.close();
  }

  #remove(stream: Stream): void {
    const { address, key } = stream;
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
    if (key === null) return;
    const own = this.#perKey.get(key);
    own?.delete(stream);
    if (own?.size === 0) this.#perKey.delete(key);
  }
}
