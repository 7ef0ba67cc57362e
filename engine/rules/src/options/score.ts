// Fu, limits, and what a hand's value becomes in payments.

import { choice, flag, number, several } from '../option.ts';
import { numbers } from './structured.ts';

const fu = (question: string, max = 100) =>
  number(question, { min: 0, max, unit: 'fu', zero: 'none' });

export const SCORE_OPTIONS = {
  'fu.base': fu('How many fu is every standard win worth?'),
  'fu.closedRon': fu('How many more for a closed hand won on a discard?'),
  'fu.selfDraw': fu('How many more for a self-drawn win?'),
  'fu.selfDrawWithPinfu': flag('Does a self-drawn pinfu get the fu for self-draw?', {
    yes: 'yes',
    no: 'no, it stays at the base',
  }),
  'fu.selfDrawOnReplacement': flag('Does a win on a replacement tile get the fu for self-draw?', {
    yes: 'yes',
    no: 'no',
  }),
  'fu.openPinfu': fu('How many for an open hand that has no other fu?'),
  'fu.sevenPairs': fu('How many fu are seven pairs, without rounding?'),
  'fu.wait': fu('How many for an edge, middle or pair wait?'),
  'fu.valuePair': fu('How many for a pair of dragons, seat wind or round wind?'),
  'fu.doubleWindPair': fu('How many for a pair that is both seat and round wind?'),
  'fu.triplet': fu(
    'How many for a melded triplet of simples? (concealed, terminals or honours: twice each; a kan: four times)',
  ),
  'fu.roundTo': number('To what are fu rounded up?', { min: 1, max: 10, unit: 'fu' }),
  'score.model': choice('What is a win worth?', {
    hanAndFu: 'fu times two to the power of han plus two, up to the limits',
    flat: 'the same for every hand',
  }),
  'score.flatValue': number('How much does a non-dealer pay for a flat-valued self-drawn win?', {
    min: 0,
    max: 100_000,
    unit: 'points',
    zero: 'not used',
  }),
  'score.limits': numbers('From how many han on is a hand a limit hand?', {
    mangan: 'mangan',
    haneman: 'haneman',
    baiman: 'baiman',
    sanbaiman: 'sanbaiman',
  }),
  'score.countedYakuman': number('From how many han on is a hand without a yakuman paid as one?', {
    min: 0,
    max: 26,
    unit: 'han',
    zero: 'never; it stays sanbaiman',
  }),
  'score.roundUpToMangan': flag('Are 4 han 30 fu and 3 han 60 fu rounded up to mangan?', {
    yes: 'yes',
    no: 'no',
  }),
  'score.yakumanAddUp': flag('Are several yakuman in one hand all paid?', {
    yes: 'each is paid',
    no: 'only one is paid',
  }),
  'score.roundTo': number('To what is each payment rounded up?', {
    min: 1,
    max: 1000,
    unit: 'points',
  }),
  'payment.counter': number('What does each counter add to a win?', {
    min: 0,
    max: 10_000,
    unit: 'points',
    zero: 'there are no counters',
  }),
  'payment.countersTo': choice('Who is paid the counters when several win?', {
    everyWinner: 'every winner',
    nearestWinner: 'only the winner nearest after the discarder',
  }),
  'payment.depositsTo': choice('Who takes the riichi sticks when several win?', {
    nearestWinner: 'the winner nearest after the discarder takes all',
    ownersThenNearest: 'winners take their own of this deal back; the nearest takes the rest',
  }),
  'liability.yaku': several(
    'For which yakuman is the player who fed the last set liable?',
    { daisangen: 'big three dragons', daisuushii: 'big four winds', suukantsu: 'four kans' },
    'there is no liability',
  ),
  'liability.scope': choice('What is the player who fed a yakuman liable for?', {
    thatYakuman: 'the yakuman that was fed; others in the hand are paid as usual',
    wholeHand: 'everything the hand is worth',
  }),
  'liability.counters': choice(
    'Who pays the counters when a liable player and a discarder share?',
    {
      discarder: 'the discarder',
      liable: 'the liable player',
    },
  ),
};
