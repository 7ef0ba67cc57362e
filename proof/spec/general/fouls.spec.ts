// The sheet names no fouls: whatever is not legal is not taken, assisted or not, and no hand can die.

import { GENERAL } from '@hanchan/rulesets';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { unassisted } from '../support/foulTable.ts';
import { mildReferee, onlyLegal, takesNone } from '../support/noFouls.ts';

const RULES = GENERAL.values;

describe('general', () => {
  clause('G13', 'an unassisted table lists only what is legal, for a whole deal', () => {
    expect(onlyLegal(RULES, 5)).toBeGreaterThan(100);
  });

  clause('G13', 'false wins, false riichi and empty calls are refused', () => {
    const at = unassisted(RULES, { draws: '9m' });
    takesNone(at, ['E tsumo', 'E riichi 9m']);
    takesNone(at.do('E discards 9m'), ['S ron', 'S pon', 'S chi 1m7m']);
  });

  clause('G13', 'there is neither chombo nor dead hand for a referee to give', () => {
    mildReferee(unassisted(RULES));
  });
});
