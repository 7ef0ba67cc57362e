// A rule is found by the question that a player asks, in words that no rulebook uses, in either language.

import { findOptions } from '@hanchan/kit/ruleText/optionSearch.ts';
import { findAll, ruleQuestionOf, stemOf } from '@hanchan/kit/ruleText/search.ts';
import { SUBJECTS } from '@hanchan/kit/ruleText/subjects.ts';
import { RULE_KEYS, type RuleKey } from '@hanchan/rules';
import { findRuleset, RULESETS } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { describe, expect, test } from 'vitest';
import { clausesOf, optionsOf, rulesByClause } from '../src/rulebook/contents.ts';

/** What is asked, and the option that must be among the first three answers. */
const ASKED: readonly (readonly [string, RuleKey])[] = [
  ['win on a tile I discarded', 'furiten.discard'],
  ['can I ron a tile that I already threw away?', 'furiten.discard'],
  ['what if I pass on a win', 'furiten.missed'],
  ['may I chi and discard the same tile', 'calls.swap'],
  ['two players win on the same discard', 'win.multipleRon'],
  ['is open tanyao allowed?', 'yaku.tanyao'],
  ['what happens when nobody wins', 'draw.notenTotal'],
  ['does the dealer stay after a draw', 'dealer.staysOn'],
  ['what if my points go below zero', 'end.bust'],
  ['who pays for a yakuman with the third dragon', 'liability.yaku'],
  ['is 7,700 a mangan', 'score.roundUpToMangan'],
  ['thirteen han', 'score.countedYakuman'],
  ['can i kan after riichi', 'riichi.concealedKan'],
  ['riichi with less than 1000 points', 'riichi.needsDeposit'],
  ['riichi on the last tile', 'riichi.liveTiles'],
  ['do I need a yaku', 'win.yakuNeeded'],
  ['how long is a game', 'clock.minutes'],
  ['same score at the end', 'ranking.ties'],
  ['redeal a bad starting hand', 'draw.abortive'],
  ['seven pairs with the same pair twice', 'win.sevenPairs'],
  ['false win', 'foul.falseWin'],
  ['riichi but not tenpai', 'foul.notenRiichi'],
  ['win on somebody’s kan', 'kan.robAdded'],
  ['kuika', 'calls.swap'],
  ['red five', 'tiles.redFives'],
  ['uma', 'ranking.uma'],
  ['自分が捨てた牌でロンできますか', 'furiten.discard'],
  ['捨てた牌であがれる？', 'furiten.discard'],
  ['ロンを見逃したら', 'furiten.missed'],
  ['二人が同時にロンしたら', 'win.multipleRon'],
  ['鳴いてタンヤオ', 'yaku.tanyao'],
  ['点棒がなくなったら', 'end.bust'],
  ['リーチの後のカン', 'riichi.concealedKan'],
  ['喰い替え', 'calls.swap'],
  ['役がなしでもよいか', 'win.yakuNeeded'],
  ['流局したら親は続けるか', 'dealer.staysOn'],
  ['時間切れ', 'clock.minutes'],
  ['赤ドラ', 'tiles.redFives'],
];

describe('an option', () => {
  test.each(ASKED)('%s: %s', (asked, key) => {
    expect(findOptions(RULE_KEYS, asked).slice(0, 3)).toContain(key);
  });

  test('is found by its key, before all but one that continues it', () => {
    for (const key of RULE_KEYS) expect(findOptions(RULE_KEYS, key).slice(0, 2)).toContain(key);
  });

  test('is not found by words that have nothing to do with it', () => {
    for (const asked of ['zebra crossing', 'bananas', 'シマウマの横断'])
      expect([asked, findOptions(RULE_KEYS, asked)]).toEqual([asked, []]);
  });

  test('comes with the rest of the book where nothing is asked', () => {
    expect(findOptions(RULE_KEYS, '  ')).toEqual(RULE_KEYS);
    expect(findOptions(RULE_KEYS, '?!')).toEqual(RULE_KEYS);
  });

  test('stands in the first area of the page', () => {
    const [first] = optionsOf(RULESETS[0]!, 'win on a tile I discarded');
    expect(first).toEqual(['riichi', expect.arrayContaining(['furiten.discard'])]);
  });
});

describe('a clause', () => {
  test.each([
    ['wrc-2022', 'win on a tile I discarded'],
    ['ema-2008', 'win on a tile I discarded'],
    ['wdmc-2019', '自分が捨てた牌でロン'],
    ['general', 'win on a tile I discarded'],
  ])('of %s answers “%s”, the ones that the option rests on first', (id, asked) => {
    const resting = rulesByClause(findRuleset(id)!);
    const found = clausesOf(CLAUSES[id]!, asked, resting).flatMap(([, clauses]) => clauses);
    const about = found.filter(({ id: clause }) =>
      (resting.get(clause) ?? []).some((key) => key.startsWith('furiten.')),
    );
    expect(about.length).toBeGreaterThan(0);
  });
});

const PLAIN = { text: (item: string) => item, rankIn: () => -1 };

describe('words', () => {
  test('are cut to their stems', () => {
    expect(['discarded', 'discards', 'winning', 'tiles', 'ties', 'is'].map(stemOf)).toEqual([
      'discard',
      'discard',
      'win',
      'tile',
      'ties',
      'is',
    ]);
  });

  test('of a question that are all small still count', () => {
    expect(ruleQuestionOf('who').words).toHaveLength(1);
  });

  test('are found as parts, whatever their width and kana', () => {
    const items = ['リーチの供託', 'Riichi deposits'];
    const find = (wanted: string) => findAll(items, wanted, PLAIN);
    expect(find('りーち')).toContain('リーチの供託');
    expect(find('ＤＥＰＯ')).toEqual(['Riichi deposits']);
  });

  test('that mean something to a pattern are plain letters here', () => {
    expect(findAll(['a+b (c)'], '(+', PLAIN)).toHaveLength(1);
    expect(findAll(['c*'], 'c*', PLAIN)).toEqual(['c*']);
  });
});

test('every subject leads somewhere, and by each of its own asks', () => {
  for (const { keys, asks } of SUBJECTS) {
    for (const ask of asks)
      expect([ask, ruleQuestionOf(ask).asked.some(({ subject }) => subject.keys === keys)]).toEqual(
        [ask, true],
      );
    expect(keys.length).toBeGreaterThan(0);
  }
});
