// A player who never gives up: plays at random, keeps what was sent until it is answered, and after a lost
// connection comes back, hears what was missed and sends again what nobody answered, under the same id.

import { type Action, foldView, type SeatEvent, type SeatView } from '@hanchan/game';
import type { ServerMessage } from '@hanchan/protocol';
import { WebSocket } from 'ws';

export interface Sent {
  readonly id: string;
  readonly action: Action;
  readonly seq: number;
}

export interface CrashPlayer {
  readonly table: string;
  readonly acked: Map<string, Action>;
  readonly refused: Map<string, { readonly action: Action; readonly code: string }>;
  readonly sent: Map<string, Action>;
  /** What must not happen: events that contradict each other, gaps, a view that differs. */
  readonly faults: string[];
  /** Waits for an answer. */
  readonly isWaiting: boolean;
  readonly seq: number;
  readonly view: SeatView | null;
  /** Sits down, and resolves when the server has told where the table stands. */
  connect(): Promise<void>;
  /** The same player on another connection, who only looks. */
  again(): CrashPlayer;
  /** Answers no more questions. */
  pause(): void;
  leave(): void;
}

export interface Seating {
  readonly address: string;
  readonly cookie: string;
  readonly table: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly random: () => number;
}

export function crashPlayer(seating: Seating): CrashPlayer {
  const { address, cookie, table, name, random } = seating;
  const acked = new Map<string, Action>();
  const refused = new Map<string, { action: Action; code: string }>();
  const sent = new Map<string, Action>();
  const faults: string[] = [];
  /** What each number was, to hold against what comes again. */
  const heard = new Map<number, string>();
  let socket: WebSocket | undefined;
  let view: SeatView | null = null;
  let seq = 0;
  let deal = 0;
  let count = 0;
  let outbox: Sent | undefined;
  let wasResent = false;
  let isPaused = false;

  const send = (message: unknown) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const sendAct = () => send({ type: 'act', table, ...outbox });
  const sit = () =>
    send(view === null ? { type: 'sit', table } : { type: 'sit', table, from: seq });

  function hear(event: SeatEvent) {
    seq++;
    heard.set(seq, JSON.stringify(event));
    view = foldView(view!, event);
    if (event.type === 'dealStarted') deal = event.number;
    if (event.type === 'dealEnded' || event.type === 'dealVoided')
      send({ type: 'ready', table, deal });
  }

  function hearEvents(from: number, events: readonly SeatEvent[]) {
    if (from > seq + 1) faults.push(`${name}: after ${seq} came ${from}`);
    for (const [i, event] of events.entries()) {
      const number = from + i;
      if (number === seq + 1) hear(event);
      else if (heard.get(number) !== JSON.stringify(event)) {
        faults.push(
          `${name}: ${number} was ${heard.get(number)} and is now ${JSON.stringify(event)}`,
        );
      }
    }
  }

  function answer(legal: readonly Action[]) {
    if (isPaused || outbox !== undefined || legal.length === 0) return;
    const action = legal[Math.floor(random() * legal.length)]!;
    outbox = { id: `${name}.${++count}`, action, seq };
    sent.set(outbox.id, action);
    sendAct();
  }

  /** Whoever was answered late, or refused, asks what the question is now. */
  function settle(id: string | null, isDone: boolean, into: () => void) {
    if (id === null || outbox?.id !== id) return;
    into();
    outbox = undefined;
    if (wasResent || !isDone) sit();
    wasResent = false;
  }

  function receive(message: ServerMessage) {
    switch (message.type) {
      case 'table':
        ({ view, seq } = message);
        deal = view.dealNumber;
        answer(message.legal);
        break;
      case 'events':
        hearEvents(message.from, message.events);
        answer(message.legal);
        break;
      case 'ack':
        settle(message.id, true, () => acked.set(message.id, outbox!.action));
        break;
      case 'refused':
        settle(message.id, false, () =>
          refused.set(outbox!.id, { action: outbox!.action, code: message.code }),
        );
        break;
    }
  }

  function connect(): Promise<void> {
    const connection = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
      headers: { cookie, origin: address },
    });
    socket = connection;
    return new Promise((resolve, reject) => {
      connection.on('error', reject);
      connection.on('open', () => {
        send({ type: 'hello', version: 1 });
        sit();
        if (outbox === undefined) return;
        wasResent = true;
        sendAct();
      });
      connection.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        receive(message);
        if (message.type === 'table' || message.type === 'events') resolve();
      });
    });
  }

  return {
    table,
    acked,
    refused,
    sent,
    faults,
    get isWaiting() {
      return outbox !== undefined;
    },
    get seq() {
      return seq;
    },
    get view() {
      return view;
    },
    connect,
    again() {
      const other = crashPlayer(seating);
      other.pause();
      return other;
    },
    pause() {
      isPaused = true;
    },
    leave() {
      socket?.terminate();
    },
  };
}
