// Why an entry was not taken, in the player's language; what has no sentence of its own is told in the engine's words.

import type { EntryProblem } from '@hanchan/keeper';
import { t } from '@hanchan/kit/words/text.svelte.ts';

export function problemText({ code, message }: EntryProblem): string {
  const key = `score.problem.${code}`;
  const known = t(key, { message });
  return known === key ? message : known;
}
