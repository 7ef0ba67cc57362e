// What several rulebooks say of a hand in riichi in other words.

import type { RuleValues } from '@hanchan/rules';
import { expect } from 'vitest';
import { Table } from './playTable.ts';

/** The hand discards what it draws, and no other tile. */
export function discardsWhatItDraws(rules: RuleValues): void {
  const hands = { S: '123m456m789s4566p' };
  const table = new Table(rules, { hands, draws: '9m', riichi: ['S'], turn: 'S' });
  expect(table.offers('S')).toEqual(['discards 9m']);
  const refused = { code: 'riichiHandFixed', rule: 'riichi.allowed' };
  expect(table.refusal('S discards 4p')).toMatchObject(refused);
}

/** The tile of the declaration was won on for so much: the stick stays with its owner. */
export function keepsStick(table: Table, points: number, scores: readonly number[]): void {
  expect(table.last('won').value.points).toBe(points);
  expect(table.scores).toEqual(scores);
  expect(table.match.deposits).toBe(0);
  expect(table.count('riichiAccepted')).toBe(0);
}

/** A tile comes that the hand could chi, pon and kan: it may win on it, and nothing else. */
export function claimsOnlyRon(rules: RuleValues): void {
  const table = new Table(rules, {
    hands: { S: '123m456m45666p99s' },
    draws: '6p',
    riichi: ['S'],
  });
  table.do('E discards 6p');
  expect(table.offers('S')).toEqual(['ron', 'pass']);
  for (const call of ['chi 45p', 'pon 66p', 'kan 666p']) {
    expect(table.refusal(`S ${call}`), call).toMatchObject({
      code: 'callInRiichi',
      rule: 'riichi.allowed',
    });
  }
}
