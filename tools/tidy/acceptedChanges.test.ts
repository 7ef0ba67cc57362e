// `tools/mutate/accepted` quotes lines of the engine with a change in them. A line that was rewritten is quoted as it is now:
// a quote of nothing excuses nothing, and would be found out only by a run of hours.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const FOLDER = 'tools/mutate/accepted/';

interface Accepted {
  readonly file: string;
  readonly within?: string;
  readonly changes?: readonly string[];
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `if ([a < b → a <= b])` → `if (a < b)`: every way to read the brackets, as a pattern, for code has brackets too. */
function undone(change: string): RegExp[] {
  const arrow = change.indexOf(' → ');
  const opening = [...change.slice(0, arrow).matchAll(/\[/g)].map(({ index }) => index);
  const closing = [...change.matchAll(/\]/g)].map(({ index }) => index).filter((at) => at > arrow);
  return opening.flatMap((from) =>
    closing.map((to) => {
      const line = change.slice(0, from) + change.slice(from + 1, arrow) + change.slice(to + 1);
      return new RegExp(literally(line).replaceAll(' … ', '.*'));
    }),
  );
}

function vainQuotes({ file, within, changes = [] }: Accepted, text: string): string[] {
  if (within !== undefined) {
    const isThere = new RegExp(`^ *(export )?function ${within}\\(`, 'm').test(text);
    return isThere ? [] : [`${file}: ${within}`];
  }
  const line = onOneLine(text);
  return changes
    .filter((change) => !undone(change).some((pattern) => pattern.test(line)))
    .map((change) => `${file}: ${change}`);
}

describe('accepted changes', () => {
  test.each(readdirSync(FOLDER))('%s quotes lines that are there', (name) => {
    const accepted: Accepted[] = JSON.parse(readFileSync(`${FOLDER}${name}`, 'utf8'));
    expect(accepted.length).toBeGreaterThan(0);
    const vain = accepted.flatMap((one) => vainQuotes(one, readFileSync(one.file, 'utf8')));
    expect(vain).toEqual([]);
  });

  test('a line that is gone is found', () => {
    const text = 'function turn() {\n  if (a[0] < b) return [];\n}\n';
    const quote = (change: string) => vainQuotes({ file: 'x.ts', changes: [change] }, text);
    expect(quote('if ([a[0] < b → a[0] <= b]) return [];')).toEqual([]);
    expect(quote('if (a[0] < b) return [[] → ["x"]];')).toEqual([]);
    expect(quote('if ([a[1] < b → a[1] <= b]) return [];')).toHaveLength(1);
    expect(vainQuotes({ file: 'x.ts', within: 'turn' }, text)).toEqual([]);
    expect(vainQuotes({ file: 'x.ts', within: 'other' }, text)).toEqual(['x.ts: other']);
  });
});
