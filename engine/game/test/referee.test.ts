// The referee's rulings: when they can be made, what they change, and the rule that each applies.

import type { RuleChanges, RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import type { Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import {
  type Match,
  NO_PENALTIES,
  newMatch,
  RULINGS,
  type Ruling,
  rule,
  ruleOfRuling,
} from '../src/index.ts';

const rules = (changes: RuleChanges = {}) => ({ ...WRC_2022.values, ...changes }) as RuleValues;

const between = (changes: RuleChanges = {}) => newMatch(rules(changes));
const playing = (changes: RuleChanges = {}) => new Table(rules(changes)).match;
const over = (): Match => ({ ...between(), phase: 'over' });

const SEAT: Seat = 1;

const ruling = (type: Ruling['type']): Ruling => {
  switch (type) {
    case 'redeal':
    case 'resume':
      return { type };
    case 'penalty':
      return { type, seat: SEAT, points: 8 };
    case 'exposed':
      return { type, seat: SEAT, whose: 'own', tiles: 2 };
    case 'announcement':
      return { type, note: 'Both tables share a referee.' };
    case 'objection':
      return { type, seat: SEAT, note: 'The tile was not out of the hand.' };
    default:
      return { type, seat: SEAT };
  }
};

function refusal(match: Match, one: Ruling): string | null {
  const step = rule(match, one);
  return step.ok ? null : [step.error.code, step.error.rule ?? []].flat().join(' ');
}

const made = (match: Match, one: Ruling): Match => {
  const step = rule(match, one);
  if (!step.ok) throw new Error(step.error.code);
  expect(step.value.events[0]).toEqual({ type: 'ruled', ruling: one });
  return step.value.match;
};

describe('when a ruling can be made', () => {
  const possible = (match: Match) =>
    RULINGS.filter((type) => refusal(match, ruling(type)) === null);

  test('while a deal is played: all but an objection, and an end of a pause that is none', () => {
    const not = ['resume', 'objection'];
    expect(possible(playing())).toEqual(RULINGS.filter((type) => !not.includes(type)));
    expect(refusal(playing(), ruling('objection'))).toBe('dealRunning');
    expect(refusal(playing(), ruling('resume'))).toBe('notPaused');
  });

  test('between deals: nothing that needs one', () => {
    expect(possible(between())).toEqual([
      'warning',
      'penalty',
      'pause',
      'disqualify',
      'announcement',
      'objection',
    ]);
    for (const type of ['deadHand', 'chombo', 'redeal', 'exposed'] as const) {
      expect(refusal(between(), ruling(type))).toBe('noDealRunning');
    }
  });

  test('after the match: only what counts without a table', () => {
    const after = ['warning', 'penalty', 'disqualify', 'announcement', 'objection'];
    expect(possible(over())).toEqual(RULINGS.filter((type) => after.includes(type)));
    expect(refusal(over(), ruling('pause'))).toBe('matchOver');
  });

  test('a penalty that the rulebook does not have is refused by name', () => {
    const none: RuleChanges = { 'penalty.deadHand': false, 'penalty.chombo': { type: 'none' } };
    expect(refusal(playing(none), ruling('deadHand'))).toBe('noSuchPenalty penalty.deadHand');
    expect(refusal(playing(none), ruling('chombo'))).toBe('noSuchPenalty penalty.chombo');
    expect(refusal(playing(none), ruling('redeal'))).toBe(null);
  });

  test.each([0, -1, 1.5, Number.NaN])('an amount of %s is none', (amount) => {
    expect(refusal(playing(), { type: 'penalty', seat: SEAT, points: amount })).toBe('badAmount');
    const shown = { type: 'exposed', seat: SEAT, whose: 'own', tiles: amount } as const;
    expect(refusal(playing(), shown)).toBe('badAmount');
  });
});

describe('what it changes', () => {
  test('a pause stands until it is ended, and is not called twice', () => {
    const paused = made(playing(), ruling('pause'));
    expect(paused.isPaused).toBe(true);
    expect(refusal(paused, ruling('pause'))).toBe('paused');
    expect(made(paused, ruling('resume')).isPaused).toBe(false);
  });

  test('whoever is out stays out beside the next', () => {
    const one = made(playing(), ruling('disqualify'));
    expect(made(one, { type: 'disqualify', seat: 3 }).disqualified).toEqual([1, 3]);
  });

  test('words are only told', () => {
    const match = between();
    expect(made(match, ruling('announcement'))).toEqual(match);
    expect(made(match, ruling('objection'))).toEqual(match);
  });

  test('points go where the rulebook takes a chombo', () => {
    const points: RuleChanges = { 'penalty.chombo': { type: 'tournamentPoints', amount: 20 } };
    const before: RuleChanges = { 'penalty.chombo': { type: 'scoreModifier', points: 12_000 } };
    const taken = (changes: RuleChanges) =>
      made(between(changes), ruling('penalty')).penalties[SEAT];
    expect(taken(points)).toEqual({ ...NO_PENALTIES, tournamentPoints: 8 });
    expect(taken(before)).toEqual({ ...NO_PENALTIES, modifier: 8_000 });
  });

  test('a chombo names its offender, a new deal nobody', () => {
    const offenders = (type: 'chombo' | 'redeal') => {
      const step = rule(playing(), ruling(type));
      return step.ok && step.value.events.find((event) => event.type === 'dealVoided')!.offenders;
    };
    const shown = rule(playing(), { type: 'exposed', seat: SEAT, whose: 'deadWall', tiles: 7 });
    expect(shown.ok && shown.value.events.at(-1)).toMatchObject({ offenders: [SEAT] });
    expect(offenders('chombo')).toEqual([SEAT]);
    expect(offenders('redeal')).toEqual([]);
  });
});

describe('the rule that a ruling applies', () => {
  const applied = (one: Ruling, changes: RuleChanges = {}) => ruleOfRuling(one, rules(changes));
  const exposed = (whose: 'own' | 'others' | 'deadWall' | 'liveWall', tiles: number): Ruling => ({
    type: 'exposed',
    seat: SEAT,
    whose,
    tiles,
  });

  test('tiles of a player or of the dead wall, by their number', () => {
    const verdict = (tiles: number) => applied(exposed('deadWall', tiles));
    const by = (found: string) => ({
      rule: 'foul.exposedTiles',
      case: { exposed: 'deadWall', verdict: found },
    });
    expect([2, 3, 7].map(verdict)).toEqual(['warning', 'deadHand', 'chombo'].map(by));
    expect(applied(exposed('own', 1))).toMatchObject({ case: { exposed: 'own' } });
  });

  test('tiles of the live wall have a rule of their own', () => {
    const limit: RuleChanges = { 'foul.exposedWall': 5 };
    expect(applied(exposed('liveWall', 5), limit)).toEqual({
      rule: 'foul.exposedWall',
      case: { verdict: 'chombo' },
    });
    expect(applied(exposed('liveWall', 4), limit)).toMatchObject({ case: { verdict: 'warning' } });
  });

  test('a dead hand, a chombo and points have theirs, the rest is the referee’s own', () => {
    expect(applied(ruling('deadHand'))).toEqual({ rule: 'penalty.deadHand' });
    expect(applied(ruling('chombo'))).toEqual({ rule: 'penalty.chombo', case: { cost: 'chombo' } });
    expect(applied(ruling('penalty'))).toEqual({
      rule: 'penalty.chombo',
      case: { cost: 'points' },
    });
    for (const type of ['warning', 'redeal', 'pause', 'announcement'] as const) {
      expect(applied(ruling(type))).toBe(null);
    }
  });
});
