// USPML Mahjong Fundamentals: every win is worth the same, the dealer's double; the pool goes to the winner.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { shareTable } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = USPML_FUNDAMENTALS.values;

// Tsumo

table(
  RULES,
  `
  uspml-score-tsumo-01 | the dealer is paid two by each           | 123456789m11p35s | tsumo 4s by E        | nothing = 6 [6 -2 -2 -2]   | score.model score.roundTo
  uspml-score-tsumo-02 | South: two by the dealer, one by others  | 123456789m11p35s | tsumo 4s by S        | nothing = 4 [-2 4 -1 -1]   | score.model score.roundTo
  uspml-score-tsumo-02 | West                                     | 123456789m11p35s | tsumo 4s by W        | nothing = 4 [-2 -1 4 -1]   | score.model
  uspml-score-tsumo-02 | North                                    | 123456789m11p35s | tsumo 4s by N        | nothing = 4 [-2 -1 -1 4]   | score.model
  uspml-score-tsumo-03 T38 uspml-score-draw-04 | the winner takes the pool | 123456789m11p35s | tsumo 4s by S pool 3 | nothing = 4 [-2 7 -1 -1] | draw.notenToPool
  uspml-score-tsumo-03 | so does the dealer                       | 123456789m11p35s | tsumo 4s by E pool 3 | nothing = 6 [9 -2 -2 -2]   | draw.notenToPool
  uspml-score-tsumo-03 | an empty pool gives nothing              | 123456789m11p35s | tsumo 4s by S pool 0 | nothing = 4 [-2 4 -1 -1]   | -draw.notenToPool
`,
);

// Ron

table(
  RULES,
  `
  uspml-score-ron-01   | the discarder pays the dealer six        | 123456789m11p35s | ron 4s by E from S   | nothing = 6 [6 -6 0 0]     | score.model score.roundTo
  uspml-score-ron-01   | whoever it is                            | 123456789m11p35s | ron 4s by E from N   | nothing = 6 [6 0 0 -6]     | score.model
  uspml-score-ron-02   | the discarder pays a non-dealer four     | 123456789m11p35s | ron 4s by S from N   | nothing = 4 [0 4 0 -4]     | score.model score.roundTo
  uspml-score-ron-02   | also when the discarder is the dealer    | 123456789m11p35s | ron 4s by S from E   | nothing = 4 [-4 4 0 0]     | score.model
  uspml-score-ron-03 uspml-score-draw-04 | the winner takes the pool of two draws | 123456789m11p35s | ron 4s by S from N pool 5 | nothing = 4 [0 9 0 -4] | draw.notenToPool
  uspml-score-ron-03   | so does the dealer                       | 123456789m11p35s | ron 4s by E from N pool 5 | nothing = 6 [11 0 0 -6] | draw.notenToPool
`,
);

// Every win is worth the same, whatever it would be elsewhere

table(
  RULES,
  `
  uspml-score-ron-02   | all honours, three dragons: still four    | 111z77z22z[555z^][666z^]  | ron 7z | nothing = 4 [0 4 -4 0]      | -yaku.daisangen -yaku.tsuuiisou
  uspml-score-ron-02   | a full flush: still four                 | 12334556788m99m           | ron 8m | nothing = 4 [0 4 -4 0]      | -yaku.chinitsu -fu.base
  uspml-score-tsumo-02 | no dora, no counters                     | 123456789m11p35s          | tsumo 4s dora 9p counters 3 | nothing = 4 [-2 4 -1 -1] | -dora.indicator -payment.counter
`,
);
clause('uspml-score-tsumo-02', 'a win has neither han nor fu nor limit', () => {
  const result = scored(RULES, '12334556788m99m', { tsumo: '8m' });
  expect(result).toMatchObject({
    yaku: [],
    yakuman: [],
    han: null,
    fu: null,
    limit: null,
    base: 1,
  });
});

// Several claim ron

clause(['uspml-prio-02', 'T40'], 'only the player whose turn comes soonest wins', () => {
  const winners = (discarder: 0 | 1 | 2 | 3, ...callers: (0 | 1 | 2 | 3)[]) =>
    shareTable({ discarder, callers, counters: 0, carried: 0, inRiichi: [] }, RULES).map(
      ({ seat }) => seat,
    );
  expect(winners(0, 1, 2)).toEqual([1]); // East discards, South and West claim
  expect(winners(0, 3, 1)).toEqual([1]);
  expect(winners(2, 1, 0)).toEqual([0]);
  expect(winners(3, 2, 1, 0)).toEqual([0]);
  expect(winners(1, 0)).toEqual([0]);
});
