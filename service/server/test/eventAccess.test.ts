// Who gets in where: links, PINs, numbers, roles; and that an act is done once, by whoever saw the table as it is.

import { expect, test } from 'vitest';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { aHall, Follower, Hall, openHall } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';
import { ManualTime, quiet } from './support/manualTime.ts';

const start = async () => aHall((await testServer()).port);
const announce = (text: string) => ({ type: 'announce', text }) as const;

test('each link opens the event as its holder, and nobody else as anybody', async () => {
  const hall = await start();
  const who = async (key: string | null) => (await hall.log(key)).actor;
  expect(await who(null)).toEqual({ role: 'public', name: 'Public', person: null });
  expect(await who(hall.key)).toMatchObject({ role: 'organiser' });
  expect(await who(await hall.keyOf('staff:r1'))).toMatchObject({ role: 'referee', name: 'Ito' });
  expect(await who(await hall.keyOf('display'))).toMatchObject({ role: 'display' });
  expect(await who(await hall.keyOf('person:p3'))).toMatchObject({ role: 'player', person: 'p3' });
  const other = await openHall(hall.port);
  const strange = await hall.ask('GET', '/log', other.key);
  expect(strange).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'key' } });
  const forged = `staff:h.${(await hall.keyOf('staff:r1')).split('.')[1]}`;
  expect((await hall.ask('GET', '/log', forged)).status).toBe(403);
  expect(
    (await new Hall(hall.port, { id: 'none', key: '' }).ask('GET', '/log')).body,
  ).toMatchObject({ code: 'noSuchEvent', field: 'event' });
});

test('a renewed link hears nothing more on a stream that is open, and neither does somebody who is gone', async () => {
  const hall = await aHall((await testServer()).port);
  const links = ['staff:r1', 'staff:r2', 'staff:h', 'person:p1'];
  const followers = await Promise.all(
    links.map(async (link) => new Follower(hall, await hall.keyOf(link))),
  );
  const ended = followers.map((one) => new Promise<void>((resolve) => (one.onEnd = resolve)));
  for (const one of followers) await one.follow();
  const [renewed, dropped, stays, player] = followers;
  await hall.do({ type: 'renewLink', link: 'staff:r1' });
  await hall.do({ type: 'dropStaff', staff: 'r2' });
  await hall.do({ type: 'renewLink', link: 'person:p1' });
  await Promise.all([ended[0], ended[1], ended[3]]);
  await hall.do({ type: 'announce', text: 'Lunch is at noon' });
  await stays!.until((await hall.log(hall.key)).seq);
  for (const one of [renewed, dropped, player]) expect(one!.bytes).not.toContain('Lunch');
  expect(stays!.bytes).toContain('Lunch');
});

test('a renewed link opens nothing any more, and the new one does', async () => {
  const hall = await start();
  const old = await hall.keyOf('staff:r1');
  await hall.do(announce('one'), old);
  await hall.do({ type: 'renewLink', link: 'staff:r1' });
  const refused = await hall.send(announce('two'), old);
  expect(refused).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'key' } });
  expect(refused.body.message).toContain('renewed');
  await hall.do(announce('two'), await hall.keyOf('staff:r1'));
  await hall.do({ type: 'dropStaff', staff: 'r1' });
  expect((await hall.send(announce('three'), old)).status).toBe(403);
});

test('links of staff ask for their PIN: guessing is slowed down, and the referee is not locked out', async () => {
  const time = new ManualTime();
  const hall = await aHall((await testServer({ time, trustProxy: 1 })).port);
  const whole = await hall.keyOf('staff:r1');
  const bare = whole.slice(0, whole.lastIndexOf(':'));
  const right = whole.slice(-4);
  const wrong = right === '0000' ? '0001' : '0000';
  const pinned = await hall.ask('GET', '/log', bare);
  expect(pinned).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'pin' } });
  const came = await hall.ask('GET', '/log', whole);
  const known = { cookie: came.headers.get('set-cookie')!.split(';')[0]! };
  expect(came.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  const guess = () => hall.ask('GET', '/log', `${bare}:${wrong}`);
  for (let i = 0; i < 4; i++) expect((await guess()).status).toBe(403);
  // From now on one at a time, and each takes a while; the right PIN does too, and opens.
  const slow = hall.ask('GET', '/log', whole);
  await quiet();
  const shut = { status: 429, body: { code: 'tooFast', field: 'pin' } };
  expect(await guess()).toMatchObject(shut);
  expect(await hall.ask('GET', '/log', whole)).toMatchObject(shut);
  // A device that was in before, another link and another address do not wait.
  expect((await hall.ask('GET', '/log', whole, undefined, known)).status).toBe(200);
  expect((await hall.ask('GET', '/log', await hall.keyOf('staff:r2'))).status).toBe(200);
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect((await hall.ask('GET', '/log', whole, undefined, elsewhere)).status).toBe(200);
  await time.pass(2_000);
  expect((await slow).status).toBe(200);
  // What the device was known by ends with the link.
  await hall.do({ type: 'renewLink', link: 'staff:r1' });
  const ended = hall.ask('GET', '/log', whole, undefined, known);
  await quiet();
  await time.pass(2_000);
  expect((await ended).body).toMatchObject({ code: 'notAllowed', field: 'key' });
});

