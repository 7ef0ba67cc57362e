// "Did you mean": the known word that a mistyped one is closest to.

/** The nearest word by edits, or undefined when none is near. */
export function nearest<T extends string>(text: string, words: readonly T[]): T | undefined {
  const wanted = text.toLowerCase();
  const begun = words.find((word) => wanted.length > 1 && word.toLowerCase().startsWith(wanted));
  if (begun !== undefined) return begun;
  const ranked = words
    .filter((word) => wanted.length - word.length <= mostEdits(wanted))
    .map((word) => ({ word, edits: editsTo(wanted, word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best !== undefined && best.edits <= mostEdits(wanted) ? best.word : undefined;
}

/** So many at most, so what is much longer than a word is not even compared with it. */
const mostEdits = (wanted: string) => Math.max(2, wanted.length / 3);

/** A dotted word may be meant by its last part alone. */
function editsTo(wanted: string, word: string): number {
  const last = word.slice(word.lastIndexOf('.') + 1);
  return Math.min(editsBetween(wanted, word), editsBetween(wanted, last));
}

/** Insertions, deletions and replacements that turn `a` into `b`. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
