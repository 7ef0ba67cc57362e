// Chombo, dead hand, exposed tiles: fouls at an unassisted table, and the judge's rulings.

import { cite } from '@hanchan/rules';
import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { afterWrongChi, beforeBet, comesOfExposed } from '../support/foulCases.ts';
import { declareAll, foulsAt, isTaken, penaltiesOf, unassisted } from '../support/foulTable.ts';
import type { Setup } from '../support/playTable.ts';
import { expectProposed, RefereeDesk, saidOf } from '../support/refereeDesk.ts';

const RULES = EMA_2008.values;
const START = [30_000, 30_000, 30_000, 30_000];

const table = (setup: Setup = {}) => unassisted(RULES, setup);

/** Discards that rule nagashi mangan out. */
const PLAIN = { E: '2m', S: '2m', W: '2m', N: '2m' };
/** Waits for 3p and 6p with pinfu. */
const PINFU = '123m456m789s4566p';
/** Waits for 3m, 5m and 6m; a kong of 4m leaves only 5m. */
const FALSE_KONG = '4445m123p456p789s';

// What a chombo costs

clause(
  ['ema-chombo-01', 'ema-chombo-03', 'T31'],
  'a non-East offender pays 4000 to East and 2000 to each of the others',
  () => {
    const at = table({ turn: 'S' }).do('S tsumo');
    expect(foulsAt(at)).toEqual(['S falseWin: chombo']);
    expect(at.last('fouled').rule).toBe('foul.falseWin');
    expect(at.scores).toEqual([34_000, 22_000, 32_000, 32_000]);
    expect(at.last('dealVoided').scores).toEqual(at.scores);
    expect(penaltiesOf(at, 'S')).toEqual({ warnings: 0, tournamentPoints: 0, modifier: 0 });
  },
);

clause('ema-chombo-02', 'East pays 4000 to each', () => {
  const at = table({ dealer: 2 }).do('E tsumo');
  expect(at.scores).toEqual([34_000, 34_000, 18_000, 34_000]);
});

clause(
  ['ema-chombo-08', 'ema-chombo-09', 'ema-chombo-10', 'E14', 'T31'],
  'bets of the deal go back, older ones stay; counters and dealer stay, and it is dealt again',
  () => {
    const at = table(beforeBet(1));
    at.do('S riichi 9m').passAll();
    expect(at.match.deposits).toBe(2);
    at.do('W tsumo');
    expect(at.match).toMatchObject({ deposits: 1, counters: 2, dealer: 1, round: 0 });
    expect(at.scores).toEqual([32_000, 34_000, 32_000, 22_000]);
    expect(at.deal().last('dealStarted')).toMatchObject({ dealer: 1, counters: 2, deposits: 1 });
  },
);

clause('ema-chombo-01', 'two offenders at once each pay, and there is one new deal', () => {
  const at = table({ draws: '3p' }).do('E discards 3p', 'S ron & W ron');
  expect(at.count('dealVoided')).toBe(1);
  expect(at.scores).toEqual([38_000, 24_000, 24_000, 34_000]);
});

// Causes

clause('ema-chombo-03', 'beside a valid win a false one is only warned', () => {
  const at = table({ hands: { N: PINFU }, draws: '3p' }).do('E discards 3p', 'S ron & N ron');
  expect(foulsAt(at)).toEqual(['S falseWin: warning']);
  expect(at.last('won').seat).toBe(3);
});

clause(
  ['ema-chombo-04', 'ema-draw-04'],
  'a riichi hand shown without a wait at a drawn game is a chombo, and nobody pays noten',
  () => {
    const at = table({ live: 8, hands: { S: PINFU }, discards: PLAIN });
    at.do('E riichi drawn').drain();
    expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
    expect(at.count('drawn')).toBe(0);
    expect(at.scores).toEqual([18_000, 34_000, 34_000, 34_000]);
    expect(at.match.deposits).toBe(0);
  },
);

clause('ema-chombo-04', 'if somebody else wins it never comes to light', () => {
  const at = table({ hands: { N: PINFU }, draws: '9m3p' });
  at.do('E riichi 9m', 'S discards 3p', 'N ron');
  expect(at.count('fouled')).toBe(0);
});

clause('ema-chombo-04', 'riichi on an open hand is false at once', () => {
  const at = table({ hands: { E: '456m789s4566p[123m<]' }, draws: '9m' }).do('E riichi 9m');
  expect(foulsAt(at)).toEqual(['E openRiichi: chombo']);
  expect(at.scores[0]).toBe(18_000);
});

clause(
  ['ema-abort-05', 'E10'],
  'with four riichi all hands are shown, and a noten one pays',
  () => {
    const waiting = { S: '123m456m789m4566p', W: '123s456s789s2233z', N: '123p789p789s1144z' };
    const at = table({ hands: waiting, riichi: ['S', 'W', 'N'] })
      .do('E riichi drawn')
      .passAll();
    expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
    expect(at.count('drawn')).toBe(0);
    expect(at.scores).toEqual([18_000, 34_000, 34_000, 34_000]);
  },
);

