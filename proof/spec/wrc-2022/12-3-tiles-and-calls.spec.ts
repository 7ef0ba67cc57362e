// 12.3.1 to 12.3.3 with their lines of the summary 13.3: fouls with the wall and the tiles, in calls and in groups.

import { play, view } from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { afterSwapChi, afterWrongChi, comesOfExposed } from '../support/foulCases.ts';
import { foulsAt, penaltiesOf } from '../support/foulTable.ts';
import { CHOMBO, NOTHING, PINFU, START, table, WARNED } from './fouling.ts';

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
    const found = Object.keys(EXPECTED).map((tiles) => [tiles, comesOfExposed(table(), tiles)]);
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
  expect(foulsAt(furiten.do('E discards 3p', 'S ron'))).toEqual(['S falseWin: chombo']);
  const noYaku = table({ hands: { S: '456m789s4566p[123m<]' }, draws: '3p' });
  expect(foulsAt(noYaku.do('E discards 3p', 'S ron'))).toEqual(['S falseWin: chombo']);
});

// 12.3.3: groups

clause(
  ['wrc-12.3.3-01', 'wrc-13.3-11'],
  'a group of wrong tiles is judged at the discard: it stays, and the hand is dead',
  () => {
    const at = afterWrongChi(WRC_2022.values);
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
    const at = afterSwapChi(WRC_2022.values);
    expect(at.can('S', 'discards 7s')).toBe(false);
    at.do('S discards 7s');
    expect(foulsAt(at)).toEqual(['S swapDiscard: deadHand']);
    expect(at.last('discarded').seat).toBe(1);
    expect(at.state('S').melds.length).toBe(1);
    expect(at.state('S').isDead).toBe(true);
  },
);
