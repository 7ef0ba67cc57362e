// Hands that show what an option does: the same hand under another answer comes out otherwise.

import {
  type ExampleMoment,
  type ExampleWin,
  isPossible,
  winOfExample,
} from '@hanchan/kit/yakuList/exampleWin.ts';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { type Score, score } from '@hanchan/score';
import { FU_ITEMS } from './fuExamples.ts';

export interface OptionExample {
  readonly rule: RuleKey;
  readonly win: ExampleWin;
}

const show = (
  rule: RuleKey,
  hand: string,
  tile: string,
  by: ExampleWin['by'],
  moments: readonly ExampleMoment[] = ['riichi'],
  more: Partial<ExampleWin> = {},
): OptionExample => ({ rule, win: { hand, tile, by, moments, ...more } });

const PLAIN = '345678m111p99p56s';
const FLUSH = '2223455678889m';

const WON: readonly OptionExample[] = [
  show('dora.indicator', PLAIN, '7s', 'ron', ['riichi'], { dora: '9p' }),
  show('dora.ura', PLAIN, '7s', 'ron', ['riichi'], { dora: '4z', ura: '2m' }),
  show('tiles.redFives', '340678m111p99p56s', '7s', 'ron'),
  show('win.yakuNeeded', PLAIN, '7s', 'ron', []),
  show('win.twoYakuFrom', '234567m333p67s88s', '5s', 'ron', [], { counters: 5 }),
  show('win.sevenPairs', '1133m5588p22s44z7z', '7z', 'ron'),
  show('win.thirteenOrphans', '119m19p19s123456z', '7z', 'ron', []),
  show('win.ronTriplet', '222m444p55888s66z', '5s', 'ron', []),
  show('win.ippatsuOnRobbedKan', PLAIN, '7s', 'ron', ['riichi', 'ippatsu', 'robbedKan']),
  show('win.haiteiOnReplacement', '345678m99p56s[1111p]', '7s', 'tsumo', ['afterKan', 'lastTile']),
  show('win.allGreenNeedsDragon', '2223334446688s', '8s', 'ron', []),
  show('score.limits', FLUSH, '9m', 'ron', []),
  show('score.countedYakuman', FLUSH, '9m', 'tsumo', ['riichi', 'ippatsu'], {
    dora: '1m',
    ura: '7m',
  }),
  show('score.roundUpToMangan', '234678m34588p67s', '5s', 'ron', ['riichi'], { dora: '1m' }),
  show('score.yakumanAddUp', '1112255566777z', '6z', 'ron', []),
  show('score.model', '345678m11199p56s', '7s', 'ron'),
  show('payment.counter', PLAIN, '7s', 'ron', ['riichi'], { counters: 2 }),
];

const FU: readonly OptionExample[] = FU_ITEMS.map(({ name, rule, win }) => {
  if (name === 'selfDrawPinfu') return { rule: 'fu.selfDrawWithPinfu', win };
  if (name === 'selfDrawReplacement') return { rule: 'fu.selfDrawOnReplacement', win };
  return { rule, win };
});

export const OPTION_EXAMPLES: readonly OptionExample[] = [
  ...WON,
  // One hand is enough for an option; the score table has them all.
  ...FU.filter(({ rule }, i) => FU.findIndex((other) => other.rule === rule) === i),
];

/** Worth something, or no win: the reason, and the option behind it. */
export type ExampleOutcome =
  | { readonly score: Score }
  | { readonly reason: string; readonly rule: RuleKey | null; readonly case?: Case | undefined };

/** What comes of an example; null where these rules do not let it happen. */
export function exampleOutcome(win: ExampleWin, rules: RuleValues): ExampleOutcome | null {
  if (!isPossible(win, rules)) return null;
  const scored = score(winOfExample(win), rules);
  if (scored.ok) return { score: scored.value };
  const { reason, rule, case: one } = scored.error;
  return { reason, rule, case: one };
}
