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
  const most = Math.floor(mostEdits(wanted));
  const last = word.slice(word.lastIndexOf('.') + 1);
  return Math.min(editsWithin(wanted, word, most), editsWithin(wanted, last, most));
}

/**
 * Letters put in, left out or changed that make the one of the other; beyond `most` of them only that they are more.
 * What lies further aside is never reached, so it is not looked at.
 */
export function editsWithin(a: string, b: string, most: number): number {
  const far = most + 1;
  if (Math.abs(a.length - b.length) > most) return far;
  let before = Array.from({ length: 2 * most + 1 }, (_, k) => (k < most ? far : k - most));
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    let least = far;
    for (let k = 0; k < before.length; k++) {
      const j = i + k - most;
      const changed = before[k]! + (j > 0 && a[i - 1] === b[j - 1] ? 0 : 1);
      const cheapest = Math.min(changed, (before[k + 1] ?? far) + 1, (row[k - 1] ?? far) + 1);
      row.push(j === 0 ? i : j < 0 || j > b.length ? far : cheapest);
      least = Math.min(least, row[k]!);
    }
    if (least > most) return far;
    before = row;
  }
  return before[b.length - a.length + most]!;
}
