// A page of a circuit: what is shown of it, and what was refused.

import type { CircuitActRequest, Refusal } from '@hanchan/protocol';
import type { CircuitView } from '@hanchan/tournament';
import { askCircuit, rememberCircuit, sendToCircuit } from './circuitCalls.ts';

export class CircuitPage {
  readonly id: string;
  view = $state.raw<CircuitView | null>(null);
  failure = $state.raw<Refusal | null>(null);
  isBusy = $state(false);
  /** After so many of the events that count; null: all of them. */
  after = $state<number | null>(null);

  constructor(id: string) {
    this.id = id;
  }

  get isDesk(): boolean {
    const role = this.view?.you.role;
    return role === 'owner' || role === 'organiser';
  }

  async look(): Promise<void> {
    const query = this.after === null ? '' : `?after=${this.after}`;
    const answer = await askCircuit<CircuitView>(this.id, query);
    if (answer.ok) {
      this.view = answer.value;
      rememberCircuit(this.id, answer.value.settings.name);
    }
    this.failure = answer.ok ? null : answer.error;
  }

  async act(act: CircuitActRequest): Promise<boolean> {
    this.isBusy = true;
    const done = await sendToCircuit(this.id, act);
    if (done.ok) await this.look();
    else this.failure = done.error;
    this.isBusy = false;
    return done.ok;
  }
}
