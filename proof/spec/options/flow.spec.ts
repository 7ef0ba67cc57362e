// The same situation at six tables: where the rulebooks differ over draws, the deal and the end of a match.
// Each test is one table, a row for each rulebook, read from what the engine does and not from the values.

import type { RuleValues } from '@hanchan/rules';
import { WINDS, type Wind } from '@hanchan/tiles';
import type { Setup, Table } from '../support/playTable.ts';
import { answerOf, holding, situation, throws } from '../support/sixBooks.ts';
import { MIDDLE, NOTHING, PINFU, PINFU_TOO } from '../support/sixHands.ts';

// Draws

situation(
  [],
  'nine kinds of terminals and honours on the first turn',
  (rules) =>
    answerOf(holding(rules, { hands: { E: '19m19p19s123z4567s' }, draws: '5m' }), 'E nine'),
  `
  WRC     | nineTerminalsNotAllowed draw.abortive
  WDMC    | nineTerminalsNotAllowed draw.abortive
  EMA     | yes
  General | nineTerminalsNotAllowed draw.abortive
  USPML   | nineTerminalsNotAllowed draw.abortive
  Tenhou  | yes
`,
);

/** The wall runs out on East's discard, with East ready or not; every ready player says so. */
function exhausted(rules: RuleValues, isReady: boolean, more: Setup = {}): Table {
  const table = holding(rules, {
    hands: { E: isReady ? PINFU : NOTHING, S: NOTHING, W: NOTHING, N: NOTHING },
    draws: '9p',
    discards: MIDDLE,
    live: 0,
    ...more,
  });
  throws(table, 'E', '9p');
  return table.can('E', 'tenpai') ? table.do('E tenpai') : table;
}

/** `stays 1: 3000 -1000 -1000 -1000, pool 0`: the dealer, the counters, what was paid. */
function aftermath(table: Table): string {
  const { dealerStays, counters, pool } = table.last('dealEnded');
  const paid = table.last('drawn').deltas.join(' ');
  return `${dealerStays ? 'stays' : 'passes'} ${counters}: ${paid}, pool ${pool}`;
}

situation(
  ['T15', 'T38'],
  'the wall runs out, only the dealer is tenpai: deal and counters, payments, pool',
  (rules) => aftermath(exhausted(rules, true)),
  `
  WRC     | stays 1: 3000 -1000 -1000 -1000, pool 0
  WDMC    | stays 1: 3000 -1000 -1000 -1000, pool 0
  EMA     | stays 1: 3000 -1000 -1000 -1000, pool 0
  General | passes 0: 0 0 0 0, pool 0
  USPML   | stays 0: 0 -1 -1 -1, pool 3
  Tenhou  | stays 1: 3000 -1000 -1000 -1000, pool 0
`,
);

situation(
  ['T16', 'T38'],
  'the wall runs out, nobody is tenpai: deal and counters, payments, pool',
  (rules) => aftermath(exhausted(rules, false)),
  `
  WRC     | passes 1: 0 0 0 0, pool 0
  WDMC    | passes 1: 0 0 0 0, pool 0
  EMA     | passes 1: 0 0 0 0, pool 0
  General | passes 0: 0 0 0 0, pool 0
  USPML   | passes 0: -1 -1 -1 -1, pool 4
  Tenhou  | passes 1: 0 0 0 0, pool 0
`,
);

// The end of the match

/** The fourth player deals the last deal of the last round. */
const lastDeal = (rules: RuleValues): Setup => ({
  dealer: 3,
  round: rules['end.rounds'] === 1 ? 'E' : 'S',
});

function goesOn(table: Table): string {
  const { phase, round, dealer, counters } = table.match;
  return phase === 'over' ? 'over' : `${WINDS[round]}${dealer + 1} counters ${counters}`;
}

/** West feeds East or South in the last deal. */
function lastWin(rules: RuleValues, winner: Wind, more: Setup): Table {
  const table = holding(rules, {
    hands: { E: PINFU_TOO, S: PINFU, N: NOTHING },
    draws: '3p',
    discards: MIDDLE,
    turn: 'W',
    ...lastDeal(rules),
    ...more,
  });
  return throws(table, 'W', '3p').do(`${winner} ron`);
}

const RICH = { scores: [20_000, 25_000, 25_000, 45_000] as const };
const EVEN = { scores: [25_000, 25_000, 25_000, 25_000] as const };

