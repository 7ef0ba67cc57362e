// What a table tells a player about their hand beyond what lies on it: only where aids are wanted and allowed.

import { type SeatView, view } from '@hanchan/game';
import { playWords } from '@hanchan/kit/words/terms.ts';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../../../../proof/spec/support/clause.ts';
import { Table } from '../../../../proof/spec/support/playTable.ts';
import { isListed, mayConsult } from '../src/felt/consulting.ts';

// Outside a page nothing listens: a rune is its value.
Object.assign(globalThis, { $state: (value: unknown) => value });
const { explain } = await import('../src/felt/why.ts');

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

clause(
  ['A-55', 'wrc-12.3.5-12'],
  'without assistance yaku and fu are looked up between deals, and by who watches',
  () => {
    const during = { ...view(table.match, 1), assistance: 'unassisted' } as const;
    expect(mayConsult(during)).toBe(false);
    expect(mayConsult({ ...during, phase: 'awaitingDeal' })).toBe(true);
    expect(mayConsult({ ...during, phase: 'over' })).toBe(true);
    expect(mayConsult({ ...during, viewer: 'spectator' })).toBe(true);
    expect(mayConsult({ ...during, assistance: 'guided' })).toBe(true);
    const allowed = { ...during.rules, 'help.duringDeal': true };
    expect(mayConsult({ ...during, rules: allowed })).toBe(true);
    expect((['yaku.pinfu', 'fu.wait', 'calls.swap'] as const).map(isListed)).toEqual([
      true,
      true,
      false,
    ]);
  },
);

clause(
  'wdmc-1.3.4-01',
  'where a chart may lie on the table it may be looked at during a deal',
  () => {
    const { match } = new Table(WDMC_2019.values, { assistance: 'unassisted' });
    expect(mayConsult(view(match, 1))).toBe(true);
  },
);
