// The list of tables, sent to those who look at it: all of it once, then what changes, a few times a second at most.

import type { ServerMessage, TableSummary } from '@hanchan/protocol';
import type { Listener } from '../match/audience.ts';
import type { Time } from '../time.ts';

const FLUSH_MS = 400;

export class Board {
  readonly #time: Time;
  readonly #tables = new Map<string, TableSummary>();
  /** Which other process has it; the others are ours. */
  readonly #nodes = new Map<string, string>();
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<string>();
  #isWaiting = false;
  /** The whole list as it was last told; what has changed since is on its way to everybody. */
  #whole: string | null = null;

  readonly #onOwn: (id: string, summary: TableSummary | null) => void;

  /** `onOwn` hears what changes at our own tables. */
  constructor(time: Time, onOwn: (id: string, summary: TableSummary | null) => void = () => {}) {
    this.#time = time;
    this.#onOwn = onOwn;
  }

  /** The tables of this process. */
  own(): readonly TableSummary[] {
    return this.list().filter(({ id }) => !this.#nodes.has(id));
  }

  list(): readonly TableSummary[] {
    return [...this.#tables.values()].sort((a, b) => b.createdAt - a.createdAt);
  }

  put(id: string, summary: TableSummary | null): void {
    // What another process says of it by now is not ours to take back.
    if (summary === null && (!this.#tables.has(id) || this.#nodes.has(id))) return;
    this.#nodes.delete(id);
    this.#change(id, summary);
    this.#onOwn(id, summary);
  }

  /** What another process says of its table. */
  putFrom(node: string, id: string, summary: TableSummary | null): void {
    if (summary === null) {
      if (this.#nodes.get(id) !== node) return;
      this.#nodes.delete(id);
    } else this.#nodes.set(id, node);
    this.#change(id, summary);
  }

  /** The process is gone; answers the tables that it had. */
  drop(node: string): readonly string[] {
    const gone = [...this.#nodes].filter(([, owner]) => owner === node).map(([id]) => id);
    for (const id of gone) this.putFrom(node, id, null);
    return gone;
  }

  #change(id: string, summary: TableSummary | null): void {
    if (summary === null) this.#tables.delete(id);
    else this.#tables.set(id, summary);
    if (this.#listeners.size === 0) {
      this.#whole = null;
      return;
    }
    this.#changed.add(id);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#time.after(FLUSH_MS, () => this.#flush());
  }

  show(listener: Listener): void {
    this.#listeners.add(listener);
    // A list of thousands is not written again for everybody who asks.
    this.#whole ??= whole(this.list());
    listener.send(this.#whole);
  }

  hide(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  #flush(): void {
    this.#isWaiting = false;
    this.#whole = null;
    const changed = [...this.#changed];
    this.#changed.clear();
    const tables = changed.flatMap((id) => this.#tables.get(id) ?? []);
    const gone = changed.filter((id) => !this.#tables.has(id));
    const message: ServerMessage = { type: 'lobby', isWhole: false, tables, gone };
    const text = JSON.stringify(message);
    for (const listener of this.#listeners) listener.send(text);
  }
}

const whole = (tables: readonly TableSummary[]): string =>
  JSON.stringify({ type: 'lobby', isWhole: true, tables, gone: [] } satisfies ServerMessage);
