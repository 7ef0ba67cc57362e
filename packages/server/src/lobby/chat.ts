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

  recall(listener: Listener, table: string): void {
    if (this.#lines.length > 0) say(listener, { type: 'chat', table, lines: this.#lines });
  }
}
