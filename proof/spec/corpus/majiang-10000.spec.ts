// The 10,000 wins of majiang-core's own test data: yaku, han, fu, points and payments.

import { describe, expect, test } from 'vitest';
import { expectAgreement, tenhouWith } from '../support/corpus.ts';
import { formOf, MAJIANG_RULES, type MajiangWin, outcomeOfMajiang } from '../support/majiang.ts';
import { hasShared, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';

const FILE = 'data/fixtures/majiang_core_hule_10000.jsonl.gz';

describe.skipIf(!hasShared)(`10,000 wins of majiang-core${sharedNote}`, () => {
  test('none differs', () => {
    const wins = readJsonl<MajiangWin & { n: number }>(sharedPath(FILE));
    expect(wins).toHaveLength(10_000);
    const rules = tenhouWith(MAJIANG_RULES);
    expectAgreement(
      wins.map((win) => ({
        name: String(win.n),
        form: formOf(win),
        rules,
        expected: outcomeOfMajiang(win.expected!),
      })),
    );
  });
});
