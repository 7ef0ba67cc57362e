// Which tables of an event can be watched, and what was played there: asked for now and again, since the log says nothing of it.

import { call } from '@hanchan/kit/server/api.ts';
import type { PlayedHand, PlayedHands, WatchedTable } from '@hanchan/protocol';
import { lookEvery } from '../event/lookEvery.ts';

export interface WatchedPage {
  /** Reactive. */
  readonly tables: readonly WatchedTable[];
  /** Of the table that is shown, as far as spectators have seen them. */
  readonly hands: readonly PlayedHand[];
}

const EVERY_MS = 15_000;
const NONE: readonly PlayedHand[] = [];

/** Call it while a component is made. `deal`: asked anew whenever it changes. */
export function openWatched(
  event: string,
  table: () => { readonly round: number; readonly table: number } | null,
  deal: () => number | null,
): WatchedPage {
  let tables = $state.raw<readonly WatchedTable[]>([]);
  let hands = $state.raw<readonly PlayedHand[]>(NONE);
  const path = `/events/${encodeURIComponent(event)}/online`;
  const wanted = $derived(table());
  const place = $derived(
    tables.find((one) => one.round === wanted?.round && one.table === wanted?.table) ?? null,
  );
  const address = $derived(place === null ? null : `${path}/${place.round}/${place.table}/hands`);

  async function look() {
    const answer = await call<{ tables: WatchedTable[] }>('GET', `${path}/watched`);
    if (!answer.ok) return;
    const isSame = JSON.stringify(tables) === JSON.stringify(answer.value.tables);
    if (!isSame) ({ tables } = answer.value);
  }

  async function lookAtHands(at: string) {
    const answer = await call<PlayedHands>('GET', at);
    if (answer.ok && at === address) ({ hands } = answer.value);
  }

  $effect(() => lookEvery(EVERY_MS, look));
  $effect(() => {
    void deal();
    if (address === null) {
      hands = NONE;
      return;
    }
    void lookAtHands(address);
    const timer = setInterval(lookAtHands, EVERY_MS, address);
    return () => clearInterval(timer);
  });

  return {
    get tables() {
      return tables;
    },
    get hands() {
      return hands;
    },
  };
}
