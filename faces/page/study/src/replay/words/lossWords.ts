// What a form of record cannot say, one numbered sentence each.

export const numbered = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line, i) => [String(i), line]));