test('guesses that are sent all at once are no quicker', async () => {
  const time = new ManualTime();
  const hall = await aHall((await testServer({ time })).port);
  const whole = await hall.keyOf('staff:r1');
  const bare = whole.slice(0, whole.lastIndexOf(':'));
  const pins = Array.from({ length: 60 }, (_, i) => String(i).padStart(4, '0'));
  const guesses = Promise.all(pins.map((pin) => hall.ask('GET', '/log', `${bare}:${pin}`)));
  let isAnswered = false;
  void guesses.then(() => {
    isAnswered = true;
  });
  while (!isAnswered) await time.pass(100);
  const looked = (await guesses).filter(({ status }) => status !== 429);
  expect(looked.length).toBeLessThan(20);
});

test('a player gets in by number and PIN, and not by guessing', async () => {
  const time = new ManualTime();
  const hall = await aHall((await testServer({ time })).port);
  const { key, pin } = (await hall.links()).find(({ number }) => number === 5)!;
  const by = (body: unknown) => hall.ask('POST', '/player', null, body);
  expect((await by({ number: 5, pin })).body).toEqual({ key });
  expect((await by({ number: 5, pin: '12' })).body).toMatchObject({ field: 'pin' });
  expect((await by({ number: 99, pin })).body).toMatchObject({ code: 'notAllowed', field: 'pin' });
  const wrong = pin === '0000' ? '0001' : '0000';
  for (let i = 0; i < 5; i++) {
    expect((await by({ number: 5, pin: wrong })).body.code).toBe('notAllowed');
  }
  const slow = by({ number: 5, pin });
  await quiet();
  expect((await by({ number: 5, pin: wrong })).body.code).toBe('tooFast');
  expect((await by({ number: 6, pin: wrong })).body.code).toBe('notAllowed');
  await time.pass(2_000);
  expect((await slow).body).toEqual({ key });
});

test('keys are for the organiser alone', async () => {
  const hall = await start();
  for (const link of ['staff:h', 'staff:r1', 'display', 'person:p1']) {
    const key = await hall.keyOf(link);
    expect((await hall.ask('GET', '/links', key)).status).toBe(403);
    expect((await hall.ask('GET', '/archive', key)).status).toBe(403);
  }
  expect((await hall.ask('GET', '/links')).status).toBe(403);
});

test('players act at their own table, the public nowhere', async () => {
  const hall = await start();
  await hall.do({ type: 'start', round: 1 });
  const at = await hall.at(1, 1);
  const ended = { type: 'setState', at, state: 'ended' } as const;
  const refused = await hall.send(ended, await hall.keyOf('person:p5'));
  expect(refused).toMatchObject({ status: 403, body: { field: 'table' } });
  expect((await hall.send(ended, null)).status).toBe(403);
  await hall.do(ended, await hall.keyOf('person:p1'));
  const sign = { type: 'sign', at: await hall.at(1, 1) } as const;
  expect((await hall.send(sign, await hall.keyOf('person:p1'))).status).toBe(403);
});

test('anybody registers while registration is open, in few words', async () => {
  const hall = await openHall((await testServer()).port);
  const enrol = (id: string, notes = '') =>
    hall.send({ type: 'enrol', people: [aPerson(id, { notes, hasPaid: false })] }, null);
  expect((await enrol('s1')).status).toBe(403);
  await hall.do({ type: 'openRegistration', isOpen: true });
  expect((await enrol('s1')).status).toBe(200);
  expect(await enrol('s2', 'x'.repeat(20_000))).toMatchObject({
    status: 403,
    body: { field: 'key' },
  });
});

test('an act that is sent many times is done once, also at the same moment', async () => {
  const hall = await start();
  const id = 'announce-0001';
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => hall.send(announce('Lunch'), hall.key, id)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.seq}`)).size).toBe(1);
  expect((await hall.state()).announcements).toHaveLength(1);
  // Also when it could no longer be done: the answer is the number it got then.
  await hall.do({ type: 'start', round: 1 });
  const begin = { type: 'start', round: 1 } as const;
  expect((await hall.send(begin)).status).toBe(409);
  expect((await hall.send(announce('Lunch'), hall.key, id)).body).toEqual(answers[0]!.body);
});

test('of two referees who saw the same table one is done, and the other is told what is there now', async () => {
  const hall = await start();
  await hall.do({ type: 'start', round: 1 });
  const keys = [await hall.keyOf('staff:r1'), await hall.keyOf('staff:r2')];
  const at = await hall.at(1, 2);
  const answers = await Promise.all(
    keys.map((key, i) => hall.send({ type: 'lend', at, slot: 5 + i, points: 10_000 }, key)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body).toMatchObject({ code: 'conflict', field: 'version', version: 1 });
  const { loans, version } = (await hall.state()).rounds[0]!.tables[1]!;
  expect([loans.size, version]).toEqual([1, 1]);
  const again = await hall.at(1, 2);
  await hall.do({ type: 'lend', at: again, slot: 7, points: 10_000 }, keys[1]!);
});
