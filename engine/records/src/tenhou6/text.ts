// The text of tenhou.net/6 where it is not one JSON document: links of its editor, which hold a game, and a file that
// ends too early or is damaged in the middle, of which the deals before the damage are still there.

const LINK = /^https?:\/\/tenhou\.net\/6\/?#json=/;

/** The JSON within each line; nothing where a line is something else. */
export function tenhou6Links(lines: readonly string[]): string[] {
  const links = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (!links.every((line) => LINK.test(line))) return [];
  return links.map((line) => decoded(line.replace(LINK, '')));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

interface WholeDeals {
  /** The game as far as it is whole. */
  readonly json: unknown;
  readonly bad: { readonly line: number; readonly field: string; readonly message: string };
}

/** Null where not even one deal is whole. */
export function wholeDeals(text: string): WholeDeals | null {
  const ends = dealEnds(text);
  for (let deals = ends.length; deals > 0; deals--) {
    const end = ends[deals - 1]!;
    try {
      const json = JSON.parse(`${text.slice(0, end)}]}`) as unknown;
      const line = text.slice(0, end).split('\n').length;
      const message = `is not whole JSON behind character ${end} of the file: expected a list of 17 parts`;
      return { json, bad: { line, field: `log[${deals}]`, message } };
    } catch {
      // The damage is before this.
    }
  }
  return null;
}

const START = /"log"\s*:\s*\[/;

/** Where each list within the log ends. */
function dealEnds(text: string): number[] {
  const start = START.exec(text);
  if (start === null) return [];
  const ends: number[] = [];
  let depth = 0;
  let isString = false;
  for (let at = start.index + start[0].length; at < text.length && depth >= 0; at++) {
    const letter = text[at];
    if (letter === '\\') at++;
    else if (letter === '"') isString = !isString;
    else if (isString) continue;
    else if (letter === '[') depth++;
    else if (letter === ']' && --depth === 0) ends.push(at + 1);
  }
  return ends;
}
