// Which skills the answers to trainers show to be weak beyond chance.

import { wilsonShare } from '@hanchan/arena';
import { SKILLS, type Skill, TRAIN_KINDS, type TrainKind } from '@hanchan/examination';
import type { Progress } from '../train/progress.ts';

export interface WeakSkill {
  readonly type: 'skill';
  readonly kind: TrainKind;
  readonly skill: Skill;
  readonly wrong: number;
  readonly all: number;
  readonly low: number;
  readonly high: number;
  readonly href: string;
}

const FEWEST = 8;
/** Wrong so often that chance does not explain it, where a question has one right answer. */
const STANDS_OUT = 0.2;

/** The skills that are surely wrong too often, the surest first. */
export function weakSkills(
  progress: Progress,
  addressOf: (kind: TrainKind, skill: Skill) => string,
): readonly WeakSkill[] {
  const found = TRAIN_KINDS.flatMap((kind) =>
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
