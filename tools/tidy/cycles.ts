// Circles of imports: of two files that need each other neither can be understood, or moved, alone.

/** Groups of files of which each leads to each other; types count like anything else. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reached = new Map<string, ReadonlySet<string>>();
  for (const file of imports.keys()) reached.set(file, reachedFrom(file, imports));
  const groups = new Map<string, string[]>();
  for (const [file, targets] of reached) {
    if (!targets.has(file)) continue;
    const group = [...targets].filter((other) => reached.get(other)?.has(file)).sort();
    groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

function reachedFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of imports.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
