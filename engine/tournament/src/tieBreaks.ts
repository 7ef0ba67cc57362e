// Equal totals: the rulebook's tie-breaks one after the other, at last a toss that the log remembers.

import type { Slot } from './person.ts';
import type { Standing, TieBreak } from './standing.ts';
import type { EventState } from './state.ts';

type Counted = Exclude<TieBreak, 'coinToss'>;

/** Below 0: the first is ahead. */
const COMPARE: Readonly<Record<Counted, (a: Standing, b: Standing) => number>> = {
  mostFirsts: (a, b) => b.firsts - a.firsts,
  fewestFourths: (a, b) => a.fourths - b.fourths,
  bestHanchan: (a, b) => best(b) - best(a),
};

const best = (row: Standing) => row.best ?? Number.MIN_SAFE_INTEGER;

interface Ranked {
  readonly rows: Standing[];
  readonly needsToss: readonly (readonly Slot[])[];
}

/** `ahead`: how many rank above all of these. */
export function rankRows(rows: readonly Standing[], ahead: number, state: EventState): Ranked {
  const ties = state.settings.rules.values['ranking.tournamentTies'];
  const counted = ties.filter((tie): tie is Counted => tie !== 'coinToss');
  const sorted = [...rows].sort((a, b) => compareRows(a, b, counted) || a.slot - b.slot);
  const placed: Standing[] = [];
  const needsToss: Slot[][] = [];
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && compareRows(sorted[from]!, sorted[to]!, counted) === 0) to++;
    const group = sorted.slice(from, to);
    const slots = group.map(({ slot }) => slot);
    const toss = ties.includes('coinToss') ? tossAmong(state, slots) : undefined;
    const isOpen = group.length > 1 && toss === undefined && ties.includes('coinToss');
    if (isOpen && group.every(({ games }) => games > 0)) needsToss.push(slots);
    placed.push(...placeGroup(group, toss, ahead + from));
    from = to;
  }
  return { rows: placed.map((row, i) => withTieBreak(row, placed, i, counted)), needsToss };
}

/** Below 0: the first is ahead; 0: nothing tells them apart. */
function compareRows(a: Standing, b: Standing, ties: readonly Counted[]): number {
  if (a.total !== b.total) return b.total - a.total;
  for (const tie of ties) {
    const order = COMPARE[tie](a, b);
    if (order !== 0) return order;
  }
  return 0;
}

/** The last toss among all of them. */
export function tossAmong(
  { tosses }: EventState,
  slots: readonly Slot[],
): readonly Slot[] | undefined {
  if (slots.length < 2) return undefined;
  return tosses.findLast((toss) => slots.every((slot) => toss.includes(slot)));
}

function placeGroup(
  group: readonly Standing[],
  toss: readonly Slot[] | undefined,
  ahead: number,
): Standing[] {
  const first = ahead + 1;
  if (toss !== undefined) {
    const order = [...group].sort((a, b) => toss.indexOf(a.slot) - toss.indexOf(b.slot));
    return order.map((row, i) => ({
      ...row,
      rank: first + i,
      rankShown: String(first + i),
      tieBreak: 'coinToss',
    }));
  }
  const isShared = group.length > 1;
  const rankShown = isShared ? `${first}-${ahead + group.length}` : String(first);
  return group.map((row) => ({
    ...row,
    rank: first,
    rankShown,
    tieBreak: isShared ? 'shared' : null,
  }));
}

/** The last thing that had to be looked at to tell a row from its neighbours. */
function withTieBreak(
  row: Standing,
  rows: readonly Standing[],
  i: number,
  ties: readonly Counted[],
): Standing {
  if (row.tieBreak !== null) return row;
  const depths = [rows[i - 1], rows[i + 1]].map((other) =>
    other?.total === row.total ? ties.findIndex((tie) => COMPARE[tie](row, other) !== 0) : -1,
  );
  const deepest = ties[Math.max(...depths)];
  return deepest === undefined ? row : { ...row, tieBreak: deepest };
}
