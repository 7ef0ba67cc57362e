// Where commands wait on this device: over a reload, and for all pages of it. Two tabs, or a page and the one that was
// left a moment ago, share a store, so whoever changes it changes what is there by now.

import type { ActRequest, Refusal } from '@hanchan/protocol';

export interface Waiting {
  readonly id: string;
  readonly act: ActRequest;
  /** When it was done here. */
  readonly at: number;
  /** Why the server would not have it; null while it waits. */
  readonly refused: Refusal | null;
  /** It was never sent, because the one with this id was refused and this was done upon it. */
  readonly after?: string;
}

export interface OutboxStore {
  read(): readonly Waiting[];
  /** Answers with what is there then. */
  change(how: (waiting: readonly Waiting[]) => readonly Waiting[]): readonly Waiting[];
}

export const outboxKey = (name: string): string => `hanchan.outbox.${name}`;

/** Under a name of its own for each event and key. */
export function outboxStore(name: string): OutboxStore {
  const place = outboxKey(name);
  /** What could not be stored lives as long as the page does. */
  let own: readonly Waiting[] | null = null;

  function read(): readonly Waiting[] {
    if (own !== null) return own;
    try {
      return JSON.parse(localStorage.getItem(place) ?? '[]') as Waiting[];
    } catch {
      return [];
    }
  }

  return {
    read,
    change(how) {
      const waiting = how(read());
      try {
        if (waiting.length === 0) localStorage.removeItem(place);
        else localStorage.setItem(place, JSON.stringify(waiting));
        own = null;
      } catch {
        own = waiting;
      }
      return waiting;
    },
  };
}

/** A renewed link: what waits under the old key goes out with the new one. */
export function moveOutbox(from: string, to: string): void {
  const left = outboxStore(from);
  const waiting = left.read();
  if (waiting.length === 0) return;
  outboxStore(to).change((there) => [...there, ...waiting]);
  left.change(() => []);
}
