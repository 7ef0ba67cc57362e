// What a penalty was given for: the title in the rulebook's list, or the referee's own words.

import type { FoulList } from '@hanchan/rules';

export const foulTitle = (list: FoulList | null, foul: string): string =>
  list?.fouls.find(({ id }) => id === foul)?.title ?? foul;
