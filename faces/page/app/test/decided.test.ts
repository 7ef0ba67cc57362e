// The page of the host tells in the reader's language what the server wrote about a decision in English.

import { expect, test } from 'vitest';
import { decidedIn } from '../src/operator/decided.ts';

test.each([
  ['nothing', [{ key: 'operator.outcome.nothing' }]],
  ['mute 7 days', [{ key: 'operator.outcome.mute', values: { count: 7 } }]],
  ['close until taken back', [{ key: 'operator.outcome.closeForGood' }]],
  [
    'renamed Dan the Bad to Dan, mute until taken back, close 30 days',
    [
      { key: 'operator.outcome.renamed', values: { from: 'Dan the Bad', to: 'Dan' } },
      { key: 'operator.outcome.muteForGood' },
      { key: 'operator.outcome.close', values: { count: 30 } },
    ],
  ],
  ['', []],
])('%s', (outcome, decided) => {
  expect(decidedIn(outcome)).toEqual(decided);
});
