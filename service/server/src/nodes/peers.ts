// The other processes of the site, as far as we hear from them. One that nobody answers for is gone at once, one that is
// silent after a moment: should it only have been slow, what it writes behind that is refused by the database.

import type { Time } from '../time.ts';
import { type Bus, NO_ANSWER, NOBODY, type Unanswered } from './bus.ts';
import type { Question } from './messages.ts';

/** In milliseconds. */
const WAITS = {
  ping: 400,
  silent: 1_000,
  /** Heard of so much later than that, a silence was our own. */
  late: 300,
  /** After the bus itself was away others need a moment to come back. */
  settling: 1_500,
} as const;
/** So many times in a row, while the bus itself answers: whatever it is, its streams go on elsewhere. */
const SILENCES = 2;

export interface PeersSetup {
  readonly bus: Bus;
  readonly time: Time;
  /** The names of those that live, by the database. */
  readonly living: () => Promise<readonly string[]>;
  readonly onCome: (node: string) => void;
  /** Dead: its streams are free. Otherwise it may only be out of our reach. */
  readonly onGone: (node: string, isDead: boolean) => void;
}

export class Peers {
  readonly #setup: PeersSetup;
  readonly #there = new Map<
    string,
    { readonly lost: Promise<typeof NO_ANSWER>; give: () => void }
  >();
  /** How often in a row each did not answer, though it lives by the database. */
  readonly #silences = new Map<string, number>();
  readonly #tried = new Set<string>();
  #settledAt = 0;
  #cancel = () => {};
  #isStopped = false;

  constructor(setup: PeersSetup) {
    this.#setup = setup;
    if (setup.bus.isShared) this.#lookLater();
  }

  get all(): readonly string[] {
    return [...this.#there.keys()];
  }

  /** It has just spoken. */
  come(node: string): void {
    this.#silences.delete(node);
    if (node === this.#setup.bus.node || this.#there.has(node) || this.#isStopped) return;
    let give = () => {};
    const lost = new Promise<typeof NO_ANSWER>((resolve) => {
      give = () => resolve(NO_ANSWER);
    });
    this.#there.set(node, { lost, give });
    this.#setup.onCome(node);
  }

  go(node: string, isDead = this.#isSettled): void {
    const peer = this.#there.get(node);
    if (peer === undefined) return;
    this.#there.delete(node);
    peer.give();
    this.#setup.onGone(node, isDead);
  }

  /** The bus was away: who is there has to be found out again. */
  unsettle(): void {
    this.#settledAt = this.#setup.time.steady() + WAITS.settling;
    for (const node of this.all) this.go(node, false);
  }

  /** As long as the other one shows signs of life, an answer may take its time. */
  async ask(node: string, question: Question, waitMs: number): Promise<string | Unanswered> {
    const { bus } = this.#setup;
    if (!bus.isUp) return NO_ANSWER;
    if (this.#isSilent(node)) return NOBODY;
    this.come(node);
    const { lost } = this.#there.get(node) ?? { lost: Promise.resolve(NO_ANSWER) };
    const answer = await Promise.race([bus.ask(node, JSON.stringify(question), waitMs), lost]);
    if (answer === NOBODY) {
      this.go(node);
      if (!this.#isSettled) return NO_ANSWER;
    }
    return answer;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
    for (const { give } of this.#there.values()) give();
    this.#there.clear();
  }

  /** One that answers slowly does not keep us from noticing another one's end. */
  async #tryOnce(node: string): Promise<void> {
    if (this.#tried.has(node)) return;
    this.#tried.add(node);
    await this.#try(node).finally(() => this.#tried.delete(node));
  }

  async #try(node: string): Promise<void> {
    const { bus, time } = this.#setup;
    if (node === bus.node) return;
    const asked = time.steady();
    const answer = await bus.ask(node, JSON.stringify({ type: 'ping' }), WAITS.silent);
    if (typeof answer === 'string') {
      this.come(node);
      return;
    }
    if (answer === NO_ANSWER) {
      // Whoever stood still meanwhile cannot say that nobody answered: on a busy machine living ones would be replaced.
      if (time.steady() - asked > WAITS.silent + WAITS.late) return;
      if (!(await bus.answers(WAITS.silent))) return;
      this.#silences.set(node, (this.#silences.get(node) ?? 0) + 1);
      if (!this.#isSilent(node)) return;
    }
    this.go(node);
  }

  get #isSettled(): boolean {
    return this.#setup.time.steady() >= this.#settledAt;
  }

  #isSilent(node: string): boolean {
    return (this.#silences.get(node) ?? 0) >= SILENCES;
  }

  #lookLater(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#setup.time.after(WAITS.ping, () => {
      void this.#look().finally(() => this.#lookLater());
    });
  }

  async #look(): Promise<void> {
    const { bus, living } = this.#setup;
    if (!bus.isUp) return;
    const known = await living().catch(() => this.all);
    for (const node of this.#silences.keys())
      if (!known.includes(node)) this.#silences.delete(node);
    for (const node of new Set([...this.all, ...known])) void this.#tryOnce(node);
  }
}
