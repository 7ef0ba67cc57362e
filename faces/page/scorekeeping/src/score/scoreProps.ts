// What the parts of a kept score are given: the way to its log, what the log says, and the rulebook once it is read.

import type { Kept } from '@hanchan/keeper';
import type { Names } from '@hanchan/narrator';
import type { HandForm } from './handForm.ts';
import type { Keeping } from './keeping.svelte.ts';
import type { ScoreBook } from './scoreBook.ts';

export interface ScoreProps {
  readonly keeping: Keeping;
  readonly kept: Kept;
  readonly book: ScoreBook | null;
}

/** How a deal is told: by whose names, and citing which book. */
export interface TellingProps {
  readonly names: Names;
  readonly book: ScoreBook | null;
}

/** What the fields of a deal are given. */
export interface FieldProps extends TellingProps {
  readonly form: HandForm;
  /** `isLast`: the key that was pressed says the last thing there is to say. */
  readonly onchange: (form: HandForm, isLast?: boolean) => void;
}
