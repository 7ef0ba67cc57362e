// For each option of fouls, penalties, clock and events something that is another thing when only that option changes.

import { FOULS, latenessOf } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { foulListOf } from '@hanchan/rulesets/fouls';
import {
  deskRulesFor,
  proposal,
  standingsOf,
  type TableSeats,
  windsUnder,
} from '@hanchan/tournament';
import { anEvent } from '../support/eventLog.ts';
import { ALREADY_DEAD, outcome, PINFU } from '../support/foulActs.ts';
import { declareAll, penaltiesOf, unassisted } from '../support/foulTable.ts';
import { type Row, sight } from '../support/liveness.ts';
import { Table } from '../support/playTable.ts';

// Fouls

const CONSEQUENCES = {
  refused: 'refused',
  nothing: 'nothing',
  warning: 'warning, 1 warning',
  deadHand: 'deadHand, dead',
  penalty: 'penalty, 30P',
  chombo: 'chombo, 30P, redeal',
};

const EACH_FOUL = FOULS.map(
  (foul): Row => ({
    key: `foul.${foul}`,
    base: 'wrc-2022',
    see: (rules) => outcome(rules, foul),
    answers: Object.entries(CONSEQUENCES).map(([value, seen]) => [
      value,
      {},
      ALREADY_DEAD.includes(foul) ? seen.replace(', dead', '') : seen,
    ]),
  }),
);

const NOTHING = {
  ownChombo: 0,
  othersDead: 0,
  othersChombo: 0,
  deadWallDead: 0,
  deadWallChombo: 0,
  warning: 0,
};
const WRC = {
  ownChombo: 7,
  othersDead: 0,
  othersChombo: 3,
  deadWallDead: 3,
  deadWallChombo: 7,
  warning: 1,
};

/** What the referee makes of so many tiles of somebody's. */
const exposed = (whose: string, tiles: number) => (rules: RuleValues) => {
  const at = unassisted(rules).do(`referee exposed S ${whose} ${tiles}`);
  const { warnings } = penaltiesOf(at, 'S');
  if (at.match.phase !== 'playing') return 'chombo';
  return at.state('S').isDead ? 'dead' : warnings > 0 ? 'warning' : 'nothing';
};
const EXPOSED = (
  [
    ['ownChombo', 'own', 7, 8, 'chombo', 'warning'],
    ['othersChombo', 'others', 3, 4, 'chombo', 'warning'],
    ['othersDead', 'others', 0, 2, 'warning', 'dead'],
    ['deadWallChombo', 'deadWall', 7, 8, 'chombo', 'dead'],
    ['deadWallDead', 'deadWall', 3, 4, 'dead', 'warning'],
    ['warning', 'own', 1, 0, 'warning', 'nothing'],
  ] as const
).map(([name, whose, from, other, seen, then]): Row => {
  const tiles = name === 'othersDead' ? 2 : Math.max(from, 1);
  const answers: Row['answers'] = [
    [WRC, {}, seen],
    [{ ...WRC, [name]: other }, {}, then],
  ];
  return { key: 'foul.exposedTiles', base: 'wrc-2022', see: exposed(whose, tiles), answers };
});
const UNEXPOSED: Row = {
  key: 'foul.exposedTiles',
  base: 'wrc-2022',
  see: exposed('own', 7),
  answers: [
    [WRC, {}, 'chombo'],
    [NOTHING, {}, 'nothing'],
  ],
};

const WALL = sight(
  'foul.exposedWall | ema-2008 | 5: chombo | 6: nothing | 0: nothing ever',
  (rules) => {
    const at = (tiles: number) => exposed('liveWall', tiles)(rules);
    return at(5) === 'nothing' && at(100) === 'nothing' ? 'nothing ever' : at(5);
  },
);

// Penalties and the clock

const COST = sight(
  `penalty.chombo | wrc-2022
    | {"type":"tournamentPoints","amount":30}: 30000 and 30P
    | {"type":"tournamentPoints","amount":20}: 30000 and 20P
    | {"type":"scoreModifier","points":9000}: 30000 and mods 9000
    | {"type":"payment","nonDealerShare":1000}: 24000 and nothing
    | {"type":"none"}: 30000 and nothing`,
  (rules) => {
    const at = unassisted(rules).do('E tsumo');
    const { tournamentPoints, modifier } = penaltiesOf(at, 'E');
    const owed =
      tournamentPoints > 0 ? `${tournamentPoints}P` : modifier > 0 ? `mods ${modifier}` : 'nothing';
    return `${at.scores[0]} and ${owed}`;
  },
);

const WITH_WIN = sight(
  'penalty.chomboWithWin | wrc-2022 | voided: won | applies: dealVoided',
  (rules) => {
    const at = unassisted(rules, { hands: { N: PINFU }, draws: '3p' });
    at.do('E discards 3p', 'S ron & N ron');
    return at.count('won') > 0 ? 'won' : 'dealVoided';
  },
);

const AT_DRAW = sight(
  'penalty.chomboAtDraw | wrc-2022 | redeal: dealVoided | drawStands: drawn',
  (rules) => {
    const at = unassisted(rules, { live: 8 });
    declareAll(at.do('E riichi drawn').drain());
    return at.count('drawn') > 0 ? 'drawn' : 'dealVoided';
  },
);

