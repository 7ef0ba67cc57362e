// 12.3.4 and 12.3.5 with their lines of the summary 13.3: fouls around riichi and tenpai; and the guided table, which takes none.

import { view } from '@hanchan/game';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { declareAll, foulsAt, isTaken, penaltiesOf } from '../support/foulTable.ts';
import { afterFalseKan, CHOMBO, NOTHING, PINFU, START, table } from './fouling.ts';

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
