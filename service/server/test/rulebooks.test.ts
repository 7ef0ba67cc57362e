// A federation's own rulebook on a running server: installed, played by, taken back, and kept over a restart and in a backup;
// on both databases.

import { join } from 'node:path';
import { backup, restore } from '@hanchan/storage';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/postgres.mjs';
import { codeAt } from '../src/http/oneTimeCode.ts';
import { configFrom, startServer } from '../src/index.ts';
import { TestClient } from './support/client.ts';
import { afterTest, temporaryFolder, testConfig, testServer } from './support/fixture.ts';
import { packedLakeside as packed } from './support/lakeside.ts';
import { ManualTime } from './support/manualTime.ts';

const DATABASES = {
  SQLite: async () => [0, 1].map(() => join(temporaryFolder(), 'hanchan.db')),
  PostgreSQL: async () => {
    const postgres = await startPostgres({ isDurable: false });
    afterTest(() => postgres.stop());
    return [await postgres.url('one'), await postgres.url('two')];
  },
};

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe.each(Object.entries(DATABASES))('an installed rulebook on %s', (_, databases) => {
  test('is played by, taken back, and still explains its games after a restart and a restore', async () => {
    const [databaseUrl, other] = await databases();
    const config = testConfig({ databaseUrl: databaseUrl! });
    const first = await startServer(config);
    const host = new TestClient(first.port);
    const before = await host.guest('Anna');
    expect(before.rulebooks).toEqual([]);
    const refused = await host.request('POST', '/api/tables', { rules: 'lakeside-2026' });
    expect(refused).toMatchObject({ status: 400, body: { code: 'badRules', field: 'rules' } });

    const installed = await host.request('PUT', '/api/rulebooks', packed());
    expect(installed.body).toMatchObject({
      id: 'lakeside-2026',
      title: 'Lakeside 2026',
      isOffered: true,
    });
    expect(idsOf((await host.request('GET', '/api/rules')).body.rulesets)).toContain(
      'lakeside-2026',
    );
    const table = await host.open({ rules: 'lakeside-2026' });
    expect(table.ruleset).toEqual({ id: 'lakeside-2026', title: 'Lakeside 2026' });
    const custom = {
      base: 'lakeside-2026',
      name: 'Pier',
      changes: { 'table.startingPoints': 20_000 },
    };
    expect((await host.open({ rules: custom })).ruleset.title).toBe('Pier');
    const play = (await host.request('GET', '/api/rulebooks/lakeside-2026/play')).body;
    expect(play.ruleset.citations['foul.falseWin'].section).toBe('4.1');
    expect(idsOf(play.fouls.fouls)).toEqual(['falseWin', 'emptyCall', 'phone']);
    const texts = (await host.request('GET', '/api/rulebooks/lakeside-2026/texts')).body;
    expect(idsOf(texts.rulings)).toEqual(['LAKE-01']);

    const removed = await host.request('DELETE', '/api/rulebooks/lakeside-2026');
    expect(removed.body).toMatchObject({ id: 'lakeside-2026', isOffered: false });
    for (const rules of ['lakeside-2026', custom]) {
      const late = await host.request('POST', '/api/tables', { rules });
      expect(late).toMatchObject({ status: 400, body: { code: 'badRules' } });
    }
    expect(idsOf((await host.request('GET', '/api/rules')).body.rulesets)).not.toContain(
      'lakeside-2026',
    );
    const file = join(temporaryFolder(), 'backup.gz');
    await backup(databaseUrl!, file, Date.now());
    await first.close();

    const readable = async (url: string) => {
      const server = await startServer({ ...config, databaseUrl: url });
      const later = Object.assign(new TestClient(server.port), { cookie: host.cookie });
      const rules = (await later.request('GET', `/api/tables/${table.id}/rules`)).body;
      expect(rules.values['table.startingPoints']).toBe(25_000);
      expect(rules.citations['table.startingPoints'].section).toBe('1.1');
      const { rulebooks } = (await later.request('GET', '/api/rulebooks')).body;
      expect(rulebooks).toMatchObject([{ id: 'lakeside-2026', isOffered: false }]);
      await server.close();
    };
    await readable(databaseUrl!);
    await restore(other!, file);
    await readable(other!);
  });
});

