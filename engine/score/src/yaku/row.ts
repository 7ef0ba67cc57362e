// How a yaku is written down: the facts that must all hold. What it is worth, and whether it must be closed,
// is up to the rulebook; there are no numbers here.
// Facts are bits, found once per win (about its moment and its tiles) and once per reading (about its sets),
// so that looking for forty yaku is forty comparisons.

import type { YakuId } from '@hanchan/rules';

export interface YakuRow {
  readonly id: YakuId;
  /** Facts of the win that it needs. */
  readonly win: number;
  /** Facts of the reading that it needs. */
  readonly reading: number;
  /** It raises a hand that can already win, and lets none win by itself. */
  readonly needsAnother: boolean;
}

export function row(id: YakuId, facts: { win?: number; reading?: number }): YakuRow {
  return { id, win: facts.win ?? 0, reading: facts.reading ?? 0, needsAnother: false };
}
