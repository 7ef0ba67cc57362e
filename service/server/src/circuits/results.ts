// The results of events as circuits count them: read where they are, without taking an event over, and kept until it has another entry.

import { type CircuitState, eventResults, eventStage, type LiveResults } from '@hanchan/tournament';
import type { Events } from '../events/events.ts';

type Found = NonNullable<ReturnType<LiveResults['get']>>;

interface Kept {
  readonly head: number;
  readonly named: Found;
  readonly numbered: Found;
}

const GONE: Found = { stage: 'gone', results: null };
/** Events in memory; each has some hundred lines. */
const MOST = 500;

export class ResultsOfEvents {
  readonly #events: Events;
  readonly #kept = new Map<string, Kept>();

  constructor(events: Events) {
    this.#events = events;
  }

  async isThere(event: string): Promise<boolean> {
    return (await this.#read(event)) !== null;
  }

  async of({ entries }: CircuitState): Promise<LiveResults> {
    const results = new Map<string, Found>();
    for (const { id, source } of entries.values()) {
      if (source.kind !== 'event') continue;
      const found = await this.#read(source.event);
      results.set(id, found === null ? GONE : source.isAgreed ? found.numbered : found.named);
    }
    return results;
  }

  async #read(event: string): Promise<Kept | null> {
    const head = await this.#events.headOf(event);
    if (head === null) {
      this.#kept.delete(event);
      return null;
    }
    const known = this.#kept.get(event);
    if (known?.head === head) return known;
    const state = await this.#events.look(event);
    if (state === null) return null;
    const stage = eventStage(state);
    const found = (seesNumbers: boolean): Found => ({
      stage,
      // Behind the curtain nobody is told anything yet.
      results: stage === 'planned' || state.isCurtainDown ? null : eventResults(state, seesNumbers),
    });
    const read = { head, named: found(false), numbered: found(true) };
    this.#kept.set(event, read);
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!);
    return read;
  }
}
