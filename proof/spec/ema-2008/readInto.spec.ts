// EMA 2008: what the sheet, or the copy of it, does not say is not cited as if it stood there.

import type { Case } from '@hanchan/rules';
import { EMA_2008 } from '@hanchan/rulesets';
import { clause } from '../support/clause.ts';
import { expectReadInto } from '../support/readInto.ts';

clause(
  ['E1', 'ema-t-o-20', 'ema-t-o-25', 'ema-t-o-40'],
  'what others are paid for a self-draw is computed: East’s line is lost, and cells are wrong',
  () => {
    for (const payer of ['dealer', 'other'] as const) {
      const one: Case = { limit: 'none', winner: 'other', how: 'tsumo', payer };
      expectReadInto(EMA_2008, 'score.roundTo', one, 'E1');
    }
    const mangan: Case = { limit: 'manganByFu', winner: 'other', how: 'tsumo' };
    expectReadInto(EMA_2008, 'score.limits', mangan, 'E1');
  },
);

clause(['E7', 'ema-riichi-04'], 'of several winners it is not said who takes which bets', () => {
  const one: Case = { deposit: 'taken', how: 'ron', winners: 'two' };
  expectReadInto(EMA_2008, 'riichi.deposit', one, 'E7');
});

clause(['E21', 'ema-yaku-wind'], 'nor that a pung of a wind that is both counts twice', () => {
  for (const rule of ['yaku.seat_wind', 'yaku.round_wind'] as const) {
    expectReadInto(EMA_2008, rule, { counts: 'yes', wind: 'double' }, 'E21');
  }
});

clause(['E26', 'ema-kandora-02'], 'nor what a kan-dora is worth', () => {
  expectReadInto(EMA_2008, 'dora.kan', { counts: 'yes' }, 'E26');
});
