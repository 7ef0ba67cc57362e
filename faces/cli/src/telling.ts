// What the narrator tells, as the command prints it: in English, whatever the words of play.

import { type PayMessage, type Phrase, speaker, type TraceMessage } from '@hanchan/narrator';
import { payments, phrases, trace } from '@hanchan/narrator/en';
import { formatTile, type Tile } from '@hanchan/tiles';

type Told = TraceMessage | PayMessage | Phrase;

/** The command said “melded” from the beginning, and its answers are kept as they are. */
const MELDED = {
  'fu.set.melded': 'Melded {group} of {of}',
  'withheld.triplet': 'The triplet that the discard completed counts as melded',
} as const;

/** Every message of the narrator, with the tiles as they are written here. */
export const teller = (tiles: (tiles: readonly Tile[]) => string) =>
  speaker<Told>('en', { ...phrases, ...trace, ...payments, ...MELDED }, tiles);

export const tell = teller((tiles) => tiles.map(formatTile).join(' '));
