// The list of open and watchable tables, kept up to date as long as somebody looks.

import type { Wire } from '@hanchan/kit/server/connection.ts';
import type { Readable } from '@hanchan/kit/server/watched.ts';
import { createStore } from '@hanchan/kit/server/watched.ts';
import type { TableSummary } from '@hanchan/protocol';

export interface LobbyState {
  /** False until the whole list has come. */
  readonly isKnown: boolean;
  readonly tables: readonly TableSummary[];
}

export interface Lobby {
  readonly state: Readable<LobbyState>;
  close(): void;
}

export function createLobby(wire: Wire): Lobby {
  const state = createStore<LobbyState>({ isKnown: false, tables: [] });
  const leave = [
    wire.onLive(() => wire.send({ type: 'lobby', on: true })),
    wire.onMessage((message) => {
      if (message.type !== 'lobby') return;
      const { isWhole, tables, gone } = message;
      const isStale = (id: string) => gone.includes(id) || tables.some((table) => table.id === id);
      const kept = isWhole ? [] : state.get().tables.filter(({ id }) => !isStale(id));
      const all = [...kept, ...tables].sort((a, b) => b.createdAt - a.createdAt);
      state.set({ isKnown: true, tables: all });
    }),
  ];
  return {
    state,
    close() {
      wire.send({ type: 'lobby', on: false });
      for (const off of leave) off();
    },
  };
}
