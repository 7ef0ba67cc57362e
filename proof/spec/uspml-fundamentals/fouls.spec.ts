// The document names no penalties: the table checks a shown hand, and a false one is simply refused.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { unassisted } from '../support/foulTable.ts';
import { mildReferee, onlyLegal, takesNone } from '../support/noFouls.ts';

const RULES = USPML_FUNDAMENTALS.values;

describe('uspml-fundamentals', () => {
  clause('U15', 'an unassisted table lists only what is legal, for a whole deal', () => {
    expect(onlyLegal(RULES, 7)).toBeGreaterThan(100);
  });

  clause('U15', 'a false declaration is refused and changes nothing', () => {
    const at = unassisted(RULES).do('E picks');
    takesNone(at, ['E tsumo']);
    takesNone(at.do('E discards drawn'), ['S ron', 'S pon', 'W pon']);
  });

  clause('U15', 'there is neither chombo nor dead hand for a referee to give', () => {
    mildReferee(unassisted(RULES));
  });
});
