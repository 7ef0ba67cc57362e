// The same situation at six tables: where the rulebooks part in play and in the course of a match.
// Each test is one table, a row for each rulebook, read from what the engine does and not from the values.

import type { RuleValues } from '@hanchan/rules';
import {
  EMA_2008,
  GENERAL,
  TENHOU,
  USPML_FUNDAMENTALS,
  WDMC_2019,
  WRC_2022,
} from '@hanchan/rulesets';
import { WINDS, type Wind } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { rowsOf } from '../support/table.ts';

const BOOKS: readonly (readonly [string, RuleValues])[] = [
  ['WRC', WRC_2022.values],
  ['WDMC', WDMC_2019.values],
  ['EMA', EMA_2008.values],
  ['General', GENERAL.values],
  ['USPML', USPML_FUNDAMENTALS.values],
  ['Tenhou', TENHOU.values],
];

/** What is seen under each rulebook is exactly what the rows `book | result` say. */
function situation(
  ids: readonly string[],
  title: string,
  see: (rules: RuleValues) => string,
  rows: string,
): void {
  const body = () => {
    const seen = BOOKS.map(([name, rules]) => `${name} | ${see(rules)}`);
    expect(seen).toEqual(rowsOf(rows).map((cells) => cells.join(' | ')));
  };
  if (ids.length === 0) test(title, body);
  else clause(ids, title, body);
}

/** Waits for 3p and 6p with pinfu, and can also pon a 6p, so that it is asked about one. */
const PINFU = '123m456m789s4566p';
const PINFU_TOO = '123s456s789m4566p';
const NOTHING = '147m28p369s12346z';
const MIDDLE = { E: '8s', S: '8m', W: '8p', N: '8m' };

/** A player takes a tile if need be, and throws this one. */
function throws(table: Table, wind: Wind, tile: string): Table {
  const isPick = table.passAll().match.deal!.phase.type === 'pick';
  return table.do(...(isPick ? [`${wind} picks 0`] : []), `${wind} discards ${tile}`);
}

/** The player to move holds a tile to act with; where tiles are picked, one more lies there first. */
function holding(rules: RuleValues, setup: Setup): Table {
  const isPool = rules['wall.build'] === 'openPool';
  const live = setup.live === undefined ? {} : { live: setup.live + (isPool ? 1 : 0) };
  const table = new Table(rules, { ...setup, ...live });
  return isPool ? table.do(`${setup.turn ?? 'E'} picks 0`) : table;
}

const answerOf = (table: Table, command: string): string => {
  const refusal = table.refusal(command);
  return refusal === null ? 'yes' : `${refusal.code} ${refusal.rule ?? ''}`.trim();
};

const verbsOf = (table: Table, wind: Wind) =>
  [...new Set(table.offers(wind).map((offer) => offer.split(' ')[0]!))].join(' ');

// Calls

situation(
  ['T34', 'T-28'],
  'swap-calling: chi 4s with 5s and 6s, then 4s or 7s?',
  (rules) => {
    const setup = { hands: { E: NOTHING, S: '4567s123m456p19p1z' }, draws: '4s' };
    const table = throws(holding(rules, setup), 'E', '4s');
    if (!table.can('S', 'chi')) return 'no chi';
    table.do('S chi 56s');
    return ['4s', '7s'].map((tile) => answerOf(table, `S discards ${tile}`)).join(', ');
  },
  `
  WRC     | swapCall calls.swap, swapCall calls.swap
  WDMC    | swapCall calls.swap, swapCall calls.swap
  EMA     | yes, yes
  General | yes, yes
  USPML   | no chi
  Tenhou  | swapCall calls.swap, swapCall calls.swap
`,
);

situation(
  ['T34'],
  'swap-calling: pon of white with a third copy left, then white?',
  (rules) => {
    const setup = { hands: { E: NOTHING, S: '555z123m456p19p1z3s' }, draws: '5z' };
    const table = throws(holding(rules, setup), 'E', '5z').do('S pon');
    return answerOf(table, 'S discards 5z');
  },
  `
  WRC     | swapCall calls.swap
  WDMC    | swapCall calls.swap
  EMA     | yes
  General | yes
  USPML   | yes
  Tenhou  | swapCall calls.swap
`,
);

