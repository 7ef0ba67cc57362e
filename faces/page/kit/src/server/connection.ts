// One socket to the server for the whole page. It says hello, comes back by itself when it is lost, and tells who
// asks when it is up, so that they can ask again for what they were following.

import type { ClientMessage, PlayerName, Refusal, ServerMessage } from '@hanchan/protocol';
import { createStore, type Readable } from './watched.ts';

/** `closed` is for good: signed out, opened elsewhere, no such table. */
export type Connection = 'connecting' | 'live' | 'reconnecting' | 'closed';

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

export interface Wire {
  readonly status: Readable<Connection>;
  /** Whom the server takes us for; null without a session. */
  readonly player: Readable<PlayerName | null>;
  /** False when the socket is down: nothing is kept for later. */
  send(message: ClientMessage): boolean;
  onMessage(listener: (message: ServerMessage) => void): () => void;
  /** At once when it is up, and again after every loss. */
  onLive(listener: () => void): () => void;
  /** Why it is closed for good. */
  trouble(): Refusal | null;
  close(): void;
}

/** What the page's own clock and chance do; tests bring theirs. */
export interface WireSurroundings {
  open(): Socket;
  later(run: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
  random(): number;
  /** Tells when waiting longer makes no sense: the network is back, or somebody looks at the page. */
  onWake(run: () => void): void;
}

/** The version of the protocol that this page speaks. */
const VERSION = 1;
/** The state of a socket that takes what it is given; behind it the socket closes. */
const OPEN = 1;
const PING_EVERY = 15_000;
/** Without any word for so long the line is dead, whatever the browser believes. */
const SILENCE_LIMIT = 40_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** The server's close codes after which it would be rude or useless to come back. */
const FINAL: Readonly<Record<number, Refusal>> = {
  4400: { code: 'tooFast', message: 'the server closed the connection' },
  4401: { code: 'otherVersion', message: 'there is a newer version of this page' },
  4403: { code: 'notSignedIn', message: 'the session has ended' },
  4409: { code: 'wrongState', message: 'the table is open in another window' },
};

export function createWire(around: WireSurroundings): Wire {
  const status = createStore<Connection>('connecting');
  const player = createStore<PlayerName | null>(null);
  const onMessage = new Set<(message: ServerMessage) => void>();
  const onLive = new Set<() => void>();
  let socket: Socket | null = null;
  let isUp = false;
  let failures = 0;
  let silence = 0;
  let retry: unknown = null;
  let beat: unknown = null;
  let trouble: Refusal | null = null;

  const send = (message: ClientMessage): boolean => {
    if (socket === null || !isUp || socket.readyState > OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };

  const hear = (message: ServerMessage) => {
    silence = 0;
    if (message.type === 'hello') {
      isUp = true;
      failures = 0;
      player.set(message.player);
      status.set('live');
      for (const run of onLive) run();
    }
    for (const run of onMessage) run(message);
  };

  const drop = (code: number) => {
    around.cancel(beat);
    socket = null;
    isUp = false;
    if (status.get() === 'closed') return;
    trouble = FINAL[code] ?? null;
    if (trouble !== null) {
      status.set('closed');
      return;
    }
    status.set('reconnecting');
    // Spread out, so that a server that comes back is not run over by all its tables at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.5 + around.random() / 2);
    failures++;
    retry = around.later(connect, wait);
  };

  const watchSilence = () => {
    beat = around.later(() => {
      silence += PING_EVERY;
      if (silence >= SILENCE_LIMIT) {
        lose();
        return;
      }
      send({ type: 'ping', sent: silence });
      watchSilence();
    }, PING_EVERY);
  };

  /** Gives the line up without waiting for the browser to notice. */
  const lose = () => {
    const old = socket;
    if (old === null) return;
    old.onclose = null;
    old.onmessage = null;
    old.close();
    drop(0);
  };

  const connect = () => {
    around.cancel(retry);
    silence = 0;
    const opened = around.open();
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify({ type: 'hello', version: VERSION }));
    opened.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
    opened.onclose = ({ code }) => drop(code);
    watchSilence();
  };

  connect();
  around.onWake(() => {
    if (status.get() === 'reconnecting' && socket === null) connect();
  });
  return {
    status,
    player,
    send,
    onMessage(listener) {
      onMessage.add(listener);
      return () => onMessage.delete(listener);
    },
    onLive(listener) {
      onLive.add(listener);
      if (isUp) listener();
      return () => onLive.delete(listener);
    },
    trouble: () => trouble,
    close() {
      status.set('closed');
      around.cancel(retry);
      around.cancel(beat);
      socket?.close();
    },
  };
}

/** The same page's server. */
export function openWire(): Wire {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  return createWire({
    open: () => new WebSocket(url) as unknown as Socket,
    later: (run, ms) => setTimeout(run, ms),
    cancel: (timer) => clearTimeout(timer as number),
    random: Math.random,
    onWake(run) {
      addEventListener('online', run);
      document.addEventListener('visibilitychange', () => document.hidden || run());
    },
  });
}
