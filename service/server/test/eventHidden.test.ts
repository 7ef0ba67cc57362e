// A whole event with planted words: not one byte of what is private reaches the public, a board, or a player it does
// not belong to; and whoever follows it live, from any number, knows what one knows who comes later.

import { type Entry, foldEvent, standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { aHall, Follower, fill, type Hall } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

const MARK = 'PLANTED';
/** What is said of a person, who may see all of it. */
const about = (person: string) => `${MARK} of ${person}`;
const people = Array.from({ length: 8 }, (_, i) => {
  const id = `p${i + 1}`;
  const said = about(id);
  return aPerson(id, { legalName: said, notes: said, emaId: `${said}-id`, language: said });
});
people[6] = { ...people[6]!, name: `${MARK}-shy`, club: `${MARK}-club`, mayPublish: false };

const viewers = async (hall: Hall): Promise<readonly Follower[]> => [
  new Follower(hall, null),
  new Follower(hall, await hall.keyOf('display')),
  new Follower(hall, await hall.keyOf('person:p1')),
  new Follower(hall, await hall.keyOf('person:p5')),
];

/** With everything in it that may change what others see. */
async function play(hall: Hall): Promise<void> {
  const reason = `${MARK}-reason`;
  await hall.do({ type: 'addStaff', staff: { id: 'x', name: `${MARK}-staff`, role: 'scorer' } });
  await hall.do({ type: 'amend', person: 'p2', changes: { notes: `${MARK}-amended` } });
  await hall.do({ type: 'swap', round: 1, a: 1, b: 5, reason });
  await hall.do({ type: 'swap', round: 1, a: 1, b: 5, reason });
  await hall.do({ type: 'publishSeating', round: 1, isPublic: true });
  await hall.do({ type: 'start', round: 1 });
  await hall.do({ type: 'call', call: 'k', round: 1, table: 2, note: `${MARK}-call` });
  await hall.do({ type: 'closeCall', call: 'k', note: `${MARK}-closed` });
  // A sheet that is sent back: its points, and why, are told to its four alone.
  const at = async () => hall.at(1, 2);
  const slots = [5, 6, 7, 8] as [number, number, number, number];
  const held = [77_700, 12_300, 15_000, 15_000] as typeof slots;
  const sheet = { slots, held, loans: [0, 0, 0, 0] as typeof slots, sticks: 0 };
  await hall.do({ type: 'enter', at: await at(), sheet, source: 'typed' });
  await hall.do({ type: 'sendBack', at: await at(), reason: 'a digit' });
  await hall.finish(1, 1);
  await hall.finish(1, 2);
  const penalty = { slots: [2], round: 1, table: 1, section: '', note: `${MARK}-note` };
  const warning = { penalty: 'w', foul: 'phone', kind: 'warning', points: 0 } as const;
  await hall.do({ type: 'penalise', ...warning, ...penalty });
  const chombo = { penalty: 'f', foul: 'falseWin', kind: 'chombo', points: 30_000 } as const;
  await hall.do({ type: 'penalise', ...chombo, ...penalty });
  await hall.do({ type: 'endRound', round: 1 });
  await hall.do({ type: 'curtain', isDown: true });
  await hall.do({ type: 'start', round: 2 });
  await hall.finish(2, 2, [88_800, 10_200, 10_500, 10_500]);
  await hall.finish(2, 1);
  await hall.do({ type: 'reopen', at: await hall.at(2, 1), reason: 'a digit' });
}

const PRIVATE_OF_TABLE_2 = ['77700', '88800'];

test('nothing private reaches anybody whom it does not concern', async () => {
  const hall = await aHall((await testServer()).port, { people });
  const [everybody, board, one, five] = await viewers(hall);
  const owners = new Map([
    [everybody!, null],
    [board!, null],
    [one!, 'p1'],
    [five!, 'p5'],
  ]);
  for (const follower of owners.keys()) await follower.follow();
  await play(hall);
  const { seq } = await hall.log(hall.key);
  for (const [follower, person] of owners) {
    await follower.until(seq);
    expect(follower.bytes.length).toBeGreaterThan(5_000);
    if (person !== null) expect(follower.bytes).toContain(about(person));
    const ofOthers =
      person === null ? follower.bytes : follower.bytes.replaceAll(about(person), '');
    // The tables of round 3 are drawn from the same seed as those of rounds 1 and 2.
    const told = [MARK, 'lottery'].filter((word) => ofOthers.includes(word));
    expect(told).toEqual([]);
    const seated = (one: Entry) => 'seating' in one.act && one.act.round === 3;
    expect(follower.entries.some(seated)).toBe(false);
  }
  const says = (follower: Follower) =>
    PRIVATE_OF_TABLE_2.map((points) => follower.bytes.includes(points));
  expect([everybody!, board!, one!, five!].map(says)).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, true],
  ]);
  // Over the plain log too, and in the list of events and every other answer without a key.
  for (const [person, key] of [
    ['', null],
    ['', await hall.keyOf('display')],
    ['p1', await hall.keyOf('person:p1')],
  ] as const) {
    const text = JSON.stringify(await hall.log(key)).replaceAll(about(person), '');
    expect([MARK, 'lottery', ...PRIVATE_OF_TABLE_2].filter((word) => text.includes(word))).toEqual(
      [],
    );
  }
  await hall.do({ type: 'curtain', isDown: false });
  expect(JSON.stringify(await hall.log()).includes('88800')).toBe(true);
});

