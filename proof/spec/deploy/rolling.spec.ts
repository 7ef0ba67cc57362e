// A rolling deploy behind the balancer: every node is told to stop and replaced, and no request by way of the balancer fails,
// whether it only reads or it acts. Only with `HANCHAN_FULL=1`, because it takes a minute: what once broke under it is held by
// service/server/test/farRequests.test.ts and leaving.test.ts in every run.

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openEvent } from '../browser/support/hallEvent.ts';
import { afterTest } from '../support/leftovers.ts';
import { type Node, PATIENCE, startSite } from './composedSite.ts';

const IS_FULL = process.env['HANCHAN_FULL'] === '1';
const NODES = ['node1', 'node2', 'node3'];
/** So many requests of a kind at least. */
const FEWEST = 50;
/** Between two requests of a kind: as fast as many people, and slower than what would keep the machine from replacing nodes. */
const PAUSE_MS = 20;
/** A busy machine needs its time to ask a node that it has told to stop. */
const MANY = {
  REQUESTS_PER_MINUTE: '1000000',
  REQUESTS_PER_SESSION: '1000000',
  DRAIN_MS: '5000',
};

/** Asks again and again, one after the other, until it is told to stop; how often it did. */
function asking(ask: () => Promise<void>) {
  let isStopped = false;
  const run = async () => {
    let count = 0;
    for (; !isStopped; count++) {
      await ask();
      await wait(PAUSE_MS);
    }
    return count;
  };
  const done = run();
  afterTest(() => {
    isStopped = true;
  });
  return {
    stop() {
      isStopped = true;
      return done;
    },
  };
}

async function statusOf(node: Node): Promise<number> {
  return (await fetch(`http://127.0.0.1:${node.port}/readyz`)).status;
}

test.runIf(IS_FULL)(
  'a node that is told to stop serves on until the balancer knows: nothing fails while nodes are replaced',
  async () => {
    const { nodes, port, restart, allReady } = await startSite(NODES, MANY);
    const url = `http://127.0.0.1:${port}`;
    const event = await openEvent(url);
    const failures: string[] = [];
    const ask = async (name: string, asked: () => Promise<unknown>) => {
      await asked().catch((error: unknown) => failures.push(`${name}: ${error}`));
    };
    const get = (path: () => string) => () =>
      ask('GET', async () => {
        const answer = await fetch(`${url}${path()}`, { signal: AbortSignal.timeout(20_000) });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`${path()}: ${answer.status} ${text}`);
      });
    const leaving = new AbortController();
    /** To its end, which is that of its node, or until everybody leaves. */
    const follow = () =>
      ask('stream', async () => {
        const { signal } = leaving;
        const { body } = await fetch(`${url}/api/events/${event.id}/stream?from=1`, { signal });
        for await (const _ of body!);
      });
    const said: string[] = [];
    const announce = async () => {
      const text = `announcement ${said.length + 1}`;
      said.push(text);
      await ask('POST', () => event.act({ type: 'announce', text }));
    };
    const log = `/api/events/${event.id}/log`;
    const streams = [1, 2, 3].map(() => asking(follow));
    const all = [
      get(() => '/api/session'),
      get(() => `${log}?from=${said.length + 1}`),
      announce,
    ].map(asking);

    for (const node of nodes) {
      const ended = once(node.process, 'exit');
      node.process.kill('SIGTERM');
      // It says so while it still serves.
      await vi.waitFor(async () => expect(await statusOf(node)).toBe(503), PATIENCE);
      expect((await fetch(`http://127.0.0.1:${node.port}${log}`)).status).toBe(200);
      expect((await ended)[0]).toBe(0);
      await restart(node);
      await allReady();
    }
    const counts = await Promise.all(all.map(({ stop }) => stop()));
    // Whoever leaves in the middle of a stream has not failed.
    const failed = [...failures];
    const ends = streams.map(({ stop }) => stop());
    leaving.abort();
    expect(failed).toEqual([]);
    for (const count of counts) expect(count).toBeGreaterThan(FEWEST);
    // By which nodes the balancer led them is its business.
    const begun = (await Promise.all(ends)).reduce((sum, count) => sum + count, 0);
    expect(begun).toBeGreaterThan(2 * streams.length - 1);
    const { entries } = (await (await fetch(`${url}${log}`)).json()) as {
      entries: { act: { type: string; text: string } }[];
    };
    const told = entries.filter(({ act }) => act.type === 'announce').map(({ act }) => act.text);
    expect(told).toEqual(said);
    console.info(`${counts.join(', ')} requests of three kinds while nodes were replaced`);
  },
  300_000,
);
