// A circuit over HTTP: made, events added with and without their organiser's word, people asked about, invited, erased; and whoever
// comes with a key of elsewhere, a forged file or values that cannot be.

import {
  type CircuitView,
  PLAIN_RULE,
  type Qualification,
  readCircuitFile,
  writeArchive,
  writeCircuitFile,
} from '@hanchan/tournament';
import { beforeEach, describe, expect, test } from 'vitest';
import { CIRCUIT_PEOPLE, smallEvent } from '../../../proof/spec/support/circuitEvents.ts';
import { HOSTILE } from '../../../proof/spec/support/hostileValues.ts';
import { TestClient } from './support/client.ts';
import { temporaryFolder, testServer } from './support/fixture.ts';

const FINAL: Qualification = {
  ...{ for: 'The final', places: 2, mostOfCountry: 0, seatsPer: 'none', seats: 0, reserves: 2 },
};
const SETTINGS = {
  ...{ name: 'North', about: '', isListed: true, rule: PLAIN_RULE, qualification: FINAL },
};
const entry = (id: string, more: object = {}) => ({
  ...{ id, label: '', weight: 100, counts: 'best', hasQualification: false, ...more },
});

let client: TestClient;
let circuit: string;
let key: string;
let count = 0;

const as = (secret: string) => (secret === '' ? {} : { authorization: `Bearer ${secret}` });
const get = (path = '', secret = key) =>
  client.request('GET', `/api/circuits/${circuit}${path}`, undefined, as(secret));
const view = async (secret = key, query = '') => (await get(query, secret)).body as CircuitView;
const send = (act: unknown, secret = key, id = `command-${++count}`) =>
  client.request('POST', `/api/circuits/${circuit}/acts`, { id, act }, as(secret));
async function does(act: unknown, secret = key): Promise<void> {
  const { status, body } = await send(act, secret);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
const made = async (settings: object = SETTINGS) =>
  (await client.request('POST', '/api/circuits', { settings, name: 'Boss' })).body as {
    id: string;
    key: string;
  };

/** An event of this server, from its archive. */
async function hosted(...event: Parameters<typeof smallEvent>) {
  const [name, order, options] = event;
  const archive = writeArchive(smallEvent(name, order, { isClosed: true, ...options }).entries);
  const type = { 'content-type': 'text/plain' };
  const { body } = await client.request('POST', '/api/events/import', archive, type);
  return body as { id: string; key: string };
}

beforeEach(async () => {
  client = new TestClient((await testServer()).port);
  await client.guest('Boss');
  ({ id: circuit, key } = await made());
});

const ORDERS = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [7, 3, 1, 0, 2, 6, 5, 4],
];

