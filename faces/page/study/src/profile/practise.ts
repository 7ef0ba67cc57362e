// What to practise, from what this device knows: answers to trainers, and decisions that reviews found costly. Each source gives
// what it has; another one is another line here.

import { levelFor } from '@hanchan/examination';
import { trainAddress } from '../train/address.ts';
import { currentChoice, newQuestionSeed } from '../train/keeper.svelte.ts';
import { allMistakes } from '../train/mistakes.ts';
import { askedAbout, dueMistakes } from '../train/ownMistake.ts';
import { keptProgress } from '../train/progress.ts';
import { type WeakSkill, weakSkills } from './weakSkills.ts';

export type Hint =
  | WeakSkill
  | { readonly type: 'mistakes'; readonly count: number; readonly href: string };

export interface PractiseHints {
  readonly hints: readonly Hint[];
  /** Whether there is anything to go by. */
  readonly isKnown: boolean;
}

const MOST = 3;

export async function hintsHere(): Promise<PractiseHints> {
  const seed = newQuestionSeed();
  const { rules } = currentChoice();
  const progress = keptProgress();
  const skills = weakSkills(progress, (kind, skill) =>
    trainAddress({
      kind,
      rules,
      level: levelFor(kind, skill),
      seed,
      number: 1,
      skill,
      mistake: null,
      again: null,
    }),
  );
  const mistakes = await allMistakes();
  const due = dueMistakes(mistakes, Date.now());
  const own: readonly Hint[] =
    due[0] === undefined
      ? []
      : [{ type: 'mistakes', count: due.length, href: trainAddress(askedAbout(due[0], seed)) }];
  const asked = Object.values(progress).some((kind) => kind.asked > 0);
  return { hints: [...own, ...skills].slice(0, MOST), isKnown: asked || mistakes.length > 0 };
}
