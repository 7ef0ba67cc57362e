// What the papers of an examination are made of.

import type { ExamPaper } from '@hanchan/examination';
import { JAPANESE_WORDS, PLAIN_WORDS } from '@hanchan/narrator';
import type { ExamReader } from '@hanchan/narrator/examination';
import type { RuleValues } from '@hanchan/rules';
import type { PaperLanguage, PaperSize } from '../names.ts';
import type { ReportFrame } from '../pdf/report.ts';
import { wordsIn } from '../words/index.ts';
import { tilesLine } from './tileSigns.ts';

export interface ExaminationSource {
  readonly paper: ExamPaper;
  /** Of the rulebook, by which answers are written. */
  readonly values: RuleValues;
  readonly passMark: number;
  readonly language: PaperLanguage;
  readonly size: PaperSize;
}

/** Who reads the paper: plain English, or Japanese. */
export const readerOf = ({ language, values }: ExaminationSource): ExamReader => ({
  tongue: language,
  rules: values,
  words: language === 'ja' ? JAPANESE_WORDS : PLAIN_WORDS,
  tiles: tilesLine,
});

export function frameOf({ paper, language, size }: ExaminationSource): ReportFrame {
  const words = wordsIn(language).examination;
  const foot = words.foot(paper.seed, paper.code);
  const bank = paper.bank === null ? [] : [words.bank(paper.bank.name)];
  return { name: words.title, foot: [foot, ...bank].join('. '), language, size };
}
