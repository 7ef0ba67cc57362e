// For each option of play something that a table shows, and that is another thing when only that option changes.

import { newMatch } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { declareAll } from '../support/foulTable.ts';
import { type Row, sight } from '../support/liveness.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { afterMissedWin, answerOf, holding, throws, verbsOf } from '../support/sixBooks.ts';
import { MIDDLE, NOTHING, PINFU } from '../support/sixHands.ts';

// The table and the walls

const STARTED = sight(
  'table.startingPoints | wrc-2022 | 30000: 30000 in East 1 | 25000: 25000 in East 1 | 0: 0 in East 1',
  (rules) => `${newMatch(rules).scores[0]} in East 1`,
);

const BUILT = sight(
  'wall.build | uspml-fundamentals | openPool: pick | walls: turn',
  (rules) => new Table(rules).match.deal!.phase.type,
);

const live = (rules: RuleValues) => `${new Table(rules).live} left`;
const NO_KANS = 'kan.perDeal=0 and kan.called=false and kan.added=false and kan.concealed=false';
const DEAD = sight(
  `wall.deadWall with ${NO_KANS} | general | 14: 69 left | 0: 83 left | 7: 76 left`,
  live,
);

const REFILLED = sight('wall.refill | wrc-2022 | true: 68 left | false: 69 left', (rules) => {
  const table = new Table(rules, { hands: { E: '111m234p567p89s55z' }, draws: '1m' });
  return `${table.do('E kan 1m').live} left`;
});

const REVEALED = sight(
  `dora.kanReveal | wrc-2022
    | afterReplacement: kanDeclared drew indicatorTurned
    | concealedFirst: kanDeclared indicatorTurned drew`,
  (rules) => {
    const table = new Table(rules, { hands: { E: '111m234p567p89s55z' }, draws: '1m' });
    return table.do('E kan 1m').trail(3).join(' ');
  },
);

// Calls and kans

const CALLED = sight('calls.chi | wrc-2022 | nextPlayer: chi | nobody: no chi', (rules) => {
  const hands = { E: NOTHING, S: '4567s123m456p19p1z' };
  return throws(holding(rules, { hands, draws: '4s' }), 'E', '4s').can('S', 'chi')
    ? 'chi'
    : 'no chi';
});

const SWAPPED = sight(
  'calls.swap | wrc-2022 | forbidden: swapCall calls.swap | allowed: yes',
  (rules) => {
    const hands = { E: NOTHING, S: '4567s123m456p19p1z' };
    const table = throws(holding(rules, { hands, draws: '4s' }), 'E', '4s').do('S chi 56s');
    return answerOf(table, 'S discards 7s');
  },
);

const LAST = sight(
  'calls.lastDiscard | wrc-2022 | winOnly: ron pass | anyCall: ron pon chi pass',
  (rules) => {
    const hands = { E: NOTHING, S: '123m456m45666p99s' };
    const table = holding(rules, { hands, draws: '6p', live: 0, discards: MIDDLE });
    return verbsOf(throws(table, 'E', '6p'), 'S');
  },
);

/** South says chi, then West pon. */
const HEARD = sight(
  'calls.precedence | wrc-2022 | firstCaller: chi | ponBeforeChi: pon',
  (rules) => {
    const hands = { E: NOTHING, S: '46p147m258s1234z5z', W: '55p147m258s1234z6z' };
    const table = throws(holding(rules, { hands, draws: '5p' }), 'E', '5p');
    table.match = { ...table.match, claimOrder: 'asHeard' };
    table.answer('S chi 4p6p').answer('W pon 5p5p').passAll();
    return table.last('called').meld.type;
  },
);

const fourthKan = (rules: RuleValues) => {
  const hands = { E: '222p55z34s[1111m][9999m]', S: '147m258p36s45z[1111s]' };
  return answerOf(holding(rules, { hands, draws: '2p', replacements: '7s' }), 'E kan 2p');
};
const KANS = sight(
  `kan.perDeal | wrc-2022 | 4: yes | 3: kanLimit kan.perDeal
    | 0 with kan.called=false and kan.added=false and kan.concealed=false: kanNotAllowed kan.concealed`,
  fourthKan,
);

