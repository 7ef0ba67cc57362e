// Streams: every entry under its own number, once, by whoever holds the stream.

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../proof/spec/support/patience.ts';
import type { Storage } from '../src/index.ts';
import { onBoth } from './databases.ts';

const entry = (body: string) => ({ at: 1_700_000_000_000, body });

async function claimed(storage: Storage, id: string, kind = 'game') {
  const claim = await storage.log.claim(kind, id);
  if (!claim.ok) throw new Error(`held by ${claim.heldBy}`);
  return claim;
}

const bodies = async (storage: Storage, id: string, from?: number, limit?: number) =>
  (await storage.log.read('game', id, from, limit)).map(({ seq, body }) => `${seq}:${body}`);

onBoth('the log', ({ fresh, open, openFresh }) => {
  test('keeps entries in order, under consecutive numbers', async () => {
    const storage = await openFresh();
    const { epoch, head } = await claimed(storage, 'a');
    expect(head).toBe(0);
    const first = { kind: 'game', id: 'a', from: 0, epoch, entries: [entry('x'), entry('y')] };
    expect(await storage.log.append(first)).toEqual({ ok: true, head: 2 });
    const next = { kind: 'game', id: 'a', from: 2, epoch, entries: [entry('z 発 🀄')] };
    expect(await storage.log.append(next)).toEqual({ ok: true, head: 3 });
    expect(await bodies(storage, 'a')).toEqual(['0:x', '1:y', '2:z 発 🀄']);
    expect(await bodies(storage, 'a', 1, 1)).toEqual(['1:y']);
    expect(await storage.log.read('game', 'b')).toEqual([]);
  });

  test('refuses a number that is taken, and one that leaves a gap, whole', async () => {
    const storage = await openFresh();
    const { epoch } = await claimed(storage, 'a');
    await storage.log.append({ kind: 'game', id: 'a', from: 0, epoch, entries: [entry('x')] });
    for (const from of [0, 2]) {
      const late = { kind: 'game', id: 'a', from, epoch, entries: [entry('no'), entry('no')] };
      expect(await storage.log.append(late)).toEqual({ ok: false, reason: 'conflict', head: 1 });
    }
    expect(await bodies(storage, 'a')).toEqual(['0:x']);
  });

  test('of many who write the same number at once exactly one succeeds', async () => {
    const url = await fresh();
    const racers = await Promise.all(Array.from({ length: 5 }, () => open({ url })));
    const { epoch } = await claimed(racers[0]!, 'a');
    const results = await Promise.all(
      racers.map(({ log }, i) =>
        log.append({ kind: 'game', id: 'a', from: 0, epoch, entries: [entry(`racer ${i}`)] }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((r) => !r.ok && r.reason === 'conflict')).toHaveLength(4);
    const winner = results.findIndex(({ ok }) => ok);
    expect(await bodies(racers[0]!, 'a')).toEqual([`0:racer ${winner}`]);
  });

  test('a batch carries out what fits and refuses the rest, stream by stream', async () => {
    const storage = await openFresh();
    const { log } = storage;
    const [a, b] = [await claimed(storage, 'a'), await claimed(storage, 'b')];
    // Sent together, so that they share commits.
    const results = await Promise.all([
      log.append({ kind: 'game', id: 'x', from: 0, epoch: 1, entries: [entry('no stream')] }),
      log.append({ kind: 'game', id: 'a', from: 0, epoch: a.epoch, entries: [entry('a0')] }),
      log.append({ kind: 'game', id: 'b', from: 3, epoch: b.epoch, entries: [entry('gap')] }),
      log.append({ kind: 'game', id: 'a', from: 1, epoch: a.epoch, entries: [entry('a1')] }),
      log.append({
        kind: 'game',
        id: 'b',
        from: 0,
        epoch: b.epoch + 1,
        entries: [entry('fenced')],
      }),
      log.append({ kind: 'game', id: 'b', from: 0, epoch: b.epoch, entries: [entry('b0')] }),
    ]);
    expect(results).toEqual([
      { ok: false, reason: 'fenced', epoch: null },
      { ok: true, head: 1 },
      { ok: false, reason: 'conflict', head: 0 },
      { ok: true, head: 2 },
      { ok: false, reason: 'fenced', epoch: b.epoch },
      { ok: true, head: 1 },
    ]);
    expect(await bodies(storage, 'a')).toEqual(['0:a0', '1:a1']);
    expect(await bodies(storage, 'b')).toEqual(['0:b0']);
  });

  test('law: whatever is sent at once, acknowledged entries are there once, the others never', async () => {
    const storage = await openFresh();
    let round = 0;
    const sends = fc.array(
      fc.record({ stream: fc.nat(3), from: fc.nat(4), length: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 20 },
    );
    const holds = async (sent: { stream: number; from: number; length: number }[]) => {
      const tag = ++round;
      const epochs = new Map<number, number>();
      for (const { stream } of sent) {
        const id = `${tag}-${stream}`;
        if (!epochs.has(stream)) epochs.set(stream, (await claimed(storage, id)).epoch);
      }
      const results = await Promise.all(
        sent.map(({ stream, from, length }, i) => {
          const entries = Array.from({ length }, (_, k) => entry(`${i}.${k}`));
          const id = `${tag}-${stream}`;
          return storage.log.append({
            kind: 'game',
            id,
            from,
            epoch: epochs.get(stream)!,
            entries,
          });
        }),
      );
      for (const stream of epochs.keys()) {
        const told = sent.flatMap(({ stream: s, from, length }, i) =>
          s === stream && results[i]!.ok
            ? Array.from({ length }, (_, k) => `${from + k}:${i}.${k}`)
            : [],
        );
        expect(await bodies(storage, `${tag}-${stream}`)).toEqual(told);
      }
    };
    await fc.assert(fc.asyncProperty(sends, holds), { numRuns: 30, seed: 5 });
  });

  test('is all there after closing and opening again', async () => {
    const url = await fresh();
    const before = await open({ url });
    const { epoch } = await claimed(before, 'a');
    const writes = Array.from({ length: 300 }, (_, i) =>
      before.log.append({ kind: 'game', id: 'a', from: i, epoch, entries: [entry(`${i}`)] }),
    );
    // Closing waits for what is on its way.
    const [results] = await Promise.all([Promise.all(writes), before.close()]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    const after = await open({ url });
    expect(await after.log.read('game', 'a')).toHaveLength(300);
    expect(await claimed(after, 'a')).toEqual({ ok: true, head: 300, epoch: epoch + 1 });
  });

  test('a last entry takes the stream from those to go on with', async () => {
    const storage = await openFresh();
    for (const id of ['a', 'b']) {
      const { epoch } = await claimed(storage, id);
      const isLast = id === 'b';
      await storage.log.append({ kind: 'game', id, from: 0, epoch, entries: [entry('x')], isLast });
    }
    await storage.log.claim('tournament', 'c');
    const open = [{ id: 'a', head: 1, heldBy: null }];
    expect(await storage.log.openStreams('game')).toEqual(open);
    // What is still added to it does not open it again.
    const { epoch, head: from } = await claimed(storage, 'b');
    await storage.log.append({ kind: 'game', id: 'b', from, epoch, entries: [entry('note')] });
    expect(await storage.log.openStreams('game')).toEqual(open);
  });

  test('an append of nothing is a mistake', async () => {
    const storage = await openFresh();
    const empty = { kind: 'game', id: 'a', from: 0, epoch: 1, entries: [] };
    await expect(storage.log.append(empty)).rejects.toThrow('nothing to append');
  });
});

onBoth('holding a stream', ({ fresh, open }) => {
  async function twoNodes() {
    const url = await fresh();
    const clock = { now: 1_000_000 };
    const now = () => clock.now;
    const east = await open({ url, node: 'east', now });
    const south = await open({ url, node: 'south', now });
    return { clock, east, south };
  }

  test('a living process keeps what it holds', async () => {
    const { east, south } = await twoNodes();
    await east.log.heartbeat(5_000);
    await claimed(east, 'a');
    expect(await south.log.claim('game', 'a')).toEqual({
      ok: false,
      heldBy: 'east',
      newer: null,
    });
    expect(await south.log.openStreams('game')).toEqual([{ id: 'a', head: 0, heldBy: 'east' }]);
  });

  test('a silent one is taken over, and what it still writes is refused', async () => {
    const { clock, east, south } = await twoNodes();
    // PostgreSQL goes by its own clock.
    await east.log.heartbeat(east.engine === 'postgres' ? 300 : 5_000);
    const old = await claimed(east, 'a');
    const write = (from: number, body: string) =>
      east.log.append({ kind: 'game', id: 'a', from, epoch: old.epoch, entries: [entry(body)] });
    await write(0, 'mine');
    clock.now += 5_001;
    await vi.waitFor(
      async () => expect(await south.log.holderOf('game', 'a')).toBe(null),
      PATIENCE,
    );
    expect(await south.log.openStreams('game')).toEqual([{ id: 'a', head: 1, heldBy: null }]);
    const taken = await claimed(south, 'a');
    expect(taken).toEqual({ ok: true, head: 1, epoch: old.epoch + 1 });
    expect(await write(1, 'late')).toEqual({ ok: false, reason: 'fenced', epoch: taken.epoch });
    const goesOn = {
      kind: 'game',
      id: 'a',
      from: 1,
      epoch: taken.epoch,
      entries: [entry('south')],
    };
    expect(await south.log.append(goesOn)).toEqual({ ok: true, head: 2 });
    expect(await bodies(south, 'a')).toEqual(['0:mine', '1:south']);
  });

  test('one that a newer version has held is left to that version', async () => {
    const url = await fresh();
    const older = await open({ url, node: 'older', version: 1 });
    const newer = await open({ url, node: 'newer', version: 2 });
    for (const { log } of [older, newer]) await log.heartbeat(60_000);
    const { epoch } = await claimed(older, 'a');
    await older.log.release('game', 'a', epoch);
    const taken = await claimed(newer, 'a');
    await newer.log.release('game', 'a', taken.epoch);
    // Free, and yet not for the older one, which is told who can have it.
    const refused = await older.log.claim('game', 'a');
    expect(refused).toMatchObject({ ok: false, heldBy: 'newer', newer: expect.any(Number) });
    expect(await older.log.claim('game', 'a', 'newer')).toMatchObject({ ok: false, heldBy: '' });
    await newer.log.retire();
    expect(await older.log.claim('game', 'a')).toMatchObject({ ok: false, heldBy: '' });
    const last = await open({ url, node: 'last', version: 2 });
    expect(await claimed(last, 'a')).toMatchObject({ epoch: taken.epoch + 1 });
  });

  test('one that is known to be gone is taken over before its lease is over, and nobody else', async () => {
    const { east, south } = await twoNodes();
    await east.log.heartbeat(60_000);
    await south.log.heartbeat(60_000);
    const old = await claimed(east, 'a');
    expect((await south.log.claim('game', 'a', 'west')).ok).toBe(false);
    expect(await south.log.claim('game', 'a', 'east')).toMatchObject({ epoch: old.epoch + 1 });
    expect(await south.log.holderOf('game', 'a')).toBe('south');
    expect(await south.log.living()).toEqual(['east', 'south']);
  });

  test('all that one left who is gone is taken over at once, and nothing else', async () => {
    const { east, south } = await twoNodes();
    await east.log.heartbeat(60_000);
    const old = await claimed(east, 'a');
    for (const id of ['b', 'c']) await claimed(east, id);
    await claimed(south, 'd');
    expect((await south.log.heldBy('game', 'east')).toSorted()).toEqual(['a', 'b', 'c']);
    expect(await south.log.claimAll('game', ['a', 'b', 'd'], 'west')).toEqual(new Map());
    expect(await south.log.claimAll('game', [], 'east')).toEqual(new Map());
    const taken = await south.log.claimAll('game', ['a', 'b', 'd'], 'east');
    expect([...taken.keys()].sort()).toEqual(['a', 'b']);
    expect(taken.get('a')).toBe(old.epoch + 1);
    expect(await south.log.heldBy('game', 'east')).toEqual(['c']);
    const late = { kind: 'game', id: 'a', from: old.head, epoch: old.epoch, entries: [] };
    expect((await east.log.append({ ...late, entries: [{ at: 1, body: '{}' }] })).ok).toBe(false);
  });

  test('the sign on the door of a table is written by whoever holds it, and by nobody else', async () => {
    const { east, south } = await twoNodes();
    await east.log.heartbeat(60_000);
    const table = { id: 't', state: 'waiting', visibility: 'public', host: null, data: '{}' };
    const { epoch } = await claimed(east, 't', 'table');
    expect(await east.tables.save(table, epoch)).toBe(true);
    const taken = await south.log.claim('table', 't', 'east');
    expect(await east.tables.save({ ...table, state: 'late' }, epoch)).toBe(false);
    expect(await east.tables.remove('t', epoch)).toBe(false);
    expect(await south.tables.find('t')).toEqual(table);
    expect(taken.ok && (await south.tables.remove('t', taken.epoch))).toBe(true);
    expect(await south.tables.find('t')).toBeUndefined();
    expect(await east.tables.save(table, epoch)).toBe(false);
  });

  test('a restarted process takes up its own at once', async () => {
    const { east } = await twoNodes();
    await east.log.heartbeat(60_000);
    const before = await claimed(east, 'a');
    expect(await claimed(east, 'a')).toEqual({ ok: true, head: 0, epoch: before.epoch + 1 });
  });

  test('released, or at a clean stop, it is free', async () => {
    const { east, south } = await twoNodes();
    await east.log.heartbeat(60_000);
    const [a] = [await claimed(east, 'a'), await claimed(east, 'b')];
    await east.log.release('game', 'a', a.epoch - 1);
    expect((await south.log.claim('game', 'a')).ok).toBe(false);
    await east.log.release('game', 'a', a.epoch);
    expect((await south.log.claim('game', 'a')).ok).toBe(true);
    expect((await south.log.claim('game', 'b')).ok).toBe(false);
    await east.log.retire();
    expect((await south.log.claim('game', 'b')).ok).toBe(true);
  });

  test('given to another that lives, it is that one’s at once, and the giver is fenced', async () => {
    const { east, south } = await twoNodes();
    await Promise.all([east.log.heartbeat(60_000), south.log.heartbeat(60_000)]);
    const { epoch } = await claimed(east, 'a');
    expect(await east.log.give('game', 'a', epoch - 1, 'south')).toBe(false);
    expect(await south.log.give('game', 'a', epoch, 'south')).toBe(false);
    expect(await east.log.give('game', 'a', epoch, 'nobody')).toBe(false);
    expect(await east.log.holderOf('game', 'a')).toBe('east');
    expect(await east.log.give('game', 'a', epoch, 'south')).toBe(true);
    expect(await east.log.holderOf('game', 'a')).toBe('south');
    expect(await east.log.claim('game', 'a')).toMatchObject({ ok: false, heldBy: 'south' });
    const late = { kind: 'game', id: 'a', from: 0, epoch, entries: [entry('late')] };
    expect(await east.log.append(late)).toMatchObject({ ok: false, reason: 'fenced' });
    expect((await claimed(south, 'a')).head).toBe(0);
    await south.log.retire();
    const b = await claimed(east, 'b');
    expect(await east.log.give('game', 'b', b.epoch, 'south')).toBe(false);
  });

  test('of two who claim at once one holds it in the end', async () => {
    const { east, south } = await twoNodes();
    await Promise.all([east.log.heartbeat(60_000), south.log.heartbeat(60_000)]);
    for (let i = 0; i < 20; i++) {
      const claims = await Promise.all([east, south].map(({ log }) => log.claim('game', `t${i}`)));
      expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });
});

onBoth('many at once', ({ openFresh }) => {
  test('one that fails among others takes none of them with it', async () => {
    const { people } = await openFresh();
    await people.addGuest({ id: 'p0', name: 'there before' });
    const ids = Array.from({ length: 40 }, (_, i) => `p${i % 30}`);
    const done = await Promise.allSettled(ids.map((id) => people.addGuest({ id, name: id })));
    // p0 was there, and p1 to p9 came twice.
    const kept = done.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBe(29);
    for (const id of ids) expect(await people.find(id)).toBeDefined();
  });

  test('transactions and single writes keep out of each other', async () => {
    const storage = await openFresh();
    const { people, games, log } = storage;
    const { epoch } = await claimed(storage, 'a');
    const seats = [{ seat: 0, person: null, name: 'x', bot: null, points: 1, place: 1, result: 0 }];
    const game = { table: 't', ruleset: 'r', data: '{}', startedAt: 1, endedAt: null, seats };
    const work: Promise<unknown>[] = [];
    for (let i = 0; i < 40; i++) {
      work.push(people.addGuest({ id: `p${i}`, name: 'x' }));
      work.push(games.save({ ...game, id: `g${i}` }));
      // Refused inside its transaction, and rolled back.
      work.push(
        people.addAccount('nobody', { name: `n${i}`, email: null, password: null }).catch(() => 0),
      );
      work.push(log.append({ kind: 'game', id: 'a', from: i, epoch, entries: [entry(`${i}`)] }));
    }
    await Promise.all(work);
    expect(await bodies(storage, 'a')).toHaveLength(40);
    for (let i = 0; i < 40; i++) {
      expect((await games.find(`g${i}`))?.seats).toEqual(seats);
      expect(await people.find(`p${i}`)).toBeDefined();
    }
  });
});
