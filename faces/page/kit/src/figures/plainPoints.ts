// Under some rulebooks one sits down with twenty points: they are told as they are.

const FEW = 1_000;

export const arePlain = (starting: number): boolean => starting < FEW;

/** For a finished match of which the scores alone are known. */
export const startingOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;
