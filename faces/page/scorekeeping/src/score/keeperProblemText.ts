// Why an entry was not taken, in the player's language.

import type { EntryProblem } from '@hanchan/keeper';
import { entryProblemMessage } from '@hanchan/narrator';
import { tellKept } from './tellKept.ts';

export const problemText = (problem: EntryProblem): string =>
  tellKept(entryProblemMessage(problem));
