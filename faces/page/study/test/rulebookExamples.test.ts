// Every example of the rule pages is asked of the engine, under every rulebook.

import { winOfExample } from '@hanchan/kit/yakuList/exampleWin.ts';
import { shownYaku, worthOf, type YAKU_EXAMPLES } from '@hanchan/kit/yakuList/yakuExamples.ts';
import {
  customise,
  type RuleChanges,
  type RuleKey,
  type RuleValues,
  YAKU_IDS,
  type YakuId,
} from '@hanchan/rules';
import { RULESETS, TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { checkWin, evaluate } from '@hanchan/score';
import { formatTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { FU_ITEMS, fuOf } from '../src/rulebook/examples/fuExamples.ts';
import { exampleOutcome, OPTION_EXAMPLES } from '../src/rulebook/examples/optionExamples.ts';
import {
  exampleVerdict,
  PLAY_EXAMPLES,
  type PlayExample,
} from '../src/rulebook/examples/playExamples.ts';

const HAND_YAKU = YAKU_IDS.filter((id) => id !== 'nagashi_mangan') as Exclude<
  YakuId,
  'nagashi_mangan'
>[];

describe.each(RULESETS)('$title', ({ values }) => {
  const known = HAND_YAKU.filter((id) => values[`yaku.${id}`] !== 'absent');

  test('shows a hand for every yaku that it knows, worth what it says', () => {
    for (const id of known) {
      const value = values[`yaku.${id}`];
      const shown = shownYaku(id, values);
      expect([id, shown.length > 0]).toEqual([id, true]);
      for (const { score, isOpen, example } of shown) {
        expect(checkWin(winOfExample(example), values)).toEqual([]);
        const expected =
          typeof value === 'string'
            ? value
            : 'han' in value
              ? { han: isOpen ? value.open : value.han }
              : 'limit' in value
                ? { han: null }
                : value;
        expect([id, worthOf(score, id)]).toEqual([id, expected]);
        expect(evaluate(winOfExample(example), values)).toMatchObject({
          ok: true,
          value: { points: score.points, han: score.han, fu: score.fu },
        });
      }
    }
  });

  test('shows no hand for a yaku that it does not know', () => {
    for (const id of HAND_YAKU) if (!known.includes(id)) expect(shownYaku(id, values)).toEqual([]);
  });

  test('an open hand is shown beside where it is worth less', () => {
    for (const id of known) {
      const value = values[`yaku.${id}`];
      if (typeof value === 'string' || !('han' in value)) continue;
      const isLess = value.open > 0 && value.open < value.han;
      expect([id, shownYaku(id, values).length]).toEqual([id, isLess ? 2 : 1]);
    }
  });
});

test('the yaku without another word are alone in their example, so that it shows nothing else', () => {
  const alone = ['riichi', 'pinfu', 'tanyao', 'iipeikou', 'chankan', 'haitei', 'ittsu', 'chanta'];
  for (const id of alone as (keyof typeof YAKU_EXAMPLES)[]) {
    const [first] = shownYaku(id, WRC_2022.values);
    expect(first!.score.yaku.map((yaku) => yaku.id)).toEqual([id]);
  }
});

describe('fu', () => {
  const items = (values: (typeof WRC_2022)['values']) =>
    Object.fromEntries(FU_ITEMS.map((item) => [item.name, fuOf(item, values)?.fu ?? null]));

  test('WRC 2022, item by item as its section 11.3 lists them', () => {
    expect(items(WRC_2022.values)).toEqual({
      base: 20,
      closedRon: 10,
      selfDraw: 2,
      selfDrawPinfu: 0,
      selfDrawReplacement: 2,
      sevenPairs: 25,
      openPinfu: 2,
      edge: 2,
      middle: 2,
      pairWait: 2,
      dragonPair: 2,
      roundPair: 2,
      seatPair: 2,
      doublePair: 2,
      meldedSimple: 2,
      meldedHigh: 4,
      concealedSimple: 4,
      concealedHigh: 8,
      meldedSimpleKan: 8,
      meldedHighKan: 16,
      concealedSimpleKan: 16,
      concealedHighKan: 32,
    });
  });

  test('a double wind pair is what the book says', () => {
    expect(items(WDMC_2019.values)['doublePair']).toBe(WDMC_2019.values['fu.doubleWindPair']);
    expect(items(TENHOU.values)['doublePair']).toBe(4);
  });

  test.each(RULESETS)('$title counts every item, or none where it has no fu', ({ values }) => {
    const isFlat = values['score.model'] === 'flat';
    for (const [name, fu] of Object.entries(items(values)))
      expect([name, fu === null]).toEqual([name, isFlat]);
  });
});

describe('moments of play', () => {
  const told = (example: PlayExample, values: RuleValues) => {
    const verdict = exampleVerdict(example, values);
    if (verdict === null) return 'none';
    const barred = verdict.barred.length === 0 ? '' : `, not ${formatTiles(verdict.barred)}`;
    return verdict.isAllowed ? `yes${barred}` : `no: ${verdict.rule}`;
  };
  const yesIf = (rule: RuleKey, isYes: boolean) => (isYes ? 'yes' : `no: ${rule}`);

  /** What each option must bring about, whatever the rulebook. */
  function expected(name: string, rules: RuleValues): string {
    const swap = (tiles: string) =>
      rules['calls.swap'] === 'allowed' ? 'yes' : `yes, not ${tiles}`;
    const kan = rules['riichi.concealedKan'];
    const rob = rules['kan.robConcealed'];
    const hasChi = rules['calls.chi'] === 'nextPlayer';
    const hasRiichi = rules['riichi.allowed'];
    const hasKan = rules['kan.concealed'];
    const table: Record<string, string> = {
      swapSame: hasChi ? swap('25m') : 'no: calls.chi',
      swapPon: swap('5p'),
      chi: yesIf('calls.chi', hasChi),
      furitenSame: yesIf('furiten.discard', rules['furiten.discard'] === 'nothing'),
      furitenOther: yesIf('furiten.discard', rules['furiten.discard'] !== 'everyWait'),
      missed: yesIf('furiten.missed', rules['furiten.missed'] === 'never'),
      missedRiichi: hasRiichi
        ? yesIf('furiten.missedInRiichi', rules['furiten.missedInRiichi'] === 'never')
        : 'none',
      kanSame: hasKan && hasRiichi ? yesIf('riichi.concealedKan', kan !== 'never') : 'none',
      kanReading: hasKan && hasRiichi ? yesIf('riichi.concealedKan', kan === 'sameWaits') : 'none',
      kanWaits: hasKan && hasRiichi ? 'no: riichi.concealedKan' : 'none',
      riichiFuriten: hasRiichi
        ? yesIf('riichi.whileFuriten', rules['riichi.whileFuriten'])
        : 'none',
      robOrphans: hasKan ? yesIf('kan.robConcealed', rob !== 'never') : 'none',
      robConcealed: hasKan ? yesIf('kan.robConcealed', rob === 'anyHand') : 'none',
      robAdded: rules['kan.added'] ? yesIf('kan.robAdded', rules['kan.robAdded']) : 'none',
    };
    return table[name]!;
  }

  const CUSTOM: readonly RuleChanges[] = [
    { 'calls.swap': 'allowed', 'furiten.discard': 'sameTile', 'riichi.concealedKan': 'sameWaits' },
    { 'furiten.missed': 'never', 'furiten.missedInRiichi': 'never', 'kan.robConcealed': 'anyHand' },
    { 'riichi.whileFuriten': false, 'kan.robAdded': false, 'riichi.concealedKan': 'never' },
  ];
  const changed = CUSTOM.map((changes) => {
    const made = customise(WRC_2022, changes);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    return made.value;
  });

  test.each([...RULESETS, ...changed].map((book) => [book.id, book.values] as const))(
    '%s: the engine answers as its options say',
    (_, values) => {
      for (const example of PLAY_EXAMPLES) {
        const { name } = example;
        expect([name, told(example, values)]).toEqual([name, expected(name, values)]);
      }
    },
  );
});

describe('hands that show an option', () => {
  test('come out as something in every rulebook that has the moment', () => {
    for (const { id, values } of RULESETS) {
      for (const { rule, win } of OPTION_EXAMPLES) {
        const outcome = exampleOutcome(win, values);
        if (outcome === null) continue;
        const isTold = 'score' in outcome ? outcome.score.points > 0 : outcome.reason !== '';
        expect([id, rule, isTold]).toEqual([id, rule, true]);
      }
    }
  });

  /** The same hand, with the other answer. */
  test.each<[RuleKey, unknown]>([
    ['dora.indicator', false],
    ['dora.ura', false],
    ['tiles.redFives', 'onePerSuit'],
    ['win.yakuNeeded', 0],
    ['win.twoYakuFrom', 5],
    ['win.sevenPairs', false],
    ['win.thirteenOrphans', false],
    ['win.ronTriplet', 'concealed'],
    ['win.ippatsuOnRobbedKan', false],
    ['win.haiteiOnReplacement', true],
    ['win.allGreenNeedsDragon', true],
    ['score.limits', { mangan: 5, haneman: 7, baiman: 9, sanbaiman: 12 }],
    ['score.countedYakuman', 13],
    ['score.roundUpToMangan', false],
    ['score.yakumanAddUp', false],
    ['payment.counter', 1_500],
    ['fu.selfDrawWithPinfu', true],
    ['fu.selfDrawOnReplacement', false],
  ])('%s %j changes its hand', (rule, value) => {
    const { win } = OPTION_EXAMPLES.find((example) => example.rule === rule)!;
    const told = (values: RuleValues) => {
      const outcome = exampleOutcome(win, values);
      if (outcome === null || !('score' in outcome)) return outcome;
      const { yaku, yakuman, han, fu, deltas } = outcome.score;
      const raw = outcome.score.trace.map(({ effect }) => ('fu' in effect ? effect.fu : 0));
      return { yaku, yakuman, han, fu, deltas, raw };
    };
    const before = told(WRC_2022.values);
    expect(before).not.toBeNull();
    expect(told({ ...WRC_2022.values, [rule]: value })).not.toEqual(before);
  });
});
