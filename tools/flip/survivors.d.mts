/** Clause → why no flip shows. */
export const SURVIVORS: Readonly<Record<string, string>>;
