// The online tables of an event on a page: asked for now and again, since the log says nothing of them.

import { type Answer, call, type Method } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { OnlineTable, Refusal } from '@hanchan/protocol';
import { newPledge } from '@hanchan/table/walls/ownWord.ts';
import type { Role } from '@hanchan/tournament';
import { keyAs } from './eventKeys.ts';
import { lookEvery } from './lookEvery.ts';
import { guestNameOf } from './onlineTables.ts';

export interface OnlinePage {
  /** Reactive. */
  readonly tables: readonly OnlineTable[];
  /** What was refused last, until something else is done. */
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
  /** With open hands, whoever watches sees all four, late. */
  open(round: number, openHands: boolean): Promise<void>;
  /** The table that the player may go to now; null: refused. Who is nobody here yet becomes a guest of that name. */
  sit(round: number, name: string): Promise<OnlineTable | null>;
}

export interface OnlineWishes {
  readonly event: string;
  readonly roles: readonly Role[];
  /** Reactive: nothing is asked while it is false. */
  readonly isWanted: () => boolean;
}

const EVERY_MS = 10_000;

/** Call it while a component is made. */
export function openOnline({ event, roles, isWanted }: OnlineWishes): OnlinePage {
  const key = keyAs(event, roles)?.key;
  let tables = $state.raw<readonly OnlineTable[]>([]);
  let refusal = $state.raw<Refusal | null>(null);
  let isBusy = $state(false);
  const isAsking = $derived(key !== undefined && isWanted());

  function ask<T>(method: Method, path = '', body?: unknown): Answer<T> {
    const headers = { authorization: `Bearer ${key}` };
    return call<T>(method, `/events/${encodeURIComponent(event)}/online${path}`, body, headers);
  }

  async function look() {
    const answer = await ask<{ tables: OnlineTable[] }>('GET');
    if (answer.ok) ({ tables } = answer.value);
  }

  $effect(() => (isAsking ? lookEvery(EVERY_MS, look) : undefined));

  async function attempt<T>(answer: () => Answer<T>): Promise<T | null> {
    isBusy = true;
    const done = await answer();
    isBusy = false;
    refusal = done.ok ? null : done.error;
    return done.ok ? done.value : null;
  }

  return {
    get tables() {
      return tables;
    },
    get refusal() {
      return refusal;
    },
    get isBusy() {
      return isBusy;
    },
    async open(round, openHands) {
      const made = await attempt(() =>
        ask<{ tables: OnlineTable[] }>('POST', '', { round, openHands }),
      );
      if (made !== null) ({ tables } = made);
    },
    sit: (round, name) =>
      attempt(async () => {
        const me = await ensureSession(guestNameOf(name));
        if (!me.ok) return me;
        const own = tables.find((table) => table.round === round);
        const pledge = own === undefined ? null : newPledge(own.id);
        return ask<OnlineTable>('POST', '/sit', { round, ...(pledge === null ? {} : { pledge }) });
      }),
  };
}
