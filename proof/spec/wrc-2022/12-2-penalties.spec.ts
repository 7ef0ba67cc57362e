// 12.2 and 12.1: chombo, warnings, points and dead hands, and what a referee can do.

import { newMatch, play, resultOf, rule, view } from '@hanchan/game';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { declareAll, foulsAt, isTaken, penaltiesOf, toTheEnd } from '../support/foulTable.ts';
import { CHOMBO, NOTHING, PINFU, RULES, START, table, WARNED } from './fouling.ts';

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