describe('a circuit', () => {
  test('counts events of this server, joined by number where their organisers agree', async () => {
    const fjord = await hosted('Fjord', ORDERS[0]!);
    const tarn = await hosted('Tarn', ORDERS[1]!, { day: '2027-02-20' });
    await does({ type: 'addEvent', entry: entry('fjord'), event: fjord.id, key: fjord.key });
    await does({ type: 'addEvent', entry: entry('tarn', { weight: 250 }), event: tarn.id });
    const open = await view();
    expect(open.rows).toHaveLength(16);
    expect(open.desk!.questions).toHaveLength(8);
    await does({ type: 'agree', entry: 'tarn', key: tarn.key });
    const whole = await view('');
    expect(whole.rows.map(({ name }) => name).sort()).toEqual(CIRCUIT_PEOPLE);
    for (const { results, total } of whole.rows) {
      expect(results.map(({ weight }) => weight)).toEqual([1, 2.5]);
      expect(total).toBe(Math.round(10 * (results[0]!.value + results[1]!.value)) / 10);
    }
    expect(whole.desk).toBeNull();
    expect(JSON.stringify(whole)).not.toContain('4010');
    expect((await view(key, '?after=1')).rows[0]!.results).toHaveLength(1);
    expect((await client.request('GET', '/api/circuits')).body.circuits).toMatchObject([
      { id: circuit, name: 'North', events: 2, counts: [fjord.id, tarn.id] },
    ]);
    const csv = (await get('/standings.csv', '')).body as string;
    expect(csv).toContain('"Fjord","Fjord: counts","Tarn"');
    expect((await get('/ranking.csv', '')).body).toMatchObject({ field: 'role' });
    expect((await get('/ranking.csv')).body).toContain('"4010000","Ada"');
  });

  test('asks about names, takes an event out with a reason, and says so', async () => {
    for (const [i, name] of ['Fjord', 'Tarn'].entries()) {
      const { id } = await hosted(name, ORDERS[i]!, { numbered: false, day: `2027-0${i + 1}-02` });
      await does({ type: 'addEvent', entry: entry(name.toLowerCase()), event: id });
    }
    const { desk } = await view();
    const groups = desk!.questions.map(({ players }) => ({ players, are: 'one' }));
    await does({ type: 'identify', groups, reason: 'asked them' });
    expect((await view()).rows).toHaveLength(8);
    expect(await send({ type: 'takeOut', entry: 'tarn', reason: '' })).toMatchObject({
      body: { code: 'badMessage', field: 'act.reason' },
    });
    await does({ type: 'takeOut', entry: 'tarn', reason: 'a table was missing' });
    const without = await view('');
    expect(without.rows.every(({ results }) => results.length === 1)).toBe(true);
    expect(without.changes.map(({ reason, by }) => [reason, by])).toEqual([
      ['a table was missing', ''],
      ['asked them', ''],
    ]);
    expect((await view()).changes[0]!.by).toBe('Boss');
    const known = await send({ type: 'takeOut', entry: 'tarn', reason: 'again' });
    expect(known).toMatchObject({ status: 409, body: { code: 'wrongState', field: 'entry' } });
  });

  test('invites who qualified; they answer by their own link, in time', async () => {
    const { id, key: eventKey } = await hosted('Fjord', ORDERS[0]!);
    await does({ type: 'addEvent', entry: entry('fjord'), event: id, key: eventKey });
    const { qualifying } = await view();
    const [first, second] = qualifying!.qualified;
    expect(qualifying!.reserves).toHaveLength(2);
    const until = Date.now() + 3_600_000;
    const invitations = [first!, second!].map(({ player }, i) => ({
      ...{ id: `i${i}`, player, as: 'place' },
    }));
    await does({ type: 'invite', invitations, until });
    const links = (await get('/links')).body as { invitations: { id: string; key: string }[] };
    const [one, other] = links.invitations.map((link) => link.key) as [string, string];
    expect((await get('/invitation', one)).body).toMatchObject({
      ...{ circuit: 'North', for: 'The final', name: first!.name, place: 1, stage: 'open', until },
    });
    const answer = { type: 'answer', invitation: 'i0', answer: 'accepted', mayPublish: true };
    expect(await send(answer, other)).toMatchObject({ body: { field: 'invitation' } });
    await does(answer, one);
    await does({ type: 'answer', invitation: 'i1', answer: 'declined' }, other);
    const now = await view();
    expect(now.qualifying).toMatchObject({ free: 1 });
    expect(now.desk!.invitations.map(({ stage }) => stage)).toEqual(['accepted', 'declined']);
    expect(JSON.stringify(await view(''))).not.toContain('declined');
    await does({ type: 'withdraw', invitation: 'i0', reason: 'a mistake' });
    expect(await send(answer, one)).toMatchObject({ body: { field: 'invitation' } });
    const past = { type: 'invite', invitations: [], until: 1 };
    expect(await send(past)).toMatchObject({ body: { field: 'act.invitations' } });
    const late = [{ id: 'i9', player: qualifying!.reserves[0]!.player, as: 'reserve' }];
    expect(await send({ type: 'invite', invitations: late, until: 1 })).toMatchObject({
      body: { field: 'until' },
    });
  });

  test('keeps what was added from a file, and lives on after a restart', async () => {
    const databaseUrl = `${temporaryFolder()}/kept.db`;
    const first = await testServer({ databaseUrl });
    client = new TestClient(first.port);
    await client.guest('Boss');
    ({ id: circuit, key } = await made());
    await does({ type: 'addResults', entry: entry('old'), results: RESULTS, source: 'csv' });
    const before = await view();
    await first.close();
    client = new TestClient((await testServer({ databaseUrl })).port);
    expect(await view()).toEqual(before);
  });
});

