// Cases of this folder as text tables: one line each, cells parted by bars.

/** The lines of a table as lists of cells. */
export function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `4.1.2.1-01 p1-17 W9` in full: numbers stand for clauses of this document, the rest for rulings. */
export function idsOf(text: string): string[] {
  return text.split(/\s+/).map((id) => (/^(\d|p\d)/.test(id) ? `wdmc-${id}` : id));
}

export function pointsOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/** `-16,000 32,000 0 0`, by wind. */
export function deltasOf(text: string): [number, number, number, number] {
  const [east, south, west, north] = text.split(/\s+/).map(pointsOf);
  return [east!, south!, west!, north!];
}
