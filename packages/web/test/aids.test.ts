// What a table tells a player about their hand beyond what lies on it: only where aids are wanted and allowed.

import { type SeatView, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../../../spec/support/clause.ts';
import { Table } from '../../../spec/support/playTable.ts';
import { playWords } from '../src/words/terms.ts';

// Outside a page nothing listens: a rune is its value.
Object.assign(globalThis, { $state: (value: unknown) => value });
const { explain } = await import('../src/table/why.ts');

/** South waits for 3p and 6p while East is to move. */
const table = new Table(WRC_2022.values, { hands: { S: '234m45p678s22288s' } });

function saidTo(assistance: SeatView['assistance'], showsWaits: boolean): string {
  const seen = { ...view(table.match, 1), assistance };
  return explain({
    view: seen,
    legal: [],
    names: (seat) => `player ${seat}`,
    words: playWords('japanese', 'wrc-2022', 'en'),
    explained: null,
    mode: { type: 'plain' },
    chosen: null,
    isOwnTurn: false,
    missed: null,
    showsWaits,
  }).text;
}

clause('A-55', 'waits are told where the player wants them', () => {
  expect(saidTo('guided', true)).toContain('waits');
  expect(saidTo('guided', false)).not.toContain('waits');
});

clause('A-55', 'at an unassisted table nothing is told of the hand, wanted or not', () => {
  expect(saidTo('unassisted', true)).toBe(saidTo('unassisted', false));
  expect(saidTo('unassisted', true)).not.toContain('waits');
});
