// Whom a circuit asks about: what a slow comparison finds, however long the lists are that somebody brings.

import { describe, expect, test } from 'vitest';
import {
  type CircuitAct,
  type CircuitEntry,
  type CircuitState,
  circuitRefusal,
  circuitView,
  foldCircuit,
  PLAIN_RULE,
  withoutPlayer,
} from '../src/index.ts';

const OWNER = { role: 'owner', id: 'o' } as const;

const logOf = (acts: readonly CircuitAct[]): readonly CircuitEntry[] =>
  acts.map((act, i) => ({ seq: i + 1, id: `command-${i}`, at: 1, by: OWNER, act }));

const CREATE: CircuitAct = {
  type: 'create',
  settings: { name: 'North', about: '', isListed: false, rule: PLAIN_RULE, qualification: null },
  owner: { id: 'o', name: 'Boss' },
};

function results(event: number, names: readonly string[]): CircuitAct {
  const day = `2026-01-0${event + 1}`;
  const rows = names.map((name, i) => ({
    ...{ id: `r${i}`, place: i + 1, score: 0, games: 8, name, number: '', country: '', club: '' },
  }));
  const facts = { name: `Cup ${event}`, venue: '', country: '', from: day, to: day, games: 8 };
  return {
    type: 'addResults',
    entry: { id: `e${event}`, label: '', weight: 100, counts: 'best', hasQualification: false },
    results: { ...facts, players: names.length, rows },
    source: '',
  };
}

const circuitOf = (...events: readonly (readonly string[])[]): CircuitState =>
  foldCircuit(logOf([CREATE, ...events.map((names, i) => results(i, names))]));

const asked = (state: CircuitState) =>
  circuitView('c', state, new Map(), { by: OWNER, now: 5 }).desk!.questions;

/** Names that differ little, the same ones each time. */
function names(seed: number, count: number, letters: string): readonly string[] {
  let at = seed;
  const next = (below: number) => {
    at = (at * 16_807) % 2_147_483_647;
    return at % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 4 + next(9) }, () => letters[next(letters.length)]).join(''),
  );
}

/** Letters put in, left out or changed, the slow way. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i + j),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      table[i]![j] = Math.min(
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
      );
    }
  }
  return table[a.length]![b.length]!;
}

describe('questions about names', () => {
  test('are those that a slow comparison asks', () => {
    let found = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const [one, other] = [names(7 * seed, 30, 'abc'), names(1_001 * seed, 30, 'abc')];
      const wanted = one.flatMap((a) =>
        other.flatMap((b) => {
          const shorter = Math.min(a.length, b.length);
          const most = shorter < 5 ? 0 : shorter < 10 ? 1 : 2;
          return distance(a, b) <= most ? [`${a} ${b}`] : [];
        }),
      );
      const questions = asked(circuitOf(one, other));
      expect(questions.map((question) => question.names.join(' '))).toEqual(wanted);
      found += wanted.length;
    }
    expect(found).toBeGreaterThan(20);
  });

  test.each([
    ['begin alike', (name: string) => 'a'.repeat(50) + name],
    ['are one name', () => 'Same Name'],
    ['are anybody’s', (name: string) => `${name} Usual`],
  ])('about thousands of names that %s are put together in a moment', (_, make) => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const [one, other] = [1, 2].map((seed) => names(seed, 1_500, letters).map(make));
    const state = circuitOf(one!, other!);
    const began = performance.now();
    expect(asked(state).length).toBeLessThanOrEqual(200);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});

describe('a circuit that somebody fills', () => {
  test('takes no more rows and answers than its table can be made of', () => {
    const many = results(0, names(3, 4_000, 'abcdefghijk'));
    if (many.type !== 'addResults') throw new Error('these are results');
    const acts = Array.from(
      { length: 15 },
      (_, i): CircuitAct => ({ ...many, entry: { ...many.entry, id: `e${i}` } }),
    );
    const state = foldCircuit(logOf([CREATE, ...acts]));
    const refusal = (act: CircuitAct) => circuitRefusal(state, act, OWNER, 5);
    expect(refusal(results(9, ['Ada']))).toMatchObject({ code: 'badValue', field: 'act' });
    const corrected = { type: 'correctResults', entry: 'e0', reason: 'again' } as const;
    expect(refusal({ ...corrected, results: many.results })).toMatchObject({ field: 'act' });
    expect(refusal({ type: 'takeOut', entry: 'e1', reason: 'too much' })).toBeNull();
    const small = circuitOf(['Ada'], ['Ada']);
    const groups = Array.from({ length: 2_001 }, () => ({
      ...{ players: ['e0.r0', 'e1.r0'], are: 'one' as const },
    }));
    expect(circuitRefusal(small, { type: 'identify', groups, reason: '' }, OWNER, 5)).toMatchObject(
      { code: 'badValue', field: 'groups' },
    );
  });
});

test('a name goes from a reason whatever letters stand beside it', () => {
  const adjust: CircuitAct = { type: 'adjust', player: 'e0.r0', tenths: 1, reason: 'İ and ADA' };
  const { entries } = withoutPlayer(
    logOf([CREATE, results(0, ['Ada']), adjust]),
    ['e0.r0'],
    ['Ada'],
  );
  expect(JSON.stringify(entries)).not.toMatch(/ada/i);
  expect(entries.at(-1)!.act).toMatchObject({ reason: 'İ and (erased)' });
});
