// How strong somebody is, as it is shown. Whoever asks does not care how that is worked out.

import type { ShownRating } from '@hanchan/protocol';

/** By a family of rulebooks. */
export type RatingOf = (person: string, family: string) => Promise<ShownRating>;

/** For who has played no rated game. */
const UNKNOWN: ShownRating = { value: 1_500, plusMinus: 500 };

export const unrated: RatingOf = async () => UNKNOWN;
