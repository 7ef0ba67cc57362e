// Four people at a table.

import { randomFrom } from '@hanchan/bots';
import type { TableInfo, TableRequest } from '@hanchan/protocol';
import type { HanchanServer } from '../../src/index.ts';
import { chooser } from './chooser.ts';
import { TestClient } from './client.ts';

const NAMES = ['Anna', 'Ben', 'Chika', 'Dai'];

export interface Party {
  readonly table: string;
  /** In order of sitting down. */
  readonly clients: readonly TestClient[];
}

/** People at a table that has not begun; bots in the places that are left. */
export async function gather(
  server: HanchanServer,
  settings: Partial<TableRequest> = {},
  people = 4,
): Promise<Party> {
  const clients = NAMES.slice(0, people).map(() => new TestClient(server.port));
  for (const [i, client] of clients.entries()) await client.guest(NAMES[i]!);
  const bots = Array.from({ length: 4 - people }, () => 'beginner' as const);
  const { id } = await clients[0]!.open({ bots, ...settings });
  for (const client of clients.slice(1)) await client.post(`/api/tables/${id}/join`, {});
  return { table: id, clients };
}

/** Everybody connects and sits; the match begins. */
export async function seat({ table, clients }: Party): Promise<TableInfo> {
  for (const client of clients) {
    await client.connect();
    client.send({ type: 'sit', table });
    await client.next('room');
  }
  const seated = clients.map((client) => client.next('table'));
  const info = await clients[0]!.post(`/api/tables/${table}/start`);
  await Promise.all(seated);
  return info;
}

/** Plays by itself until the match is over. */
export function playByItself(client: TestClient, seed: number): Promise<void> {
  const choose = chooser(randomFrom(seed));
  let asked = -1;
  client.onQuestion = (legal) => {
    if (client.seq === asked) return;
    asked = client.seq;
    client.act(choose(client.view!, legal));
  };
  return new Promise((resolve, reject) => {
    client.onMessage = (message) => {
      if (message.type === 'refused') reject(new Error(JSON.stringify(message)));
      if (message.type === 'room' && message.info.state === 'over') resolve();
      if (message.type !== 'events') return;
      const { view } = client;
      if (view?.phase === 'awaitingDeal') {
        client.send({ type: 'ready', table: message.table, deal: view.dealNumber });
      }
    };
    if (client.info?.state === 'over') resolve();
    if (client.legal.length > 0) client.onQuestion(client.legal);
  });
}
