// The list of a document that names no offences: what a referee finds is that it is up to them.

import type { FoulList } from '@hanchan/rules';
import { listed } from './foulForm.ts';

/** The offences of a rulebook that lists none. */
export const SILENT_FOULS: FoulList = {
  fouls: [
    listed({
      id: 'other',
      group: 'conduct',
      title: 'Anything else',
      says: 'The document names no offences: the referee decides.',
      steps: [{ outcome: 'discretion' }],
      effects: ['bySeverity'],
      words: ['conduct', 'phone', 'cheating', 'late', 'obstruction'],
    }),
  ],
  after: {},
};
