// What the teacher says in one step: what is asked, what came of the last deed, and the hint, which opens by itself when the
// same goes wrong twice.

import type { Illegal } from '@hanchan/game';

export interface Said {
  readonly tone: 'right' | 'wrong';
  readonly text: string;
  /** The engine's own reason. */
  readonly refusal: Illegal | null;
}

export function createCoaching(onslip: () => void = () => undefined) {
  let said = $state.raw<Said | null>(null);
  let isHinted = $state(false);
  let last = '';

  return {
    get said() {
      return said;
    },
    get isHinted() {
      return isHinted;
    },
    hint() {
      isHinted = !isHinted;
    },
    right(text: string) {
      said = text === '' ? null : { tone: 'right', text, refusal: null };
      isHinted = false;
      last = '';
    },
    /** `slip` tells whether it is the same again. */
    wrong(text: string, slip: string, refusal: Illegal | null = null) {
      said = { tone: 'wrong', text, refusal };
      if (slip === last) isHinted = true;
      last = slip;
      onslip();
    },
    forget() {
      said = null;
      isHinted = false;
      last = '';
    },
  };
}

export type Coaching = ReturnType<typeof createCoaching>;