situation(
  ['T36', 'T-14'],
  'the last discard, by a player who could do everything with it',
  (rules) => {
    const setup = { hands: { E: NOTHING, S: '123m456m45666p99s' }, draws: '6p', live: 0 };
    return verbsOf(throws(holding(rules, { ...setup, discards: MIDDLE }), 'E', '6p'), 'S');
  },
  `
  WRC     | ron pass
  WDMC    | ron pass
  EMA     | ron pass
  General | ron kan pon chi pass
  USPML   | ron pon pass
  Tenhou  | ron pass
`,
);

// Kans

situation(
  ['T14', 'T-14'],
  'a kan with the last tile of the wall',
  (rules) =>
    answerOf(
      holding(rules, { hands: { E: '777s147m369p1234z' }, draws: '7s', live: 0 }),
      'E kan 7s',
    ),
  `
  WRC     | kanNoLiveTile kan.lastTile
  WDMC    | kanNoLiveTile kan.lastTile
  EMA     | kanNoLiveTile kan.lastTile
  General | yes
  USPML   | kanNotAllowed kan.concealed
  Tenhou  | kanNoLiveTile kan.lastTile
`,
);

situation(
  ['T14', 'T33'],
  'a pon made a kan: is it possible, and can it be robbed?',
  (rules) => {
    const setup = { hands: { E: '234s567s89s55z[333p^]', S: PINFU }, draws: '3p' };
    const table = holding(rules, setup);
    const answer = answerOf(table, 'E kan 3p');
    return answer === 'yes' ? verbsOf(table.do('E kan 3p'), 'S') : answer;
  },
  `
  WRC     | ron pass
  WDMC    | ron pass
  EMA     | ron pass
  General | kanNotAllowed kan.added
  USPML   | kanNotAllowed kan.added
  Tenhou  | ron pass
`,
);

situation(
  ['T13', 'T43', 'T-24'],
  'a concealed kan: robbed by a common hand, by thirteen orphans?',
  (rules) => {
    const robbed = (hand: string) => {
      const setup = { hands: { E: '999s147m36p1234z5z', S: hand }, draws: '9s' };
      const table = holding(rules, setup);
      const answer = answerOf(table, 'E kan 9s');
      if (answer !== 'yes') return answer;
      return verbsOf(table.do('E kan 9s'), 'S') || 'no';
    };
    return `${robbed('123m456m789p78s22p')}, ${robbed('19m19p1s12345677z')}`;
  },
  `
  WRC     | no, no
  WDMC    | no, ron pass
  EMA     | no, no
  General | ron pass, ron pass
  USPML   | kanNotAllowed kan.concealed, kanNotAllowed kan.concealed
  Tenhou  | no, no
`,
);

const STEPS: Readonly<Record<string, string>> = {
  drew: 'replacement',
  indicatorTurned: 'indicator',
  discarded: 'discard',
};

