// The files of a rulebook's folder, and the limits that hold for what comes from outside.

export const PARTS = [
  'rulebook',
  'values',
  'clauses',
  'outside',
  'rulings',
  'fouls',
  'words',
  'examples',
] as const;
export type Part = (typeof PARTS)[number];

export const fileOf = (part: Part): string => `${part}.yaml`;

/** Of the form itself; raised when a field changes its meaning. */
export const BOOK_FORMAT = 1;

export const FILE_MAX = 1 << 20;
export const PACK_MAX = 1 << 21;
/** Far deeper than any part of the form. */
export const DEEPEST = 16;

export const BOOK_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
export const CLAUSE_ID = /^[a-z][a-z0-9]*(-[a-z0-9.]+)+$/;
export const RULING_ID = /^((?!T-)[A-Z]{1,6}-\d{2}|[WEUG]\d{1,2})$/;