const LAST_KAN = sight(
  'kan.lastTile | wrc-2022 | false: kanNoLiveTile kan.lastTile | true: yes',
  (rules) => {
    const hands = { E: '777s147m369p1234z' };
    return answerOf(holding(rules, { hands, draws: '7s', live: 0 }), 'E kan 7s');
  },
);

const robbed = (rules: RuleValues, hand: string) => {
  const table = holding(rules, { hands: { E: '999s147m36p1234z5z', S: hand }, draws: '9s' });
  return verbsOf(table.do('E kan 9s'), 'S') || 'no';
};
const ROBBED = sight(
  'kan.robConcealed | wrc-2022 | never: no, no | thirteenOrphans: no, ron pass | anyHand: ron pass, ron pass',
  (rules) => `${robbed(rules, '123m456m789p78s22p')}, ${robbed(rules, '19m19p1s12345677z')}`,
);

// Riichi and furiten

const riichi = (rules: RuleValues, more: Setup = {}) =>
  holding(rules, { hands: { E: PINFU }, draws: '9m', ...more });

const DEPOSIT = sight(
  'riichi.deposit | wrc-2022 | 1000: 29000 | 0: 30000 | 2000: 28000',
  (rules) => {
    const table = riichi(rules).do('E riichi 9m').passAll();
    return String(table.scores[0]);
  },
);

const POOR = sight(
  'riichi.needsDeposit | wrc-2022 | false: yes | true: riichiNoPoints riichi.needsDeposit',
  (rules) => answerOf(riichi(rules, { scores: [900, 40_000, 40_000, 39_100] }), 'E riichi 9m'),
);

const LENT_STICK = sight(
  'riichi.loan | wdmc-2019 | 1000: 0 and 1 | 0: 1 and 0 | 500: 0 and 2 | 100: 0 and 6',
  (rules) => {
    const table = riichi(rules, { scores: [400, 39_600, 40_000, 40_000] });
    const { count, chips = 0 } = table.do('E riichi 9m').passAll().last('lent');
    return `${count} and ${chips}`;
  },
);

const LATE = sight(
  'riichi.liveTiles | wrc-2022 | 4: riichiTooLate riichi.liveTiles | 3: yes | 0: yes at none',
  (rules) => {
    const at = (left: number) => answerOf(riichi(rules, { live: left }), 'E riichi 9m');
    return at(0) === 'yes' ? 'yes at none' : at(3);
  },
);

const BARRED = sight(
  'riichi.whileFuriten | wrc-2022 | true: yes | false: riichiFuriten riichi.whileFuriten',
  (rules) => answerOf(riichi(rules, { discards: { ...MIDDLE, E: '3p' } }), 'E riichi 9m'),
);

const IN_RIICHI = sight(
  `riichi.concealedKan | wrc-2022
    | sameReading: yes kanChangesHand kanChangesHand
    | sameWaits: yes yes kanChangesHand
    | never: kanChangesHand kanChangesHand kanChangesHand`,
  (rules) =>
    Object.entries({
      '222m345p678p67s99s': '2m',
      '222333444m78s55p': '3m',
      '3334m567p678s234s': '3m',
    })
      .map(([hand, tile]) => {
        const setup: Setup = { hands: { S: hand }, draws: tile, riichi: ['S'], turn: 'S' };
        return answerOf(holding(rules, setup), `S kan ${tile}`).split(' ')[0];
      })
      .join(' '),
);

const OWN = sight(
  `furiten.discard | wrc-2022
    | everyWait: furiten.discard furiten.discard | sameTile: furiten.discard - | nothing: - -`,
  (rules) => {
    const setup = { hands: { S: PINFU }, discards: { ...MIDDLE, S: '3p' } };
    const table = new Table(rules, setup);
    return ['3p', '6p'].map((tile) => table.furiten('S', tile) ?? '-').join(' ');
  },
);

/** A 3p goes by; then a 6p at once, and after a pon in between. */
const MISSED = sight(
  'furiten.missed | wrc-2022 | ownTurn: furiten furiten | anyCall: furiten yes | never: yes yes',
  (rules) => {
    return afterMissedWin(rules)
      .map((table) => answerOf(table, 'S ron').split(' ')[0])
      .join(' ');
  },
);

