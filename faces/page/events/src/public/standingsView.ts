// The standings as everybody may turn them: after which round, of players, teams, clubs or countries, and a column for each round.

import {
  type EventState,
  type RoundState,
  type Standing,
  type TeamStanding,
  teamStandings,
} from '@hanchan/tournament';
import { isSigned, listedStandings } from './publicView.ts';

/** Of whom the standings are. */
export type StandingsOf = 'players' | 'team' | 'club' | 'country';

const GROUPS = ['team', 'club', 'country'] as const;

/** Rounds of which something is signed, up to one; each has a column. */
export const columnsOf = ({ rounds }: EventState, until: number): readonly RoundState[] =>
  rounds.filter(({ number, tables }) => number <= until && tables.some(isSigned));

/** What can be compared here: groups of which there are two at least. */
export const kindsOf = (state: EventState): readonly StandingsOf[] => [
  'players',
  ...GROUPS.filter((kind) => groupsOf(state, kind, Number.POSITIVE_INFINITY).length > 1),
];

export function groupsOf(
  state: EventState,
  kind: Exclude<StandingsOf, 'players'>,
  until: number,
): readonly TeamStanding[] {
  return teamStandings(state, kind, { untilRound: until });
}

/** What a round brought somebody, in twelfths; null: they did not play in it. */
export function roundScore({ byRound }: Standing, round: number): number | null {
  const played = byRound.filter((one) => one.round === round);
  return played.length === 0 ? null : played.reduce((sum, { hanchan }) => sum + hanchan, 0);
}

/** The first three places of an event that is over, shared ones too; nobody before its end, or behind a curtain. */
export function podiumOf(state: EventState): readonly Standing[] {
  if (!state.isClosed || state.isCurtainDown) return [];
  return listedStandings(state).rows.filter(({ rank }) => rank !== null && rank <= PODIUM);
}

const PODIUM = 3;