describe('installing', () => {
  test('is for the operator: from the machine itself, or with the token', async () => {
    const open = new TestClient((await testServer({ publicUrl: 'https://open.example' })).port);
    const nobody = await open.request('PUT', '/api/rulebooks', packed());
    expect(nobody).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
    const guarded = new TestClient((await testServer({ operatorToken: 'secret' })).port);
    const put = (headers: object) => guarded.request('PUT', '/api/rulebooks', packed(), headers);
    expect((await put({})).status).toBe(403);
    expect((await put({ authorization: 'Bearer wrong' })).status).toBe(403);
    expect((await put({ authorization: 'Bearer secret' })).status).toBe(200);
    expect((await guarded.request('DELETE', '/api/rulebooks/lakeside-2026')).status).toBe(403);
  });

  test('asks for a one-time code beside the token where there is a secret for it', async () => {
    // The example of RFC 6238, as far as six digits go.
    const operatorTotp = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(
      [59, 1_111_111_109, 20_000_000_000].map((at) => codeAt(operatorTotp, Math.floor(at / 30))),
    ).toEqual(['287082', '081804', '353130']);
    const time = new ManualTime();
    const server = await testServer({ operatorToken: 'secret', operatorTotp, time });
    const client = new TestClient(server.port);
    const put = async (code: string, token = 'secret') => {
      const headers = { authorization: `Bearer ${token}`, 'x-operator-code': code };
      return (await client.request('PUT', '/api/rulebooks', packed(), headers)).status;
    };
    const now = () => codeAt(operatorTotp, Math.floor(time.now() / 30_000));
    const first = now();
    expect([await put(''), await put('000000'), await put(first, 'wrong')]).toEqual([
      403, 403, 403,
    ]);
    expect([await put(first), await put(first)]).toEqual([200, 403]);
    // Nor is it good for anything else.
    const reports = await client.request('GET', '/api/operator/reports', undefined, {
      authorization: 'Bearer secret',
      'x-operator-code': first,
    });
    expect(reports.status).toBe(403);
    await time.pass(60_000);
    expect([await put(first), await put(now())]).toEqual([403, 200]);
    // A guesser has five a minute.
    for (let i = 0; i < 5; i++) await put('000000');
    expect(await put(now())).toBe(429);
    expect(() => configFrom({ OPERATOR_TOTP: operatorTotp })).toThrow(/OPERATOR_TOKEN/);
    expect(() => configFrom({ OPERATOR_TOKEN: 'x', OPERATOR_TOTP: 'short' })).toThrow(/base32/);
  });

  test('refuses what is broken, with part, field and question', async () => {
    const client = new TestClient((await testServer()).port);
    const parts = JSON.parse(packed());
    parts.parts.values['calls.swap'].value = 'sometimes';
    const changed = await client.request('PUT', '/api/rulebooks', parts);
    expect(changed).toMatchObject({
      status: 400,
      body: { code: 'badRules', field: 'the pack.hash' },
    });
    const broken = packed((text) =>
      text.replace('"calls.swap":"allowed"', '"calls.swap":"sometimes"'),
    );
    const refused = await client.request('PUT', '/api/rulebooks', broken);
    expect(refused).toMatchObject({ status: 400, body: { field: 'values.calls.swap.value' } });
    expect(refused.body.message).toMatch(/must be one of "allowed".*kuikae/);
    const hostile = '{"hanchanRulebook":1,"hash":"x","parts":{"__proto__":{"a":1}}}';
    for (const body of ['{}', '[]', '7', hostile, `{"a":${'['.repeat(99)}${']'.repeat(99)}}`]) {
      expect((await client.request('PUT', '/api/rulebooks', body)).status).toBe(400);
    }
    const large = JSON.stringify({ hanchanRulebook: 1, parts: { words: 'x'.repeat(3 << 20) } });
    expect((await client.request('PUT', '/api/rulebooks', large)).status).toBe(413);
    expect((await client.request('GET', '/api/rulebooks')).body.rulebooks).toEqual([]);
  });

  test('takes no name that another rulebook has, written a little otherwise or not', async () => {
    const client = new TestClient((await testServer()).port);
    const titled = (title: string) =>
      packed((text) => text.replace('"Lakeside 2026"', `"${title}"`));
    for (const title of ['WRC 2022', 'wrc-2022', 'ＷＲＣ 2022', 'EMA', 'Tenhou.']) {
      const { status, body } = await client.request('PUT', '/api/rulebooks', titled(title));
      expect([title, status, body.field]).toEqual([title, 400, 'title']);
    }
    for (const title of ['L'.repeat(81), 'Lake\u202eside', 'Lake\\nside']) {
      const { status, body } = await client.request('PUT', '/api/rulebooks', titled(title));
      expect([status, body.field]).toEqual([400, 'rulebook.title']);
    }
    expect((await client.request('GET', '/api/rulebooks')).body.rulebooks).toEqual([]);
  });

  test('takes no shipped id, and no other values under an id that is taken, unless it is told to', async () => {
    const client = new TestClient((await testServer()).port);
    const named = (id: string) => packed((text) => text.replace('"lakeside-2026"', `"${id}"`));
    const shipped = await client.request('PUT', '/api/rulebooks', named('wrc-2022'));
    expect(shipped).toMatchObject({ status: 400, body: { field: 'id' } });
    expect((await client.request('PUT', '/api/rulebooks', packed())).status).toBe(200);
    const richer = packed((text) =>
      text.replace('"table.startingPoints":25000', '"table.startingPoints":26000'),
    );
    expect((await client.request('PUT', '/api/rulebooks', richer)).status).toBe(400);
    const renamed = packed((text) => text.replace('"Lakeside 2026"', '"Lakeside, corrected"'));
    expect((await client.request('PUT', '/api/rulebooks', renamed)).body.title).toBe(
      'Lakeside, corrected',
    );
    const replaced = await client.request('PUT', '/api/rulebooks?replace=true', richer);
    expect(replaced.status).toBe(200);
    expect((await client.request('DELETE', '/api/rulebooks/nowhere')).status).toBe(404);
  });
});