/** In riichi a 3p goes by; the next 3p comes after the own draw. */
const MISSED_IN_RIICHI = sight(
  'furiten.missedInRiichi | wrc-2022 | dealEnd: furiten.missedInRiichi | never: may win',
  (rules) => {
    const setup: Setup = {
      hands: { E: NOTHING, S: PINFU },
      draws: '3p9m',
      discards: MIDDLE,
      riichi: ['S'],
    };
    const table = throws(holding(rules, setup), 'E', '3p').passAll().do('S discards 9m');
    return table.furiten('S', '6p') ?? 'may win';
  },
);

/** Without a yaku on 1s, with one on 4s. */
const MISSED_TILE = sight(
  'furiten.missedTile | wrc-2022 | anyWait: furiten furiten.missed | legalWin: yes',
  (rules) => {
    const hands = { E: '147m369p12345z6z9s', S: '222m567m678p23s55p' };
    const setup: Setup = { hands, draws: '1s4s', discards: MIDDLE, turn: 'N' };
    return answerOf(throws(throws(holding(rules, setup), 'N', '1s'), 'E', '4s'), 'S ron');
  },
);

/** East makes a concealed kan before South wins on the first draw. */
const EARTH = sight(
  'win.earthBrokenBy | wrc-2022 | anyCall: mangan | openCall: yakuman',
  (rules) => {
    const hands = { E: '999s147m36p1234z5z', S: '123m456m789p4566p' };
    const table = holding(rules, { hands, draws: '9s3p', replacements: '8m' });
    table.do('E kan 9s', 'E discards 8m').passAll().do('S tsumo');
    return table.last('won').value.limit ?? 'no limit';
  },
);

/** Only terminals and honours lie before South, who has called. */
const OPEN_NAGASHI = sight(
  'nagashi.closedOnly | ema-2008 | true: drawn | false: nagashi',
  (rules) => {
    const hands = { S: '147m258p36s12z[555m^]' };
    const discards = { E: '2m', S: '19m19p', W: '2m', N: '2m' };
    const table = holding(rules, { hands, discards, live: 0, draws: '5s' });
    declareAll(throws(table, 'E', '5s').drain());
    return table.last('drawn').by.length > 0 ? 'nagashi' : 'drawn';
  },
);

/** East makes a concealed kan, then declares with the first discard. */
const DOUBLE = sight(
  'riichi.doubleBrokenBy | wrc-2022 | anyCall: riichi | callBefore: double',
  (rules) => {
    const hands = { E: '2222m45p567m678s9s' };
    const table = new Table(rules, { hands, draws: '9s', replacements: '1z' });
    return table.do('E kan 2m', 'E riichi 1z').passAll().state('E').riichi;
  },
);

/** South waits for a fifth 5p, three of which lie in a pon; the wall runs out. */
const FIFTH = sight('win.fifthCopy | tenhou | unlessConcealed: tenpai | never: noten', (rules) => {
  const hands = { S: '5p234m567m789s[555p^]' };
  const setup: Setup = { hands, turn: 'W', draws: '7z', live: 0, discards: MIDDLE };
  const table = throws(holding(rules, setup), 'W', '7z').passAll();
  if (table.can('S', 'tenpai')) table.do('S tenpai');
  return table.last('drawn').tenpai.includes(1) ? 'tenpai' : 'noten';
});

export const PLAY_ROWS: readonly Row[] = [
  STARTED,
  BUILT,
  DEAD,
  REFILLED,
  REVEALED,
  CALLED,
  SWAPPED,
  LAST,
  HEARD,
  KANS,
  LAST_KAN,
  ROBBED,
  DEPOSIT,
  POOR,
  LENT_STICK,
  LATE,
  BARRED,
  IN_RIICHI,
  DOUBLE,
  FIFTH,
  OWN,
  MISSED,
  MISSED_IN_RIICHI,
  MISSED_TILE,
  EARTH,
  OPEN_NAGASHI,
];
