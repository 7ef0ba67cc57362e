// Every export of the engine and of what goes with it says what it is, for the reference and for whoever hovers over it. What was silent when this began is
// counted, and the count may only fall.

import { expect, test } from 'vitest';
import { undocumentedIn } from '../../../tools/reference/undocumented.mjs';

const SILENT = Object.entries({
  'engine/tiles': 1,
  'engine/hand': 0,
  'engine/rules': 0,
  'engine/score': 0,
  'engine/game': 0,
  'engine/records': 0,
  'engine/bots': 0,
  'engine/arena': 0,
  'engine/keeper': 0,
  'engine/rulesets': 0,
  'engine/tournament': 118,
  'service/protocol': 75,
  'faces/narrator': 0,
});

test.each(SILENT)('%s leaves at most %i exports without a word', (folder, most) => {
  const silent = undocumentedIn(folder);
  expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(most);
});