/** A false win that is taken back before a tile is shown, as the list of the book proposes it to a referee. */
const hiddenWin = (book: string) => (rules: RuleValues) => {
  const event = anEvent({ players: 4, rules });
  event.seat(1, [[1, 2, 3, 4]]);
  const list = foulListOf(book);
  const foul = list.fouls.find(({ rule }) => rule === 'penalty.falseWin')!;
  return proposal(foul, list, event.state(), 1, { round: 1, table: 1 }).outcome;
};
const HIDDEN = [
  'wrc-2022 | chombo: chombo | deadHand: deadHand | warning: warning',
  'wdmc-2019 | deadHand: deadHand | chombo: chombo | warning: warning',
  'ema-2008 | chombo: chombo | deadHand: deadHand | warning: warning',
  'uspml-fundamentals | warning: warning | deadHand: deadHand | chombo: chombo',
  'general | warning: warning | deadHand: deadHand | chombo: chombo',
  'tenhou | chombo: chombo | deadHand: deadHand | warning: warning',
].map((text) => sight(`penalty.falseWin | ${text}`, hiddenWin(text.split(' ')[0]!)));

const DEAD = sight('penalty.deadHand | wrc-2022 | true: dead | false: noSuchPenalty', (rules) => {
  const at = unassisted(rules);
  try {
    return at.do('referee deadHand S').state('S').isDead ? 'dead' : 'alive';
  } catch (error) {
    return JSON.parse((error as Error).message).code;
  }
});

const late = (minutes: number) => (rules: RuleValues) => {
  const { points, isReplaced } = latenessOf(minutes, rules);
  return `${points}${isReplaced ? ' and replaced' : ''}`;
};
const LATE = [
  sight('penalty.latePerMinute | wrc-2022 | 1: 5 | 2: 10 | 0: 0', late(5)),
  sight(
    'penalty.lateForfeitAfter | wrc-2022 | 10: 30 and replaced | 15: 12 | 0: 12 and never',
    (rules) => late(12)(rules) + (late(999)(rules).includes('replaced') ? '' : ' and never'),
  ),
  sight(
    'penalty.lateForfeit | wrc-2022 | 30: 30 and replaced | 20: 20 and replaced | 0: 0 and replaced',
    late(12),
  ),
];

const EARLY = sight(
  'clock.beforeStart | wrc-2022 | nothing: clock.beforeStart | deal: dealt',
  (rules) => {
    try {
      return new Table(rules, { isStarted: false }).match.deal === null ? 'waits' : 'dealt';
    } catch (error) {
      return JSON.parse((error as Error).message).rule;
    }
  },
);

const BELL = sight(
  'clock.bellBetweenDeals | wrc-2022 | oneMoreDeal: awaitingDeal | ends: over',
  (rules) => {
    const at = new Table(rules, { hands: { E: PINFU }, draws: '3p' });
    return at.do('E tsumo', 'bell').match.phase;
  },
);

const AFTER_BELL = sight(
  'clock.chomboAfterBell | wrc-2022 | ends: over | redeal: awaitingDeal',
  (rules) => unassisted(rules).do('bell', 'E tsumo').match.phase,
);

// Events

const SEATED = sight(
  'table.seating | wrc-2022 | drawWinds: drawn drawnAtTable | randomDealer: balanced prescribed',
  (rules) => `${windsUnder(rules)} ${deskRulesFor(rules).winds}`,
);

const A: TableSeats = [1, 2, 3, 4];
const B: TableSeats = [5, 6, 7, 8];

/** After two hanchan all have the same: who ranks where, and who has to toss. */
function tied(rules: RuleValues): string {
  const event = anEvent({ players: 8, rules: { ...rules, 'ranking.uma': { type: 'none' } } });
  event.hold(1, [A, [45_000, 35_000, 25_000, 15_000]], [B, [46_000, 34_000, 28_000, 12_000]]);
  event.hold(2, [A, [15_000, 25_000, 35_000, 45_000]], [B, [14_000, 26_000, 32_000, 48_000]]);
  const { rows, needsToss } = standingsOf(event.state());
  return `${rows.map(({ slot, rankShown }) => `${slot}:${rankShown}`).join(' ')}, ${needsToss.length} tosses`;
}

const MINE = '["mostFirsts","fewestFourths","bestHanchan","coinToss"]';
const TIES = sight(
  `ranking.tournamentTies | wrc-2022
    | ${MINE}: 8:1 5:2 1:3-4 4:3-4 2:5-6 3:5-6 6:7 7:8, 2 tosses
    | []: 1:1-8 2:1-8 3:1-8 4:1-8 5:1-8 6:1-8 7:1-8 8:1-8, 0 tosses
    | ["mostFirsts","fewestFourths","bestHanchan"]: 8:1 5:2 1:3-4 4:3-4 2:5-6 3:5-6 6:7 7:8, 0 tosses
    | ["mostFirsts","fewestFourths","coinToss"]: 1:1-4 4:1-4 5:1-4 8:1-4 2:5-8 3:5-8 6:5-8 7:5-8, 2 tosses
    | ["fewestFourths","mostFirsts","bestHanchan","coinToss"]: 2:1-2 3:1-2 6:3 7:4 8:5 5:6 1:7-8 4:7-8, 2 tosses`,
  tied,
);

export const FOUL_ROWS: readonly Row[] = [
  ...EACH_FOUL,
  ...EXPOSED,
  UNEXPOSED,
  WALL,
  COST,
  WITH_WIN,
  AT_DRAW,
  ...HIDDEN,
  DEAD,
  ...LATE,
  EARLY,
  BELL,
  AFTER_BELL,
  SEATED,
  TIES,
];
