// What players ask about in words that no rulebook uses. A subject has its names, the ways in which it is asked for, and
// the options that answer it, the first answer first. An ask holds when all its words are in the question, in any order.

import type { RuleKey } from '@hanchan/rules';
import { MATCH_SUBJECTS } from './subjects/match.ts';
import { PLAY_SUBJECTS } from './subjects/play.ts';

export interface Subject {
  readonly names: readonly string[];
  readonly asks: readonly string[];
  readonly keys: readonly RuleKey[];
}

export const SUBJECTS: readonly Subject[] = [...PLAY_SUBJECTS, ...MATCH_SUBJECTS];
