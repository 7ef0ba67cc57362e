// What to practise, from what this device knows: answers to trainers, and decisions that reviews found costly. Each source gives
// what it has; another one is another line here.

import { wilsonShare } from '@hanchan/arena';
import type { TrainKind } from '@hanchan/examination';
import { levelFor, SKILLS, type Skill } from '@hanchan/examination';
import { trainAddress } from '../train/address.ts';
import { currentChoice, newQuestionSeed } from '../train/keeper.svelte.ts';
import { allMistakes } from '../train/mistakes.ts';
import { askedAbout, dueMistakes } from '../train/ownMistake.ts';
import { keptProgress, type Progress } from '../train/progress.ts';

export type Hint =
  | {
      readonly type: 'skill';
      readonly kind: TrainKind;
      readonly skill: Skill;
      readonly wrong: number;
      readonly all: number;
      readonly low: number;
      readonly high: number;
      readonly href: string;
    }
  | { readonly type: 'mistakes'; readonly count: number; readonly href: string };

export interface Hints {
  readonly hints: readonly Hint[];
  /** Whether there is anything to go by. */
  readonly isKnown: boolean;
}

const FEWEST = 8;
/** Wrong so often that chance does not explain it, where a question has one right answer. */
const STANDS_OUT = 0.2;
const MOST = 3;

/** The skills that are surely wrong too often, the surest first. */
export function weakSkills(
  progress: Progress,
  addressOf: (kind: TrainKind, skill: Skill) => string,
): readonly Hint[] {
  const found = (Object.keys(SKILLS) as TrainKind[]).flatMap((kind) =>
    SKILLS[kind].flatMap((skill) => {
      const record = progress[kind].skills[skill];
      if (record === undefined) return [];
      const all = record.right + record.wrong;
      const interval = wilsonShare(record.wrong, all)?.interval;
      if (all < FEWEST || !interval || interval[0] < STANDS_OUT) return [];
      const [low, high] = interval;
      const href = addressOf(kind, skill);
      return [{ type: 'skill' as const, kind, skill, wrong: record.wrong, all, low, high, href }];
    }),
  );
  return found.sort((a, b) => b.low - a.low);
}

export async function hintsHere(): Promise<Hints> {
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
