// Made from books/general/outside.yaml by `npm run books`; do not edit.

export const GENERAL_OUTSIDE: Readonly<Record<string, string>> = {
  "gen-sticks-02": "Artwork: scores are numbers, so the dots on the sticks have no effect.",
  "gen-play-14": "Speech: every discard is sent to all players, so nothing has to be called out.",
};