test('who asks for the player’s own name gets it; who had to leave is a number', async () => {
  const hall = await aHall((await testServer()).port, { people });
  const nameOf = async (key: string | null) =>
    (await hall.state(key)).people.get('p7')!.person.name;
  expect(await nameOf(null)).toBe('Player 7');
  expect(await nameOf(await hall.keyOf('person:p7'))).toBe(`${MARK}-shy`);
  await hall.do({ type: 'start', round: 1 });
  const leave = { type: 'depart', person: 'p2', departure: 'emergency', fromRound: 2 } as const;
  expect((await hall.send({ ...leave, note: 'ambulance' })).body.field).toBe('note');
  await hall.do({ ...leave, note: '' });
  const text = JSON.stringify(await hall.log());
  expect([MARK, 'emergency', 'Name of p2'].filter((word) => text.includes(word))).toEqual([]);
});

test('following live gives the same as coming later, and ordinary play never begins again', async () => {
  const hall = await aHall((await testServer()).port, { people });
  const followers = [...(await viewers(hall)), new Follower(hall, hall.key)];
  for (const follower of followers) await follower.follow();
  await hall.do({ type: 'publishSeating', round: 1, isPublic: true });
  await hall.do({ type: 'start', round: 1 });
  await hall.finish(1, 1);
  await hall.finish(1, 2);
  await hall.do({ type: 'reopen', at: await hall.at(1, 2), reason: 'a digit' });
  await hall.do({ type: 'endRound', round: 1 }).catch(() => {});
  let { seq } = await hall.log(hall.key);
  for (const follower of followers) await follower.until(seq);
  expect(followers.map(({ begunAgain }) => begunAgain)).toEqual([0, 0, 0, 0, 0]);
  await hall.do({ type: 'curtain', isDown: true });
  await hall.do({ type: 'curtain', isDown: false });
  await hall.do({ type: 'publishSeating', round: 2, isPublic: true });
  await hall.do({ type: 'publishSeating', round: 2, isPublic: false });
  ({ seq } = await hall.log(hall.key));
  for (const follower of followers) {
    await follower.until(seq);
    const fresh = (await hall.log(follower.key)).entries;
    const followed = foldEvent(follower.entries);
    expect(standingsOf(followed)).toEqual(standingsOf(foldEvent(fresh)));
    expect(followed.rounds.map(({ tables }) => tables.map(({ seats }) => seats))).toEqual(
      foldEvent(fresh).rounds.map(({ tables }) => tables.map(({ seats }) => seats)),
    );
  }
  expect(followers.map(({ begunAgain }) => begunAgain > 0)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

test('a log from any number on is the end of the whole log, also behind a reset', async () => {
  const hall = await aHall((await testServer()).port, { people, isRehearsal: true });
  await play(hall);
  await hall.do({ type: 'reset' });
  await fill(hall, people);
  await hall.do({ type: 'start', round: 1 });
  await hall.finish(1, 1);
  const before = await hall.log();
  expect(before.entries.filter(({ act }) => act.type === 'sign')).toHaveLength(1);
  for (const key of [null, hall.key, await hall.keyOf('staff:r1'), await hall.keyOf('person:p1')]) {
    const whole = await hall.log(key);
    for (let from = 0; from <= whole.seq + 1; from += 7) {
      const part = await hall.log(key, from);
      expect(part.entries).toEqual(whole.entries.filter(({ seq }) => seq >= from));
      expect([part.seq, part.edition]).toEqual([whole.seq, whole.edition]);
    }
  }
  const late = new Follower(hall, null);
  await late.follow(before.seq + 1);
  expect(late.entries).toEqual([]);
  await hall.do({ type: 'announce', text: 'Tea' });
  await late.until(before.seq + 1);
  expect(late.entries.map(({ act }) => act.type)).toEqual(['announce']);
});

test('a long log is sent compressed to whoever reads that', async () => {
  const hall = await aHall((await testServer()).port, { people });
  const ask = (encoding: string) =>
    hall.ask('GET', '/log', hall.key, undefined, { 'accept-encoding': encoding });
  const [zipped, plain] = [await ask('gzip, br'), await ask('identity')];
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect({ ...zipped.body, now: 0 }).toEqual({ ...plain.body, now: 0 });
  const sizes = [zipped, plain].map(({ headers }) => Number(headers.get('content-length')));
  // Ids are drawn by chance and stay as long as they are.
  expect(sizes[0]!).toBeLessThan(sizes[1]! / 2);
});