situation(
  ['T33', 'T-17'],
  'when the indicator of a kan is turned: concealed, called, added',
  (rules) => {
    const steps = (table: Table, kan: string, tile: string) => {
      const wind = kan[0] as Wind;
      const answer = answerOf(table, kan);
      if (answer !== 'yes') return answer;
      const from = table
        .do(kan)
        .events.findLastIndex(({ type }) => ['called', 'kanDeclared'].includes(type));
      table.do(`${wind} discards ${tile}`);
      const after = table.events.slice(from + 1);
      const until = after.findIndex(({ type }) => type === 'discarded') + 1;
      return after
        .slice(0, until)
        .flatMap(({ type }) => STEPS[type] ?? [])
        .join(' ');
    };
    const more = { replacements: '9m', draws: '1m' };
    const own = holding(rules, { hands: { E: '111m234p567p89s55z' }, ...more });
    const called = holding(rules, {
      hands: { E: '47m28p369s123466z', S: '111m234p567p89s55z' },
      ...more,
    });
    const added = holding(rules, { hands: { E: '234p567p89s55z[111m^]' }, ...more });
    return [
      steps(own, 'E kan 1m', '9m'),
      steps(throws(called, 'E', '1m'), 'S kan 111m', '9m'),
      steps(added, 'E kan 1m', '9m'),
    ].join(', ');
  },
  `
  WRC     | replacement indicator discard, replacement indicator discard, replacement indicator discard
  WDMC    | replacement indicator discard, replacement indicator discard, replacement indicator discard
  EMA     | replacement indicator discard, replacement indicator discard, replacement indicator discard
  General | replacement discard, replacement discard, kanNotAllowed kan.added
  USPML   | kanNotAllowed kan.concealed, kanNotAllowed kan.called, kanNotAllowed kan.added
  Tenhou  | indicator replacement discard, replacement indicator discard, replacement indicator discard
`,
);

situation(
  ['T-19'],
  'four kans by two players, and the discard after them',
  (rules) => {
    const table = holding(rules, {
      hands: { E: '222p55z34s[1111m][9999m]', S: '147m258p36s45z[1111s]' },
      draws: '2p',
      replacements: '7s',
    });
    const answer = answerOf(table, 'E kan 2p');
    if (answer !== 'yes') return answer;
    table.do('E kan 2p', 'E discards 7s').passAll();
    return table.count('drawn') === 0 ? 'plays on' : `drawn ${table.last('drawn').reason}`;
  },
  `
  WRC     | plays on
  WDMC    | plays on
  EMA     | drawn fourKans
  General | plays on
  USPML   | kanNotAllowed kan.concealed
  Tenhou  | drawn fourKans
`,
);

// Riichi

situation(
  ['T9'],
  'riichi with 900 points',
  (rules) => {
    const scores = [900, 40_000, 40_000, 39_100] as const;
    const table = holding(rules, { hands: { E: PINFU }, draws: '9m', scores });
    const answer = answerOf(table, 'E riichi 9m');
    return answer === 'yes' ? `${table.do('E riichi 9m').passAll().scores[0]}` : answer;
  },
  `
  WRC     | -100
  WDMC    | -100
  EMA     | riichiNoPoints riichi.needsDeposit
  General | riichiNoPoints riichi.needsDeposit
  USPML   | riichiNotAllowed riichi.allowed
  Tenhou  | riichiNoPoints riichi.needsDeposit
`,
);

situation(
  ['T9', 'T-21'],
  'riichi with 4 and with 3 live tiles',
  (rules) =>
    [4, 3]
      .map((live) => holding(rules, { hands: { E: PINFU }, draws: '9m', live }))
      .map((table) => answerOf(table, 'E riichi 9m'))
      .join(', '),
  `
  WRC     | yes, riichiTooLate riichi.liveTiles
  WDMC    | yes, riichiTooLate riichi.liveTiles
  EMA     | yes, yes
  General | yes, yes
  USPML   | riichiNotAllowed riichi.allowed, riichiNotAllowed riichi.allowed
  Tenhou  | yes, riichiTooLate riichi.liveTiles
`,
);

situation(
  ['T14', 'T29', 'T-22'],
  'a concealed kan in riichi: nothing changes; same waits, other reading; other waits',
  (rules) => {
    const hands = {
      '222m345p678p67s99s': '2m',
      '222333444m78s55p': '3m',
      '3334m567p678s234s': '3m',
    };
    const riichi: readonly Wind[] = rules['riichi.allowed'] ? ['S'] : [];
    return Object.entries(hands)
      .map(([hand, tile]) => {
        const setup: Setup = { hands: { S: hand }, draws: tile, riichi, turn: 'S' };
        return answerOf(holding(rules, setup), `S kan ${tile}`).split(' ')[0];
      })
      .join(', ');
  },
  `
  WRC     | yes, kanChangesHand, kanChangesHand
  WDMC    | yes, kanChangesHand, kanChangesHand
  EMA     | yes, kanChangesHand, kanChangesHand
  General | kanChangesHand, kanChangesHand, kanChangesHand
  USPML   | kanNotAllowed, kanNotAllowed, kanNotAllowed
  Tenhou  | yes, yes, kanChangesHand
`,
);

