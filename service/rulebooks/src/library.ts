// The books that are there already, as far as another may rest on them.

import type { Rulebook } from '@hanchan/rulesets/forms';

/** What a rulebook may rest on. */
export interface Library {
  /** Another book, of which it is a further edition or which fills its silence. */
  readonly findBook: (id: string) => Rulebook | undefined;
  /** A ruling on another document that it follows. */
  readonly hasRuling: (id: string) => boolean;
}
