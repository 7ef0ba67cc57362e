// The same situation at six tables: where the rulebooks differ while a deal is played.
// Each test is one table, a row for each rulebook, read from what the engine does and not from the values.

import { WINDS, type Wind } from '@hanchan/tiles';
import { type Setup, Table } from '../support/playTable.ts';
import {
  answerOf,
  holding,
  MIDDLE,
  NOTHING,
  PINFU,
  PINFU_TOO,
  situation,
  throws,
  verbsOf,
} from '../support/sixBooks.ts';

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

// Riichi on the first discard

situation(
  ['W48', 'A-29', 'E19', 'wdmc-4.1.1.4-02'],
  'riichi on the first discard, behind a concealed kan: one’s own, another’s',
  (rules) => {
    const own = { hands: { E: '2222m45p567m678s9s' }, draws: '9s', replacements: '1z' };
    if (answerOf(holding(rules, own), 'E kan 2m') !== 'yes') return 'no kan';
    const mine = new Table(rules, own).do('E kan 2m', 'E riichi 1z').passAll().state('E').riichi;
    const hands = { E: '2222s36p147s1234z', S: '234m678m345p34s88p' };
    const after = new Table(rules, { hands, draws: '5z6z', replacements: '7z' });
    after.do('E kan 2s', 'E discards 7z', 'S riichi 6z').passAll();
    return `${mine}, ${after.state('S').riichi}`;
  },
  `
  WRC     | riichi, riichi
  WDMC    | double, riichi
  EMA     | riichi, riichi
  General | riichi, riichi
  USPML   | no kan
  Tenhou  | riichi, riichi
`,
);

// Waiting for a tile of which there is no fifth

situation(
  ['A-31', 'W50', 'wrc-3.3-08'],
  'at a draw, all four copies of the wait in: the hand, a pon and the hand, a kan',
  (rules) =>
    ['1111m234p567p789s', '5p234m567m789s[555p^]', '46p234s99m[678s<][5555p<]']
      .map((hand) => {
        const hands = { S: hand };
        const setup: Setup = { hands, turn: 'W', draws: '7z', live: 0, discards: MIDDLE };
        const table = throws(holding(rules, setup), 'W', '7z').passAll();
        if (table.can('S', 'tenpai')) table.do('S tenpai');
        const { deltas } = table.last('drawn');
        return deltas[1] > 0 || (deltas[1] === 0 && deltas[2] < 0) ? 'tenpai' : 'noten';
      })
      .join(', '),
  `
  WRC     | noten, noten, noten
  WDMC    | noten, noten, noten
  EMA     | noten, noten, noten
  General | noten, noten, noten
  USPML   | noten, noten, noten
  Tenhou  | noten, tenpai, tenpai
`,
);
