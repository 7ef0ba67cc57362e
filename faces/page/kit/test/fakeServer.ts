// A server of a few lines for tests of the client: sockets that can be heard, answered and cut, and a clock that
// moves only when told.

import type { ClientMessage, ServerMessage } from '@hanchan/protocol';
import { createWire, type Socket, type Wire } from '../src/server/connection.ts';

export interface FakeServer {
  readonly wire: Wire;
  /** What came over the socket that is open, in order. */
  heard(): ClientMessage[];
  say(message: ServerMessage): void;
  /** Answers the hello of the socket that is open. */
  greet(): void;
  /** The socket that is open takes nothing more, and is not cut yet. */
  beginClosing(): void;
  cut(code?: number): void;
  opened(): number;
  /** The network is back, or the page is looked at again. */
  wake(): void;
  /** Lets time pass. */
  pass(ms: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export function fakeServer(): FakeServer {
  const sockets: (Socket & { heard: ClientMessage[]; readyState: number })[] = [];
  let now = 0;
  let timers: Timer[] = [];
  let wake = () => {};
  const last = () => sockets.at(-1)!;
  const wire = createWire({
    open() {
      const heard: ClientMessage[] = [];
      const socket = {
        heard,
        readyState: 1,
        send: (text: string) => void heard.push(JSON.parse(text)),
        close: () => {},
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      sockets.push(socket);
      return socket;
    },
    later(run, ms) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return timer;
    },
    cancel(timer) {
      timers = timers.filter((one) => one !== timer);
    },
    random: () => 0,
    onWake(run) {
      wake = run;
    },
  });
  return {
    wire,
    heard: () => last().heard,
    say: (message) => last().onmessage?.({ data: JSON.stringify(message) }),
    greet() {
      last().onopen?.();
      const player = { id: 'p1', name: 'Mira', isGuest: true };
      last().onmessage?.({
        data: JSON.stringify({ type: 'hello', version: 1, player, now: 0 } satisfies ServerMessage),
      });
    },
    beginClosing() {
      last().readyState = 2;
    },
    cut: (code = 1006) => last().onclose?.({ code }),
    opened: () => sockets.length,
    wake: () => wake(),
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        now = due.at;
        timers = timers.filter((one) => one !== due);
        due.run();
      }
      now = until;
    },
  };
}
