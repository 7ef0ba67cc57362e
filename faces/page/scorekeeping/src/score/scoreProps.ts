// What the parts of a kept score are given: the way to its log, what the log says, and the rulebook once it is read.

import type { Kept } from '@hanchan/keeper';
import type { Keeping } from './keeping.svelte.ts';
import type { ScoreBook } from './scoreBook.ts';

export interface ScoreProps {
  readonly keeping: Keeping;
  readonly kept: Kept;
  readonly book: ScoreBook | null;
}
