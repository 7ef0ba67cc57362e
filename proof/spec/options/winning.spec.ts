// The same situation at six tables: where the rulebooks differ over who may win on a tile, and how.
// Each test is one table, a row for each rulebook, read from what the engine does and not from the values.

import { WINDS } from '@hanchan/tiles';
import { type Setup, Table } from '../support/playTable.ts';
import { afterMissedWin, answerOf, holding, situation, throws } from '../support/sixBooks.ts';
import { MIDDLE, NOTHING, PINFU, PINFU_TOO } from '../support/sixHands.ts';

// Furiten

situation(
  ['T10', 'T-01'],
  'a passed 3p, then 6p in the same go-around: at once, and after a pon in between',
  (rules) => {
    return afterMissedWin(rules)
      .map((table) => answerOf(table, 'S ron'))
      .join(', ');
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
