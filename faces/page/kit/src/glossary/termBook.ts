// Which document a clause stands in, by its id.

const BOOKS: readonly (readonly [string, string])[] = [
  ['uspml-', 'uspml-fundamentals'],
  ['gen-', 'general'],
  ['wrc-', 'wrc-2022'],
];

export const bookOfTerm = (clause: string): string =>
  BOOKS.find(([head]) => clause.startsWith(head))?.[1] ?? 'wrc-2022';
