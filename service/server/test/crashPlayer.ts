// A player who never gives up: plays at random, keeps what was sent until it is answered, and after a lost
// connection comes back, hears what was missed and sends again what nobody answered, under the same id.

import type { Action } from '@hanchan/game';
import type { ServerMessage } from '@hanchan/protocol';
import type { TestClient } from './support/client.ts';

interface Sent {
  readonly id: string;
  readonly action: Action;
  readonly seq: number;
}

export interface CrashPlayer {
  readonly client: TestClient;
  readonly sent: Map<string, Action>;
  readonly acked: Set<string>;
  /** And why. */
  readonly refused: Map<string, string>;
  /** What must not happen: a number that was something else before. */
  readonly faults: string[];
  readonly isWaiting: () => boolean;
  readonly isOver: () => boolean;
  /** Sits down, and resolves when the server has told where the table stands. */
  connect(): Promise<void>;
  /** Answers no more questions. */
  pause(): void;
}

export interface Seating {
  readonly client: TestClient;
  readonly table: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly random: () => number;
  /** How long it thinks, at most; at once where nothing is said. */
  readonly thinkMs?: number;
}

export function crashPlayer({ client, table, name, random, thinkMs = 0 }: Seating): CrashPlayer {
  const sent = new Map<string, Action>();
  const acked = new Set<string>();
  const refused = new Map<string, string>();
  const faults: string[] = [];
  /** What each number was, to hold against what comes again. */
  const heard = new Map<number, string>();
  let outbox: Sent | undefined;
  let wasResent = false;
  let isPaused = false;

  const send = () => client.send({ type: 'act', table, ...outbox! });
  const sit = () => client.send({ type: 'sit', table, from: client.seq });

  function answer(legal: readonly Action[]) {
    if (isPaused || outbox !== undefined) return;
    const action = legal[Math.floor(random() * legal.length)]!;
    outbox = { id: `${name}.${sent.size}`, action, seq: client.seq };
    sent.set(outbox.id, action);
    send();
  }

  /** Only what is still the question then: whatever came in between has asked anew. */
  function think(legal: readonly Action[]) {
    if (thinkMs === 0) return answer(legal);
    setTimeout(() => {
      if (client.legal === legal && client.isOpen) answer(legal);
    }, random() * thinkMs);
  }

  /** Whoever was answered late, or refused, asks what the question is now. */
  function settle(id: string | null, refusal: string | null) {
    if (outbox === undefined || outbox.id !== id) return;
    if (refusal === null) acked.add(outbox.id);
    else refused.set(outbox.id, refusal);
    outbox = undefined;
    if (wasResent || refusal !== null) sit();
    wasResent = false;
  }

  function hear(message: ServerMessage) {
    if (message.type === 'ack') settle(message.id, null);
    if (message.type === 'refused') settle(message.id, message.message);
    if (message.type !== 'events') return;
    for (const [i, event] of message.events.entries()) {
      const number = message.from + i;
      const text = JSON.stringify(event);
      const before = heard.get(number) ?? text;
      if (before !== text) faults.push(`${name}: ${number} was ${before} and is now ${text}`);
      heard.set(number, text);
      if (event.type !== 'dealEnded') continue;
      client.send({ type: 'ready', table, deal: client.view!.dealNumber });
    }
  }

  client.onQuestion = think;
  client.onMessage = hear;

  return {
    client,
    sent,
    acked,
    refused,
    faults,
    isWaiting: () => outbox !== undefined,
    isOver: () => client.info?.state === 'over',
    async connect() {
      await client.connect();
      const seated = client.sit(table, client.view === null ? undefined : client.seq);
      wasResent = outbox !== undefined;
      if (wasResent) send();
      // Where the match is over there is no more to tell.
      const over = client.nextOf((one) => one.type === 'room' && one.info.state === 'over');
      await Promise.race([seated, over]);
    },
    pause() {
      isPaused = true;
    },
  };
}
