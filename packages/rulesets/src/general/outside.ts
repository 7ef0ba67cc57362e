// The clauses of the sheet that software does not hold, each with the reason.

export const GENERAL_OUTSIDE: Readonly<Record<string, string>> = {
  'gen-sticks-02': 'Artwork: scores are numbers, so the dots on the sticks have no effect.',
  'gen-play-14': 'Speech: every discard is sent to all players, so nothing has to be called out.',
};
