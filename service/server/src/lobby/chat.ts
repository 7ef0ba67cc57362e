// The latest chat at a table. Not stored: talk ends with the evening.

import type { ChatLine } from '@hanchan/protocol';
import { type Listener, say } from '../match/audience.ts';

const LINES_KEPT = 50;

export class Chat {
  #lines: ChatLine[] = [];

  add(line: ChatLine): void {
    this.#lines.push(line);
    if (this.#lines.length > LINES_KEPT) this.#lines.shift();
  }

  /** Without what those have said whom the listener has blocked. */
  recall(listener: Listener, table: string, muted: ReadonlySet<string>): void {
    const lines = this.#lines.filter(({ player }) => !muted.has(player));
    if (lines.length > 0) say(listener, { type: 'chat', table, lines });
  }
}
