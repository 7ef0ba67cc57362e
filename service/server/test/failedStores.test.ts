// What was not stored, or may not have been, leaves nothing behind in memory that says otherwise.

import { randomBytes } from 'node:crypto';
import type { Entry } from '@hanchan/keeper';
import { tableSettingsSchema } from '@hanchan/protocol';
import { WRC_2022 } from '@hanchan/rulesets';
import type { Append, Storage, StoredTable } from '@hanchan/storage';
import { expect, test } from 'vitest';
import { KeptStore } from '../src/kept/keptStore.ts';
import { Rooms } from '../src/lobby/rooms.ts';
import type { Games } from '../src/match/games.ts';
import { LostStream } from '../src/nodes/lostStream.ts';
import { ManualTime } from './support/manualTime.ts';
import { NO_BEACON } from './support/noBeacon.ts';

const HOST = { id: 'anna', name: 'Anna', isGuest: true };
const REQUEST = tableSettingsSchema.parse({
  rules: 'wrc-2022',
  bots: ['beginner', 'beginner', 'beginner'],
});

interface Tables {
  readonly rooms: Rooms;
  readonly stored: Map<string, StoredTable>;
  readonly broken: string[];
}

/** `save` may refuse what it is given. */
function roomsOver(save: (table: StoredTable) => void, games: Partial<Games> = {}): Tables {
  const stored = new Map<string, StoredTable>();
  const broken: string[] = [];
  const tables = {
    async save(table: StoredTable) {
      save(table);
      stored.set(table.id, table);
      return true;
    },
    find: async (id: string) => stored.get(id),
    list: async () => [...stored.values()],
  };
  const log = { claim: async () => ({ ok: true, head: 0, epoch: 1 }), async release() {} };
  const rooms = new Rooms({
    storage: { tables, log } as unknown as Storage,
    games: games as Games,
    time: new ManualTime(),
    startMs: 5_000,
    tellMs: 5_000,
    beacon: NO_BEACON,
    newSecret: () => '00'.repeat(32),
    randomBytes,
    hashPassword: async () => '',
    isOneHome: async () => false,
    onChange() {},
    onOver() {},
    onError: (_, table) => broken.push(table),
    onStopped: (_, { table }) => broken.push(table),
  });
  return { rooms, stored, broken };
}

test('a table that could not be stored does not keep its host from opening another', async () => {
  let isFull = true;
  const { rooms } = roomsOver(() => {
    if (isFull) throw new Error('the disk is full');
  });
  for (let i = 0; i < 8; i++) {
    await expect(rooms.create(HOST, REQUEST)).rejects.toThrow('the disk is full');
  }
  expect(rooms.size).toBe(0);
  isFull = false;
  expect(await rooms.create(HOST, REQUEST)).toMatchObject({ ok: true });
  expect(rooms.size).toBe(1);
});

test('a table of an event that two ask for at once is one table', async () => {
  const { rooms } = roomsOver(() => {});
  const place = { event: 'e', round: 1, table: 1, slots: [1, 2, 3, 4], isSeated: true } as const;
  const open = async () => {
    expect(await rooms.get('online')).toBeNull();
    return rooms.createFor('online', place, { rules: 'wrc-2022', bellMinutes: 0 });
  };
  const [one, other] = await Promise.all([open(), open()]);
  expect(one.ok && other.ok && one.value === other.value).toBe(true);
});

/** A room whose match begins, and is stored; what is stored next, that it has begun, fails. */
async function fullDiskAtStart() {
  let isFailing = false;
  const made = roomsOver(
    ({ state }) => {
      if (isFailing && state === 'playing') throw new Error('the disk is full');
    },
    {
      async create() {},
      async open() {
        isFailing = true;
        return { ledger: { isOver: false }, match: { isStill: true }, async stop() {} } as never;
      },
    },
  );
  const room = await made.rooms.create(HOST, REQUEST);
  if (!room.ok) throw new Error(room.error.message);
  return { ...made, room: room.value };
}

test('a match that began and could not be stored as begun is read again from storage', async () => {
  const { rooms, stored, broken, room } = await fullDiskAtStart();
  await expect(room.start(HOST.id)).rejects.toThrow('the disk is full');
  expect(broken).toEqual([room.id]);
  const again = await rooms.get(room.id);
  expect(again).not.toBe(room);
  expect(again!.data.state).toBe('playing');
  expect(JSON.parse(stored.get(room.id)!.data).places).toEqual(again!.data.places);
});

test('what waited behind a match that began and could not be stored as begun does not take it back', async () => {
  const { stored, room } = await fullDiskAtStart();
  const begun = room.start(HOST.id);
  const waiting = room.leave(HOST.id);
  await expect(begun).rejects.toThrow('the disk is full');
  await expect(waiting).rejects.toThrow('the disk is full');
  expect(stored.get(room.id)!.state).toBe('playing');
});

test('behind an entry that was not stored nothing is written from the same memory', async () => {
  const lines: string[] = [];
  let isFailing = false;
  const log = {
    claim: async () => ({ ok: true, head: lines.length, epoch: 1 }),
    read: async () => lines.map((body, seq) => ({ seq, at: 0, body })),
    async append({ entries, from }: Append) {
      if (isFailing) {
        isFailing = false;
        throw new Error('the disk is full');
      }
      lines.push(...entries.map(({ body }) => body));
      return { ok: true, head: from + entries.length };
    },
  };
  const store = new KeptStore({ log } as unknown as Storage, new ManualTime());
  const opened = await store.open('table0001abcd', { write: 'a', read: 'b' });
  if (!opened.ok) throw new Error(opened.error.message);
  const kept = opened.value;
  const names = ['Aoki', 'Berg', 'Costa', 'Dahl'] as const;
  const rules = WRC_2022.values;
  const act = { type: 'begin', rules, book: 'wrc-2022', names, minutes: 90 } as const;
  const begin = (id: string): Entry => ({ id, by: 'A', at: 1, act });
  isFailing = true;
  const waiting = store.news(kept, 0, 25_000);
  const first = store.append(kept, [begin('one')], 0);
  const second = store.append(kept, [begin('two')], 0);
  await expect(first).rejects.toThrow('the disk is full');
  await expect(second).rejects.toBeInstanceOf(LostStream);
  // Whoever waited for news is answered, and asks again.
  await waiting;
  const found = await store.find('table0001abcd', 'a', 'write');
  if (!found.ok) throw new Error(found.error.message);
  expect(await store.append(found.value.kept, [begin('two')], 0)).toEqual({ ok: true, value: 1 });
  expect(lines).toHaveLength(2);
});
