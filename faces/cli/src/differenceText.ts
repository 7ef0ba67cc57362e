// Why one choice rather than another, as the command prints it: in English, tiles in the notation.

import { differenceOf, type SideFact, type TwoChoices } from '@hanchan/bots';
import { type Match, view } from '@hanchan/game';
import {
  type DifferenceMessage,
  PLAIN_WORDS,
  type ReasonMessage,
  sideMessage,
  speaker,
} from '@hanchan/narrator';
import { differences, phrases, reasons } from '@hanchan/narrator/en';
import { formatTile, type Seat } from '@hanchan/tiles';

const tell = speaker<DifferenceMessage | ReasonMessage>(
  'en',
  { ...phrases, ...reasons, ...differences },
  (tiles) => tiles.map(formatTile).join(' '),
);

export const tellDifference = (message: DifferenceMessage | ReasonMessage): string =>
  tell(message, PLAIN_WORDS);

/** Reviews of a command know seats, not people. */
export const seatName = (seat: Seat): string => `seat ${seat}`;

const sideWords = (facts: readonly SideFact[]) =>
  facts.map((fact) => tellDifference(sideMessage(fact, seatName)));

/** What holds of the one choice and not of the other, in words. */
export function differenceWords(before: Match, seat: Seat, decision: TwoChoices) {
  const { best, played } = differenceOf(view(before, seat), decision);
  return { best: sideWords(best), played: sideWords(played) };
}
