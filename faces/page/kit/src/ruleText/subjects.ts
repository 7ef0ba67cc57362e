// What players ask about in words that no rulebook uses. A subject has its names, the ways in which it is asked for, and
// the options that answer it, the first answer first. An ask holds when all its words are in the question, in any order.

import { MATCH_SUBJECTS } from './subjects/matchSubjects.ts';
import { PLAY_SUBJECTS } from './subjects/playSubjects.ts';
import type { Subject } from './subjects/subject.ts';

export const SUBJECTS: readonly Subject[] = [...PLAY_SUBJECTS, ...MATCH_SUBJECTS];
