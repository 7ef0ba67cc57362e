// All circuits of this server: each is a stream in storage, and in memory once somebody asks for it. The events that a circuit counts
// are read where they are, without taking them over; what was read is kept until the event has another entry.

import {
  type CircuitEntry,
  type CircuitSettings,
  type CircuitState,
  type CircuitSummary,
  foldCircuit,
  type LiveResults,
} from '@hanchan/tournament';
import type { Events } from '../events/events.ts';
import { StreamSet, type StreamsSetup } from '../streams/streamSet.ts';
import { LiveCircuit } from './liveCircuit.ts';
import { ResultsOfEvents } from './results.ts';

export interface CircuitsSetup extends StreamsSetup {
  readonly events: Events;
}

export class Circuits extends StreamSet<CircuitEntry, LiveCircuit, CircuitSummary> {
  readonly #results: ResultsOfEvents;

  constructor({ events, ...setup }: CircuitsSetup) {
    super(setup, {
      kind: 'circuit',
      open: (live) => new LiveCircuit(live),
      fold: foldCircuit,
      summary: summaryOf,
    });
    this.#results = new ResultsOfEvents(events);
  }

  create(settings: CircuitSettings, name: string): Promise<LiveCircuit> {
    const owner = { id: this.random(6), name };
    const by = { role: 'owner', id: owner.id } as const;
    return this.take([this.first(by, { type: 'create', settings, owner })]);
  }

  /** The results of every event that the circuit reads elsewhere, as they are now. */
  resultsFor(state: CircuitState): Promise<LiveResults> {
    return this.#results.of(state);
  }

  isEvent(id: string): Promise<boolean> {
    return this.#results.isThere(id);
  }
}

function summaryOf(id: string, state: CircuitState): CircuitSummary | null {
  if (!state.settings.isListed) return null;
  const counting = [...state.entries.values()].filter(({ isOut }) => !isOut);
  return {
    id,
    name: state.settings.name,
    events: counting.length,
    counts: counting.flatMap(({ source }) => (source.kind === 'event' ? [source.event] : [])),
  };
}
