// Everything that an examination says, by language.

import type { FoulEffect } from '@hanchan/rules';
import type { Tongue } from '../language.ts';
import { enExam } from './enExam.ts';
import { enJudged } from './enJudged.ts';
import { jaExam } from './jaExam.ts';
import { jaJudged } from './jaJudged.ts';

const EN = { ...enJudged, ...enExam };

/** What both languages have; where one tells one from many and the other does not, the latter's stands for both. */
export type ExamWords = Omit<typeof EN, 'calls' | 'effect' | 'referee'> & {
  readonly effect: Readonly<Record<FoulEffect, string>>;
  readonly calls: Omit<typeof EN.calls, 'left_one' | 'left_other'>;
  readonly referee: Omit<typeof EN.referee, 'costsTournament_one' | 'costsTournament_other'>;
};

const WORDS: Readonly<Record<Tongue, ExamWords>> = { en: EN, ja: { ...jaJudged, ...jaExam } };

export const examWords = (tongue: Tongue): ExamWords => WORDS[tongue];
