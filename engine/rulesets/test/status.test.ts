// The status of a clause follows from tests alone.

import { describe, expect, test } from 'vitest';
import type { Clause } from '../src/clause.ts';
import { stateOf } from '../src/status.ts';

const clause = (id: string, section: string, more: Partial<Clause> = {}): Clause => ({
  id,
  section,
  kind: 'play',
  says: '',
  check: '',
  ...more,
});

const OWN = { file: 'a.spec.ts', name: 'own' };
const OTHER = { file: 'b.spec.ts', name: 'other' };
const TESTS = { own: [OWN], other: [OTHER] };

describe('stateOf', () => {
  test.each([
    ['a test names it', clause('own', '8.1'), undefined, 'tested', [OWN]],
    ['no test does', clause('bare', '9'), undefined, 'gap', []],
    ['it concerns the table', clause('t', '4', { kind: 'table' }), 'furniture', 'notSoftware', []],
    [
      'it concerns the table and is tested',
      clause('own', '4', { kind: 'table' }),
      'x',
      'tested',
      [OWN],
    ],
    [
      'it concerns the table without a reason',
      clause('t', '4', { kind: 'table' }),
      undefined,
      'gap',
      [],
    ],
    [
      'it concerns conduct at a real table',
      clause('c', '12', { kind: 'referee' }),
      'manners',
      'notSoftware',
      [],
    ],
    ['it restates a tested section', clause('r', '1', { restates: '8.1' }), undefined, 'gap', []],
    [
      'it restates a section and is tested itself',
      clause('other', '1', { restates: '8.1' }),
      undefined,
      'tested',
      [OTHER],
    ],
  ] as const)('%s', (_, one, reason, status, tests) => {
    expect(stateOf(one, reason, TESTS)).toEqual({
      status,
      tests,
      ...(status === 'notSoftware' && { reason }),
    });
  });
});
