// What may win, and who is paid when several do.

import { choice, flag, number, since } from '../option.ts';

export const WIN_OPTIONS = {
  'win.yakuNeeded': number('How many yaku does a win need?', {
    min: 0,
    max: 1,
    unit: 'yaku',
    zero: 'none; any complete hand wins',
  }),
  'win.twoYakuFrom': number('From how many counters on does a win need two?', {
    min: 0,
    max: 100,
    unit: 'counters',
    zero: 'never',
  }),
  'win.sevenPairs': flag('Are seven different pairs a complete hand?', { yes: 'yes', no: 'no' }),
  'win.thirteenOrphans': flag('Are thirteen orphans a complete hand?', { yes: 'yes', no: 'no' }),
  'win.fifthCopy': since(
    2,
    () => 'never',
    choice('Does a wait count when you already have all four copies of the tile?', {
      never: 'no, wherever the four lie; a hand that waits for nothing else is not tenpai',
      unlessConcealed: 'yes, unless all four are in your hand; those in your melds do not matter',
    }),
  ),
  'win.multipleRon': choice('Who wins when several call the same tile?', {
    headBump: 'only the player whose turn comes soonest',
    everyone: 'each of them',
  }),
  'win.ronTriplet': choice('Is a triplet completed by a discard melded or concealed?', {
    melded: 'melded, for fu and for concealed triplets; the hand stays closed',
    concealed: 'concealed',
  }),
  'win.ippatsuOnRobbedKan': flag('Is ippatsu kept when the winning tile robs a kan?', {
    yes: 'yes; the robbed kan was never made',
    no: 'no; the declared kan ends it',
  }),
  'win.manOnRobbedKan': since(
    2,
    () => true,
    flag('Is it a win before your first draw when you rob a kan with it?', {
      yes: 'yes; the robbed kan was never made',
      no: 'no; a kan has been declared before',
    }),
  ),
  'win.haiteiOnReplacement': flag('Is a replacement tile ever the last tile of the wall?', {
    yes: 'a win on it counts as last tile too',
    no: 'no; only the win after a kan counts',
  }),
  'win.earthBrokenBy': choice('What rules out a win on your first draw?', {
    anyCall: 'any call or kan, concealed ones included',
    openCall: 'calls of discards; a concealed kan of another player does not matter',
  }),
  'win.tileNotApart': since(
    2,
    () => 'asUsual',
    choice('What does a winner lose who has mixed the winning tile into the hand?', {
      asUsual: 'nothing; the hand is scored as usual',
      noWait: 'fu for the wait, pinfu, and the fu for self-draw of a hand that may have been pinfu',
    }),
  ),
  'win.allGreenNeedsDragon': flag('Does all green need the green dragon?', {
    yes: 'yes',
    no: 'no',
  }),
  'nagashi.closedOnly': flag('Does nagashi mangan need a closed hand?', { yes: 'yes', no: 'no' }),
  'nagashi.countsAs': choice('Is nagashi mangan a win or a draw?', {
    draw: 'the deal stays a draw: counters and riichi sticks as after a draw, no counters paid',
    win: 'a self-drawn win, with counters paid',
  }),
  'nagashi.several': choice('Who pays when several players have nagashi mangan?', {
    separately: 'each is paid as a self-drawn mangan, winners pay each other too',
    losersOnly: 'only the others pay: 2,000 to a non-dealer, 4,000 to the dealer, each',
  }),
};
