// The same situation at six tables: where the rulebooks differ while a deal is played.
// Each test is one table, a row for each rulebook, read from what the engine does and not from the values.

import type { Wind } from '@hanchan/tiles';
import type { Setup, Table } from '../support/playTable.ts';
import { answerOf, holding, situation, throws, verbsOf } from '../support/sixBooks.ts';
import { MIDDLE, NOTHING, PINFU } from '../support/sixHands.ts';

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
  ['W49', 'wdmc-4.1.7.14-02'],
  'a concealed kan in the first go-around, robbed by thirteen orphans before their first draw',
  (rules) => {
    const setup = { hands: { E: '999s147m36p1234z5z', S: '119m19p1s1234567z' }, draws: '9s' };
    const table = holding(rules, setup);
    if (answerOf(table, 'E kan 9s') !== 'yes') return 'no kan';
    if (!table.do('E kan 9s').can('S', 'ron')) return 'no robbing';
    const { yaku, yakuman } = table.do('S ron').last('won').value;
    return [...yaku, ...yakuman].map(({ id }) => id).join(' ');
  },
  `
  WRC     | no robbing
  WDMC    | kokushi
  EMA     | no robbing
  General | kokushi
  USPML   | no kan
  Tenhou  | no robbing
`,
);

situation(
  ['G1', 'G3'],
  'a common hand robs it before its first draw: robbing a kan, and no blessing of man',
  (rules) => {
    const setup = { hands: { E: '333p147m369s1234z', S: PINFU }, draws: '3p' };
    const table = holding(rules, setup);
    if (answerOf(table, 'E kan 3p') !== 'yes') return 'no kan';
    if (!table.do('E kan 3p').can('S', 'ron')) return 'no robbing';
    const { yaku } = table.do('S ron').last('won').value;
    return yaku.map(({ id }) => id).join(' ');
  },
  `
  WRC     | no robbing
  WDMC    | no robbing
  EMA     | no robbing
  General | pinfu chankan
  USPML   | no kan
  Tenhou  | no robbing
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
