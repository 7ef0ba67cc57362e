// Bad input of every type of act: the field is named, and nothing has happened.

import type { ActRequest } from '@hanchan/protocol';
import { ACT_TYPES, fillIn } from '@hanchan/tournament';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aStage } from '../../../proof/spec/support/eventDesk.ts';
import { TestClient } from './support/client.ts';
import { aHall, type Hall, SPRING } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

const at = { round: 9, table: 1, version: 0 };
const reason = 'a reason';
const four = [1, 2, 3, 4] as [number, number, number, number];
const none = [0, 0, 0, 0] as [number, number, number, number];
const sheet = { slots: four, held: none, loans: none, sticks: 0 };
const block = { id: 'b', kind: 'round', label: '', start: 0, minutes: 1, round: 1 } as const;

type Sample = ActRequest & { readonly at?: unknown };

/** Right in form; at this event, now, none of them makes sense. The field that says why not stands beside each. */
const SENSELESS: { readonly [T in ActRequest['type']]: readonly [ActRequest, string] } = {
  change: [{ type: 'change', changes: { to: '2020-01-01' }, reason }, 'to'],
  openRegistration: [{ type: 'openRegistration', isOpen: true }, ''],
  announce: [{ type: 'announce', text: 'x' }, ''],
  curtain: [{ type: 'curtain', isDown: true }, ''],
  addStaff: [{ type: 'addStaff', staff: { id: 'r1', name: 'x', role: 'referee' } }, 'staff.id'],
  dropStaff: [{ type: 'dropStaff', staff: 'nobody' }, 'staff'],
  renewLink: [{ type: 'renewLink', link: 'staff:nobody' }, ''],
  closeEvent: [{ type: 'closeEvent' }, ''],
  reopenEvent: [{ type: 'reopenEvent', reason }, 'type'],
  reset: [{ type: 'reset' }, 'type'],
  enrol: [{ type: 'enrol', people: [aPerson('p1')] }, 'people[0].id'],
  amend: [{ type: 'amend', person: 'nobody', changes: {} }, 'person'],
  remove: [{ type: 'remove', person: 'nobody', reason }, 'person'],
  checkIn: [{ type: 'checkIn', person: 'nobody', state: 'present' }, 'person'],
  number: [{ type: 'number', order: ['nobody'] }, 'order[0]'],
  occupy: [
    {
      type: 'occupy',
      slot: 1,
      person: 'nobody',
      role: 'substitute',
      fromRound: 1,
      toRound: null,
      reason,
    },
    'person',
  ],
  consent: [
    { type: 'consent', person: 'nobody', changes: { mayPublish: false }, how: 'spoken' },
    'person',
  ],
  depart: [
    { type: 'depart', person: 'nobody', departure: 'withdrawn', fromRound: 1, note: '' },
    'person',
  ],
  stages: [{ type: 'stages', stages: [aStage({ cut: 4 })] }, 'stages[0].cut'],
  schedule: [{ type: 'schedule', blocks: [block] }, 'blocks[0].label'],
  shift: [{ type: 'shift', fromBlock: 'none', minutes: 5, reason }, 'fromBlock'],
  qualify: [{ type: 'qualify', stage: 'none', slots: four }, 'stage'],
  seat: [
    { type: 'seat', seed: '', method: '', rounds: [{ round: 1, tables: [four] }], reason },
    'rounds[0].tables',
  ],
  publishSeating: [{ type: 'publishSeating', round: 9, isPublic: true }, 'round'],
  swap: [{ type: 'swap', round: 1, a: 1, b: 99, reason }, 'b'],
  start: [{ type: 'start', round: 9 }, 'round'],
  pause: [{ type: 'pause', round: 1, table: null, reason }, 'round'],
  resume: [{ type: 'resume', round: 1, table: null }, 'round'],
  extraTime: [{ type: 'extraTime', round: 1, table: 1, seconds: 60, reason }, 'round'],
  gong: [{ type: 'gong', round: 1 }, 'round'],
  endRound: [{ type: 'endRound', round: 1 }, 'round'],
  unstart: [{ type: 'unstart', round: 1, reason }, 'round'],
  drawWinds: [{ type: 'drawWinds', at, slots: four }, 'round'],
  setState: [{ type: 'setState', at, state: 'ended' }, 'round'],
  allLast: [{ type: 'allLast', at, deltas: none, slots: four }, 'round'],
  missing: [{ type: 'missing', at, slot: 1 }, 'round'],
  arrived: [{ type: 'arrived', at, slot: 1, seconds: 1, isWaived: false, reason }, 'round'],
  replace: [{ type: 'replace', at, slot: 1, person: 'p9', reason }, 'round'],
  lend: [{ type: 'lend', at, slot: 1, points: 1_000 }, 'round'],
  repay: [{ type: 'repay', at, slot: 1, points: 1_000 }, 'round'],
  enter: [{ type: 'enter', at: { ...at, round: 1 }, sheet, source: 'typed' }, 'table'],
  confirm: [{ type: 'confirm', at: { ...at, round: 1 }, slot: 1, how: 'paper' }, 'table'],
  sendBack: [{ type: 'sendBack', at: { ...at, round: 1 }, reason }, 'table'],
  sign: [{ type: 'sign', at: { ...at, round: 1 } }, 'table'],
  reopen: [{ type: 'reopen', at: { ...at, round: 1 }, reason }, 'table'],
  void: [{ type: 'void', at: { ...at, round: 1 }, reason }, 'table'],
  call: [{ type: 'call', call: 'k', round: 1, table: 77, note: '' }, 'table'],
  claimCall: [{ type: 'claimCall', call: 'none' }, 'call'],
  closeCall: [{ type: 'closeCall', call: 'none', note: '' }, 'call'],
  penalise: [
    {
      type: 'penalise',
      penalty: 'x',
      slots: [99],
      round: 1,
      table: 1,
      foul: 'phone',
      kind: 'points',
      points: 1_000,
      section: '',
      note: '',
    },
    'slots',
  ],
  withdrawPenalty: [{ type: 'withdrawPenalty', penalty: 'none', reason }, 'penalty'],
  rule: [
    { type: 'rule', ruling: 'r', question: '', decision: 'No', section: '', isBinding: false },
    'question',
  ],
  toss: [{ type: 'toss', slots: [1, 99] }, 'slots'],
};

