// Chapter 12 and its summary 13.3: fouls at an unassisted table, and the referee's rulings.

import { newMatch, play, resultOf, rule, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import {
  declareAll,
  foulsAt,
  isTaken,
  penaltiesOf,
  toTheEnd,
  unassisted,
} from '../support/foulTable.ts';
import type { Setup } from '../support/playTable.ts';

const RULES = WRC_2022.values;
const START = [30_000, 30_000, 30_000, 30_000];
const CHOMBO = { warnings: 0, tournamentPoints: 30, modifier: 0 };
const WARNED = { warnings: 1, tournamentPoints: 0, modifier: 0 };
const NOTHING = { warnings: 0, tournamentPoints: 0, modifier: 0 };

const table = (setup: Setup = {}) => unassisted(RULES, setup);

/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
/** Waits for 3m, 5m and 6m; a kan of 4m leaves only 5m. */
const FALSE_KAN = '4445m123p456p789s';

/** South in riichi has made a kan that changes the hand. */
const afterFalseKan = (setup: Setup = {}) =>
  table({
    turn: 'S',
    riichi: ['S'],
    draws: '4m',
    ...setup,
    hands: { S: FALSE_KAN, ...setup.hands },
  }).do('S kan 4m');

// 12.2: chombo

clause(
  ['wrc-12.2-06', 'wrc-9-03', 'wrc-9-01', 'wrc-12.3.2-03', 'wrc-13.3-07', 'T-57', 'A-50', 'A-13'],
  'a false win is a chombo: 30P, and the deal is as if it had not been',
  () => {
    const at = table({
      hands: { S: PINFU },
      turn: 'S',
      draws: '9m',
      counters: 2,
      deposits: 1,
      dealer: 3,
      round: 'S',
    });
    at.do('S riichi 9m').passAll();
    expect(at.scores[at.seat('S')]).toBe(29_000);
    expect(at.match.deposits).toBe(2);
    at.do('W tsumo');
    expect(foulsAt(at)).toEqual(['W falseWin: chombo']);
    expect(at.last('fouled').rule).toBe('foul.falseWin');
    expect(at.last('dealVoided').offenders).toEqual([at.seat('W')]);
    expect(at.match).toMatchObject({
      scores: START,
      deposits: 1,
      counters: 2,
      dealer: 3,
      round: 1,
    });
    expect(at.match.phase).toBe('awaitingDeal');
    expect(penaltiesOf(at, 'W')).toEqual(CHOMBO);
    expect(at.count('dealEnded')).toBe(0);
    const again = at.deal().last('dealStarted');
    expect(again).toMatchObject({ dealer: 3, round: 1, counters: 2, deposits: 1, scores: START });
  },
);

clause(
  ['wrc-12.2-07', 'T-58', 'A-52'],
  'a false ron beside a valid one: the win is paid, the nearer false caller is only warned',
  () => {
    const at = table({ hands: { N: PINFU }, draws: '3p', counters: 1 });
    at.do('E discards 3p', 'S ron & N ron');
    expect(at.last('won')).toMatchObject({ seat: 3, from: 0, counters: 1 });
    expect(at.last('fouled')).toMatchObject({
      seat: 1,
      foul: 'falseWin',
      consequence: 'warning',
      rule: 'penalty.chomboWithWin',
    });
    expect(penaltiesOf(at, 'W')).toEqual(NOTHING);
    expect(at.match.penalties[1]).toEqual(WARNED);
    expect(at.last('dealEnded')).toMatchObject({ dealerStays: false, counters: 0 });
    expect(at.count('dealVoided')).toBe(0);
  },
);

clause('A-51', 'two false rons at once: both are penalised, and there is one new deal', () => {
  const at = table({ draws: '3p' });
  at.do('E discards 3p', 'N ron & S ron');
  expect(foulsAt(at)).toEqual(['S falseWin: chombo', 'N falseWin: chombo']);
  expect(at.count('dealVoided')).toBe(1);
  expect(at.last('dealVoided').offenders).toEqual([1, 3]);
  expect(at.match.penalties.map((owed) => owed.tournamentPoints)).toEqual([0, 30, 0, 30]);
  expect(at.scores).toEqual(START);
});

clause(
  ['wrc-12.2-08', 'wrc-12.3.4-03', 'wrc-13.3-15', 'T-59'],
  'a noten riichi shown at a draw: 30P, no tenpai payments, no counter, a new deal',
  () => {
    const at = table({ live: 8, counters: 1, hands: { S: PINFU } });
    at.do('E riichi drawn').drain();
    expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
    expect(at.last('fouled').rule).toBe('foul.notenRiichi');
    expect(at.count('drawn')).toBe(0);
    expect(at.match).toMatchObject({ scores: START, counters: 1, deposits: 0, dealer: 0 });
    expect(penaltiesOf(at, 'E')).toEqual(CHOMBO);
  },
);

clause(
  ['wrc-12.3.4-03', 'T-59'],
  'a noten riichi costs nothing when somebody else wins; the deposit goes to the winner',
  () => {
    const at = table({ hands: { N: PINFU }, draws: '9m3p' });
    at.do('E riichi 9m', 'S discards 3p', 'N ron');
    expect(at.last('won')).toMatchObject({ seat: 3, deposits: 1 });
    expect(at.count('fouled')).toBe(0);
    expect(at.match.penalties[0]).toEqual(NOTHING);
  },
);

clause(
  ['wrc-12.3.4-03', 'A-03'],
  'a noten riichi is a chombo when its owner declares a win',
  () => {
    const at = table({ turn: 'S', draws: '9m' });
    at.do('S riichi 9m', 'W discards drawn', 'S ron');
    expect(foulsAt(at)).toEqual(['S falseWin: chombo']);
    expect(at.scores).toEqual(START);
  },
);

clause(
  ['wrc-10.1-06', 'wrc-2-37'],
  'the bell makes the deal the last; a chombo then ends the match without a new deal',
  () => {
    const at = table({ turn: 'S', hands: { S: PINFU }, draws: '9m', deposits: 1 });
    at.do('S riichi 9m', 'bell', 'W tsumo');
    expect(at.match.phase).toBe('over');
    expect(at.last('matchEnded')).toMatchObject({ scores: START, deposits: 1 });
    expect(at.match.penalties[2]).toEqual(CHOMBO);
  },
);

clause('A-13', 'without the bell a chombo in South 4 is dealt again', () => {
  const at = table({ round: 'S', dealer: 3 }).do('E tsumo');
  expect(at.match).toMatchObject({ phase: 'awaitingDeal', round: 1, dealer: 3 });
});

clause(
  'A-14',
  'a bell between a chombo and its new deal leaves that deal; a second ends it',
  () => {
    const at = table().do('E tsumo', 'bell');
    expect(at.match.phase).toBe('awaitingDeal');
    at.deal().do('E tsumo');
    expect(at.match.phase).toBe('over');
    expect(at.match.penalties[0].tournamentPoints).toBe(60);
  },
);

clause(
  'A-14',
  'a bell over the last discard, then a noten riichi: the new deal is the last',
  () => {
    const at = table({ live: 4 }).do('E riichi drawn').passAll();
    while (at.live > 0) at.do(`${at.wind(at.match.deal!.turn)} discards drawn`).passAll();
    at.do(`${at.wind(at.match.deal!.turn)} discards drawn`, 'bell');
    at.passAll();
    expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
    expect(at.match.phase).toBe('awaitingDeal');
    at.deal().do('E tsumo');
    expect(at.match.phase).toBe('over');
  },
);

clause('A-14', 'and the same when a false ron is declared on that last discard', () => {
  const at = table({ live: 0 }).do('E discards drawn', 'bell', 'S ron');
  expect(at.match).toMatchObject({ phase: 'awaitingDeal', bell: 'oneMore' });
  at.deal().do('E tsumo');
  expect(at.match.phase).toBe('over');
});

clause('A-15', 'a chombo found at the draw of the last deal on the clock ends the match', () => {
  const at = table({ live: 8, deposits: 2 }).do('E riichi drawn', 'bell');
  at.drain();
  expect(at.match.phase).toBe('over');
  expect(at.last('matchEnded')).toMatchObject({ scores: START, deposits: 2 });
  expect(penaltiesOf(at, 'E')).toEqual(CHOMBO);
});

// 12.2: warnings, points, dead hands

clause(['wrc-12.2-01', 'A-49'], 'a warning is counted and told, and changes no score', () => {
  const at = table().do('referee warning S', 'referee warning S');
  expect(penaltiesOf(at, 'S')).toEqual({ ...NOTHING, warnings: 2 });
  expect(at.last('ruled').ruling).toEqual({ type: 'warning', seat: 1 });
  expect(at.scores).toEqual(START);
});

clause(
  ['wrc-12.2-02', 'wrc-12.2-03', 'T-61'],
  'points of any amount come off the tournament score; the table and the others do not notice',
  () => {
    const at = table().do('referee penalty S 8', 'referee penalty S 1');
    expect(at.match.penalties).toEqual([
      NOTHING,
      { ...NOTHING, tournamentPoints: 9 },
      NOTHING,
      NOTHING,
    ]);
    expect(at.scores).toEqual(START);
    expect(at.match.phase).toBe('playing');
  },
);

clause(
  ['wrc-12.2-04', 'wrc-12.3.2-05', 'wrc-1-07', 'T-61'],
  '40,000 and first is 25P; a call with a dead hand in the next hanchan leaves -5P, the table 30,000',
  () => {
    const twelfths = 12 * 1_000;
    const first = resultOf([40_000, 30_000, 28_000, 22_000], RULES);
    expect(first.tournament[0]).toBe(25 * twelfths);
    const at = table({ hands: { E: '99p147m258s1234z5z' }, turn: 'S', draws: '9p' });
    at.do('referee deadHand E', 'S discards 9p', 'E pon 9p9p');
    expect(at.scores).toEqual(START);
    const owed = at.match.penalties[0].tournamentPoints * twelfths;
    expect(first.tournament[0] - owed).toBe(-5 * twelfths);
  },
);

clause(
  ['wrc-12.2-05', 'T-60'],
  'a dead hand is offered discards and nothing else: no tsumo, no kan, no riichi',
  () => {
    const at = table({ hands: { E: '1111m456m789s456p' }, draws: '6p' });
    expect(at.can('E', 'kan')).toBe(true);
    at.do('referee deadHand E');
    expect(at.offers('E').every((offer) => offer.startsWith('discards'))).toBe(true);
    expect(at.can('E', 'discards 1m')).toBe(true);
    expect(at.refusal('E kan 1m')).toMatchObject({ code: 'deadHand', rule: 'penalty.deadHand' });
    const complete = table({ hands: { E: PINFU }, draws: '3p' }).do('referee deadHand E');
    expect(complete.can('E', 'tsumo')).toBe(false);
    expect(complete.can('E', 'riichi')).toBe(false);
  },
);

clause('wrc-12.2-05', 'it is asked for no call, and its ron is refused', () => {
  const at = table({ hands: { S: PINFU }, draws: '3p' }).do('referee deadHand S', 'E discards 3p');
  expect(at.offers('S')).toEqual(['pass']);
  expect(at.refusal('S ron')).toMatchObject({ code: 'deadHand', rule: 'penalty.deadHand' });
});

clause(
  ['wrc-12.2-05', 'wrc-3.3-10', 'A-40', 'T-60'],
  'at a draw a dead hand is noten whatever it waits for, and East loses the deal',
  () => {
    const at = table({ live: 4, hands: { E: PINFU, S: '123m456m789s2344p' }, draws: '9m' });
    at.do('referee deadHand E', 'E discards 9m').drain();
    expect(at.refusal('E tenpai')).toMatchObject({ code: 'notTenpai' });
    declareAll(at, 'S');
    expect(at.last('drawn').deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
    expect(at.last('dealEnded').dealerStays).toBe(false);
  },
);

clause(
  ['wrc-12.3.4-04', 'T-60', 'A-40'],
  'a riichi hand that died later is shown, pays noten and loses the deal, without a chombo',
  () => {
    const at = table({ live: 8, hands: { E: PINFU, S: '123m456m789s2344p' }, draws: '9m' });
    at.do('E riichi 9m').passAll().do('referee deadHand E');
    toTheEnd(at, 'S');
    expect(at.count('fouled')).toBe(0);
    const { tenpai, shown, deltas } = at.last('drawn');
    expect(tenpai).toEqual([1]);
    expect(shown[0]).not.toBeNull();
    expect(shown[2]).toBeNull();
    expect(deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
    expect(at.last('dealEnded')).toMatchObject({ dealerStays: false, deposits: 1 });
  },
);

clause('wrc-12.3.5-17', 'everybody sees that a hand is dead', () => {
  const at = table().do('referee deadHand W');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seats = view(at.match, viewer).deal!.seats;
    expect(seats.map(({ isDead }) => isDead)).toEqual([false, false, true, false]);
  }
});

// 12.1: what a referee can do

clause(
  ['wrc-12.1-01', 'wrc-12.3.5-01', 'wrc-7.1-02', 'wrc-13.3-19'],
  'the referee may give any penalty with a note, in play, between deals and after the match',
  () => {
    const note = 'asks for a count before every deal';
    const ruling = { type: 'penalty', seat: 2, points: 3, note } as const;
    const playing = table().match;
    const between = newMatch(RULES);
    const over = table().do('bell', 'E tsumo').match;
    expect(over.phase).toBe('over');
    for (const match of [playing, between, over]) {
      const step = rule(match, ruling);
      if (!step.ok) throw new Error(step.error.code);
      expect(step.value.events[0]).toEqual({ type: 'ruled', ruling });
      expect(step.value.match.penalties[2].tournamentPoints).toBe(3);
      expect(step.value.match.scores).toEqual(match.scores);
    }
    expect(rule(playing, { ...ruling, points: 0 }).ok).toBe(false);
    expect(rule(over, { type: 'chombo', seat: 2 }).ok).toBe(false);
  },
);

clause(
  ['wrc-12.1-04', 'wrc-12.3.2-01', 'wrc-13.3-05'],
  'a call once made is not changed or taken back, neither before nor after the discard',
  () => {
    const at = table({ hands: { S: '78m99m258p369s123z' }, draws: '9m' }).do('E discards 9m');
    at.do('S pon 9m9m');
    expect(at.state('S').melds.length).toBe(1);
    expect(at.refusal('S chi 7m8m')).toMatchObject({ code: 'wrongPhase' });
    at.do('S discards 1z');
    expect(isTaken(at, 'S discards 2z')).toBe(false);
    const asked = table({ draws: '9m' }).do('E discards 9m');
    const first = play(asked.match, { type: 'pass', seat: 1 });
    const second = first.ok && play(first.value.match, { type: 'pon', seat: 1, own: [] });
    expect(second).toMatchObject({ ok: false, error: { code: 'notAsked' } });
  },
);

// 12.3.1: wall and tiles

clause(
  ['wrc-12.3.1-01', 'wrc-12.3.1-06', 'wrc-13.3-01'],
  'after an accident in the deal the referee orders a new deal; nobody is penalised',
  () => {
    const at = table({ counters: 1, deposits: 1 }).do('referee redeal');
    expect(at.last('dealVoided').offenders).toEqual([]);
    expect(at.match.penalties).toEqual([NOTHING, NOTHING, NOTHING, NOTHING]);
    expect(at.match).toMatchObject({ counters: 1, deposits: 1, dealer: 0, phase: 'awaitingDeal' });
  },
);

clause('wrc-12.3.1-01', 'a new deal ordered after the bell is still played', () => {
  const at = table().do('bell', 'referee redeal');
  expect(at.match.phase).toBe('awaitingDeal');
});

clause(
  'wrc-12.2-06',
  'what no program can see is a ruling of the referee: a chombo voids the deal like every other',
  () => {
    const at = table({ hands: { S: PINFU }, turn: 'S', draws: '9m', deposits: 1 });
    at.do('S riichi 9m').passAll().do('referee chombo N');
    expect(at.last('ruled').ruling).toEqual({ type: 'chombo', seat: 3 });
    expect(at.match).toMatchObject({ scores: START, deposits: 1, phase: 'awaitingDeal' });
    expect(penaltiesOf(at, 'N')).toEqual(CHOMBO);
  },
);

clause('wrc-12.3.1-08', 'the ura indicators and the wall are in nobody’s view', () => {
  const { deal } = view(table().match, 1);
  expect(deal).not.toHaveProperty('wall');
  expect(deal).not.toHaveProperty('ura');
  expect(deal!.indicators.length).toBe(1);
});

clause(
  ['wrc-12.3.1-05', 'wrc-12.3.1-07', 'wrc-12.3.1-09', 'wrc-13.3-04', 'A-60'],
  'tiles shown by accident cost by their number and by whose they are',
  () => {
    const EXPECTED = {
      'own 1': 'warning',
      'own 6': 'warning',
      'own 7': 'chombo',
      'others 2': 'warning',
      'others 3': 'chombo',
      'deadWall 2': 'warning',
      'deadWall 3': 'dead',
      'deadWall 6': 'dead',
      'deadWall 7': 'chombo',
      'liveWall 2': 'warning',
      'liveWall 20': 'warning',
    };
    const found = Object.keys(EXPECTED).map((tiles) => {
      const at = table().do(`referee exposed S ${tiles}`);
      if (at.match.phase === 'awaitingDeal') return [tiles, 'chombo'];
      if (at.state('S').isDead) return [tiles, 'dead'];
      return [tiles, penaltiesOf(at, 'S').warnings === 1 ? 'warning' : 'nothing'];
    });
    expect(Object.fromEntries(found)).toEqual(EXPECTED);
  },
);

// 12.3.2: calls

clause(
  ['wrc-12.3.2-02', 'wrc-12.3.2-01', 'wrc-13.3-06'],
  'a call without the tiles is void and kills the hand; play goes on',
  () => {
    const at = table({ draws: '9m' }).do('E discards 9m', 'N pon');
    expect(foulsAt(at)).toEqual(['N emptyCall: deadHand']);
    expect(at.last('fouled').rule).toBe('foul.emptyCall');
    expect(at.state('N')).toMatchObject({ isDead: true, melds: [] });
    expect(at.match.deal!.turn).toBe(1);
  },
);

clause('wrc-12.3.2-02', 'an empty call does not keep another player from a valid one', () => {
  const at = table({ hands: { W: '99m147p258s1234z5z' }, draws: '9m' });
  at.do('E discards 9m', 'N kan & W pon 9m9m');
  expect(at.state('N').isDead).toBe(true);
  expect(at.last('called').seat).toBe(2);
});

clause(
  ['wrc-12.3.2-02', 'wrc-13.3-06', 'A-23'],
  'an empty kan of the own turn, concealed or promoted, is void and kills the hand',
  () => {
    const concealed = table({ hands: { E: '999m147p258s1234z' }, draws: '5z' }).do('E kan 9m');
    expect(foulsAt(concealed)).toEqual(['E emptyCall: deadHand']);
    expect(concealed.match.deal).toMatchObject({ turn: 0, phase: { type: 'turn' } });
    expect(concealed.state('E').melds).toEqual([]);
    const promoted = table({ hands: { E: '147p258s1234z[999m^]' }, draws: '5z' });
    const step = play(promoted.match, {
      type: 'addedKan',
      seat: 0,
      tile: promoted.state('E').drawn!,
    });
    expect(step.ok && step.value.match.deal!.seats[0].isDead).toBe(true);
  },
);

clause(
  ['wrc-12.3.2-02', 'wrc-13.3-06', 'wrc-8.9-10'],
  'an empty riichi, here with too few live tiles, is void and kills',
  () => {
    const at = table({ live: 3, hands: { E: PINFU }, draws: '9m' })
      .do('E riichi 9m')
      .passAll();
    expect(foulsAt(at)).toEqual(['E emptyCall: deadHand']);
    expect(at.state('E').isDead).toBe(true);
    expect(at.count('riichiAccepted')).toBe(0);
    expect(at.scores).toEqual(START);
  },
);

clause(
  ['wrc-12.3.2-04', 'wrc-12.3.4-06', 'wrc-13.3-08'],
  'a call in riichi is void, the hand is dead and the deposit stays',
  () => {
    const at = table({ hands: { S: '123m456m789s4599p' }, turn: 'S', draws: '9m9p' });
    at.do('S riichi 9m', 'W discards 9p', 'S pon 9p9p');
    expect(foulsAt(at)).toEqual(['S riichiCall: deadHand']);
    expect(at.state('S')).toMatchObject({ isDead: true, melds: [], riichi: 'double' });
    expect(at.match.deposits).toBe(1);
    expect(at.match.deal!.turn).toBe(3);
  },
);

clause(
  ['wrc-12.3.2-05', 'wrc-13.3-09', 'A-04'],
  'a call with a hand declared dead is void and costs 30P; play goes on',
  () => {
    const at = table({ hands: { S: '99p147m258s1234z5z' }, draws: '9p' });
    at.do('referee deadHand S', 'E discards 9p', 'S pon 9p9p');
    expect(foulsAt(at)).toEqual(['S deadHandCall: penalty']);
    expect(penaltiesOf(at, 'S')).toEqual(CHOMBO);
    expect(at.state('S').melds).toEqual([]);
    expect(at.match).toMatchObject({ phase: 'playing', scores: START });
  },
);

clause(['wrc-12.3.2-05', 'A-04'], 'the same for a kan or a riichi of the own turn', () => {
  const kan = table({ hands: { E: '999m147p258s1234z' }, draws: '9m' });
  kan.do('referee deadHand E', 'E kan 9m');
  expect(foulsAt(kan)).toEqual(['E deadHandDeclaration: penalty']);
  expect(kan.state('E').melds).toEqual([]);
  const riichi = table({ hands: { E: PINFU }, draws: '9m' });
  riichi.do('referee deadHand E', 'E riichi 9m').passAll();
  expect(foulsAt(riichi)).toEqual(['E deadHandDeclaration: penalty']);
  expect(riichi.count('riichiAccepted')).toBe(0);
});

clause('A-04', 'before the hand was declared dead the referee only warns', () => {
  const at = table().do('referee warning S', 'referee deadHand S');
  expect(penaltiesOf(at, 'S')).toEqual(WARNED);
});

clause(
  ['wrc-12.3.2-06', 'wrc-13.3-09', 'A-04'],
  'a win declared with a dead hand is a chombo, even of a complete hand',
  () => {
    const tsumo = table({ hands: { E: PINFU }, draws: '3p' }).do('referee deadHand E', 'E tsumo');
    expect(foulsAt(tsumo)).toEqual(['E falseWin: chombo']);
    const ron = table({ hands: { S: PINFU }, draws: '3p' });
    ron.do('referee deadHand S', 'E discards 3p', 'S ron');
    expect(foulsAt(ron)).toEqual(['S falseWin: chombo']);
    expect(ron.scores).toEqual(START);
  },
);

clause('wrc-12.3.2-03', 'a win while furiten or without yaku is empty too', () => {
  const furiten = table({ hands: { S: PINFU }, discards: { S: '6p' }, draws: '3p' });
  furiten.do('E discards 3p', 'S ron');
  expect(foulsAt(furiten)).toEqual(['S falseWin: chombo']);
  const noYaku = table({ hands: { S: '456m789s4566p[123m<]' }, draws: '3p' });
  noYaku.do('E discards 3p', 'S ron');
  expect(foulsAt(noYaku)).toEqual(['S falseWin: chombo']);
});

// 12.3.3: groups

clause(
  ['wrc-12.3.3-01', 'wrc-13.3-11'],
  'a group of wrong tiles is judged at the discard: it stays, and the hand is dead',
  () => {
    const at = table({ hands: { S: '69m258p147s12345z' }, draws: '7m' });
    at.do('E discards 7m', 'S chi 6m9m');
    expect(at.count('fouled')).toBe(0);
    expect(at.state('S')).toMatchObject({ isDead: false, waits: [] });
    at.do('S discards 1z');
    expect(foulsAt(at)).toEqual(['S invalidGroup: deadHand']);
    expect(at.last('fouled').rule).toBe('foul.invalidGroup');
    expect(at.state('S').isDead).toBe(true);
    expect(at.state('S').melds.length).toBe(1);
    at.passAll().do('W discards drawn', 'N discards drawn', 'E discards drawn');
    at.passAll().do('S discards drawn').passAll();
    expect(at.count('fouled')).toBe(1);
  },
);

clause('wrc-12.3.3-01', 'a sequence called across the table is no group either', () => {
  const at = table({ hands: { W: '68m258p147s12345z' }, draws: '7m' });
  at.do('E discards 7m', 'W chi 6m8m', 'W discards 1z');
  expect(foulsAt(at)).toEqual(['W invalidGroup: deadHand']);
});

clause('wrc-12.3.3-01', 'a win on such a group is a false win', () => {
  // The kan of 7m with 689m draws a tile that would complete the rest.
  const at = table({ hands: { S: '689m123p456p789s5z' }, draws: '7m', replacements: '5z' });
  at.do('E discards 7m', 'S kan 6m8m9m');
  expect(at.can('S', 'tsumo')).toBe(false);
  at.do('S tsumo');
  expect(foulsAt(at)).toEqual(['S falseWin: chombo']);
});

clause(
  ['wrc-12.3.3-02', 'wrc-13.3-12'],
  'swap-calling is judged at the discard: group and discard stay, the hand is dead',
  () => {
    const at = table({ hands: { S: '567s258m147p1234z' }, draws: '4s' });
    at.do('E discards 4s', 'S chi 5s6s');
    expect(at.can('S', 'discards 7s')).toBe(false);
    at.do('S discards 7s');
    expect(foulsAt(at)).toEqual(['S swapDiscard: deadHand']);
    expect(at.last('discarded').seat).toBe(1);
    expect(at.state('S').melds.length).toBe(1);
    expect(at.state('S').isDead).toBe(true);
  },
);

// 12.3.4: riichi

clause('wrc-12.3.4-01', 'riichi is one act: word, turned discard and deposit', () => {
  const at = table({ hands: { E: PINFU }, draws: '9m' })
    .do('E riichi 9m')
    .passAll();
  expect(at.state('E').discards).toMatchObject([{ isRiichi: true }]);
  expect(at.state('E').riichi).toBe('double');
  expect(at.scores[0]).toBe(29_000);
  expect(at.match.deposits).toBe(1);
});

clause('wrc-12.3.4-01', 'there is no turning a tile, and no paying, without the word', () => {
  const at = table({ hands: { E: PINFU }, draws: '9m', assistance: 'guided' });
  const kinds = new Set(at.offers('E').map((offer) => offer.split(' ')[0]));
  expect([...kinds].sort()).toEqual(['discards', 'riichi']);
  at.do('E discards 9m').passAll();
  expect(at.state('E')).toMatchObject({ riichi: 'none', discards: [{ isRiichi: false }] });
  expect(at.match).toMatchObject({ deposits: 0, scores: START });
});

clause(
  ['wrc-12.3.4-05', 'wrc-13.3-16'],
  'riichi on an open hand is void without a deposit, and the hand is dead',
  () => {
    const at = table({ hands: { E: '456m789s4566p[123m<]' }, draws: '9m' });
    at.do('E riichi 9m').passAll();
    expect(foulsAt(at)).toEqual(['E openRiichi: deadHand']);
    expect(at.state('E')).toMatchObject({ riichi: 'none', isDead: true });
    expect(at.match).toMatchObject({ deposits: 0, scores: START });
    expect(at.state('E').discards).toMatchObject([{ isRiichi: false }]);
  },
);

clause(
  ['wrc-12.3.4-07', 'wrc-13.3-17'],
  'a discard from the hand in riichi kills it at once, and is a chombo at the draw',
  () => {
    const at = table({ live: 8, hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m' });
    at.do('S discards 1m');
    expect(foulsAt(at)).toEqual(['S riichiDiscard: deadHand']);
    at.drain();
    expect(foulsAt(at)).toEqual(['S riichiDiscard: deadHand', 'S notenRiichi: chombo']);
    expect(at.last('dealVoided').offenders).toEqual([1]);
    expect(penaltiesOf(at, 'S')).toEqual(CHOMBO);
  },
);

clause('wrc-12.3.4-07', 'it costs no more than the hand when somebody wins', () => {
  const at = table({
    hands: { S: PINFU, N: '123m456m789s2344p' },
    turn: 'S',
    riichi: ['S'],
    draws: '9m1p',
  });
  at.do('S discards 1m', 'W discards 1p', 'N ron');
  expect(foulsAt(at)).toEqual(['S riichiDiscard: deadHand']);
  expect(at.match.penalties[1]).toEqual(NOTHING);
});

clause(
  ['wrc-12.3.4-08', 'wrc-2-27', 'wrc-13.3-18', 'A-03'],
  'a kan that changes the riichi hand is a chombo when the deal is drawn; nobody pays noten',
  () => {
    const at = afterFalseKan({ live: 8 });
    expect(at.count('fouled')).toBe(0);
    at.drain();
    expect(foulsAt(at)).toEqual(['S riichiKan: chombo']);
    expect(at.last('fouled').rule).toBe('foul.riichiKan');
    expect(at.count('drawn')).toBe(0);
    expect(penaltiesOf(at, 'S')).toEqual(CHOMBO);
  },
);

clause(['wrc-12.3.4-08', 'A-03'], 'and when its owner wins: the win is not paid', () => {
  const tsumo = afterFalseKan({ replacements: '5m' }).do('S tsumo');
  expect(foulsAt(tsumo)).toEqual(['S riichiKan: chombo']);
  expect(tsumo.count('won')).toBe(0);
  const ron = afterFalseKan({ draws: '4m5m' }).do('S discards drawn', 'W discards 5m', 'S ron');
  expect(foulsAt(ron)).toEqual(['S riichiKan: chombo']);
});

clause(['wrc-12.3.4-08', 'A-03'], 'but not when somebody else wins', () => {
  const at = afterFalseKan({ hands: { N: '123m789m789s4566p' }, draws: '4m3p' });
  at.do('S discards drawn', 'W discards 3p', 'N ron');
  expect(at.count('fouled')).toBe(0);
  expect(at.last('won').seat).toBe(3);
});

clause(
  ['wrc-12.3.4-08', 'A-52'],
  'both at once: the valid win is paid, the offender warned',
  () => {
    const at = afterFalseKan({ hands: { N: '67m789p123s456s22s' }, draws: '4m5m' });
    at.do('S discards drawn', 'W discards 5m', 'S ron & N ron');
    expect(foulsAt(at)).toEqual(['S riichiKan: warning']);
    expect(at.last('fouled').rule).toBe('penalty.chomboWithWin');
    expect(at.last('won').seat).toBe(3);
  },
);

clause('A-38', 'tenpai said of a hand that is not costs nothing, and the hand is noten', () => {
  const at = table({ live: 4, hands: { S: PINFU } }).drain();
  at.do('E tenpai');
  expect(foulsAt(at)).toEqual(['E falseTenpai: nothing']);
  declareAll(at, 'S');
  expect(at.last('drawn').tenpai).toEqual([1]);
  expect(at.last('drawn').deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
});

// 12.3.5

clause('wrc-12.3.5-14', 'no view tells whether another player is tenpai, or on what', () => {
  const at = table({ hands: { S: PINFU } });
  for (const viewer of [0, 2, 'spectator'] as const) {
    const { seats, own } = view(at.match, viewer).deal!;
    expect(Object.keys(seats[1])).not.toContain('waits');
    expect(JSON.stringify(own ?? {})).not.toContain(JSON.stringify(at.state('S').waits));
  }
});

// The other mode

clause(
  ['A-49', 'wrc-12.3.5-15', 'wrc-1-06'],
  'at a guided table no foul is taken; the referee rules there too',
  () => {
    const at = table({ assistance: 'guided' });
    for (const command of ['E tsumo', 'E riichi drawn', 'E kan 1z']) {
      expect(isTaken(at, command)).toBe(false);
    }
    at.do('E discards drawn', 'referee deadHand S');
    expect(at.state('S').isDead).toBe(true);
    expect(at.do('referee chombo S').match.penalties[1]).toEqual(CHOMBO);
  },
);
