// Why a win that is told by its value is paid as it is, line by line.

import type { RuleValues } from '@hanchan/rules';
import { TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { type PaidWin, payStated, type Worth } from '../src/index.ts';
import { lines, told } from './traceText.ts';

const WRC = WRC_2022.values;
const WDMC = WDMC_2019.values;

/** South wins, East deals, nothing lies on the table. */
const PAID: PaidWin = {
  ...{ winner: 1, dealer: 0, from: 2, counters: 0, deposits: 0, pool: 0, liable: [], winners: 1 },
};
const ONE: RuleValues = { ...WRC, 'score.yakumanAddUp': false };

const STATED: readonly [string, RuleValues, Partial<PaidWin>, Worth, string][] = [
  [
    'mangan by han',
    WRC,
    {},
    { han: 5 },
    `score.limits (mangan other ron) limit mangan
    score.model (mangan other ron) base 2000
    score.roundTo (mangan other ron other) seat 2 pays 8000`,
  ],
  [
    'mangan by fu',
    WRC,
    {},
    { han: 4, fu: 40 },
    `score.limits (manganByFu other ron) limit mangan
    score.model (manganByFu other ron) base 2000
    score.roundTo (manganByFu other ron other) seat 2 pays 8000`,
  ],
  [
    'mangan by rounding',
    WRC,
    {},
    { han: 3, fu: 60 },
    `score.roundUpToMangan limit mangan
    score.model (manganByFu other ron) base 2000
    score.roundTo (manganByFu other ron other) seat 2 pays 8000`,
  ],
  [
    'mangan as it is called',
    WRC,
    {},
    { limit: 'mangan' },
    `score.model (mangan other ron) base 2000
    score.roundTo (mangan other ron other) seat 2 pays 8000`,
  ],
  [
    'yakuman by counting, from the dealer, to the first of three',
    TENHOU.values,
    { from: 0, counters: 1, deposits: 3, winners: 3 },
    { han: 13 },
    `score.countedYakuman limit yakuman
    score.model (countedYakuman other ron) base 8000
    score.roundTo (countedYakuman other ron dealer) seat 0 pays 32000
    payment.counter (ron three) seat 0 pays 300
    riichi.deposit (taken ron three) seat 1 takes 3000`,
  ],
  [
    'one value for every hand, and a pool',
    USPML_FUNDAMENTALS.values,
    { pool: 3 },
    { flat: true },
    `score.model (none other ron) base 1
    score.roundTo (none other ron other) seat 2 pays 4
    draw.notenToPool (taken ron) seat 1 takes 3`,
  ],
  [
    'a hand that is no yakuman, and a feeder',
    WRC,
    { liable: [{ yaku: 'daisangen', seat: 3 }] },
    { han: 2, fu: 30 },
    `score.model (none other ron) base 480
    score.roundTo (none other ron other) seat 2 pays 2000`,
  ],
  [
    'a yakuman that nobody but the winner fed',
    WRC,
    { liable: [{ yaku: 'daisangen', seat: 1 }] },
    { yakuman: 1 },
    `score.model (yakuman other ron) base 8000
    score.roundTo (yakuman other ron other) seat 2 pays 32000`,
  ],
  [
    'a yakuman that nobody answers for here',
    WDMC,
    { liable: [{ yaku: 'daisangen', seat: 3 }] },
    { yakuman: 1 },
    `score.model (yakuman other ron) base 8000
    score.roundTo (yakuman other ron other) seat 2 pays 32000`,
  ],
  [
    'two yakuman, both fed, one paid',
    ONE,
    {
      from: null,
      liable: [
        { yaku: 'daisangen', seat: 3 },
        { yaku: 'suukantsu', seat: 3 },
      ],
    },
    { yakuman: 1 },
    `score.model (yakuman other tsumo) base 8000
    liability.yaku (tsumo several feeder) seat 3 pays 32000`,
  ],
];

test.each(STATED)('%s', (_, rules, more, worth, expected) => {
  expect(payStated({ ...PAID, ...more }, worth, rules).trace.map(told)).toEqual(lines(expected));
});
