// Stands in for the rulebooks where the specs of one edition run over a further one: whoever asks for WRC 2022 is given the
// edition that rests on it. What it says otherwise is left out by `clause`.

import { fileURLToPath } from 'node:url';
import { LIBRARY, readFolder } from '@hanchan/rulebooks';
import { installBook, type Rulebook } from '../../../engine/rulesets/src/index.ts';

export * from '../../../engine/rulesets/src/index.ts';

function readEdition(): Rulebook {
  const folder = new URL('../../../rulebooks/wrc-2025', import.meta.url);
  const read = readFolder(fileURLToPath(folder), LIBRARY);
  if (!read.ok) throw new Error(JSON.stringify(read.error, null, 2));
  const { ruleset, words, fouls, ...texts } = read.value.book;
  installBook({ ruleset, words, fouls, texts, isOffered: true });
  return read.value.book;
}

export const WRC_2022 = readEdition().ruleset;
