// An event as a device follows it: what was done here is shown at once, stays shown until the log brings it, waits
// without a network, and is told to a person when the server would not have it.

import type { Refusal } from '@hanchan/protocol';
import { WRC_2022 } from '@hanchan/rulesets';
import type { Entry } from '@hanchan/tournament';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventClient, type EventSnapshot } from '../src/event/eventClient.ts';
import { keepKey, keysFor, nameOfLog } from '../src/event/eventKeys.ts';
import type { Waiting } from '../src/event/outboxStore.ts';
import { outboxStore } from '../src/event/outboxStore.ts';
import { founding } from './phonesEvent.ts';

/** A machine may do much at once. */
const PATIENT = { timeout: 20_000 };

const BY = { role: 'referee', name: 'Iversen', person: null } as const;
const CREATED: Entry = {
  seq: 1,
  id: 'create-event',
  at: 0,
  by: BY,
  act: founding(WRC_2022),
};

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return stored;
}

/** A server of one event whose answers the test decides. */
function fakeServer() {
  let stream: ReadableStreamDefaultController<Uint8Array>;
  const heard = new Map<string, (event: unknown) => void>();
  const server = {
    isReached: true,
    refusal: null as Refusal | null,
    /** Somebody else answers in its place. */
    isHotel: false,
    /** The network swallows everything. */
    isSwallowed: false,
    /** What whoever reads the log anew gets; raise the edition where it is not what was told before. */
    log: [CREATED] as readonly Entry[],
    edition: 0,
    taken: [] as { id: string; act: Entry['act'] }[],
    tell(entries: readonly Entry[]) {
      const seq = entries.at(-1)?.seq ?? 1;
      const line = `${JSON.stringify({ now: 0, seq, edition: server.edition, entries })}\n`;
      stream.enqueue(new TextEncoder().encode(line));
    },
    comeBack() {
      server.isReached = true;
      heard.get('online')!({});
    },
    /** Another tab has changed what is stored. */
    storeElsewhere(change: () => void) {
      const before = new Map(stored);
      change();
      for (const key of new Set([...before.keys(), ...stored.keys()])) {
        if (before.get(key) !== stored.get(key)) heard.get('storage')!({ key });
      }
    },
  };
  const stored = stubStorage();
  vi.stubGlobal('addEventListener', (type: string, hear: () => void) => heard.set(type, hear));
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async (address: string, options: RequestInit = {}) => {
    if (!server.isReached) throw new TypeError('no network');
    if (address.includes('/log')) {
      const from = Number(new URL(address, 'http://hall').searchParams.get('from'));
      const { log, edition } = server;
      const entries = log.filter(({ seq }) => seq >= from);
      return Response.json({ actor: BY, now: 0, seq: log.at(-1)!.seq, edition, entries });
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
    if (server.isHotel) return new Response('<h1>Welcome, dear guest</h1>');
    if (server.isSwallowed) {
      return new Promise((_, lose) => {
        options.signal!.addEventListener('abort', () => lose(new Error('given up')));
      });
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
  now = { ...now, isOnline: false };
  client = new EventClient({
    event: 'open',
    key: 'key',
    store: { read: async () => null, write: async () => {} },
    onChange: (snapshot) => {
      now = snapshot;
    },
  });
  await vi.waitFor(() => expect(now.isOnline).toBe(true), PATIENT);
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
  await vi.waitFor(() => expect(now.entries).toHaveLength(2), PATIENT);
  expect(announced()).toEqual(['Lunch']);
});

test('without a network it waits in order, shown as done, and goes out when the network is back', async () => {
  server.isReached = false;
  expect((await announce('One')).type).toBe('unsent');
  expect((await announce('Two')).type).toBe('unsent');
  expect(now.outbox.map(({ refused }) => refused)).toEqual([null, null]);
  expect(announced()).toEqual(['One', 'Two']);
  server.comeBack();
  await vi.waitFor(() => expect(now.outbox).toEqual([]), PATIENT);
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

const said = (seq: number, text: string): Entry => ({
  seq,
  id: `other-${text}`,
  at: seq,
  by: BY,
  act: { type: 'announce', text },
});

test('what others did comes under what waits here, which is gone without a trace when it is refused', async () => {
  server.isReached = false;
  await announce('Mine');
  server.tell([said(2, 'One')]);
  server.tell([said(3, 'Two')]);
  await vi.waitFor(() => expect(now.entries).toHaveLength(3), PATIENT);
  expect(announced()).toEqual(['One', 'Two', 'Mine']);
  const seen = now.state!;
  server.refusal = { code: 'conflict', message: 'changed' };
  server.log = [CREATED, said(2, 'One'), said(3, 'Two')];
  server.comeBack();
  await vi.waitFor(
    () => expect(now.outbox).toMatchObject([{ refused: { code: 'conflict' } }]),
    PATIENT,
  );
  expect(announced()).toEqual(['One', 'Two']);
  expect(seen.announcements.map(({ text }) => text)).toEqual(['One', 'Two', 'Mine']);
});

test('a log that reads differently by now is folded from its beginning', async () => {
  server.tell([said(2, 'One')]);
  await vi.waitFor(() => expect(announced()).toEqual(['One']), PATIENT);
  server.log = [CREATED, said(2, 'Amended'), said(3, 'Two')];
  server.edition = 1;
  server.tell([said(3, 'Two')]);
  await vi.waitFor(() => expect(announced()).toEqual(['Amended', 'Two']), PATIENT);
  server.tell([said(4, 'Three')]);
  await vi.waitFor(() => expect(announced()).toEqual(['Amended', 'Two', 'Three']), PATIENT);
});

test('who answers in the place of the server has taken nothing', async () => {
  server.isHotel = true;
  expect((await announce('Lunch')).type).toBe('unsent');
  expect(now.outbox).toHaveLength(1);
  server.isHotel = false;
  server.comeBack();
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), PATIENT);
});

test('a network that swallows everything is given up after a while, and nothing is lost or done twice', async () => {
  vi.useFakeTimers();
  try {
    server.isSwallowed = true;
    const asked = announce('Lunch');
    expect(announced()).toEqual(['Lunch']);
    await vi.advanceTimersByTimeAsync(11_000);
    expect((await asked).type).toBe('unsent');
    server.isSwallowed = false;
    server.comeBack();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.taken).toHaveLength(1);
    expect(now.outbox).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('two tabs with one link share what waits: neither loses what the other wrote down', async () => {
  server.isReached = false;
  await announce('Here');
  const other = outboxStore(nameOfLog('open', 'key'));
  const there = { id: 'other', act: { type: 'announce', text: 'There' }, at: 1, refused: null };
  server.storeElsewhere(() => other.change((all) => [...all, there as Waiting]));
  expect(announced()).toEqual(['Here', 'There']);
  await announce('Here again');
  expect(other.read()).toHaveLength(3);
  server.comeBack();
  await vi.waitFor(() => expect(server.taken).toHaveLength(3), PATIENT);
  expect(other.read()).toEqual([]);
});

test('a renewed link takes over what waited under the old one', async () => {
  keepKey('open', { key: 'staff:ilves.old:1234', role: 'referee', name: 'Ilves' });
  keepKey('open', { key: 'person:p7.mine', role: 'player', name: 'Ada' });
  const waiting = { id: 'a', act: { type: 'announce', text: 'Tea' }, at: 1, refused: null };
  outboxStore(nameOfLog('open', 'staff:ilves.old:1234')).change(() => [waiting as Waiting]);
  keepKey('open', { key: 'staff:ilves.new:5678', role: 'referee', name: 'Ilves' });
  expect(keysFor('open').map(({ key }) => key)).toEqual(['person:p7.mine', 'staff:ilves.new:5678']);
  expect(outboxStore(nameOfLog('open', 'staff:ilves.old:1234')).read()).toEqual([]);
  expect(outboxStore(nameOfLog('open', 'staff:ilves.new:5678')).read()).toEqual([waiting]);
});