clause('ema-chombo-05', 'an illegal kong after riichi is judged when the hand is shown', () => {
  const setup: Setup = { turn: 'S', riichi: ['S'], hands: { S: FALSE_KONG }, draws: '4m' };
  const drawn = table({ ...setup, live: 8 })
    .do('S kan 4m')
    .drain();
  expect(foulsAt(drawn)).toEqual(['S riichiKan: chombo']);
  expect(drawn.scores).toEqual([34_000, 22_000, 32_000, 32_000]);
  const won = table({ ...setup, replacements: '5m' }).do('S kan 4m', 'S tsumo');
  expect(foulsAt(won)).toEqual(['S riichiKan: chombo']);
  const hands = { ...setup.hands, N: '123m789m789s4566p' };
  const others = table({ ...setup, hands, draws: '4m3p' });
  others.do('S kan 4m', 'S discards drawn', 'W discards 3p', 'N ron');
  expect(others.count('fouled')).toBe(0);
});

clause(['ema-chombo-07', 'E18'], 'claiming with a dead hand is a chombo', () => {
  const at = table({ hands: { S: '99p147m258s1234z5z' }, draws: '9p' });
  at.do('referee deadHand S', 'E discards 9p', 'S pon 9p9p');
  expect(foulsAt(at)).toEqual(['S deadHandCall: chombo']);
  expect(at.scores).toEqual([34_000, 22_000, 32_000, 32_000]);
});

clause(
  ['E28', 'ema-chombo-07'],
  'a kong of own tiles, or riichi, with a dead hand claims nothing: void, and free of charge',
  () => {
    const kong = table({ hands: { E: '999m147p258s1234z' }, draws: '9m' });
    kong.do('referee deadHand E', 'E kan 9m');
    expect(foulsAt(kong)).toEqual(['E deadHandDeclaration: nothing']);
    expect(kong.last('fouled').rule).toBe('foul.deadHandDeclaration');
    expect(kong.state('E').melds).toEqual([]);
    expect(kong.match).toMatchObject({ phase: 'playing', scores: START });
    const riichi = table({ hands: { E: PINFU }, draws: '9m' });
    riichi.do('referee deadHand E', 'E riichi 9m').passAll();
    expect(foulsAt(riichi)).toEqual(['E deadHandDeclaration: nothing']);
    expect(riichi.count('riichiAccepted')).toBe(0);
    expect(riichi.scores).toEqual(START);
    expect(riichi.last('discarded')).toMatchObject({ seat: 0, riichi: false });
  },
);

clause('ema-chombo-07', 'beside a valid win such a claim is only warned', () => {
  const at = table({ hands: { S: '33p147m258s1234z5z', N: PINFU }, draws: '3p' });
  at.do('referee deadHand S', 'E discards 3p', 'S pon 3p3p & N ron');
  expect(foulsAt(at)).toEqual(['S deadHandCall: warning']);
  expect(at.last('won').seat).toBe(3);
});

clause(
  ['ema-chombo-06', 'ema-dead-02', 'ema-exposed-01', 'E17'],
  'exposed tiles: five of any are a chombo; fewer of another’s or of the dead wall kill the hand',
  () => {
    const EXPECTED = {
      'own 4': 'nothing',
      'own 5': 'chombo',
      'liveWall 4': 'nothing',
      'liveWall 5': 'chombo',
      'others 1': 'dead',
      'others 4': 'dead',
      'others 5': 'chombo',
      'deadWall 1': 'dead',
      'deadWall 4': 'dead',
      'deadWall 5': 'chombo',
    };
    const found = Object.keys(EXPECTED).map((tiles) => {
      const at = table();
      const { wall } = at.match.deal!;
      const came = comesOfExposed(at, tiles);
      expect(at.match.deal!.wall).toBe(wall);
      return [tiles, came];
    });
    expect(Object.fromEntries(found)).toEqual(EXPECTED);
  },
);

clause(
  ['ema-exposed-01', 'ema-chombo-06', 'E17'],
  'on the referee’s list tiles of the wall go back into it, and five or more are a chombo',
  () => {
    const desk = new RefereeDesk(EMA_2008);
    const back = { placedBack: 'Exposed tiles: ema-exposed-01' };
    expectProposed(desk.proposes('exposedWall'), ['nothing', 0, 1], back);
    const many = desk.proposes('exposedWallMany');
    expectProposed(many, ['chombo', 0, 1], { fromTiles: 'Chombo: ema-chombo-06' });
    expect(saidOf(many, 'paidAtTable')).not.toBeNull();
  },
);

// Dead hands

