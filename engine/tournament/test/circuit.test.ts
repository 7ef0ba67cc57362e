// A circuit from the logs of its events: the table against a slow computation of its own, people matched, corrections that flow through.

import { describe, expect, test } from 'vitest';
import { CIRCUIT_PEOPLE, smallEvent } from '../../../proof/spec/support/circuitEvents.ts';
import { type Desk, HEAD } from '../../../proof/spec/support/eventDesk.ts';
import {
  type Circuit,
  circuitStandings,
  inventSheet,
  readCircuit,
  standingsOf,
} from '../src/index.ts';

const PEOPLE = CIRCUIT_PEOPLE;
const played = (name: string, order: readonly number[], numbered = true): Desk =>
  smallEvent(name, order, { numbered });

const circuitOf = (rule: object, more: object = {}): Circuit => {
  const events = [1, 2.5, 3].map((weight, i) => ({ archive: `${i}.jsonl`, weight }));
  const read = readCircuit({ name: 'North', rule, events, ...more });
  if (!read.ok) throw new Error(`${read.error.field}: ${read.error.message}`);
  return read.value;
};

const DESKS = [
  played('Fjord', [0, 1, 2, 3, 4, 5, 6, 7]),
  played('Tarn', [7, 3, 1, 0, 2, 6, 5, 4]),
  played('Harbour', [4, 6, 0, 2, 7, 1, 3, 5]),
];
const STATES = DESKS.map(({ state }) => state);

describe('the table of a circuit', () => {
  test.each([0, 1, 2])('with the best %i counts what a slow computation counts', (best) => {
    const { rows, unconfirmed } = circuitStandings(circuitOf({ best, qualify: 3 }), STATES);
    expect(unconfirmed).toEqual([]);
    expect(rows.map(({ name }) => name).sort()).toEqual(PEOPLE);
    const totals = new Map(
      PEOPLE.map((name) => {
        const values = STATES.map((state, i) => {
          const all = standingsOf(state).rows;
          const row = all.find(({ person }) => state.people.get(person!)!.person.name === name)!;
          return (
            Math.round((1_000 * (all.length - row.rank!)) / (all.length - 1)) * [1, 2.5, 3][i]!
          );
        });
        const counted = values.sort((a, b) => b - a).slice(0, best || 3);
        return [name, Math.round(10 * counted.reduce((sum, one) => sum + one, 0)) / 10];
      }),
    );
    for (const row of rows) {
      expect([row.name, row.total]).toEqual([row.name, totals.get(row.name)]);
      const better = [...totals.values()].filter((total) => total > row.total).length;
      expect([row.name, row.place, row.isQualified]).toEqual([row.name, better + 1, better < 3]);
    }
  });

  test('carries points over, and asks for the events that a place needs', () => {
    const carried = [
      { player: 'Hal', points: 9_000 },
      { player: 'Zed', points: 5 },
    ];
    const { rows, unknownCarried } = circuitStandings(
      circuitOf({ minimum: 4 }, { carried }),
      STATES,
    );
    expect(unknownCarried).toEqual(['Zed']);
    expect(rows[0]).toMatchObject({ name: 'Hal', carried: 9_000, place: null });
  });

  test('follows a correction of an event', () => {
    const desk = played('Tarn', [7, 3, 1, 0, 2, 6, 5, 4]);
    const before = circuitStandings(circuitOf({ counts: 'score' }), [
      STATES[0]!,
      desk.state,
      STATES[2]!,
    ]);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'wrong' }, HEAD);
    const sheet = inventSheet(desk.table(1, 1), desk.state.settings.rules.values, 'other');
    desk.do({ type: 'enter', at: desk.at(1, 1), sheet, source: 'typed' }, HEAD);
    desk.confirmAll(1, 1);
    desk.do({ type: 'sign', at: desk.at(1, 1) }, HEAD);
    const after = circuitStandings(circuitOf({ counts: 'score' }), [
      STATES[0]!,
      desk.state,
      STATES[2]!,
    ]);
    expect(after.rows).not.toEqual(before.rows);
    const sum = (rows: typeof after.rows) =>
      Math.round(rows.reduce((all, { total }) => all + total, 0));
    expect(sum(after.rows)).toBe(sum(before.rows));
  });
});

describe('people', () => {
  const unnumbered = [played('Fjord', [0, 1, 2, 3, 4, 5, 6, 7], false).state, ...STATES.slice(1)];

  test('are not one by their name alone, until somebody says so', () => {
    const open = [
      unnumbered[0]!,
      played('Tarn', [7, 3, 1, 0, 2, 6, 5, 4], false).state,
      STATES[2]!,
    ];
    const first = circuitStandings(circuitOf({}), open);
    expect(first.unconfirmed.toSorted()).toEqual(PEOPLE);
    expect(first.rows.filter(({ name }) => name === 'Ada').length).toBe(3);
    const second = circuitStandings(circuitOf({}, { confirmed: PEOPLE }), open);
    expect([second.unconfirmed, second.rows.length]).toEqual([[], 8]);
  });

  test('who are not published stand under their number, and in no sum with others', () => {
    const desk = played('Fjord', [0, 1, 2, 3, 4, 5, 6, 7]);
    desk.do({ type: 'amend', person: 'p1', changes: { mayPublish: false } });
    const { rows } = circuitStandings(circuitOf({}), [desk.state, ...STATES.slice(1)]);
    expect(rows.map(({ name }) => name)).toContain('1, Fjord');
    expect(rows.find(({ name }) => name === 'Ada')!.results.map(({ event }) => event)).toEqual([
      1, 2,
    ]);
  });
});

test('a file that is no circuit is refused by its field', () => {
  const refused = (json: unknown) => {
    const read = readCircuit(json);
    return read.ok ? null : read.error.field;
  };
  const good = { name: 'N', events: [{ archive: 'a' }] };
  expect(refused(good)).toBeNull();
  expect(refused([])).toBe('circuit');
  expect(refused({ ...good, name: ' ' })).toBe('name');
  expect(refused({ ...good, events: [] })).toBe('events');
  expect(refused({ ...good, events: [{ archive: 'a' }, { archive: 'a' }] })).toBe(
    'events[1].archive',
  );
  expect(refused({ ...good, events: [{ archive: 'a', weight: -1 }] })).toBe('events[0].weight');
  expect(refused({ ...good, rule: { best: 1.5 } })).toBe('rule.best');
  expect(refused({ ...good, rule: { counts: 'luck' } })).toBe('rule.counts');
  expect(refused({ ...good, rule: { federation: 'mers', on: '2027-01-31' } })).toBeNull();
  expect(refused({ ...good, rule: { federation: 'mine' } })).toBe('rule.federation');
  expect(refused({ ...good, rule: { federation: 'mers', best: 3 } })).toBe('rule.best');
  expect(refused({ ...good, rule: { federation: 'mers', on: 'soon' } })).toBe('rule.on');
  expect(refused({ ...good, rule: { on: '2027-01-31' } })).toBe('rule.on');
  expect(refused({ ...good, rule: { ties: ['luck'] } })).toBe('rule.ties[0]');
  expect(refused({ ...good, events: [{ archive: 'a', counts: 'never' }] })).toBe(
    'events[0].counts',
  );
  expect(refused({ ...good, weights: [] })).toBe('weights');
  expect(refused({ ...good, same: [['Ada']] })).toBe('same[0]');
});