situation(
  ['T19', 'T20'],
  'the last deal, won by another than the dealer: a leader with 45,000; nobody with 30,000',
  (rules) => [RICH, EVEN].map((scores) => goesOn(lastWin(rules, 'S', scores))).join(', '),
  `
  WRC     | over, over
  WDMC    | over, over
  EMA     | over, over
  General | over, over
  USPML   | over, over
  Tenhou  | over, W1 counters 0
`,
);

situation(
  ['T19'],
  'the last deal, won by the dealer: leading with 45,000; leading below 30,000',
  (rules) => [RICH, EVEN].map((scores) => goesOn(lastWin(rules, 'E', scores))).join(', '),
  `
  WRC     | S4 counters 1, S4 counters 1
  WDMC    | over, over
  EMA     | S4 counters 1, S4 counters 1
  General | S4 counters 0, S4 counters 0
  USPML   | E4 counters 0, E4 counters 0
  Tenhou  | over, S4 counters 1
`,
);

situation(
  ['T20', 'T16'],
  'the last deal, drawn with the dealer noten: a leader with 45,000; nobody with 30,000',
  (rules) =>
    [RICH, EVEN]
      .map((scores) => goesOn(exhausted(rules, false, { ...lastDeal(rules), ...scores })))
      .join(', '),
  `
  WRC     | over, over
  WDMC    | W1 counters 1, W1 counters 1
  EMA     | over, over
  General | over, over
  USPML   | over, over
  Tenhou  | over, W1 counters 1
`,
);

situation(
  ['T19'],
  'the last deal, drawn with the dealer tenpai: leading with 45,000; leading below 30,000',
  (rules) =>
    [RICH, EVEN]
      .map((scores) => goesOn(exhausted(rules, true, { ...lastDeal(rules), ...scores })))
      .join(', '),
  `
  WRC     | S4 counters 1, S4 counters 1
  WDMC    | S4 counters 1, S4 counters 1
  EMA     | S4 counters 1, S4 counters 1
  General | over, over
  USPML   | E4 counters 0, E4 counters 0
  Tenhou  | over, S4 counters 1
`,
);

situation(
  ['T8'],
  'a score below zero',
  (rules) => {
    const scores = [0, 1, 1, 1] as const;
    return goesOn(lastWin(rules, 'S', { scores, dealer: 0, round: 'E' }));
  },
  `
  WRC     | E2 counters 0
  WDMC    | E2 counters 0
  EMA     | E2 counters 0
  General | E2 counters 0
  USPML   | E2 counters 0
  Tenhou  | over
`,
);

situation(
  ['T7', 'T38'],
  'two deposits, or two points in the pool, when the match ends on a draw',
  (rules) => {
    const isPool = rules['wall.build'] === 'openPool';
    const left: Setup = isPool ? { pool: 2 } : { deposits: 2 };
    const scores: Setup['scores'] = isPool ? [20, 19, 19, 20] : [20_000, 45_000, 25_000, 28_000];
    const table = exhausted(rules, false, { ...lastDeal(rules), ...left, scores });
    const more = table.match.phase === 'over' ? table.scores[1] - scores[1] : 'plays on';
    return `${rules['end.deposits']}: ${more}, left ${table.match.deposits + table.match.pool}`;
  },
  `
  WRC     | nobody: 0, left 2
  WDMC    | nobody: plays on, left 2
  EMA     | nobody: 0, left 2
  General | winner: 2000, left 0
  USPML   | nobody: -1, left 6
  Tenhou  | winner: 2000, left 0
`,
);

situation(
  ['T42'],
  'the bell during a deal, and between two deals',
  (rules) => {
    const setup = { hands: { E: PINFU }, draws: '3p' };
    const during = holding(rules, setup).do('bell', 'E tsumo');
    const between = holding(rules, setup).do('E tsumo', 'bell');
    if (between.match.phase === 'over') return `${during.match.phase}, over`;
    const isPool = between.deal(setup).match.deal!.phase.type === 'pick';
    between.do(...(isPool ? ['E picks 0'] : []), 'E tsumo');
    return `${during.match.phase}, one more and ${between.match.phase}`;
  },
  `
  WRC     | over, one more and over
  WDMC    | over, over
  EMA     | over, one more and over
  General | over, one more and over
  USPML   | over, one more and over
  Tenhou  | over, one more and over
`,
);