// Furiten

situation(
  ['T10', 'T-01'],
  'a passed 3p, then 6p in the same go-around: at once, and after a pon in between',
  (rules) => {
    const setup: Setup = {
      hands: { E: '47m28p369s123466z', S: PINFU, N: '33p147m258s1234z6p' },
      draws: '3p8s',
      discards: MIDDLE,
      turn: 'W',
    };
    const plain = throws(throws(holding(rules, setup), 'W', '3p'), 'N', '6p');
    const broken = throws(holding(rules, setup), 'W', '3p').do('N pon 33p', 'N discards 6p');
    return [plain, broken].map((table) => answerOf(table, 'S ron')).join(', ');
  },
  `
  WRC     | furiten furiten.missed, furiten furiten.missed
  WDMC    | furiten furiten.missed, yes
  EMA     | furiten furiten.missed, yes
  General | yes, yes
  USPML   | yes, yes
  Tenhou  | furiten furiten.missed, furiten furiten.missed
`,
);

situation(
  ['T11', 'T-04'],
  'own discard 3p, waiting for 3p and 6p: ron on 3p, on 6p',
  (rules) =>
    ['3p', '6p']
      .map((tile) => {
        const discards = { ...MIDDLE, S: '3p' };
        const setup = { hands: { E: NOTHING, S: PINFU }, draws: tile, discards };
        return throws(holding(rules, setup), 'E', tile);
      })
      .map((table) => table.can('S', 'ron'))
      .join(', '),
  `
  WRC     | false, false
  WDMC    | false, false
  EMA     | false, false
  General | false, true
  USPML   | true, true
  Tenhou  | false, false
`,
);

situation(
  ['W20', 'E16', 'T-03'],
  'a completing tile without a yaku goes by, then one with a yaku',
  (rules) => {
    const hands = { E: '147m369p12345z6z9s', S: '222m567m678p23s55p' };
    const setup: Setup = { hands, draws: '1s4s', discards: MIDDLE, turn: 'N' };
    return answerOf(throws(throws(holding(rules, setup), 'N', '1s'), 'E', '4s'), 'S ron');
  },
  `
  WRC     | furiten furiten.missed
  WDMC    | yes
  EMA     | furiten furiten.missed
  General | yes
  USPML   | yes
  Tenhou  | furiten furiten.missed
`,
);

// Several winners

const outcomeOf = (table: Table): string => {
  const winners = table.events.flatMap((event) =>
    event.type === 'won' ? [WINDS[event.seat]!] : [],
  );
  return winners.length > 0 ? winners.join(' ') : `drawn ${table.last('drawn').reason}`;
};

situation(
  ['T40', 'T17', 'T-26'],
  'East discards; South and North call ron',
  (rules) => {
    const hands = { E: NOTHING, S: PINFU, N: PINFU_TOO };
    const setup = { hands, draws: '3p', discards: MIDDLE };
    return outcomeOf(throws(holding(rules, setup), 'E', '3p').do('N ron & S ron'));
  },
  `
  WRC     | S
  WDMC    | S N
  EMA     | S N
  General | S
  USPML   | S
  Tenhou  | S N
`,
);

situation(
  ['T40', 'T-26'],
  'all three call ron',
  (rules) => {
    const hands = { S: PINFU, W: '123m456m789m4577p', N: PINFU_TOO };
    const setup = { hands: { E: '147m28p369s11234z', ...hands }, draws: '3p', discards: MIDDLE };
    return outcomeOf(throws(holding(rules, setup), 'E', '3p').do('W ron & N ron & S ron'));
  },
  `
  WRC     | S
  WDMC    | S W N
  EMA     | S W N
  General | S
  USPML   | S
  Tenhou  | drawn tripleRon
`,
);

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
