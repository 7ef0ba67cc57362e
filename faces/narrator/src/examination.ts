// What is asked of whoever judges a table, in either language: for trainers, and for an examination on a screen or on paper.

export { enJudged } from './examination/enJudged.ts';
export { jaEffects } from './examination/jaEffects.ts';
export { jaJudged } from './examination/jaJudged.ts';
export {
  areaName,
  sourceText,
  type ToldQuestion,
  tellQuestion,
} from './examination/tellQuestion.ts';
export type { ExamReader, ToldTiles } from './examination/told.ts';
