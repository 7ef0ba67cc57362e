// An event as a device follows it: what was done here is shown at once, stays shown until the log brings it, waits
// without a network, and is told to a person when the server would not have it.

import type { Refusal } from '@hanchan/protocol';
import { WRC_2022 } from '@hanchan/rulesets';
import { deskRulesFor, type Entry } from '@hanchan/tournament';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventClient, type EventSnapshot } from '../src/events/eventClient.ts';

const BY = { role: 'referee', name: 'Iversen', person: null } as const;
const { id, title, values } = WRC_2022;
const CREATED: Entry = {
  seq: 1,
  id: 'create-event',
  at: 0,
  by: BY,
  act: {
    type: 'create',
    isRehearsal: false,
    seed: '',
    settings: {
      name: 'Harbour Open',
      venue: '',
      country: '',
      from: '2026-05-02',
      to: '2026-05-02',
      timeZone: 'UTC',
      capacity: null,
      rules: { id, title, values },
      desk: deskRulesFor(values),
    },
  },
};

/** A server of one event whose answers the test decides. */
function fakeServer() {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const online: (() => void)[] = [];
  const server = {
    isReached: true,
    refusal: null as Refusal | null,
    taken: [] as { id: string; act: Entry['act'] }[],
    tell(entries: readonly Entry[]) {
      const seq = entries.at(-1)?.seq ?? 1;
      const line = `${JSON.stringify({ now: 0, seq, edition: 0, entries })}\n`;
      stream.enqueue(new TextEncoder().encode(line));
    },
    comeBack() {
      server.isReached = true;
      for (const wake of online) wake();
    },
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal('addEventListener', (_: string, wake: () => void) => online.push(wake));
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    if (!server.isReached) throw new TypeError('no network');
    if (address.includes('/log')) {
      return Response.json({ actor: BY, now: 0, seq: 1, edition: 0, entries: [CREATED] });
    }
    if (address.includes('/stream')) {
      return new Response(
        new ReadableStream({
          start(opened) {
            stream = opened;
          },
        }),
      );
    }
    if (server.refusal !== null) return Response.json(server.refusal, { status: 409 });
    server.taken.push(JSON.parse(options.body as string));
    return Response.json({ seq: 1 + server.taken.length });
  });
  return server;
}

let server: ReturnType<typeof fakeServer>;
let client: EventClient;
let now: EventSnapshot;
const announced = () => now.state!.announcements.map(({ text }) => text);
const announce = (text: string) => client.act({ type: 'announce', text });

beforeEach(async () => {
  server = fakeServer();
  client = new EventClient({
    event: 'open',
    key: 'key',
    store: { read: async () => null, write: async () => {} },
    onChange: (snapshot) => {
      now = snapshot;
    },
  });
  await vi.waitFor(() => expect(now.isOnline).toBe(true));
});

afterEach(() => {
  client.close();
  vi.unstubAllGlobals();
});

test('what the server has taken stays on the screen until its log brings it, and then stands there once', async () => {
  expect((await announce('Lunch')).type).toBe('done');
  expect(now.outbox).toEqual([]);
  expect(announced()).toEqual(['Lunch']);
  const { id: sent, act } = server.taken[0]!;
  server.tell([{ seq: 2, id: sent, at: 5, by: BY, act }]);
  await vi.waitFor(() => expect(now.entries).toHaveLength(2));
  expect(announced()).toEqual(['Lunch']);
});

test('without a network it waits in order, shown as done, and goes out when the network is back', async () => {
  server.isReached = false;
  expect((await announce('One')).type).toBe('unsent');
  expect((await announce('Two')).type).toBe('unsent');
  expect(now.outbox.map(({ refused }) => refused)).toEqual([null, null]);
  expect(announced()).toEqual(['One', 'Two']);
  server.comeBack();
  await vi.waitFor(() => expect(now.outbox).toEqual([]));
  expect(server.taken.map(({ act }) => act)).toEqual([
    { type: 'announce', text: 'One' },
    { type: 'announce', text: 'Two' },
  ]);
  expect(announced()).toEqual(['One', 'Two']);
});

test('what is refused is not shown as done, and stays until a person has seen it', async () => {
  server.refusal = { code: 'conflict', message: 'changed', field: 'version', version: 4 };
  expect((await announce('Late')).type).toBe('refused');
  expect(announced()).toEqual([]);
  expect(now.outbox).toMatchObject([{ refused: { code: 'conflict', version: 4 } }]);
  client.dismiss(now.outbox[0]!.id);
  expect(now.outbox).toEqual([]);
});