clause(
  'ema-dead-01',
  'for a wrong number of tiles the list proposes a dead hand, and it is one',
  () => {
    const proposed = new RefereeDesk(EMA_2008).proposes('tileCount', 2);
    expect(proposed).toMatchObject({
      outcome: 'deadHand',
      kind: 'deadHand',
      points: 0,
      slots: [2],
    });
    expect(proposed.source.clauses).toEqual(['ema-dead-01']);
    const at = table({ hands: { S: PINFU }, draws: '3p' }).do(
      'referee deadHand S',
      'E discards 3p',
    );
    expect(at.can('S', 'ron')).toBe(false);
    expect(at.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
  },
);

clause('E18', 'a dead hand claims nothing, wins nothing and is noten', () => {
  const at = table({ live: 4, hands: { E: PINFU, S: '123m456m789s2344p' }, draws: '3p' });
  at.do('referee deadHand E');
  expect(at.last('ruled').ruling).toEqual({ type: 'deadHand', seat: 0 });
  expect(at.offers('E').every((offer) => offer.startsWith('discards'))).toBe(true);
  at.do('E discards 1m').drain();
  declareAll(at, 'S');
  expect(at.last('drawn').deltas).toEqual([-1_000, 3_000, -1_000, -1_000]);
  expect(at.last('dealEnded').dealerStays).toBe(false);
});

clause('ema-dead-03', 'an invalid chow, pung or kong kills the hand at the discard', () => {
  const chow = afterWrongChi(RULES);
  expect(chow.count('fouled')).toBe(0);
  chow.do('S discards 1z');
  expect(foulsAt(chow)).toEqual(['S invalidGroup: deadHand']);
  const kong = table({ hands: { W: '667m258p147s1234z' }, draws: '7m' });
  kong.do('E discards 7m', 'W kan 6m6m7m', 'W discards drawn');
  expect(foulsAt(kong)).toEqual(['W invalidGroup: deadHand']);
});

clause('ema-dead-03', 'a call without the tiles is void and kills the hand too', () => {
  const at = table({ draws: '9m' }).do('E discards 9m', 'N pon');
  expect(foulsAt(at)).toEqual(['N emptyCall: deadHand']);
  expect(at.state('N').melds).toEqual([]);
});

clause('E18', 'a dead hand has no nagashi mangan', () => {
  const others = { S: '2m', W: '3m', N: '4m' };
  const setup: Setup = { live: 0, discards: { ...others, E: '1m9m1s' }, draws: '9p' };
  const alive = table(setup).do('E discards 9p').passAll();
  expect(alive.last('drawn')).toMatchObject({ reason: 'nagashi', by: [0] });
  const dead = table(setup).do('referee deadHand E', 'E discards 9p').passAll();
  expect(declareAll(dead).last('drawn').reason).toBe('exhausted');
});

clause('ema-chombo-04', 'nor is a nagashi mangan paid to whoever has a false riichi', () => {
  const others = { S: '2m', W: '3m', N: '4m' };
  const at = table({ live: 0, riichi: ['E'], discards: { ...others, E: '1m9m1s' }, draws: '9p' });
  at.do('E discards 9p').passAll();
  expect(foulsAt(at)).toEqual(['E notenRiichi: chombo']);
});

clause('ema-riichi-05', 'a riichi hand that is changed by call or discard is dead', () => {
  const call = table({ hands: { S: '123m456m789s4599p' }, riichi: ['S'], draws: '9p' });
  call.do('E discards 9p', 'S pon 9p9p');
  expect(foulsAt(call)).toEqual(['S riichiCall: deadHand']);
  const discard = table({ hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m' });
  discard.do('S discards 1m');
  expect(foulsAt(discard)).toEqual(['S riichiDiscard: deadHand']);
});

clause(
  'ema-riichi-05',
  'at a draw a changed riichi hand is a chombo as in WRC 2022, which the sheet does not say',
  () => {
    const at = table({ hands: { S: PINFU }, turn: 'S', riichi: ['S'], draws: '9m', live: 8 });
    at.do('S discards 1m').drain();
    expect(foulsAt(at)).toEqual(['S riichiDiscard: deadHand', 'S notenRiichi: chombo']);
    const { rule, case: one } = at.last('fouled');
    const passage = cite(EMA_2008, rule, one);
    expect(passage).toMatchObject({ status: 'ourChoice', clauses: ['ema-riichi-05'] });
    const proposed = new RefereeDesk(EMA_2008).proposes('riichiDiscard');
    expect(proposed.consequences.map(({ id }) => id)).toContain('chomboAtDraw');
  },
);

clause(
  ['E30', 'ema-dead-03', 'ema-chombo-05'],
  'a discard claimed for a kong in riichi is void and kills the hand; it is no illegal kong',
  () => {
    const at = table({ hands: { S: '999p123m456m78s11z' }, riichi: ['S'], draws: '9p' });
    at.do('E discards 9p', 'S kan 9p9p9p');
    expect(foulsAt(at)).toEqual(['S riichiCall: deadHand']);
    expect(at.state('S').melds).toEqual([]);
    expect(at.match).toMatchObject({ phase: 'playing', scores: START });
  },
);

clause('E26', 'swap-calling is allowed, so it is no foul', () => {
  const at = table({ hands: { S: '567s258m147p1234z' }, draws: '4s' });
  at.do('E discards 4s', 'S chi 5s6s', 'S discards 7s');
  expect(at.count('fouled')).toBe(0);
});

clause('ema-chombo-03', 'at a guided table none of this can be done', () => {
  const at = table({ assistance: 'guided' });
  expect(isTaken(at, 'E tsumo')).toBe(false);
  expect(isTaken(at, 'E riichi drawn')).toBe(false);
});
