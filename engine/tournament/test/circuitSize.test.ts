// A circuit that somebody fills as far as it goes: everybody who looks at it waits for its table, and so does whoever plays meanwhile.

import { describe, expect, test } from 'vitest';
import { busyMs } from '../../../proof/spec/support/busyMs.ts';
import {
  type CircuitAct,
  type CircuitActor,
  type CircuitEntry,
  type CircuitRule,
  checkedCircuit,
  circuitView,
  FEDERATION_RULES,
  foldCircuit,
  PLAIN_RULE,
  type Qualification,
  tableOfCircuit,
  withoutPlayer,
} from '../src/index.ts';

const OWNER: CircuitActor = { role: 'owner', id: 'o' };
const LOOK = { by: OWNER, now: 5 };
/** Of one act. */
const MOST = 4_000;

const logOf = (acts: readonly CircuitAct[]): readonly CircuitEntry[] =>
  acts.map((act, i) => ({ seq: i + 1, id: `command-${i}`, at: 1, by: OWNER, act }));

const FINAL: Qualification = {
  ...{ for: 'Final', places: 8, mostOfCountry: 0, seatsPer: 'none', seats: 0, reserves: 8 },
};
const create = (rule: CircuitRule = PLAIN_RULE): CircuitAct => ({
  type: 'create',
  settings: { name: 'North', about: '', isListed: false, rule, qualification: FINAL },
  owner: { id: 'o', name: 'Boss' },
});

interface Held {
  readonly from?: string;
  readonly to?: string;
  readonly number?: string;
}

function results(event: number, people: number, held: Held = {}): CircuitAct {
  const { from = '2026-01-01', to = '2026-01-02', number = '' } = held;
  const rows = Array.from({ length: people }, (_, i) => {
    const name = `Player ${event} ${i}`;
    return { id: `r${i}`, place: i + 1, score: 0, games: 8, name, number, country: '', club: '' };
  });
  const facts = { name: `Cup ${event}`, venue: '', country: '', from, to, games: 8 };
  return {
    type: 'addResults',
    entry: { id: `e${event}`, label: '', weight: 100, counts: 'best', hasQualification: false },
    results: { ...facts, players: people, rows },
    source: '',
  };
}

const carried = (id: number): CircuitAct => ({
  type: 'addCarried',
  id: `c${id}`,
  label: 'Before',
  rows: Array.from({ length: MOST }, (_, i) => ({
    ...{ id: `r${i}`, name: `Earlier ${id} ${i}`, number: '', country: '', club: '', tenths: 10 },
  })),
  reason: '',
});

async function quickly<T>(make: () => T): Promise<T> {
  let made: T | undefined;
  const ms = await busyMs(() => {
    made = make();
  });
  expect(ms).toBeLessThan(4_000);
  return made!;
}

describe('a full circuit', () => {
  test('with as many carried points as results has its table in a moment', async () => {
    const events = [0, 1].map((event) => results(event, MOST));
    const acts = [create(), ...events, ...[0, 1].map(carried)];
    const state = foldCircuit(logOf(acts));
    const { rows } = await quickly(() => tableOfCircuit(state, new Map()));
    expect(rows).toHaveLength(4 * MOST);
    expect(rows.filter(({ carried: points }) => points === 1)).toHaveLength(2 * MOST);
  });

  test('in which all are one person has it, too, and forgets them as quickly', async () => {
    const events = Array.from({ length: 10 }, (_, i) => results(i, MOST, { number: '7' }));
    const log = logOf([create(), ...events]);
    const table = await quickly(() => tableOfCircuit(foldCircuit(log), new Map()));
    expect(table.rows).toHaveLength(1);
    const names = table.placed.map(({ row }) => row.name!);
    const { keys } = table.people.players[0]!;
    const left = await quickly(() => withoutPlayer(log, keys, names));
    expect(JSON.stringify(left.entries)).not.toContain('Player');
  });

  test('with thousands of adjustments has it, too', async () => {
    const adjusting = Array.from(
      { length: 20_000 },
      (_, i): CircuitAct => ({
        ...{ type: 'adjust', player: `e0.r${i % MOST}`, tenths: 10, reason: 'late' },
      }),
    );
    const state = foldCircuit(logOf([create(), results(0, MOST), ...adjusting]));
    const { rows } = await quickly(() => tableOfCircuit(state, new Map()));
    expect(rows.every(({ adjusted }) => adjusted === 5)).toBe(true);
  });

  test('counts an event of eight thousand years like any other', async () => {
    const long = results(0, 50, { from: '0001-01-01', to: '8999-12-31' });
    const state = foldCircuit(logOf([create(FEDERATION_RULES.rukrsDays), long]));
    const { rows } = await quickly(() => tableOfCircuit(state, new Map()));
    expect(rows).toHaveLength(50);
  });

  test('with thousands of invitations, one by one, is read from a file and shown', async () => {
    const inviting = Array.from({ length: 12_000 }, (_, i): CircuitAct => {
      const player = `e${Math.floor(i / MOST)}.r${i % MOST}`;
      return { type: 'invite', invitations: [{ id: `i${i}`, player, as: 'place' }], until: null };
    });
    const events = [0, 1, 2].map((event) => results(event, MOST));
    const read = await quickly(() => checkedCircuit(logOf([create(), ...events, ...inviting])));
    if (!read.ok) throw new Error(read.error.message);
    const { qualifying } = await quickly(() => circuitView('c', read.value, new Map(), LOOK));
    expect(qualifying!.qualified.every(({ invitation }) => invitation?.stage === 'open')).toBe(
      true,
    );
  });
});
