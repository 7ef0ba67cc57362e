// Every export of the packages that others install says what it is, for the reference and for whoever hovers over it.

import { expect, test } from 'vitest';
import { undocumentedIn } from '../../../tools/reference/undocumented.mjs';

const FOLDERS = [
  'engine/tiles',
  'engine/hand',
  'engine/rules',
  'engine/score',
  'engine/game',
  'engine/records',
  'engine/bots',
  'engine/worlds',
  'engine/arena',
  'engine/keeper',
  'engine/rulesets',
  'engine/tournament',
  'service/protocol',
  'faces/narrator',
];

test.each(FOLDERS)('%s leaves no export without a word', (folder) => {
  expect(undocumentedIn(folder)).toEqual([]);
});
