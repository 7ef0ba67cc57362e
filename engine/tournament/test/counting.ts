// What a plan is worth, counted from the bare numbers without any code of the package: the referee of these tests.

export type Tables = readonly (readonly (readonly number[])[])[];

export interface Counted {
  readonly repeats: number;
  readonly mostMeetings: number;
  readonly successiveTables: number;
  readonly tableRepeats: number;
  readonly mostVisits: number;
  /** Of pairs who never meet, how many opponents each two share. */
  readonly shared: readonly number[];
  readonly windSpread: number;
  readonly meetings: ReadonlyMap<string, number>;
}

export const pairName = (a: number, b: number) => (a < b ? `${a}/${b}` : `${b}/${a}`);

export function countPlan(plan: Tables): Counted {
  const meetings = new Map<string, number>();
  const tables = new Map<number, number[]>();
  const winds = new Map<number, [number, number, number, number]>();
  for (const round of plan) {
    for (const [number, table] of round.entries()) {
      for (const [seat, player] of table.entries()) {
        tables.set(player, [...(tables.get(player) ?? []), number]);
        const own = winds.get(player) ?? [0, 0, 0, 0];
        own[seat]!++;
        winds.set(player, own);
        for (const other of table.slice(seat + 1)) {
          const name = pairName(player, other);
          meetings.set(name, (meetings.get(name) ?? 0) + 1);
        }
      }
    }
  }
  const counts = [...meetings.values()];
  const visits = [...tables.values()];
  return {
    repeats: counts.reduce((sum, count) => sum + count - 1, 0),
    mostMeetings: Math.max(...counts),
    successiveTables: visits
      .map((own) => own.filter((table, at) => at > 0 && own[at - 1] === table).length)
      .reduce((sum, stays) => sum + stays, 0),
    tableRepeats: visits.reduce((sum, own) => sum + own.length - new Set(own).size, 0),
    mostVisits: Math.max(
      ...visits.flatMap((own) => own.map((table) => own.filter((one) => one === table).length)),
    ),
    shared: sharedOpponents([...tables.keys()], meetings),
    windSpread: Math.max(...[...winds.values()].map((own) => Math.max(...own) - Math.min(...own))),
    meetings,
  };
}

function sharedOpponents(players: readonly number[], meetings: ReadonlyMap<string, number>) {
  const isMet = (a: number, b: number) => meetings.has(pairName(a, b));
  return players.flatMap((a) =>
    players
      .filter((b) => b > a && !isMet(a, b))
      .map((b) => players.filter((one) => isMet(a, one) && isMet(b, one)).length),
  );
}

/** Whether each of 1 to `players` sits once in every round, four at a table. */
export const isWhole = (plan: Tables, players: number) =>
  plan.every((round) => {
    const seated = round.flat().sort((a, b) => a - b);
    return (
      round.every((table) => table.length === 4) &&
      seated.length === players &&
      seated.every((player, at) => player === at + 1)
    );
  });
