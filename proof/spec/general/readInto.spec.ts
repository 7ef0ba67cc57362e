// General Rules: what the page does not say is not cited as if it stood there.

import type { Case } from '@hanchan/rules';
import { GENERAL } from '@hanchan/rulesets';
import { formatTiles } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectReadInto } from '../support/readInto.ts';
import { scored } from '../support/scoring.ts';

clause(
  ['G21', 'gen-pay-02', 'gen-pay-03', 'gen-pay-04'],
  'who pays how often is said, that each payment is rounded up is not',
  () => {
    const cases: readonly Case[] = [
      { how: 'tsumo', winner: 'other', payer: 'other' },
      { how: 'tsumo', winner: 'other', payer: 'dealer' },
      { how: 'tsumo', winner: 'dealer', payer: 'other' },
      { how: 'ron', winner: 'other', payer: 'other' },
    ];
    for (const one of cases) expectReadInto(GENERAL, 'score.roundTo', one, 'G21');
  },
);

clause(
  ['G5', 'gen-open-02', 'T12'],
  'the tiles that show three concealed pons include the one that a discard completed',
  () => {
    const { trace } = scored(GENERAL.values, '222345m555p77s99s', { ron: '9s' });
    const line = trace.find(({ rule }) => rule === 'yaku.sanankou');
    expect(formatTiles(line!.evidence)).toBe('222m555p999s');
  },
);

clause(
  ['G5', 'gen-open-02'],
  'the fu of a triplet that a discard completed name the sentence in brackets',
  () => {
    const { clauses, reason } = GENERAL.citations['fu.triplet'];
    expect(clauses).toEqual(['gen-open-02']);
    expect(reason).toContain('G5');
  },
);
