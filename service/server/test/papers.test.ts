// Papers over HTTP: who gets which, and nothing on paper that its reader may not know.

import { print, printExamination } from '@hanchan/papers';
import { PRINTER } from '@hanchan/papers/names';
import type { RoleLink } from '@hanchan/protocol';
import { PLAIN_RULE, type ResultRow } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { aPerson, aStage } from '../../../proof/spec/support/eventDesk.ts';
import { codesOf, readPdf, wholeText } from '../../../proof/spec/support/pdfText.ts';
import { addressFor } from '../src/http/address.ts';
import type { PrinterModule } from '../src/papers/printer.ts';
import { TestClient } from './support/client.ts';
import { SPRING } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

interface Fetched {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Eight people; the first round is played at table 1, the second only seated and not published. */
async function anEventHere(publicUrl: string | null = null) {
  const { port } = await testServer({ publicUrl });
  const base = `http://127.0.0.1:${port}`;
  const olga = new TestClient(port);
  await olga.guest('Olga');
  async function post<T>(path: string, body: unknown, key = ''): Promise<T> {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: olga.cookie,
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer as T;
  }
  const { id, key } = await post<{ id: string; key: string }>('/api/events', { settings: SPRING });
  let count = 0;
  const act = (one: unknown) =>
    post(`/api/events/${id}/acts`, { id: `command-${++count}`, act: one }, key);
  const people = Array.from({ length: 8 }, (_, i) => aPerson(`p${i + 1}`));
  await act({ type: 'enrol', people });
  await act({ type: 'number', order: people.map((person) => person.id) });
  await act({ type: 'stages', stages: [aStage({ rounds: 2 })] });
  const tables = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  const rounds = [1, 2].map((round) => ({ round, tables }));
  await act({ type: 'seat', seed: 's', method: 'm', rounds, reason: '' });
  await act({ type: 'publishSeating', round: 1, isPublic: true });
  await act({ type: 'start', round: 1 });
  let version = 0;
  const at = () => ({ round: 1, table: 1, version: version++ });
  const sheet = {
    slots: [1, 2, 3, 4],
    held: [45_000, 33_000, 24_000, 18_000],
    loans: [0, 0, 0, 0],
    sticks: 0,
  };
  await act({ type: 'enter', at: at(), sheet, source: 'typed' });
  for (const slot of [1, 2, 3, 4]) await act({ type: 'confirm', at: at(), slot, how: 'paper' });
  const sign = () => act({ type: 'sign', at: at() });
  const paper = async (name: string, by = ''): Promise<Fetched> => {
    const response = await fetch(`${base}/api/events/${id}/papers/${name}`, {
      headers: by === '' ? {} : { authorization: `Bearer ${by}` },
    });
    const type = response.headers.get('content-type') ?? '';
    return { status: response.status, type, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const authorization = `Bearer ${key}`;
  const answer = await fetch(`${base}/api/events/${id}/links`, { headers: { authorization } });
  const { links } = (await answer.json()) as { links: RoleLink[] };
  return { id, key, base, act, sign, paper, links };
}

const json = ({ bytes }: Fetched) => JSON.parse(bytes.toString());

describe('papers of an event', () => {
  test('are made by role, and refused with a word about whom they are for', async () => {
    const { key, links, paper } = await anEventHere();
    const player = links.find(({ number }) => number === 1)!.key;
    for (const name of ['people.csv', 'sheets-1.pdf', 'ema.xlsx', 'certificates.pdf']) {
      for (const by of ['', player]) {
        const refused = await paper(name, by);
        expect(refused.status).toBe(403);
        expect(json(refused)).toMatchObject({ code: 'notAllowed', field: 'key' });
      }
      expect((await paper(name, key)).status).toBe(200);
    }
    expect(json(await paper('badges.pdf', player)).message).toContain('scorer');
    expect(json(await paper('passes.pdf', player)).message).toContain('organiser');
    for (const [name, type] of [
      ['results.csv', 'text/csv; charset=utf-8'],
      ['results.pdf', 'application/pdf'],
      ['results.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ]) {
      expect(await paper(name!)).toMatchObject({ status: 200, type });
    }
  });

  test('that do not exist are answered with those that do', async () => {
    const { key, paper } = await anEventHere();
    const unknown = await paper('gossip.pdf', key);
    expect(unknown.status).toBe(404);
    expect(json(unknown).message).toContain('results.csv');
    expect(json(unknown).message).toContain('sheets-ROUND.pdf');
    expect(json(await paper('sheets-7.pdf', key))).toMatchObject({ code: 'noSuchPage' });
    expect((await paper('results.csv', 'wrong.key')).status).toBe(403);
    expect(json(await paper('seating.pdf?lang=tlh', key))).toMatchObject({ field: 'lang' });
    expect(json(await paper('seating.pdf?size=a5', key))).toMatchObject({ field: 'size' });
    const [page] = readPdf((await paper('seating.pdf?size=letter', key)).bytes);
    expect([page!.width, page!.height]).toEqual([612, 792]);
  });

  test('hold only what the asker may know: no unpublished table, no draft, nothing behind the curtain', async () => {
    const { key, act, sign, paper } = await anEventHere();
    const text = async (name: string, by = '') => wholeText(readPdf((await paper(name, by)).bytes));
    expect(await text('seating.pdf')).not.toContain('Hanchan 2');
    expect(await text('seating.pdf', key)).toContain('Hanchan 2');
    expect(await text('seating.pdf?lang=ja', key)).toContain('第2回戦');
    expect(json(await paper('results.json')).rounds).toEqual([]);
    await sign();
    expect(json(await paper('results.json')).rounds).toHaveLength(4);
    await act({ type: 'curtain', isDown: true });
    expect(json(await paper('results.json')).rounds).toEqual([]);
    expect(json(await paper('results.json', key)).rounds).toHaveLength(4);
    expect(await text('results.pdf')).not.toContain('45.0');
  });

  test('are made once for all who ask, and anew when something happened', async () => {
    const { key, sign, paper } = await anEventHere();
    const both = await Promise.all([paper('results.pdf', key), paper('results.pdf', key)]);
    const again = await paper('results.pdf', key);
    expect(both.every(({ bytes }) => bytes.equals(again.bytes))).toBe(true);
    expect(json(await paper('results.json', key)).zeroSum.tables).toBe(0);
    await sign();
    expect(json(await paper('results.json', key)).zeroSum.tables).toBe(1);
  });

  test('carry codes that lead to the public address, with the keys that open', async () => {
    const { id, key, links, paper } = await anEventHere('https://open.example');
    const url = `https://open.example/events/${id}`;
    const [sheet] = readPdf((await paper('sheets-1.pdf', key)).bytes);
    const tables = [1, 2].map((table) => `${url}/table/1/${table}`);
    expect(codesOf(sheet!, tables)).toEqual(tables);
    const passes = readPdf((await paper('passes.pdf', key)).bytes);
    const own = links
      .filter(({ number }) => number !== null)
      .map((link) => `${url}/join#${link.key}`);
    expect(passes.flatMap((page) => codesOf(page, own))).toEqual(own);
    const badges = readPdf((await paper('badges.pdf', key)).bytes);
    expect(badges.flatMap((page) => codesOf(page, own))).toEqual(own.map(() => undefined));
  });

  test('without a public address lead to where phones in the hall find the server', async () => {
    const { id, key, base, paper } = await anEventHere();
    const [sheet] = readPdf((await paper('sheets-2.pdf', key)).bytes);
    const { protocol, host, hostname, port } = new URL(base);
    const asked = { protocol: protocol.slice(0, -1), host, hostname, port: Number(port) };
    const hall = addressFor(asked as Parameters<typeof addressFor>[0], null);
    const tables = [1, 2].map((table) => `${hall}/events/${id}/table/2/${table}`);
    expect(codesOf(sheet!, tables)).toEqual(tables);
  });
});

describe('what prints', () => {
  test('is what the server’s thread loads', async () => {
    const handed: PrinterModule = { print, printExamination };
    const loaded = await import(PRINTER.module);
    expect(loaded.print.length).toBe(handed.print.length);
    expect(loaded.printExamination.length).toBe(handed.printExamination.length);
  });

  test('may be missing: then there are no papers', async () => {
    const { port } = await testServer({ printer: null });
    const answer = await fetch(`http://127.0.0.1:${port}/api/events/none/papers/results.pdf`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'noSuchPage' });
  });
});

test('World Riichi’s workbook goes out of an event and into a circuit as the same results, and nobody else reads it there', async () => {
  const { key, base, sign, paper } = await anEventHere();
  await sign();
  const { bytes } = await paper('world-riichi.xlsx', key);
  const olga = new TestClient(Number(new URL(base).port));
  await olga.guest('Olga');
  const settings = {
    ...{ name: 'North', about: '', isListed: true, rule: PLAIN_RULE, qualification: null },
  };
  const { body: circuit } = await olga.request('POST', '/api/circuits', { settings, name: 'Olga' });
  const read = async (body: Uint8Array, by: string) => {
    const headers = {
      'content-type': 'application/octet-stream',
      ...(by === '' ? {} : { authorization: `Bearer ${by}` }),
    };
    const path = `${base}/api/circuits/${circuit.id}/workbook`;
    const answer = await fetch(path, { method: 'POST', headers, body: new Uint8Array(body) });
    return { status: answer.status, body: (await answer.json()) as { rows: ResultRow[] } };
  };
  const found = await read(bytes, circuit.key);
  expect(found).toMatchObject({ status: 200, body: { games: 1 } });
  expect(found.body.rows.map((row) => [row.id, row.place, row.score, row.games])).toEqual([
    ['p1', 1, 30_000, 1],
    ['p2', 2, 8_000, 1],
    ['p3', 7, -11_000, 1],
    ['p4', 8, -27_000, 1],
    ...['p5', 'p6', 'p7', 'p8'].map((id) => [id, 3, 0, 0]),
  ]);
  expect(await read(bytes, '')).toMatchObject({ status: 403, body: { field: 'role' } });
  expect(await read(bytes.subarray(0, 500), circuit.key)).toMatchObject({
    status: 400,
    body: { code: 'badValue', field: 'workbook', message: expect.stringContaining('damaged') },
  });
  const results = {
    ...{ name: 'Spring', venue: '', country: '', from: '2027-01-16', to: '2027-01-16' },
    ...{ players: 8, games: 1, rows: found.body.rows },
  };
  const entry = { id: 'e1', label: '', weight: 100, counts: 'best', hasQualification: false };
  const added = await olga.request(
    'POST',
    `/api/circuits/${circuit.id}/acts`,
    { id: 'command-add-1', act: { type: 'addResults', entry, results, source: 'workbook' } },
    { authorization: `Bearer ${circuit.key}` },
  );
  expect(added.status).toBe(200);
});
