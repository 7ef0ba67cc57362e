// Equal totals: the rulebook's tie-breaks one after the other, at last a toss that the log remembers.

import type { RuleValues } from '@hanchan/rules';
import type { Slot } from './person.ts';
import type { Standing } from './standings.ts';
import type { EventState } from './state.ts';

export type TieBreak = RuleValues['ranking.tournamentTies'][number];

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
  const compare = (a: Standing, b: Standing) => separate(a, b, counted).order;
  const sorted = [...rows].sort((a, b) => compare(a, b) || a.slot - b.slot);
  const placed: Standing[] = [];
  const needsToss: Slot[][] = [];
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && compare(sorted[from]!, sorted[to]!) === 0) to++;
    const group = sorted.slice(from, to);
    const toss = ties.includes('coinToss') ? tossFor(group, state) : undefined;
    const isOpen = group.length > 1 && toss === undefined && ties.includes('coinToss');
    if (isOpen && group.every(({ games }) => games > 0))
      needsToss.push(group.map(({ slot }) => slot));
    placed.push(...placeGroup(group, toss, ahead + from));
    from = to;
  }
  return { rows: placed.map((row, i) => withTieBreak(row, placed, i, counted)), needsToss };
}

function separate(
  a: Standing,
  b: Standing,
  ties: readonly Counted[],
): { readonly order: number; readonly by: Counted | null } {
  if (a.total !== b.total) return { order: b.total - a.total, by: null };
  for (const by of ties) {
    const order = COMPARE[by](a, b);
    if (order !== 0) return { order, by };
  }
  return { order: 0, by: null };
}

/** The last toss among all of them. */
function tossFor(group: readonly Standing[], { tosses }: EventState): readonly Slot[] | undefined {
  if (group.length < 2) return undefined;
  return tosses.findLast((slots) => group.every(({ slot }) => slots.includes(slot)));
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
  const used = [rows[i - 1], rows[i + 1]].flatMap((other) => {
    const by = other === undefined ? null : separate(row, other, ties).by;
    return by === null ? [] : [by];
  });
  const deepest = ties.findLast((tie) => used.includes(tie));
  return deepest === undefined ? row : { ...row, tieBreak: deepest };
}
