// One kept score on the screen: what it says, adding to it, and keeping in step with the server where it is shared.

import {
  type Act,
  type AppendAnswer,
  append,
  type ConflictChoice,
  type Entry,
  type EntryProblem,
  foldLog,
  type Kept,
} from '@hanchan/keeper';
import {
  hex,
  type KeptTable,
  loadKept,
  newSecrets,
  onOtherPage,
  phoneName,
  type Secrets,
  saveKept,
} from '@hanchan/kit/keptScores/keptScores.ts';
import type { Refusal } from '@hanchan/protocol';
import type { Result, Seat } from '@hanchan/tiles';
import { readKept, sendOutbox } from './remote.ts';
import { meet, outboxOf, settle } from './sync.ts';

/** Alone: not shared. Ahead: something waits to be sent. */
export type Link = 'alone' | 'sent' | 'ahead' | 'offline' | 'refused';

const WAIT_MS = 20_000;
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000];

export class Keeping {
  #table = $state.raw<KeptTable>()!;
  #isReached = $state(true);
  /** The server's no, which sending again does not change. */
  refusal = $state.raw<Refusal | null>(null);
  /** The browser has no room: what is on the screen is not on the phone. */
  isUnsaved = $state(false);
  readonly kept: Kept | null = $derived.by(() => foldLog(this.#table.entries));
  readonly link: Link = $derived.by(() => this.#linkNow());
  #isStopped = false;
  #isSending = false;
  #tries = 0;
  #wake = () => {};
  readonly #deafen: () => void;

  constructor(table: KeptTable) {
    this.#table = table;
    this.#deafen = onOtherPage(table.id, () => {
      const other = loadKept(table.id);
      if (other !== null) this.#table = other;
    });
    addEventListener('online', this.#hurry);
    void this.#listen();
  }

  get table(): KeptTable {
    return this.#table;
  }

  get mayWrite(): boolean {
    const { secrets } = this.#table;
    return secrets === null || secrets.write !== null;
  }

  /** How it would stand if this were written; nothing is. */
  tried(act: Act): AppendAnswer {
    const entry: Entry = { id: hex(8), by: phoneName(), at: Date.now(), act };
    return append(this.#table.entries, entry);
  }

  /** Null when it was written; nothing is lost when it was not. */
  write(act: Act): EntryProblem | null {
    const answer = this.tried(act);
    if (answer.type === 'refused') return answer.problem;
    if (answer.type === 'added') this.#put({ ...this.#table, entries: answer.entries });
    return null;
  }

  turn(bottom: Seat): void {
    this.#put({ ...this.#table, bottom });
  }

  /** From now on the server has it too. */
  share(): Secrets {
    const secrets = this.#table.secrets ?? newSecrets();
    if (this.#table.secrets === null) this.#put({ ...this.#table, secrets });
    return secrets;
  }

  /** How it would be, or why it cannot. */
  settled(choice: ConflictChoice, reason: string): Result<KeptTable, EntryProblem> {
    const how = { choice, reason, by: phoneName(), at: Date.now(), newId: () => hex(8) };
    return settle(this.#table, how);
  }

  settle(choice: ConflictChoice, reason: string): EntryProblem | null {
    const settled = this.settled(choice, reason);
    if (!settled.ok) return settled.error;
    this.#put(settled.value);
    return null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#deafen();
    removeEventListener('online', this.#hurry);
    this.#wake();
  }

  #put(table: KeptTable): void {
    this.#table = table;
    this.isUnsaved = !saveKept(table);
    this.#hurry();
  }

  #linkNow(): Link {
    if (this.#table.secrets === null) return 'alone';
    if (this.refusal !== null) return 'refused';
    if (!this.#isReached) return 'offline';
    return outboxOf(this.#table).length > 0 ? 'ahead' : 'sent';
  }

  readonly #hurry = (): void => {
    this.#tries = 0;
    this.#wake();
    void this.#send();
  };

  /** What waits to be sent, one batch after the other. */
  async #send(): Promise<void> {
    if (this.#isSending || this.#isStopped) return;
    this.#isSending = true;
    while (this.#isDue()) {
      const before = this.#table;
      const answer = await sendOutbox(before);
      if (!answer.ok) {
        this.#fail(answer.error);
        // What goes together is put together by reading it, and then sent again.
        if (answer.error.code === 'conflict' && (await this.#read(0, 0))) continue;
        break;
      }
      this.#reach();
      const isPrefix = answer.value.seq <= this.#table.entries.length;
      if (!isPrefix) await this.#read(0, 0);
      else this.#take({ ...this.#table, sent: Math.max(this.#table.sent, answer.value.seq) });
    }
    this.#isSending = false;
  }

  #isDue(): boolean {
    const { secrets, parted } = this.#table;
    const isOurs = secrets !== null && secrets.write !== null && parted === null;
    return isOurs && !this.#isStopped && outboxOf(this.#table).length > 0;
  }

  /** Asks for news for as long as the page is there. */
  async #listen(): Promise<void> {
    while (!this.#isStopped) {
      const { secrets, sent, parted, entries } = this.#table;
      const isThere = secrets !== null && (sent > 0 || entries.length === 0) && parted === null;
      const isHeard = isThere && (await this.#read(sent, WAIT_MS));
      if (this.#isStopped) return;
      if (!isHeard) await this.#pause();
      await this.#send();
    }
  }

  #pause(): Promise<void> {
    const ms = RETRY_MS[Math.min(this.#tries, RETRY_MS.length - 1)]!;
    this.#tries++;
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #read(since: number, wait: number): Promise<boolean> {
    const { id, secrets } = this.#table;
    const answer = await readKept(id, secrets!, { since, wait });
    if (!answer.ok) {
      this.#fail(answer.error);
      return false;
    }
    this.#reach();
    const stored = [...this.#table.entries.slice(0, since), ...answer.value.entries];
    this.#take(meet(this.#table, stored));
    return true;
  }

  /** What came from the server; nothing is sent because of it. */
  #take(table: KeptTable): void {
    const { entries, sent, parted } = this.#table;
    const isSame = table.entries === entries && table.sent === sent && table.parted === parted;
    if (isSame) return;
    this.#table = table;
    this.isUnsaved = !saveKept(table);
  }

  #reach(): void {
    this.#isReached = true;
    this.refusal = null;
    this.#tries = 0;
  }

  #fail(refusal: Refusal): void {
    const isAway = ['closing', 'internal', 'elsewhere', 'notStored', 'tooFast'].includes(
      refusal.code,
    );
    this.#isReached = !isAway;
    this.refusal = isAway || refusal.code === 'conflict' ? null : refusal;
  }
}