describe('an act', () => {
  let hall: Hall;
  let seq = 0;

  beforeEach(async () => {
    hall = await aHall((await testServer()).port);
    seq = (await hall.log(hall.key)).seq;
  });

  const unchanged = async () => expect((await hall.log(hall.key)).seq).toBe(seq);

  test('of every type, with each of its fields wrong in form: the field is named', async () => {
    expect(Object.keys(SENSELESS).sort()).toEqual(
      ACT_TYPES.filter((type) => type !== 'create' && type !== 'erase').sort(),
    );
    for (const [act] of Object.values(SENSELESS)) {
      for (const field of Object.keys(act)) {
        const wrong = { ...act, [field]: { $: 1 } };
        const { status, body } = await hall.send(wrong as unknown as Sample);
        expect(status, `${act.type}.${field}`).toBe(400);
        expect(body.code).toBe('badMessage');
        expect(body.field, `${act.type}.${field}`).toMatch(new RegExp(`^act\\.${field}`));
      }
      const more = await hall.send({ ...act, more: 1 } as unknown as Sample);
      expect(more).toMatchObject({ status: 400, body: { code: 'badMessage' } });
    }
    const unknown = await hall.send({ type: 'create' } as unknown as Sample);
    expect(unknown).toMatchObject({ status: 400, body: { field: 'act.type' } });
    await unchanged();
  });

  test('of every type that makes no sense now is refused, with field and words', async () => {
    const senseless = Object.values(SENSELESS).filter(([, field]) => field !== '');
    const fields: Record<string, string> = {};
    for (const [act] of senseless) {
      const { status, body } = await hall.send(act);
      const isRefused = status >= 400 && status < 500 && /\S\.$/.test(body.message);
      fields[act.type] = isRefused ? body.field : `${status} ${body.message}`;
      // With its values apart, for those who say it in another language.
      if (body.said !== undefined)
        expect(fillIn(body.said.text, body.said.values)).toBe(body.message);
      else expect(body.message).not.toMatch(/\d/);
    }
    expect(fields).toEqual(Object.fromEntries(senseless.map(([act, field]) => [act.type, field])));
    await unchanged();
    // The few that always make sense are not for everybody.
    const key = await hall.keyOf('person:p1');
    for (const [act, field] of Object.values(SENSELESS)) {
      if (field !== '') continue;
      const refused = await hall.send(act, key);
      expect(refused, act.type).toMatchObject({ status: 403, body: { field: 'role' } });
    }
    await unchanged();
  });

  test('without a command’s id, or with a broken body, is refused', async () => {
    const act = { type: 'announce', text: 'x' };
    const post = (body: unknown) => hall.ask('POST', '/acts', hall.key, body);
    expect((await post({ act })).body.field).toBe('id');
    expect((await post({ id: 'x', act })).body.field).toBe('id');
    expect((await post('{"id":')).body.code).toBe('badMessage');
    await unchanged();
  });
});

test('an event whose settings cannot be is not made, and the field is named', async () => {
  const client = new TestClient((await testServer()).port);
  await client.guest('Olga');
  const make = (changes: object) =>
    client.request('POST', '/api/events', { settings: { ...SPRING, ...changes } });
  expect((await make({ name: '' })).body.field).toBe('settings.name');
  expect((await make({ from: '16 January' })).body.field).toBe('settings.from');
  expect((await make({ rules: 'none' })).body).toMatchObject({ code: 'badRules', field: 'rules' });
  expect((await make({ to: '2020-01-01' })).body.field).toBe('settings.to');
  expect((await make({ timeZone: 'Moon' })).body.field).toBe('settings.timeZone');
  expect((await client.request('GET', '/api/events')).body.events).toEqual([]);
});
