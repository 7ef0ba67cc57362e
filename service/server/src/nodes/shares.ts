// Which process gives how many tables to which other one, from nothing but how many each has.

/** In one look: their players come again, and everybody else is to notice nothing. */
const AT_ONCE = 2;
/** It begins at so many times its share and so many tables more, and goes on until it has no more than its share. */
const CLEARLY = { times: 1.2, more: 5 };

interface Giving {
  readonly to: string;
  readonly tables: number;
}

/** Which of the others gets how many tables; null: none. `isGiving`: the last look found that there were clearly too many. */
export function givingOf(
  own: number,
  others: ReadonlyMap<string, number>,
  isGiving: boolean,
): Giving | null {
  const all = [...others.values()].reduce((sum, tables) => sum + tables, own);
  const share = all / (others.size + 1);
  if (own <= (isGiving ? share : share * CLEARLY.times + CLEARLY.more)) return null;
  const [fewest] = [...others].sort(([, a], [, b]) => a - b);
  if (fewest === undefined) return null;
  const [to, has] = fewest;
  const tables = Math.min(AT_ONCE, Math.floor(own - share), Math.floor(share - has));
  return tables > 0 ? { to, tables } : null;
}
