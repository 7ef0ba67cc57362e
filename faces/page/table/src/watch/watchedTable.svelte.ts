// A table as somebody without a seat sees it, as late as it is shown to them.

import { newId } from '@hanchan/kit/device/newId.ts';
import { sharedWire } from '@hanchan/kit/server/session.svelte.ts';
import { createSocketTable } from '../client/socketTable.ts';
import { EMPTY_TABLE, type TableState } from '../client/tableClient.ts';

export interface WatchedTable {
  /** Reactive. */
  readonly now: TableState;
}

/** Call it while a component is made; null: no table yet. */
export function watchTable(id: () => string | null): WatchedTable {
  let now = $state.raw<TableState>(EMPTY_TABLE);
  const wanted = $derived(id());
  $effect(() => {
    now = EMPTY_TABLE;
    if (wanted === null) return;
    const client = createSocketTable({
      wire: sharedWire(),
      table: wanted,
      isWatching: true,
      newId,
      now: () => performance.now(),
      askPace: () => {},
    });
    const off = client.state.subscribe((value) => (now = value));
    return () => {
      off();
      client.close();
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
