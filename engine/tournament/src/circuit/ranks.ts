// Places: by total, then by what the rule asks next; whatever nothing tells apart shares the place.

import type { CircuitRow, Unplaced } from './row.ts';
import type { CircuitRule, CircuitTie } from './rule.ts';

type Row = Unplaced | CircuitRow;

/** Those with too few events follow, without a place. */
export function rankedRows(
  all: readonly Row[],
  { minimum, ties }: CircuitRule,
  totalOf: (row: Row) => number,
): CircuitRow[] {
  const isPlaced = ({ results }: Row) => results.length >= minimum;
  const order = all.toSorted((a, b) => byTotal(a, b) || byName(a, b));
  function byTotal(a: Row, b: Row): number {
    return totalOf(b) - totalOf(a) || comparedBy(ties, a, b);
  }
  const placed = order.filter(isPlaced);
  const isEqual = (a: Row | undefined, b: Row) => a !== undefined && byTotal(a, b) === 0;
  const rows: CircuitRow[] = [];
  for (const [i, row] of placed.entries()) {
    const around = [placed[i - 1], placed[i + 1]];
    const place = isEqual(around[0], row) ? rows[i - 1]!.place! : i + 1;
    const near = around.find(
      (one) => one !== undefined && totalOf(one) === totalOf(row) && !isEqual(one, row),
    );
    const tie = near === undefined ? null : (ties.find((by) => TIES[by](near, row) !== 0) ?? null);
    rows.push({ ...row, place, isShared: around.some((one) => isEqual(one, row)), tie });
  }
  const rest = order.filter((row) => !isPlaced(row));
  return [...rows, ...rest.map((row) => ({ ...row, place: null, isShared: false, tie: null }))];
}

/** Only so that the same table is always in the same order. */
const byName = (a: Row, b: Row) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const comparedBy = (ties: readonly CircuitTie[], a: Row, b: Row): number => {
  for (const by of ties) {
    const difference = TIES[by](a, b);
    if (difference !== 0) return difference;
  }
  return 0;
};

const TIES: Readonly<Record<CircuitTie, (a: Row, b: Row) => number>> = {
  /** The better best result, then the second best, and so on. */
  bestResult: (a, b) => {
    const [one, other] = [a, b].map(({ results }) =>
      results.map(({ value }) => value).sort((x, y) => y - x),
    ) as [number[], number[]];
    for (let i = 0; i < Math.max(one.length, other.length); i++) {
      const difference = (other[i] ?? -Infinity) - (one[i] ?? -Infinity);
      if (difference !== 0) return Number.isNaN(difference) ? 0 : difference;
    }
    return 0;
  },
  wins: (a, b) => winsOf(b) - winsOf(a),
  /** Who did better in the latest event of theirs that both did not share. */
  latest: (a, b) => {
    const events = [...a.results, ...b.results].map(({ event }) => event);
    for (const event of [...new Set(events)].sort((x, y) => y - x)) {
      const difference = valueAt(b, event) - valueAt(a, event);
      if (difference !== 0) return difference;
    }
    return 0;
  },
  events: (a, b) => b.results.length - a.results.length,
};

const winsOf = ({ results }: Row) => results.filter(({ place }) => place === 1).length;
const valueAt = ({ results }: Row, at: number) =>
  results.find(({ event }) => event === at)?.value ?? 0;
