// Every foul under every rulebook, and the options around a chombo. Every foul with every consequence is in foulRows.ts.

import { FOULS, type Foul } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { findRuleset, RULESETS, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { ACTS, outcome, PINFU } from '../support/foulActs.ts';
import { declareAll, foulsAt, penaltiesOf, unassisted } from '../support/foulTable.ts';

// foul | wrc-2022 | wdmc-2019 | ema-2008; the other three rulebooks know no fouls.
const TABLE = `
  falseWin      | chombo, 30P, redeal | chombo, mods 12000, redeal | chombo, pays, redeal
  notenRiichi   | chombo, 30P, redeal | chombo, mods 12000         | chombo, pays, redeal
  openRiichi    | deadHand, dead      | deadHand, dead             | chombo, pays, redeal
  emptyCall     | deadHand, dead      | nothing                    | deadHand, dead
  invalidGroup  | deadHand, dead      | deadHand, dead             | deadHand, dead
  swapDiscard   | deadHand, dead      | deadHand, dead             | allowed
  riichiDiscard | deadHand, dead      | deadHand, dead             | deadHand, dead
  riichiCall    | deadHand, dead      | deadHand, dead             | deadHand, dead
  riichiKan     | chombo, 30P, redeal | chombo, mods 12000         | chombo, pays, redeal
  deadHandCall  | penalty, 30P        | nothing                    | chombo, pays, redeal
  deadHandDeclaration | penalty, 30P  | nothing                    | nothing
  falseTenpai   | nothing             | refused                    | nothing
`;

/** No number of tiles is judged. */
const NO_LIMITS = {
  ownChombo: 0,
  othersDead: 0,
  othersChombo: 0,
  deadWallDead: 0,
  deadWallChombo: 0,
};

describe('each foul under each rulebook', () => {
  const rows = TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test('the table has every foul', () => {
    expect(rows.map(([foul]) => foul)).toEqual([...FOULS]);
  });

  test.each(rows)('%s | %s | %s | %s', (foul, ...expected) => {
    const ids = ['wrc-2022', 'wdmc-2019', 'ema-2008'];
    const found = ids.map((id) => outcome(findRuleset(id)!.values, foul as Foul));
    expect(found).toEqual(expected);
  });

  test.each(['uspml-fundamentals', 'general', 'tenhou'])('none is taken under %s', (id) => {
    const { values } = findRuleset(id)!;
    for (const foul of FOULS) {
      const isAllowed = foul === 'swapDiscard' && values['calls.swap'] === 'allowed';
      expect(outcome(values, foul), foul).toBe(isAllowed ? 'allowed' : 'refused');
    }
  });

  test.each(RULESETS)('at a guided table none is taken under $id', ({ values }) => {
    for (const foul of FOULS) {
      const at = unassisted(values, { ...ACTS[foul].setup, assistance: 'guided' });
      expect(() => {
        for (const command of ACTS[foul].commands) at.do(command);
        if (foul === 'swapDiscard' && values['calls.swap'] === 'allowed')
          throw new Error('allowed');
      }, foul).toThrow();
      expect(at.count('fouled')).toBe(0);
    }
  });
});

describe('the options around a chombo', () => {
  const rulesWith = (changes: Partial<RuleValues>) => ({ ...WRC_2022.values, ...changes });

  test.each([
    ['voided', 'won', 'S falseWin: warning'],
    ['applies', 'dealVoided', 'S falseWin: chombo'],
  ] as const)('penalty.chomboWithWin %s', (value, event, foul) => {
    const rules = rulesWith({ 'penalty.chomboWithWin': value });
    const at = unassisted(rules, { hands: { N: PINFU }, draws: '3p' });
    at.do('E discards 3p', 'S ron & N ron');
    expect(foulsAt(at)).toEqual([foul]);
    expect(at.count(event)).toBe(1);
    expect(at.count('won') + at.count('dealVoided')).toBe(1);
  });

  test.each([
    ['redeal', 0, 1],
    ['drawStands', 1, 0],
  ] as const)('penalty.chomboAtDraw %s', (value, drawn, voided) => {
    const at = unassisted(rulesWith({ 'penalty.chomboAtDraw': value }), { live: 8 });
    declareAll(at.do('E riichi drawn').drain());
    expect([at.count('drawn'), at.count('dealVoided')]).toEqual([drawn, voided]);
    expect(at.match).toMatchObject({ deposits: drawn, counters: drawn });
    expect(at.match.penalties[0].tournamentPoints).toBe(30);
  });

  test.each([
    ['ends', 'over'],
    ['redeal', 'awaitingDeal'],
  ] as const)('clock.chomboAfterBell %s', (value, phase) => {
    const at = unassisted(rulesWith({ 'clock.chomboAfterBell': value })).do('bell', 'E tsumo');
    expect(at.match.phase).toBe(phase);
  });

  test.each([
    [{ type: 'none' }, [30_000, 30_000, 30_000, 30_000], {}],
    [
      { type: 'tournamentPoints', amount: 20 },
      [30_000, 30_000, 30_000, 30_000],
      { tournamentPoints: 20 },
    ],
    [
      { type: 'scoreModifier', points: 9_000 },
      [30_000, 30_000, 30_000, 30_000],
      { modifier: 9_000 },
    ],
    [{ type: 'payment', nonDealerShare: 1_000 }, [24_000, 32_000, 32_000, 32_000], {}],
  ] as const)('penalty.chombo %j', (value, scores, owed) => {
    const at = unassisted(rulesWith({ 'penalty.chombo': value })).do('E tsumo');
    expect(at.scores).toEqual(scores);
    const none = { warnings: 0, tournamentPoints: 0, modifier: 0 };
    expect(penaltiesOf(at, 'E')).toEqual({ ...none, ...owed });
  });

  test.each([
    [true, true],
    [false, false],
  ])('penalty.deadHand %s', (value, isTaken) => {
    const at = unassisted(rulesWith({ 'penalty.deadHand': value }));
    const rule = () => at.do('referee deadHand S');
    if (isTaken) expect(rule().state('S').isDead).toBe(true);
    else expect(rule).toThrow('noSuchPenalty');
  });

  test.each(['ownChombo', 'othersChombo', 'deadWallChombo'] as const)(
    'foul.exposedTiles %s',
    (key) => {
      const whose = key.replace('Chombo', '');
      for (const [limit, phase] of [
        [4, 'awaitingDeal'],
        [5, 'playing'],
        [0, 'playing'],
      ] as const) {
        const value = { ...NO_LIMITS, warning: 0, [key]: limit };
        const at = unassisted(rulesWith({ 'foul.exposedTiles': value }));
        expect(at.do(`referee exposed S ${whose} 4`).match.phase).toBe(phase);
      }
    },
  );

  test('foul.exposedWall', () => {
    const phaseAt = (limit: number) =>
      unassisted(rulesWith({ 'foul.exposedWall': limit })).do('referee exposed S liveWall 4').match
        .phase;
    expect([4, 5, 0].map(phaseAt)).toEqual(['awaitingDeal', 'playing', 'playing']);
  });

  test.each(['othersDead', 'deadWallDead', 'warning'] as const)('foul.exposedTiles %s', (key) => {
    const whose = key === 'deadWallDead' ? 'deadWall' : 'others';
    for (const [limit, isJudged] of [
      [4, true],
      [5, false],
      [0, false],
    ] as const) {
      const value = { ...NO_LIMITS, warning: 0, [key]: limit };
      const at = unassisted(rulesWith({ 'foul.exposedTiles': value }));
      at.do(`referee exposed S ${whose} 4`);
      const isWarned = penaltiesOf(at, 'S').warnings === 1;
      expect([at.state('S').isDead, isWarned]).toEqual([
        isJudged && key !== 'warning',
        isJudged && key === 'warning',
      ]);
    }
  });
});
