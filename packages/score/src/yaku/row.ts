// How a yaku is written down: its id and the question whether a shape has it. What it is worth, and whether
// it must be closed, is the rulebook's to say.

import type { YakuId } from '@hanchan/rules';
import type { Shape } from '../shape.ts';

export interface YakuRow {
  readonly id: YakuId;
  /** `win`: the same for every reading. `reading`: depends on sets, pair or wait. */
  readonly sees: 'win' | 'reading';
  /** It raises a hand that can already win, and lets none win by itself. */
  readonly needsAnother: boolean;
  readonly has: (shape: Shape) => boolean;
}

export const ofWin = (id: YakuId, has: (shape: Shape) => boolean): YakuRow => ({
  id,
  sees: 'win',
  needsAnother: false,
  has,
});

export const ofReading = (id: YakuId, has: (shape: Shape) => boolean): YakuRow => ({
  id,
  sees: 'reading',
  needsAnother: false,
  has,
});
