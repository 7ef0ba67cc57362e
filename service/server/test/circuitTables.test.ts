// The table of a circuit is worked out once for everybody who looks, and anew as soon as its log or one of its events has moved on.

import { type CircuitAct, foldCircuit, type LiveResults, PLAIN_RULE } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { CircuitTables } from '../src/circuits/tables.ts';

const owner = { id: 'o', name: 'Boss' };
const settings = {
  ...{ name: 'North', about: '', isListed: true },
  rule: PLAIN_RULE,
  qualification: null,
};
const terms = { label: '', weight: 100, counts: 'best', hasQualification: false } as const;

function folded(acts: readonly CircuitAct[]) {
  const all: CircuitAct[] = [{ type: 'create', settings, owner }, ...acts];
  const by = { role: 'owner', id: 'o' } as const;
  return foldCircuit(all.map((act, i) => ({ seq: i + 1, id: `c${i}`, at: i, by, act })));
}

const row = (id: string, place: number) => ({
  ...{ id, place, score: 1_000 * (3 - place), games: 4, name: `Player ${id}` },
  ...{ number: '', country: '', club: '' },
});
/** One event that was read elsewhere. */
const live = (order: readonly string[]): LiveResults =>
  new Map([
    [
      'e1',
      {
        stage: 'closed',
        results: {
          ...{ name: 'Fjord', venue: '', country: '', from: '2026-09-01', to: '2026-09-02' },
          ...{ players: order.length, games: 4, rows: order.map((id, i) => row(id, i + 1)) },
        },
      },
    ],
  ]);

const added: CircuitAct = {
  type: 'addEvent',
  entry: { id: 'e1', ...terms },
  event: 'x',
  isAgreed: false,
};
const first = (table: ReturnType<CircuitTables['of']>) =>
  table.people.byKey.get(table.rows[0]!.player)!.name;

test('the same table as long as nothing moves, also after one of the events', () => {
  const tables = new CircuitTables();
  const state = folded([added]);
  const results = live(['a', 'b']);
  const table = tables.of(state, results);
  expect(first(table)).toBe('Player a');
  // Read again by somebody else: what was read of the event is the same.
  expect(tables.of(state, new Map(results))).toBe(table);
  const before = tables.of(state, results, 0);
  expect(before.rows).toEqual([]);
  expect(tables.of(state, results, 0)).toBe(before);
  expect(tables.of(state, results)).toBe(table);
});

test('another one behind an act, a correction of an event, and a rewritten log', () => {
  const tables = new CircuitTables();
  const state = folded([added]);
  const results = live(['a', 'b']);
  const table = tables.of(state, results);
  expect(first(tables.of(state, live(['b', 'a'])))).toBe('Player b');
  const more: CircuitAct = { type: 'adjust', player: 'e1.b', tenths: 90_000, reason: 'as told' };
  const now = folded([added, more]);
  expect(first(tables.of(now, results))).toBe('Player b');
  const gone = new Map(results).set('e1', { stage: 'gone', results: null });
  expect(tables.of(now, gone).columns).toEqual([]);
  expect(tables.of(state, results)).toEqual(table);
  // As after an erasure: another state of the same length.
  expect(tables.of(folded([added]), results)).not.toBe(tables.of(state, results));
});
