// The 177 unit tests of majiang-core's scorer, each under the rules it sets.

import type { RuleChanges } from '@hanchan/rules';
import { describe, expect, test } from 'vitest';
import { type Explained, expectAgreement, type Outcome, tenhouWith } from '../support/corpus.ts';
import { formOf, MAJIANG_RULES, type MajiangWin, outcomeOfMajiang } from '../support/majiang.ts';
import { hasShared, readJsonl, sharedNote, sharedPath } from '../support/shared.ts';

const FILE = 'data/fixtures/majiang_core_hule_unit.jsonl';

interface UnitTest extends MajiangWin {
  readonly test: string;
  readonly ruleOverrides: Readonly<Record<string, boolean>>;
  readonly rawOut: { readonly defen: 0 } | null;
}

const SINGLE_YAKUMAN: RuleChanges = {
  'yaku.kokushi_13men': { yakuman: 1 },
  'yaku.junsei_chuuren_poutou': { yakuman: 1 },
  'yaku.suuankou_tanki': { yakuman: 1 },
  'yaku.daisuushii': { yakuman: 1 },
};

/** What its options mean in ours. */
const OVERRIDES: Readonly<Record<string, RuleChanges>> = {
  'ダブル役満あり=false': SINGLE_YAKUMAN,
  '切り上げ満貫あり=true': { 'score.roundUpToMangan': true },
  'クイタンあり=false': { 'yaku.tanyao': { han: 1, open: 0 } },
  // One yakuman is paid, whatever there is: neither several nor a double one.
  '役満の複合あり=false': { ...SINGLE_YAKUMAN, 'score.yakumanAddUp': false },
  '役満パオあり=false': { 'liability.yaku': [] },
  '連風牌は2符=true': { 'fu.doubleWindPair': 2 },
  '数え役満あり=false': { 'score.countedYakuman': 0 },
};

function rulesOf({ ruleOverrides }: UnitTest) {
  const changes = Object.entries(ruleOverrides).map(([name, value]) => {
    const known = OVERRIDES[`${name}=${value}`];
    if (known === undefined) throw new Error(`no counterpart for ${name}=${value}`);
    return known;
  });
  return tenhouWith(Object.assign({}, MAJIANG_RULES, ...changes));
}

/** Nothing at all for what is no complete hand, no points for a hand without yaku. */
function expectedOf({ expected, rawOut }: UnitTest): Outcome {
  if (expected !== null) return outcomeOfMajiang(expected);
  return { refused: rawOut === null ? 'notComplete' : 'noYaku' };
}

const PREFIX = /^Majiang\.Util > (hule\(shoupai, rongpai, param\) > )?/;

const EXPLAINED: readonly Explained[] = [
  {
    why: 'The hand is empty; we name the missing tile before we look for a complete hand.',
    differs: ['refused'],
    cases: ['和了形以外'],
  },
  {
    why: "Blessing of heaven is given to South; it is the dealer's, and we refuse it to others.",
    differs: ['refused'],
    cases: ['和了役: 天和'],
  },
  {
    why: 'One yakuman is paid, in both; it still marks big four winds as worth two.',
    differs: ['yakuman'],
    cases: [
      'ルール変更 > 役満の複合なし > ダブル役満 + 役満複合 + パオ (ツモ和了)',
      'ルール変更 > 役満の複合なし > ダブル役満 + 役満複合 + パオ (ロン和了)',
    ],
  },
];

describe.skipIf(!hasShared)(`177 unit tests of majiang-core${sharedNote}`, () => {
  test('none differs but those explained', () => {
    const tests = readJsonl<UnitTest>(sharedPath(FILE));
    expect(tests).toHaveLength(177);
    expectAgreement(
      tests.map((one) => ({
        name: one.test.replace(PREFIX, ''),
        form: formOf(one),
        rules: rulesOf(one),
        expected: expectedOf(one),
      })),
      EXPLAINED,
    );
  });
});
