// What an act is carried out with, beside what it says.

import type { Entry } from '../act.ts';

/** When, by whom, and as which entry. */
export type Stamp = Pick<Entry, 'at' | 'by' | 'seq'>;
