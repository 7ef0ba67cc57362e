// The number of the vocabulary of options that this version writes: a literal, so that a page can mark what it stores
// without loading the options. A test holds it against them.

/** What the first vocabulary wrote does not say so; every later one does. */
export const FIRST_VOCABULARY = 1;

/** Raised with every option that comes, goes or changes its answers. */
export const VOCABULARY: number = 2;
