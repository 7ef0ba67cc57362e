// What did the user mean? The known name that a mistyped one is closest to.

export function nearestName(text: string, names: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const starts = names.find((name) => wanted.length > 1 && name.toLowerCase().startsWith(wanted));
  if (starts !== undefined) return starts;
  const measured = names.map((name) => ({ name, steps: editDistance(wanted, name.toLowerCase()) }));
  const best = measured.sort((a, b) => a.steps - b.steps)[0];
  return best !== undefined && best.steps <= Math.max(2, best.name.length * 0.4)
    ? best.name
    : undefined;
}

/** Single-character insertions, deletions and replacements between two texts. */
function editDistance(a: string, b: string): number {
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
