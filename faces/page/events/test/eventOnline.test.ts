// Online tables of an event, worked out without a screen: when a round can be opened, what a player is offered, and
// under which name.

import { type OnlineTable, playerNameSchema } from '@hanchan/protocol';
import { WRC_2022 } from '@hanchan/rulesets';
import { type Act, tableOf } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { canOpen, guestNameOf, onlineAt, stepAt, tableAddress } from '../src/event/onlineTables.ts';
import { phonesEvent } from './phonesEvent.ts';

const online = (table: number, state: OnlineTable['state'] = 'waiting'): OnlineTable => ({
  round: 1,
  table,
  id: `id-${table}`,
  state,
  seated: 0,
});

const sheetAt = (table: number): Act => ({
  type: 'enter',
  at: { round: 1, table, version: 0 },
  sheet: {
    slots: table === 1 ? [1, 2, 3, 4] : [5, 6, 7, 8],
    held: [30_000, 30_000, 30_000, 30_000],
    loans: [0, 0, 0, 0],
    sticks: 0,
  },
  source: 'typed',
});
const voided: Act = { type: 'void', at: { round: 1, table: 1, version: 0 }, reason: 'no' };

describe('opening a round', () => {
  test('once it has begun, while a table without a sheet has no online one', () => {
    const [first, second] = phonesEvent(WRC_2022).rounds;
    expect(canOpen(first!, [])).toBe(true);
    expect(canOpen(first!, [online(1)])).toBe(true);
    expect(canOpen(first!, [online(1), online(2)])).toBe(false);
    expect(canOpen(second!, [])).toBe(false);
  });

  test('a table with a sheet, or one that does not count, needs none', () => {
    const [written] = phonesEvent(WRC_2022, [sheetAt(1)]).rounds;
    expect(canOpen(written!, [])).toBe(true);
    expect(canOpen(written!, [online(2)])).toBe(false);
    const [unplayed] = phonesEvent(WRC_2022, [voided]).rounds;
    expect(canOpen(unplayed!, [online(2)])).toBe(false);
  });
});

describe('a player', () => {
  const table = (acts: readonly Act[] = []) => tableOf(phonesEvent(WRC_2022, acts), 1, 1)!;

  test('sits down, goes on, and waits for the sheet', () => {
    expect(stepAt(online(1), table())).toBe('sit');
    expect(stepAt(online(1, 'playing'), table())).toBe('goOn');
    expect(stepAt(online(1, 'over'), table())).toBe('over');
  });

  test('is offered nothing without a table, once a sheet is there, or where nothing counts', () => {
    expect(stepAt(onlineAt([online(2)], table()), table())).toBeNull();
    expect(stepAt(onlineAt([{ ...online(1), round: 2 }], table()), table())).toBeNull();
    expect(stepAt(online(1, 'playing'), table([sheetAt(1)]))).toBeNull();
    expect(stepAt(online(1), table([voided]))).toBeNull();
  });

  test.each([
    ['Ada Holt', 'Ada Holt'],
    ['  Wolfeschlegelsteinhausenberger the Younger', 'Wolfeschlegelsteinhausen'],
    ['Mi\u200Bra\u0000', 'Mira'],
    ['ア'.repeat(30), 'ア'.repeat(24)],
    ['𠮷'.repeat(20), '𠮷'.repeat(12)],
  ])('is a guest by the name of the event: %s', (name, guest) => {
    expect(guestNameOf(name)).toBe(guest);
    expect(playerNameSchema.parse(guest)).toBe(guest);
  });

  test('finds back from the table', () => {
    const url = new URL(tableAddress('a b', 'x/y'), 'http://localhost');
    expect(url.pathname).toBe('/table/x%2Fy');
    expect(url.searchParams.get('event')).toBe('a b');
  });
});
