// Why a bot would do it, in English.

import type { ReasonMessage } from '../reasonMessages.ts';
import { textsFor } from '../texts.ts';

/** Why a bot would do it. */
export const reasons = textsFor<ReasonMessage>()({
  'reason.win': 'The hand is complete.',
  'reason.winTooSmall': 'This win would not improve your place.',
  'reason.efficient': 'Fastest: accepts the most tiles.',
  'reason.valuable': 'Slower, and worth more.',
  'reason.keepsYaku': 'Keeps {yaku} in reach.',
  'reason.losesYaku': 'No yaku would be left.',
  'reason.betterWait': 'A better wait.',
  'reason.riichi': 'Riichi gains more than it risks.',
  'reason.noRiichi': 'Better without riichi.',
  'reason.fold': 'Somebody is close to winning; this hand is not.',
  'reason.safe': 'Safe, as far as can be seen.',
  'reason.dangerous': 'Likely to be won on.',
  'reason.fasterOpen': 'Calling makes the hand faster.',
  'reason.staysClosed': 'Better to stay closed.',
  'reason.noCall': 'Calling gains too little.',
  'reason.kan': 'The kan adds fu and an extra draw.',
  'reason.noKan': 'A kan would help the others more.',
  'reason.dealAgain': 'Bad enough to ask for a new deal.',
  'reason.place': 'Your place matters more than the points.',
  'reason.learned': 'What strong players mostly do here.',
  'reason.balance': 'The best of speed, value and safety together.',
  'reason.slip': 'A slip, as people make them.',
  'reason.foul': 'A foul, as people make them.',
  'reason.forced': 'The only legal choice.',
  'reason.keepsSomeYaku': 'Keeps a yaku in reach.',
});
