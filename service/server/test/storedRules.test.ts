// Tables are stored with the rules that were agreed: they come back with these, and one that this version cannot read keeps
// nobody else out.

import { openStorage } from '@hanchan/storage';
import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { STREAM_VERSION } from '../src/nodes/streamVersion.ts';
import { TestClient } from './support/client.ts';
import { testConfig, testServer } from './support/fixture.ts';

type Row = Record<string, unknown> & { readonly rules: Record<string, unknown> };

test('a table comes back with the values it was opened with, and an unreadable one is left alone', async () => {
  const config = testConfig({ logLevel: 'silent' });
  const first = await startServer(config);
  const host = new TestClient(first.port);
  await host.guest('Anna');
  const [agreed, newer] = [await host.open(), await host.open()];
  await first.close();
  const storage = await openStorage({ url: config.databaseUrl, version: STREAM_VERSION });
  const change = async (id: string, edit: (row: Row) => object) => {
    const table = (await storage.tables.find(id))!;
    const data = JSON.stringify(edit(JSON.parse(table.data) as Row));
    const claim = await storage.log.claim('table', id);
    if (!claim.ok) throw new Error(`the table ${id} is on ${claim.heldBy}`);
    await storage.tables.save({ ...table, data }, claim.epoch);
  };
  // As if the book had said so when the table was opened.
  await change(agreed.id, (row) => ({ ...row, rules: { ...row.rules, 'table.loan': 7_000 } }));
  await change(newer.id, (row) => ({ ...row, rules: { ...row.rules, vocabulary: 99 } }));
  await storage.close();

  Object.assign(host, { port: (await testServer(config)).port });
  const { values } = (await host.request('GET', `/api/tables/${agreed.id}/rules`)).body;
  expect(values['table.loan']).toBe(7_000);
  expect((await host.request('GET', `/api/tables/${newer.id}`)).status).toBe(500);
  expect((await host.request('GET', '/api/tables')).body.tables).toHaveLength(1);
});
