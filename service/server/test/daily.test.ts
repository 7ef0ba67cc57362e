// Everybody's answers to the problem of the day: one for each person and device, none seen before one's own, on either database
// and at several nodes.

import { dailyProblem } from '@hanchan/examination';
import { RULESETS } from '@hanchan/rulesets';
import { foulListOf } from '@hanchan/rulesets/fouls';
import { describe, expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { TestClient } from './support/client.ts';
import { DATABASES } from './support/crashing.ts';
import { testServer } from './support/fixture.ts';

const dayAt = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);
const TODAY = dayAt(0);
const RULES = 'wrc-2022';
const PATH = `/api/daily/${TODAY}/${RULES}`;
const problemOf = (day: string, id: string) => {
  const ruleset = RULESETS.find((one) => one.id === id)!;
  return dailyProblem({ ruleset, fouls: foulListOf(id) }, day)!;
};
const { code, question } = problemOf(TODAY, RULES);
const size = question.answers.length;

const answer = (who: TestClient, one: number | null, path = PATH) =>
  who.request('PUT', path, { answer: one, problem: code });
const look = (who: TestClient, path = PATH) => who.request('GET', path);

describe.each(Object.entries(DATABASES))('on %s', (_, urlOf) => {
  test('a device and a person count once, and see the others only afterwards', async () => {
    const { port } = await testServer({ databaseUrl: await urlOf() });
    const [one, two, three] = [1, 2, 3].map(() => new TestClient(port));
    expect((await look(one!)).body).toEqual({
      problem: code,
      people: 0,
      mine: null,
      counts: null,
      unsure: null,
      isOpen: true,
    });
    const counts = (...given: number[]) =>
      Array.from({ length: size }, (__, i) => given.filter((n) => n === i).length);
    expect((await answer(one!, 1)).body).toMatchObject({ people: 1, counts: counts(1) });
    // Once only, whatever is sent later.
    expect((await answer(one!, 0)).body).toMatchObject({ people: 1, mine: { answer: 1 } });
    expect((await look(two!)).body).toMatchObject({ people: 1, mine: null, counts: null });
    expect((await answer(two!, null)).body).toMatchObject({ people: 2, unsure: 1 });
    // Who takes a name on the same device is the same one, and keeps the day.
    await one!.guest('Anna');
    expect((await look(one!)).body).toMatchObject({ mine: { answer: 1 } });
    expect((await answer(one!, 0)).body).toMatchObject({ people: 2, mine: { answer: 1 } });
    expect((await one!.request('GET', '/api/daily')).body).toEqual({
      days: [{ day: TODAY, rules: RULES, answer: 1 }],
    });
    expect((await three!.request('GET', '/api/daily')).status).toBe(401);
    const { body } = await one!.request('GET', '/api/account/data');
    expect(body.daily).toEqual([{ day: TODAY, rules: RULES, answer: 1 }]);
  });
});

test('a second person on a device has a day of their own, and the device counts once', async () => {
  const { port } = await testServer();
  const client = new TestClient(port);
  await client.guest('Anna');
  await answer(client, 1);
  const password = 'a long pass phrase';
  await client.request('POST', '/api/session/logout');
  await client.request('POST', '/api/account', { name: 'Ben', password });
  expect((await look(client)).body).toMatchObject({ mine: null, counts: null });
  expect((await answer(client, 0)).body).toMatchObject({ people: 1, mine: { answer: 0 } });
  expect((await client.request('GET', '/api/daily')).body.days).toHaveLength(1);
});

test('one person at two devices counts once, also at the same moment', async () => {
  const { port } = await testServer();
  const [here, there] = [new TestClient(port), new TestClient(port)];
  await here.guest('Anna');
  there.cookie = here.cookie;
  await Promise.all([answer(here, 0), answer(there, 1), answer(here, 1)]);
  const { body } = await look(here);
  expect(body.people).toBe(1);
});

test('who answered at two devices before saying who they are counts once, when each of them knows', async () => {
  const { port } = await testServer();
  const [here, there] = [new TestClient(port), new TestClient(port)];
  await answer(here, 0);
  await answer(there, 1);
  expect((await look(there)).body.people).toBe(2);
  const password = 'a long pass phrase';
  await here.request('POST', '/api/account', { name: 'Ben', password });
  expect((await answer(here, 0)).body).toMatchObject({ people: 2, mine: { answer: 0 } });
  await there.request('POST', '/api/session/login', { name: 'Ben', password });
  // The page sends what this device had answered as nobody.
  expect((await answer(there, 1)).body).toMatchObject({ people: 1, mine: { answer: 0 } });
  expect((await there.request('GET', '/api/daily')).body.days).toHaveLength(1);
  await there.request('POST', '/api/session/logout');
  expect((await answer(there, 1)).body.people).toBe(1);
});

test('one address fills no problem: after forty answers it has to wait', async () => {
  const { port } = await testServer();
  for (let i = 0; i < 40; i++) expect((await answer(new TestClient(port), 0)).status).toBe(200);
  expect(await answer(new TestClient(port), 0)).toMatchObject({
    status: 429,
    body: { code: 'tooFast' },
  });
  expect((await look(new TestClient(port))).body.people).toBe(40);
});

test('one address makes the server work out no more than forty problems in an hour; what is known is told on', async () => {
  const client = new TestClient((await testServer()).port);
  const paths = RULESETS.slice(0, 2).flatMap(({ id }) =>
    Array.from({ length: 21 }, (_, i) => `/api/daily/${dayAt(-i)}/${id}`),
  );
  const answers = [];
  for (const path of paths) answers.push(await look(client, path));
  expect(answers.slice(0, 40).every(({ status }) => status === 200)).toBe(true);
  expect(answers.slice(40).map(({ body }) => body.code)).toEqual(['tooFast', 'tooFast']);
  expect((await look(client, paths[0]!)).status).toBe(200);
});

test('days that are not out, no days, or long over, and answers that there are not, are refused by name', async () => {
  const { port } = await testServer();
  const client = new TestClient(port);
  const refused = async (path: string, field: string, one: unknown = 0) => {
    const { status, body } = await client.request('PUT', path, { answer: one, problem: code });
    expect([path, status, body.field]).toEqual([path, 400, field]);
  };
  await refused(`/api/daily/${dayAt(3)}/${RULES}`, 'day');
  await refused(`/api/daily/2026-02-30/${RULES}`, 'day');
  await refused(`/api/daily/2025-12-31/${RULES}`, 'day');
  await refused(`/api/daily/0000-00-00/${RULES}`, 'day');
  await refused(`/api/daily/${TODAY}/no-such-book`, 'rules');
  await refused(PATH, 'answer', size);
  for (const [i, value] of HOSTILE.entries()) {
    // A null is an answer, and minus nothing is nothing.
    if (value === null || value === 0) continue;
    const { status } = await client.request(
      'PUT',
      PATH,
      hostileLine({ answer: value, problem: code }),
    );
    expect([i, status]).toEqual([i, 400]);
  }
  const other = await client.request('PUT', PATH, { answer: 0, problem: 'AAAA-AAAA' });
  expect(other).toMatchObject({ status: 409, body: { code: 'conflict', field: 'problem' } });
  const over = await answer(client, 0, `/api/daily/${dayAt(-40)}/${RULES}`);
  expect(over).toMatchObject({ status: 409, body: { code: 'wrongState' } });
  // What no longer counts is open to everybody.
  expect((await look(client, `/api/daily/${dayAt(-40)}/${RULES}`)).body).toMatchObject({
    isOpen: false,
    unsure: 0,
    people: 0,
  });
});
