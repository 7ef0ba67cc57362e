// The sheet names no fouls: whatever is not legal is not taken, assisted or not, and no hand can die.

import { GENERAL } from '@hanchan/rulesets';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { isTaken, unassisted } from '../support/foulTable.ts';
import { mildReferee, onlyLegal } from '../support/noFouls.ts';

const RULES = GENERAL.values;

describe('general', () => {
  clause('G13', 'an unassisted table lists only what is legal, for a whole deal', () => {
    expect(onlyLegal(RULES, 5)).toBeGreaterThan(100);
  });

  clause('G13', 'false wins, false riichi and empty calls are refused', () => {
    const at = unassisted(RULES, { draws: '9m' });
    expect(isTaken(at, 'E tsumo')).toBe(false);
    expect(isTaken(at, 'E riichi 9m')).toBe(false);
    at.do('E discards 9m');
    for (const command of ['S ron', 'S pon', 'S chi 1m7m']) {
      expect(isTaken(at, command), command).toBe(false);
    }
    expect(at.count('fouled')).toBe(0);
  });

  clause('G13', 'there is neither chombo nor dead hand for a referee to give', () => {
    mildReferee(unassisted(RULES));
  });
});
