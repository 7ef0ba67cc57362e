// The keys of clubs or circuits that this device holds, each with what it is called, and what is fetched with one.

import { call } from '@hanchan/kit/server/api.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import { saveBlob } from './eventCalls.ts';

interface Held {
  readonly key: string;
  readonly name: string;
}

export function heldKeys(kind: 'clubs' | 'circuits') {
  const place = `hanchan.${kind}`;

  function held(): Readonly<Record<string, Held>> {
    try {
      return JSON.parse(localStorage.getItem(place) ?? '{}');
    } catch {
      return {};
    }
  }

  function write(all: Readonly<Record<string, Held>>): void {
    try {
      localStorage.setItem(place, JSON.stringify(all));
    } catch {
      // Without storage the link has to be opened again.
    }
  }

  const keep = (id: string, one: Held): void => write({ ...held(), [id]: one });
  const keyOf = (id: string): string | null => held()[id]?.key ?? null;
  const headersFor = (key: string | null): Record<string, string> =>
    key === null ? {} : { authorization: `Bearer ${key}` };

  return {
    keep,
    keyOf,
    headersFor,
    list: (): readonly { readonly id: string; readonly name: string }[] =>
      Object.entries(held()).map(([id, { name }]) => ({ id, name })),
    /** What it is called now, for the list of those that this device opens. */
    remember(id: string, name: string): void {
      const one = held()[id];
      if (one !== undefined && one.name !== name) keep(id, { ...one, name });
    },
    /** The device no longer opens it. */
    forget(id: string): void {
      const { [id]: _, ...others } = held();
      write(others);
    },
    /** Those that everybody may know of. */
    async known<Summary>(): Promise<Result<readonly Summary[], Refusal>> {
      const answer = await call<Record<typeof kind, readonly Summary[]>>('GET', `/${kind}`);
      return answer.ok ? ok(answer.value[kind]) : answer;
    },
    /** Brought along in its file; the key is kept. */
    async bring<Made extends { readonly id: string; readonly key: string }>(
      text: string,
    ): Promise<Result<Made, Refusal>> {
      const entered = await ensureSession();
      if (!entered.ok) return entered;
      const headers = { 'content-type': 'text/plain' };
      const response = await fetch(`/api/${kind}/import`, { method: 'POST', headers, body: text });
      const answer = await response.json();
      if (!response.ok) return fail(answer);
      keep(answer.id, { key: answer.key, name: answer.id });
      return ok(answer);
    },
    /** Fetched with the key and handed over as a file; what stands against it otherwise. */
    async download(id: string, path: string, name: string): Promise<Refusal | null> {
      try {
        const headers = headersFor(keyOf(id));
        const response = await fetch(`/api/${kind}/${id}${path}`, { headers });
        if (!response.ok) return await response.json();
        saveBlob(await response.blob(), name);
        return null;
      } catch {
        return { code: 'closing', message: 'the server cannot be reached' };
      }
    },
  };
}
