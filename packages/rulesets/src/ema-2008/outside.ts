// The clauses of the sheet that software does not hold: none, for the sheet describes nothing physical.

export const EMA_2008_OUTSIDE: Readonly<Record<string, string>> = {};
