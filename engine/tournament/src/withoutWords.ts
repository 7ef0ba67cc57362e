// A text without names that stand in it.

const LETTER = /[\p{L}\p{N}]/u;

/** Names letter by letter: those that begin alike share their beginning. */
interface Beginning {
  readonly next: Map<number, Beginning>;
  isName: boolean;
}

/**
 * Puts something in place of names where they stand as words of their own. Whoever is to be forgotten may have had
 * thousands of names: how long it takes depends on the text, and not on how many there were.
 */
export function withoutWords(
  names: readonly string[],
  instead: string,
  as: 'inAnyCase' | 'asWritten' = 'inAnyCase',
): (text: string) => string {
  const read = as === 'inAnyCase' ? lowered : (text: string) => text;
  const all = beginningsOf(names.map(read));
  return (text) => {
    const low = read(text);
    let left = '';
    let told = 0;
    for (let at = 0; at < low.length; at++) {
      if (isLetter(text, at - 1)) continue;
      const end = endOfName(all, low, at, text);
      if (end <= told) continue;
      // Of two names that overlap nothing is left.
      if (at >= told) left += text.slice(told, at) + instead;
      told = end;
    }
    return left + text.slice(told);
  };
}

function beginningsOf(words: readonly string[]): Beginning {
  const all: Beginning = { next: new Map(), isName: false };
  for (const word of words) {
    let at = all;
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      const known = at.next.get(code);
      const next = known ?? { next: new Map(), isName: false };
      if (known === undefined) at.next.set(code, next);
      at = next;
    }
    at.isName = at !== all;
  }
  return all;
}

/** Behind the longest name that begins here and ends as a word does; 0: there is none. */
function endOfName(all: Beginning, low: string, from: number, text: string): number {
  let end = 0;
  let at: Beginning | undefined = all;
  for (let i = from; i < low.length; i++) {
    at = at.next.get(low.charCodeAt(i));
    if (at === undefined) break;
    if (at.isName && !isLetter(text, i + 1)) end = i + 1;
  }
  return end;
}

const isLetter = (text: string, at: number): boolean => LETTER.test(text[at] ?? '');

/** Letter by letter, each as long as it was: İ is two letters in small, and Σ is another one at the end of a word. */
function lowered(text: string): string {
  const whole = text.toLowerCase();
  const low = whole.length === text.length ? whole : text.replace(/./gsu, loweredLetter);
  return low.replaceAll('ς', 'σ');
}

function loweredLetter(letter: string): string {
  const low = letter.toLowerCase();
  return low.length === letter.length ? low : letter;
}
