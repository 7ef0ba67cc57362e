// Tables of teams, countries and clubs, from the standings of their people.

import type { Twelfths } from '@hanchan/game';
import type { Person, Slot } from './person.ts';
import type { Standing } from './standing.ts';
import { type StandingsOptions, standingsOf } from './standings.ts';
import type { EventState } from './state.ts';

/** How members count for their team. */
export interface TeamOptions extends StandingsOptions {
  /** Only so many count: the best of each. */
  readonly best?: number;
  /** Teams of different sizes are compared by what a member has on average. */
  readonly by?: 'total' | 'average';
}

/** A team in the standings. */
export interface TeamStanding {
  readonly name: string;
  readonly rank: number;
  readonly rankShown: string;
  readonly total: Twelfths;
  /** How many count. */
  readonly counted: number;
  readonly members: readonly Slot[];
  /** Of the best member. */
  readonly bestRank: number;
}

/** Only ranked people count; those without a team are left out. */
export function teamStandings(
  state: EventState,
  field: 'team' | 'country' | 'club',
  options: TeamOptions = {},
): TeamStanding[] {
  const groups = new Map<string, Standing[]>();
  for (const row of standingsOf(state, options).rows) {
    const name = row.isRanked ? nameOf(state, row, field) : '';
    if (name === '') continue;
    const found = groups.get(name);
    if (found) found.push(row);
    else groups.set(name, [row]);
  }
  const teams = [...groups].map(([name, rows]) => teamOf(name, rows, options));
  const by = options.by ?? (field === 'team' ? 'total' : 'average');
  const compare = (a: TeamStanding, b: TeamStanding) =>
    // Cross-multiplied, so that averages are compared exactly.
    by === 'total' ? b.total - a.total : b.total * a.counted - a.total * b.counted;
  teams.sort((a, b) => compare(a, b) || a.bestRank - b.bestRank);
  return teams.map((team) => {
    const ahead = teams.filter((other) => compare(other, team) < 0).length;
    const equal = teams.filter((other) => compare(other, team) === 0).length;
    const rank = ahead + 1;
    const rankShown = equal === 1 ? String(rank) : `${rank}-${ahead + equal}`;
    return { ...team, rank, rankShown };
  });
}

function nameOf(
  { people }: EventState,
  { person }: Standing,
  field: keyof Pick<Person, 'team' | 'country' | 'club'>,
): string {
  return (person === null ? undefined : people.get(person))?.person[field].trim() ?? '';
}

/** The rows come in order of rank. */
function teamOf(name: string, rows: readonly Standing[], { best }: TeamOptions): TeamStanding {
  const counted = [...rows].sort((a, b) => b.total - a.total).slice(0, best ?? rows.length);
  return {
    name,
    rank: 0,
    rankShown: '',
    total: counted.reduce((sum, { total }) => sum + total, 0),
    counted: counted.length,
    members: rows.map(({ slot }) => slot),
    bestRank: Math.min(...rows.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY)),
  };
}
