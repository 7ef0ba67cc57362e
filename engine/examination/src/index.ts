// The face of the package.

export * from './bank.ts';
export * from './certificate.ts';
export * from './daily/dailyProblem.ts';
export { dayNumber } from './daily/days.ts';
export * from './marking.ts';
export {
  codeOf,
  type ExamPaper,
  examPaper,
  FEWEST_QUESTIONS,
  MOST_QUESTIONS,
  type PaperRequest,
  USUAL_QUESTIONS,
} from './paper.ts';
export * from './question.ts';
export { actionOf, type Wish } from './questions/asks.ts';
export * from './questions/callQuestions.ts';
export * from './questions/efficiencyQuestions.ts';
export * from './questions/judged.ts';
export * from './questions/kinds.ts';
export { momentsOf } from './questions/playedDeal.ts';
export * from './questions/refereeQuestions.ts';
export * from './questions/scoringQuestions.ts';
export * from './questions/tilesOf.ts';
export { wonBy, wonByDraw } from './questions/wonBy.ts';
