// Compares answers with ours, and puts ours to brute force wherever somebody differs, and on a sample.

import { formatTiles, tilesOf } from './hands.mjs';

/**
 * `isRight(i)` asks brute force about hand `i`, for at most `most` hands; `explain(i, theirs)` names the
 * error of a library that differs from a right answer, or gives null.
 */
export function oracleJudge({ hands, ours, isRight, explain, sample = 100, most = 500 }) {
  const checked = new Map();
  const isOursRight = (i) => {
    if (!checked.has(i) && checked.size < most) checked.set(i, isRight(i));
    return checked.get(i);
  };
  for (let i = 0; i < Math.min(sample, ours.length); i++) isOursRight(i);
  return {
    isSame: (a, b) => a === b,
    describe,
    explain(i, theirs, library) {
      if (typeof theirs !== typeof ours[i]) return 'fails';
      // Beyond the hands that brute force was asked about, the name alone must do.
      return isOursRight(i) === false ? null : explain(i, theirs, library);
    },
    verdict: () => ({
      by: 'brute force',
      claim: 'right',
      checked: checked.size,
      wrong: [...checked].filter(([, right]) => !right).map(([i]) => describe(hands[i])),
    }),
  };
}

function describe(counts) {
  return formatTiles(tilesOf(counts));
}
