// Made from books/tenhou/outside.yaml by `npm run books`; do not edit.

export const TENHOU_OUTSIDE: Readonly<Record<string, string>> = {
};
