// The lists of documents that name no penalties: what a referee finds is that it is up to them.

import type { FoulList, ListedFoul } from '@hanchan/rules';
import { fouls } from './foulForm.ts';

const OTHER: ListedFoul = fouls('conduct', '', '')(
  'other',
  'Anything else',
  'The document names no offences: the referee decides.',
  'discretion',
  { clauses: [], effects: ['bySeverity'], words: 'conduct phone cheating late obstruction' },
);

const FALSE_WIN = fouls('calls', '', 'uspml')(
  'falseWin',
  'False win',
  'The hand is shown so that the others can check it, but nothing is said about one that is not complete.',
  'warning',
  { clauses: ['victory-02', 'ron-02'], rule: 'penalty.falseWin', words: 'victory ron mistake' },
);

export const SILENT_FOULS: FoulList = { fouls: [OTHER], after: {} };
export const USPML_FUNDAMENTALS_FOULS: FoulList = { fouls: [FALSE_WIN, OTHER], after: {} };
