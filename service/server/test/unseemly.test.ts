// Texts that would do something to what stands around them: refused by their field wherever somebody writes anew, and taken as
// they are where they were written long ago.

import { expect, test } from 'vitest';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { TestClient } from './support/client.ts';
import { aHall, SPRING } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

const UNSEEMLY = ['A\u202eb', 'A\u2066b', 'A\u200bb', `A${'\u0301'.repeat(9)}b`, 'A\u0000b'];

test('names of people, tables, rules and events, notes and announcements', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  await client.guest('Anna');
  for (const text of UNSEEMLY) {
    const rules = { base: 'wrc-2022', name: text, changes: {} };
    const forms = [
      ['POST', '/api/session/guest', { name: text }, 'name'],
      ['POST', '/api/account', { name: text, password: 'long enough' }, 'name'],
      ['POST', '/api/tables', { rules }, 'rules.name'],
      ['POST', '/api/events', { settings: { ...SPRING, name: text } }, 'settings.name'],
      ['POST', '/api/events', { settings: { ...SPRING, venue: text } }, 'settings.venue'],
    ] as const;
    for (const [method, path, body, field] of forms) {
      const answer = await client.request(method, path, body);
      expect([path, field, answer.status, answer.body.field]).toEqual([path, field, 400, field]);
      expect(answer.body.message).toMatch(/may (not )?hold/);
    }
  }
});

test('acts at an event', async () => {
  const hall = await aHall((await testServer()).port);
  const before = await hall.state();
  for (const text of UNSEEMLY) {
    const person = { ...aPerson('p90'), name: text };
    const enrolled = await hall.send({ type: 'enrol', people: [aPerson('p91'), person] });
    expect(enrolled).toMatchObject({ status: 400, body: { field: 'act.people[1].name' } });
    const said = await hall.send({ type: 'announce', text });
    expect(said).toMatchObject({ status: 400, body: { field: 'act.text' } });
  }
  expect(await hall.state()).toEqual(before);
});
