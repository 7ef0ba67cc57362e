// What the schemas let through, what they name, and what they fill in.

import { ILLEGAL_CODES } from '@hanchan/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientMessageSchema,
  DEFAULT_CLOCK,
  guestSchema,
  MESSAGE_LIMIT,
  PHRASES,
  PROTOCOL_CODES,
  playerNameSchema,
  REFUSAL_CODES,
  reportSchema,
  tableSettingsSchema,
} from '../src/index.ts';

const read = (value: unknown) => clientMessageSchema.safeParse(value);

describe('messages of a client', () => {
  const action = { type: 'discard', seat: 1, tile: 5, fromDraw: false, riichi: false };
  const act = { type: 'act', id: 'a', table: 't', seq: 3, action };

  test.each([
    { type: 'hello', version: 1 },
    { type: 'sit', table: 't' },
    { type: 'sit', table: 't', from: 0 },
    { type: 'watch', table: 't' },
    { type: 'turnAway', table: 't' },
    act,
    { type: 'why', id: 'a', table: 't', action },
    { type: 'ready', table: 't', deal: 2 },
    { type: 'chat', id: 'a', table: 't', phrase: PHRASES[0] },
    { type: 'lobby', on: true },
    { type: 'ping', sent: 1.5 },
  ])('$type is read as it is', (message) => {
    expect(read(message)).toEqual({ success: true, data: message });
  });

  test.each([
    [{ ...act, seq: 1.5 }, ['seq']],
    [{ ...act, id: '' }, ['id']],
    [{ ...act, action: { ...action, tile: 37 } }, ['action', 'tile']],
    [{ ...act, action: { ...action, seat: '1' } }, ['action', 'seat']],
    [{ ...act, action: { ...action, note: 'x' } }, ['action', 'note']],
    [{ ...act, action: null }, ['action']],
    [{ type: 'chat', id: 'a', table: 't', text: 'a\nb' }, ['text']],
    [{ type: 'chat', id: 'a', table: 't', phrase: 'curse' }, ['phrase']],
  ])('%j is refused at its field', (message, path) => {
    const { error } = read(message);
    expect(error!.issues[0]!.path).toEqual(path);
  });

  test('a field that is not of the message is named', () => {
    const { error } = read({ type: 'sit', table: 't', form: 3 });
    expect(error!.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['form'] });
  });

  test('nothing from outside makes reading throw', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true }), (value) => {
        expect(typeof read(value).success).toBe('boolean');
      }),
      { seed: 5, numRuns: 2_000 },
    );
  });

  test('the longest honest message fits', () => {
    const longest = { ...act, id: 'x'.repeat(64), table: 'x'.repeat(64) };
    const line = {
      type: 'chat',
      id: 'x'.repeat(64),
      table: 'x'.repeat(64),
      text: '牌'.repeat(200),
    };
    for (const message of [longest, line]) {
      expect(read(message).success).toBe(true);
      expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(MESSAGE_LIMIT);
    }
  });
});

describe('the form of a table', () => {
  test('everything but the rules has its default', () => {
    expect(tableSettingsSchema.parse({ rules: 'wrc-2022' })).toEqual({
      rules: 'wrc-2022',
      rounds: null,
      clock: DEFAULT_CLOCK,
      bellMinutes: null,
      assistance: 'guided',
      claimOrder: 'together',
      visibility: 'public',
      bots: [],
      watchDelayMs: 300_000,
      openHands: false,
      chat: 'all',
      pace: 'normal',
      walls: 'words',
    });
  });

  test.each([
    [{}, 'rules'],
    [{ rules: 'a', rounds: 5 }, 'rounds'],
    [{ rules: 'a', bots: ['club', 'club', 'club', 'club'] }, 'bots'],
    [{ rules: 'a', bots: ['wizard'] }, 'bots'],
    [{ rules: 'a', clock: { moveMs: 0, bankMs: 0 } }, 'clock'],
    [{ rules: 'a', visibility: 'secret' }, 'visibility'],
    [{ rules: 'a', pace: 'breakneck' }, 'pace'],
  ])('%j is refused at %s', (form, field) => {
    expect(tableSettingsSchema.safeParse(form).error!.issues[0]!.path[0]).toBe(field);
  });
});

describe('names', () => {
  test.each([['Anna'], ['結衣'], ['Ζωή 7'], ['O’Neil'], ['😀']])('%s is one', (name) => {
    expect(playerNameSchema.parse(` ${name} `)).toBe(name);
  });

  test.each([[''], ['   '], ['a\u202eb'], ['a\u200bb'], ['a\nb'], ['x'.repeat(25)]])(
    '%j is none',
    (name) => {
      expect(guestSchema.safeParse({ name }).error!.issues[0]!.path).toEqual(['name']);
    },
  );
});

test('every refusal of the engine can be told, and no code means two things', () => {
  for (const code of ILLEGAL_CODES) expect(REFUSAL_CODES).toContain(code);
  expect(new Set(REFUSAL_CODES).size).toBe(PROTOCOL_CODES.length + ILLEGAL_CODES.length);
});

test('a report names a table by its id alone: whoever reads it follows a link', () => {
  const report = { player: 'p', reason: 'other' };
  expect(reportSchema.safeParse({ ...report, table: 'aZ_-09' }).success).toBe(true);
  for (const table of ['../operator', 'a#b', 'a/b', ''])
    expect(reportSchema.safeParse({ ...report, table }).success).toBe(false);
});
