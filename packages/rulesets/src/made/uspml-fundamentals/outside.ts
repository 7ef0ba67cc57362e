// Made from books/uspml-fundamentals/outside.yaml by `npm run books`; do not edit.

export const USPML_FUNDAMENTALS_OUTSIDE: Readonly<Record<string, string>> = {
  "uspml-need-03": "Physical: the score is a number, so neither tokens nor paper are needed.",
  "uspml-deal-01": "Physical: tiles are shuffled by the program and never lie face up, so there is nothing to mix or turn back.",
  "uspml-res-01": "Links to further reading: they hold no rule of this game.",
};
