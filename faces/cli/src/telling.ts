// What the narrator tells, as the command prints it: in English, whatever the words of play.

import {
  type EventMessage,
  type PayMessage,
  type Phrase,
  type SheetMessage,
  speaker,
  type TraceMessage,
} from '@hanchan/narrator';
import { events, fouls, payments, phrases, sheets, trace } from '@hanchan/narrator/en';
import { formatTile } from '@hanchan/tiles';

/** The command said “melded” from the beginning, and its answers are kept as they are. */
const MELDED = {
  'fu.set.melded': 'Melded {group} of {of}',
  'withheld.triplet': 'The triplet that the discard completed counts as melded',
} as const;

export const tell = speaker<TraceMessage | PayMessage | EventMessage | SheetMessage | Phrase>(
  'en',
  { ...phrases, ...trace, ...payments, ...events, ...fouls, ...sheets, ...MELDED },
  (tiles) => tiles.map(formatTile).join(' '),
);
