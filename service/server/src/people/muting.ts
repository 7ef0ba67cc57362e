// Who may say nothing at tables for now. Kept in memory for a moment, because every line of chat asks.

import type { Storage } from '@hanchan/storage';
import type { Time } from '../time.ts';

const KEPT_MS = 5_000;
const KEPT = 10_000;

export class Muting {
  readonly #conduct: Storage['conduct'];
  readonly #time: Time;
  readonly #known = new Map<string, { readonly at: number; readonly isMuted: boolean }>();

  constructor(conduct: Storage['conduct'], time: Time) {
    this.#conduct = conduct;
    this.#time = time;
  }

  async isMuted(person: string): Promise<boolean> {
    const now = this.#time.steady();
    const known = this.#known.get(person);
    if (known !== undefined && now - known.at < KEPT_MS) return known.isMuted;
    const sanctions = await this.#conduct.sanctionsOf(person, this.#time.now());
    const isMuted = sanctions.some(({ kind }) => kind === 'mute');
    if (this.#known.size >= KEPT) this.#known.clear();
    this.#known.set(person, { at: now, isMuted });
    return isMuted;
  }

  forget(): void {
    this.#known.clear();
  }
}
