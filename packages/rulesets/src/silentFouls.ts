// The lists of documents that name no penalties: what a referee finds is that it is up to them.

import type { FoulList, FoulOutcome, ListedFoul } from '@hanchan/rules';
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

/** What an option decides, where no document does. */
const falseWinHidden = (outcome: FoulOutcome) =>
  fouls('calls', '', '')(
    'falseWinHidden',
    'False win, hand not shown',
    'The document names no offences; this is what the rules of the table make of it.',
    outcome,
    { clauses: [], rule: 'penalty.falseWin', words: 'ron tsumo mistake cancel' },
  );

export const SILENT_FOULS: FoulList = { fouls: [OTHER], after: {} };
export const GENERAL_FOULS: FoulList = { fouls: [falseWinHidden('warning'), OTHER], after: {} };
export const TENHOU_FOULS: FoulList = { fouls: [falseWinHidden('chombo'), OTHER], after: {} };
export const USPML_FUNDAMENTALS_FOULS: FoulList = { fouls: [FALSE_WIN, OTHER], after: {} };