const RESULTS = {
  ...{ name: 'Old Cup', venue: '', country: 'SWE', from: '2026-05-02', to: '2026-05-03' },
  ...{ players: 4, games: 8 },
  rows: ['Ada', 'Bo', 'Zoë', 'Di'].map((name, i) => ({
    ...{ id: `r${i}`, place: i + 1, score: 40_000 - 20_000 * i, games: 8, name },
    ...{ number: '', country: 'SWE', club: 'Pond' },
  })),
};

/** Some are nested too deeply to be sent at all. */
function isWritten(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

describe('who is erased', () => {
  test('at an event is gone from the circuit with the next look', async () => {
    const fjord = await hosted('Fjord', ORDERS[0]!);
    await does({ type: 'addEvent', entry: entry('fjord'), event: fjord.id, key: fjord.key });
    const before = await view();
    const path = `/api/events/${fjord.id}/people/p1`;
    const gone = await client.request('DELETE', path, { name: 'Ada' }, as(fjord.key));
    expect(gone.status).toBe(200);
    const after = await view();
    expect(JSON.stringify(after)).not.toContain('Ada');
    expect(after.rows.map(({ total }) => total)).toEqual(before.rows.map(({ total }) => total));
    expect(after.rows.map(({ name }) => name)).toContain('1, Fjord');
  });

  test('in the circuit: the name goes from log, table and reasons, no other figure changes, the link opens nothing', async () => {
    const fjord = await hosted('Fjord', ORDERS[0]!, { numbered: false });
    await does({ type: 'addEvent', entry: entry('fjord'), event: fjord.id });
    await does({ type: 'addResults', entry: entry('old'), results: RESULTS, source: 'csv' });
    const ada = (await view()).desk!.questions.find(({ names }) => names[0] === 'Ada')!;
    await does({ type: 'identify', groups: [{ players: ada.players, are: 'one' }], reason: '' });
    const before = await view();
    const row = before.rows.find(({ name }) => name === 'Ada')!;
    expect(row.results).toHaveLength(2);
    await does({ type: 'adjust', player: row.player, tenths: -50, reason: 'Ada was late' });
    const invitations = [{ id: 'i1', player: row.player, as: 'place' }];
    await does({ type: 'invite', invitations, until: null });
    const withdrawn = (await get('/links')).body.invitations[0].key as string;
    const other = (await view()).rows.find(({ name }) => name === 'Zoë')!;
    const erase = (player: string, name: string, secret: string) =>
      client.request('DELETE', `/api/circuits/${circuit}/players`, { player, name }, as(secret));
    expect(await erase(other.player, 'Zoë', withdrawn)).toMatchObject({
      body: { field: 'player' },
    });
    expect(await erase(row.player, 'Eve', withdrawn)).toMatchObject({ body: { field: 'name' } });
    expect(await erase(row.player, 'Ada', '')).toMatchObject({ status: 403 });
    const again = [{ id: 'i2', player: row.player, as: 'place' }];
    await does({ type: 'withdraw', invitation: 'i1', reason: 'it went to somebody else' });
    await does({ type: 'invite', invitations: again, until: null });
    expect(await erase(row.player, 'Ada', withdrawn)).toMatchObject({
      body: { code: 'notAllowed', field: 'key' },
    });
    const own = (await get('/links')).body.invitations[0].key as string;
    expect(await erase(row.player, 'Ada', own)).toMatchObject({ body: { isErased: true } });
    const after = await view();
    expect(JSON.stringify(after)).not.toContain('Ada');
    expect(JSON.stringify((await get('/file')).body)).not.toContain('Ada');
    const totals = (rows: CircuitView['rows']) => rows.map(({ total }) => total).sort();
    const late = before.rows.map((one) => (one === row ? { ...one, total: one.total - 5 } : one));
    expect(totals(after.rows)).toEqual(totals(late));
    expect(await get('/invitation', own)).toMatchObject({
      status: 403,
      body: { code: 'notAllowed', field: 'key', message: expect.stringContaining('erased') },
    });
  });
});

describe('what is refused, with the field', () => {
  test('keys of another circuit, of nobody, renewed ones, and an event that is not theirs', async () => {
    const other = await made({ ...SETTINGS, name: 'South' });
    const act = { type: 'change', changes: { name: 'Mine' }, reason: '' };
    const refused = { status: 403, body: { code: 'notAllowed', field: 'key' } };
    expect(await send(act, other.key)).toMatchObject(refused);
    expect(await send(act, 'owner.abc')).toMatchObject(refused);
    expect(await send(act, '')).toMatchObject({ status: 403, body: { field: 'role' } });
    await does({ type: 'addOrganiser', organiser: { id: 'eve', name: 'Eve' } });
    const eve = (await get('/links')).body.organisers[0].key as string;
    await does({ ...act, changes: { about: 'hello' } }, eve);
    expect(await send({ type: 'dropOrganiser', organiser: 'eve' }, eve)).toMatchObject({
      body: { field: 'role' },
    });
    await does({ type: 'renewLink', link: 'organiser:eve' });
    expect(await send(act, eve)).toMatchObject(refused);
    const renewed = (await get('/links')).body.organisers[0].key as string;
    await does({ type: 'dropOrganiser', organiser: 'eve' });
    await does({ type: 'addOrganiser', organiser: { id: 'eve', name: 'Another Eve' } });
    expect(await send(act, renewed)).toMatchObject(refused);
    const [fjord, tarn] = [await hosted('Fjord', ORDERS[0]!), await hosted('Tarn', ORDERS[1]!)];
    const add = { type: 'addEvent', entry: entry('fjord'), event: fjord.id, key: tarn.key };
    expect(await send(add)).toMatchObject(refused);
    expect(await send({ ...add, event: 'nowhere', key: undefined })).toMatchObject({
      body: { code: 'unknown', field: 'event' },
    });
    const gone = client.request('GET', '/api/circuits/none');
    expect(await gone).toMatchObject({ status: 404, body: { code: 'noSuchCircuit' } });
  });

  test('forged files: a changed result, a log that makes no sense, consent that nobody gave', async () => {
    const fjord = await hosted('Fjord', ORDERS[0]!);
    await does({ type: 'addEvent', entry: entry('fjord'), event: fjord.id });
    await does({ type: 'addResults', entry: entry('old'), results: RESULTS, source: '' });
    const text = `${JSON.stringify((await get('/file')).body)}\n`;
    const type = { 'content-type': 'text/plain' };
    const brought = (file: string) => client.request('POST', '/api/circuits/import', file, type);
    const read = readCircuitFile(text);
    if (!read.ok) throw new Error(read.error.message);
    const { entries, events } = read.value as never as {
      entries: { act: Record<string, unknown>; by: object }[];
      events: Record<string, never>;
    };
    const forged = (change: (at: typeof entries) => unknown) => {
      const copy = structuredClone(entries);
      change(copy);
      return writeCircuitFile(copy as never, events);
    };
    const fieldOf = async (file: string) => (await brought(file)).body.field;
    expect(await fieldOf(text.replace('40000', '90000'))).toBe('sum');
    expect(await fieldOf('{}')).toBe('hanchanCircuit');
    expect(await fieldOf(forged((at) => at.reverse()))).toBe('entries.0.act.type');
    expect(await fieldOf(forged((at) => Object.assign(at[1]!.by, { id: 'eve' })))).toBe(
      'entries.1.by',
    );
    const twice = forged((at) => Object.assign(at[2]!.act, { entry: entry('fjord') }));
    expect(await fieldOf(twice)).toBe('entries.2.act.entry.id');
    const place = forged((at) => {
      const { rows } = at[2]!.act['results'] as typeof RESULTS;
      rows[0]!.place = 9;
    });
    expect(await fieldOf(place)).toBe('entries.2.act.results.rows.0.place');
    const same = forged((at) =>
      Object.assign(at[2]!, { id: (at[1] as never as { id: string }).id }),
    );
    expect(await fieldOf(same)).toBe('entries.2.id');
    const agreed = forged((at) => Object.assign(at[1]!.act, { isAgreed: true }));
    const word = { type: 'agree', entry: 'fjord' };
    const agreedLater = forged((at) =>
      at.push({ ...structuredClone(at[2]!), seq: 4, id: 'agreed-later', act: word } as never),
    );
    for (const file of [agreed, agreedLater]) {
      const { body, status } = await brought(file);
      expect(status).toBe(200);
      ({ id: circuit, key } = body as { id: string; key: string });
      const again = await view();
      expect(again.entries.map(({ isAgreed }) => isAgreed)).toEqual([false, false]);
      expect(Object.values(again.desk!.numbers).filter(Boolean)).toEqual([]);
    }
  });

  test('a circuit of another server comes along, where the organisers of its events agreed later on', async () => {
    const fjord = await hosted('Fjord', ORDERS[0]!);
    await does({ type: 'addEvent', entry: entry('fjord'), event: fjord.id });
    await does({ type: 'agree', entry: 'fjord', key: fjord.key });
    await does({ type: 'addOrganiser', organiser: { id: 'eve', name: 'Eve' } });
    const { rows } = await view();
    const text = `${JSON.stringify((await get('/file')).body)}\n`;
    client = new TestClient((await testServer()).port);
    await client.guest('Boss');
    const type = { 'content-type': 'text/plain' };
    const { body } = await client.request('POST', '/api/circuits/import', text, type);
    ({ id: circuit, key } = body as { id: string; key: string });
    const again = await view();
    expect(again.rows).toEqual(rows);
    expect(again.seq).toBe(3);
    await does({ type: 'dropOrganiser', organiser: 'eve' });
    expect((await view()).seq).toBe(4);
  });

  test('values that cannot be', async () => {
    const fieldOf = async (act: unknown) => (await send(act)).body.field;
    const change = (rule: object) => ({
      ...{ type: 'change', changes: { rule: { ...PLAIN_RULE, ...rule } }, reason: 'why' },
    });
    const age = { on: '2027-01-01', full: 12, half: 6 };
    expect(await fieldOf(change({ age }))).toBe('changes.rule.age.half');
    expect(await fieldOf(change({ points: { by: 'place', top: 1.5 } }))).toContain(
      'rule.points.top',
    );
    expect(await fieldOf(change({ minimum: -1 }))).toContain('rule.minimum');
    const steps = [
      { from: 10, adds: 50 },
      { from: 5, adds: 100 },
    ];
    const weights = { by: 'size', days: 3, players: steps, countries: [], qualification: 0 };
    expect(await fieldOf(change({ weights }))).toBe('changes.rule.weights.players');
    const add = (results: object) => ({
      ...{ type: 'addResults', entry: entry('a'), results: { ...RESULTS, ...results }, source: '' },
    });
    expect(await fieldOf(add({ to: '2026-05-01' }))).toBe('results.to');
    expect(await fieldOf(add({ players: 2 }))).toBe('results.players');
    const same = RESULTS.rows.map((row) => ({ ...row, id: 'one' }));
    expect(await fieldOf(add({ rows: same }))).toBe('results.rows.1.id');
    await does(add({}));
    expect(await fieldOf(add({}))).toBe('entry.id');
    expect(await fieldOf({ type: 'adjust', player: 'a.nobody', tenths: 1, reason: 'x' })).toBe(
      'player',
    );
    const quiet = { type: 'change', changes: { rule: { ...PLAIN_RULE, minimum: 2 } }, reason: '' };
    expect(await fieldOf(quiet)).toBe('reason');
    for (const value of HOSTILE.filter(isWritten)) {
      const answer = await send({ type: 'change', changes: value, reason: value });
      expect([400, 403, 409, 413, 422]).toContain(answer.status);
    }
  });
});
