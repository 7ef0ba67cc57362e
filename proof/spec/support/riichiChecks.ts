// What several rulebooks say of a hand in riichi in other words.

import type { RuleValues } from '@hanchan/rules';
import { expect } from 'vitest';
import { Table } from './playTable.ts';

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
