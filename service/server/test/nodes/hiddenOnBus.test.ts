// Every byte on the bus and on every socket over whole matches, read for tiles that its viewer may not know: hidden tiles
// never leave the process that has the table.

import type { TableRequest } from '@hanchan/protocol';
import { connect } from '@nats-io/transport-node';
import { expect, test } from 'vitest';
import type { HanchanServer } from '../../src/index.ts';
import type { News } from '../../src/nodes/messages.ts';
import { TestClient } from '../support/client.ts';
import { pause } from '../support/crashing.ts';
import { afterTest } from '../support/fixture.ts';
import { forbiddenTexts, Reader, truthOf, type Viewer } from '../support/hiddenReader.ts';
import { gather, playByItself, seat } from '../support/table.ts';
import { startNodes } from './nodes.ts';

/** All that is said on it, without the name of who says it. */
async function listenTo(url: string): Promise<string[]> {
  const bus = await connect({ servers: new URL(url).host });
  afterTest(() => bus.close());
  const said: string[] = [];
  bus.subscribe('>', {
    callback: (_, message) => void said.push(message.string()),
  });
  await bus.flush();
  return said;
}

const newsIn = (text: string): News | null => {
  const body = text.slice(text.indexOf(' ') + 1);
  return body.startsWith('{"to"') ? (JSON.parse(body) as News) : null;
};

/** A whole match by way of the second process, which does not have the table; null: a busy machine cut somebody off meanwhile. */
async function playByTheOther(
  [owner, other]: readonly HanchanServer[],
  settings: Partial<TableRequest>,
) {
  const party = await gather(owner!, { ...settings, rounds: 1, watchDelayMs: 0 });
  const { clients, table } = party;
  for (const client of clients) Object.assign(client, { port: other!.port });
  const spectator = new TestClient(other!.port);
  const everybody = [...clients, spectator];
  const isCutOff = new Promise<true>((resolve) => {
    for (const client of everybody) void client.closed().then(() => resolve(true));
  });
  const play = async () => {
    await seat(party);
    await spectator.connect();
    spectator.send({ type: 'watch', table });
    await spectator.next('table');
    await Promise.all(clients.map((client, i) => playByItself(client, i + 11)));
    return false;
  };
  const played = play();
  // Cut off, it may fail in any way.
  played.catch(() => {});
  if (!(await Promise.race([played, isCutOff]))) return { clients, everybody };
  for (const client of everybody) client.drop();
  return null;
}

/** So often a match may be disturbed. */
const TRIES = 5;

/** `said` is what was said during the match that is answered, and nothing from before. */
async function playUndisturbed(
  said: string[],
  ...given: Parameters<typeof playByTheOther>
): Promise<NonNullable<Awaited<ReturnType<typeof playByTheOther>>>> {
  for (let i = 0; i < TRIES; i++) {
    const played = await playByTheOther(...given);
    if (played !== null) return played;
    await pause(1_000);
    said.length = 0;
  }
  throw new Error(`${TRIES} matches were cut short`);
}

test.each([
  ['wrc-2022', 'guided'],
  ['ema-2008', 'unassisted'],
] as const)(
  '%s, %s: nothing on the bus that its reader may not know',
  async (rules, assistance) => {
    const { nats, servers } = await startNodes(2);
    const said = await listenTo(nats.url);
    const { clients, everybody } = await playUndisturbed(said, servers, { rules, assistance });
    const { game, fair } = clients[0]!.info!;
    const record = await clients[0]!.request('GET', `/api/games/${game}/record`);
    expect(record.status, JSON.stringify(record.body)).toBe(200);
    const truth = truthOf(record.body);
    expect(truth.length).toBeGreaterThan(3);

    // What goes to a connection is what that connection received, and nothing else.
    const received = new Set(everybody.flatMap((client) => client.received));
    const news = said.flatMap((text) => newsIn(text) ?? []);
    const told = news.flatMap((one) => ('text' in one ? [one.text] : []));
    expect(told.length).toBeGreaterThan(500);
    expect(told.filter((text) => !received.has(text))).toEqual([]);
    for (const client of everybody) {
      const viewer = client.seat as Viewer;
      const reader = new Reader(viewer, truth, client.view!.rules);
      const texts = truth.map((deal) => forbiddenTexts(deal, viewer));
      for (const [i, message] of client.messages.entries()) {
        reader.read(message);
        const near = texts.slice(Math.max(0, reader.deal - 1), reader.deal + 1).flat();
        const leak = near.find((forbidden) => client.received[i]!.includes(forbidden));
        expect(leak).toBeUndefined();
      }
    }
    // Whatever else is said there has no hand and no wall in it, nor what the walls are made from before all is over.
    const others = said.filter((text) => newsIn(text) === null);
    const hidden = truth.flatMap((deal) => forbiddenTexts(deal, 'spectator'));
    expect(others.filter((text) => hidden.some((one) => text.includes(one)))).toEqual([]);
    const isOver = (text: string) => text.replaceAll('\\', '').includes('"state":"over"');
    const last = said.findIndex(isOver);
    expect(said.slice(0, last).filter((text) => text.includes(fair.secret!))).toEqual([]);
  },
  240_000,
);
