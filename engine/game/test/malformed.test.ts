// What is no action at all is refused with a code, and the state stays as it was.

import { EMA_2008 } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, deal, type Match, malformedField, newMatch, play } from '../src/index.ts';

function running(): Match {
  const started = deal(newMatch(EMA_2008.values, { assistance: 'unassisted' }), tileSet(3));
  if (!started.ok) throw new Error(started.error.code);
  return started.value.match;
}

const CASES: readonly [string, unknown][] = [
  ['action', null],
  ['action', 'discard'],
  ['type', {}],
  ['type', { type: 'constructor', seat: 0 }],
  ['seat', { type: 'tsumo' }],
  ['seat', { type: 'tsumo', seat: 4 }],
  ['tile', { type: 'discard', seat: 0, fromDraw: false, riichi: false }],
  ['tile', { type: 'discard', seat: 0, tile: 37, fromDraw: false, riichi: false }],
  ['tile', { type: 'discard', seat: 0, tile: -1, fromDraw: false, riichi: false }],
  ['type', { type: ['tsumo'], seat: 0 }],
  ['fromDraw', { type: 'discard', seat: 0, tile: 1, riichi: false }],
  ['riichi', { type: 'discard', seat: 0, tile: 1, fromDraw: false, riichi: 'yes' }],
  ['tile', { type: 'concealedKan', seat: 0 }],
  ['tile', { type: 'addedKan', seat: 0 }],
  ['own', { type: 'chi', seat: 1 }],
  ['own', { type: 'calledKan', seat: 1 }],
  ['own', { type: 'pon', seat: 1, own: [1, 2.5] }],
  ['own', { type: 'pon', seat: 1, own: 'pair' }],
  ['note', { type: 'tsumo', seat: 0, note: 'a word of one’s own' }],
  ['slot', { type: 'pick', seat: 1, slot: null }],
];

describe('malformed actions', () => {
  test.each(CASES)('the field %s is named: %j', (field, action) => {
    expect(malformedField(action)).toBe(field);
    const refused = play(running(), action as Action);
    expect(refused).toEqual({ ok: false, error: { code: 'malformed', rule: null } });
  });

  test('anything at all is answered, never thrown, and changes nothing', () => {
    const match = running();
    const before = JSON.stringify(match);
    const type = fc.constantFrom('discard', 'chi', 'pon', 'calledKan', 'ron', 'tsumo', 'pick', 'x');
    const fields = {
      type,
      seat: fc.nat(4),
      tile: fc.anything(),
      own: fc.anything(),
      slot: fc.anything(),
    };
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record(fields)), (action) => {
        const step = play(match, action as Action);
        expect(typeof step.ok).toBe('boolean');
        expect(JSON.stringify(match)).toBe(before);
      }),
      { seed: 1, numRuns: 1_000 },
    );
  });
});

describe('impossible walls', () => {
  const match = newMatch(EMA_2008.values);
  test.each([
    ['too short', tileSet(3).slice(1)],
    ['five of a kind', [...tileSet(3).slice(1), 33]],
    ['no red fives where there should be', tileSet(0)],
    ['not tiles', Array.from({ length: 136 }, () => Number.NaN)],
  ])('%s', (_, wall) => {
    expect(deal(match, wall)).toEqual({
      ok: false,
      error: { code: 'badWall', rule: 'tiles.redFives' },
    });
  });
});
