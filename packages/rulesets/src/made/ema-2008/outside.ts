// Made from books/ema-2008/outside.yaml by `npm run books`; do not edit.

export const EMA_2008_OUTSIDE: Readonly<Record<string, string>> = {
};
