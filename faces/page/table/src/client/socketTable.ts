// A table that the server keeps. Events are folded over the view as they come; after a lost connection the stream
// goes on behind the last number, and an act that was under way is sent again under its own id, so that it is done
// once whatever got lost.

import { type Action, foldView, type SeatView } from '@hanchan/game';
import type { Wire } from '@hanchan/kit/server/connection.ts';
import { createStore } from '@hanchan/kit/server/watched.ts';
import type { Refusal, ServerMessage, TablePace } from '@hanchan/protocol';
import { eventListeners } from './eventListeners.ts';
import { EMPTY_TABLE, type TableClient, type TableState } from './tableClient.ts';

interface Outgoing {
  readonly id: string;
  readonly seq: number;
  readonly action: Action;
}

export interface SocketTableOptions {
  readonly wire: Wire;
  readonly table: string;
  /** From outside, with the table's delay. */
  readonly isWatching: boolean;
  /** To watch a table that asks for one. */
  readonly password?: string | undefined;
  /** For message ids that no other page uses. */
  readonly newId: () => string;
  /** Milliseconds of this page. */
  readonly now: () => number;
  /** Asks the server for another pace; what it says then comes with the next news of the table. */
  readonly askPace: (table: string, pace: TablePace) => void;
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export function createSocketTable(options: SocketTableOptions): TableClient {
  const { wire, table, isWatching, password, newId, now, askPace } = options;
  const state = createStore<TableState>(EMPTY_TABLE);
  const { tell, onEvents } = eventListeners();
  const questions = new Map<string, (refusal: Refusal | null) => void>();
  let outgoing: Outgoing | null = null;

  const follow = (from: number | null) => {
    const since = from === null ? {} : { from };
    if (!isWatching) wire.send({ type: 'sit', table, ...since });
    else
      wire.send({
        type: 'watch',
        table,
        ...since,
        ...(password === undefined ? {} : { password }),
      });
  };

  const sendAct = ({ id, seq, action }: Outgoing) =>
    wire.send({ type: 'act', id, table, seq, action });

  const takeView = ({ seat, seq, view, legal, clocks, dice, ending, hands }: Of<'table'>) =>
    state.patch({
      seat,
      seq,
      view,
      legal,
      clocks: { ...clocks, at: now() },
      dice: dice ?? null,
      ending,
      hands: hands ?? null,
    });

  const takeEvents = ({ from, events, legal, clocks, dice, hands }: Of<'events'>) => {
    const { seq, view, dice: known } = state.get();
    // A gap cannot be folded: the whole view fills it.
    if (view === null || from > seq + 1) return follow(null);
    const fresh = events.slice(seq + 1 - from);
    const after = fresh.reduce<SeatView>(foldView, view);
    const timed = { ...clocks, at: now() };
    state.patch({
      view: after,
      seq: seq + fresh.length,
      legal,
      clocks: timed,
      dice: dice ?? known,
      ending: [],
      hands: hands ?? null,
      ...(fresh.length > 0 ? { sleptMs: null } : {}),
    });
    tell(fresh, after);
  };

  /** The act is done. Until its events come, what was legal before it is not. */
  const settle = (id: string) => {
    if (outgoing?.id !== id) return;
    const isAhead = outgoing.seq === state.get().seq;
    outgoing = null;
    state.patch(isAhead ? { pending: null, legal: [] } : { pending: null });
  };

  const refuse = ({ id, ...message }: Of<'refused'>) => {
    const { type: _, ...refusal } = message;
    if (id !== null && questions.has(id)) return answer(id, refusal);
    if (id !== null && outgoing?.id === id) {
      const { action } = outgoing;
      outgoing = null;
      state.patch({ pending: null, refused: { action, refusal } });
      // The choice was another one by the time it arrived: the server's word on what it is now.
      if (refusal.code === 'stale') follow(null);
      return;
    }
    if (id === null && state.get().view === null) state.patch({ trouble: refusal });
  };

  const answer = (id: string, refusal: Refusal | null) => {
    questions.get(id)?.(refusal);
    questions.delete(id);
  };

  const takeChat = ({ lines }: Of<'chat'>) => {
    const { chat } = state.get();
    // After a resume the last lines are told again.
    const isNew = (line: (typeof lines)[number]) =>
      !chat.some(({ at, player }) => at === line.at && player === line.player);
    state.patch({ chat: [...chat, ...lines.filter(isNew)] });
  };

  const hear = (message: ServerMessage) => {
    if ('table' in message && message.table !== table) return;
    switch (message.type) {
      case 'room':
        return state.patch({ info: message.info, trouble: null });
      case 'table':
        return takeView(message);
      case 'events':
        return takeEvents(message);
      case 'chat':
        return takeChat(message);
      case 'slept':
        return state.patch({ sleptMs: message.ms });
      case 'ack':
        return settle(message.id);
      case 'refused':
        return refuse(message);
      case 'why':
        return answer(message.id, message.refusal);
    }
  };

  const leaveWire = [
    wire.onMessage(hear),
    wire.player.subscribe((player) => state.patch({ me: player?.id ?? null })),
    wire.status.subscribe((connection) =>
      state.patch(
        connection === 'closed' ? { connection, trouble: wire.trouble() } : { connection },
      ),
    ),
    wire.onLive(() => {
      const { seq, view } = state.get();
      follow(view === null ? null : seq);
      if (outgoing !== null) sendAct(outgoing);
    }),
  ];

  return {
    state,
    onEvents,
    act(action) {
      if (outgoing !== null) return;
      outgoing = { id: newId(), seq: state.get().seq, action };
      state.patch({ pending: action, refused: null });
      sendAct(outgoing);
    },
    why(action) {
      const id = newId();
      if (!wire.send({ type: 'why', id, table, action })) return Promise.resolve(null);
      return new Promise((resolve) => questions.set(id, resolve));
    },
    ready() {
      const { view } = state.get();
      if (view !== null) wire.send({ type: 'ready', table, deal: view.dealNumber });
    },
    setPace: (pace) => askPace(table, pace),
    say(line) {
      wire.send({ type: 'chat', id: newId(), table, ...line });
    },
    close() {
      wire.send({ type: 'turnAway', table });
      for (const off of leaveWire) off();
      for (const resolve of questions.values()) resolve(null);
    },
  };
}
