// The table of a season, its teams, and how one member's total comes about.

import { bySeat, SEATS } from '@hanchan/tiles';
import type { ClubActor, MemberId } from './member.ts';
import { nameView } from './names.ts';
import type { Formula, Team } from './season.ts';
import { rankedTallies, seasonGames, type Tally, talliesOf, worthOf } from './seasonTable.ts';
import type { ClubState, SeasonState } from './state.ts';
import type { SeasonHead, SeasonRow, SeasonView, SumView, TeamRow } from './views.ts';

const TWELVE = 12;

/** A season for a list. */
export function seasonHead(state: ClubState, { season, isClosed }: SeasonState): SeasonHead {
  const held = [...state.evenings.values()].filter(
    ({ evening, isCancelled }) => evening.season === season.id && !isCancelled,
  );
  return {
    ...season,
    isClosed,
    evenings: held.length,
    games: seasonGames(state, season.id).length,
  };
}

/** The whole table of a season. */
export function seasonView(state: ClubState, held: SeasonState, viewer: ClubActor): SeasonView {
  const { season, changes } = held;
  const { formula } = season;
  const ranked = rankedTallies(talliesOf(state, season.id, formula), formula);
  return {
    season: seasonHead(state, held),
    rows: ranked.map((one) => rowOf(state, one, formula, viewer)),
    teams: teamRows(state, held, viewer),
    changes: changes.map(({ at, by, reason, before, after }) => ({
      at,
      by: by.member === null ? null : nameView(state, by.member, viewer),
      reason,
      before: before?.formula ?? null,
      after: after.formula,
    })),
  };
}

/** How one member's total comes about; null: no game of theirs is in it. */
export function sumView(
  state: ClubState,
  { season }: SeasonState,
  member: MemberId,
  viewer: ClubActor,
): SumView | null {
  const { formula } = season;
  const ranked = rankedTallies(talliesOf(state, season.id, formula), formula);
  const own = ranked.find(([tally]) => tally.member === member);
  if (own === undefined) return null;
  const games = own[0].shares.map(({ game, day, place, worth, left }) => ({
    game: game.id,
    evening: game.evening,
    day,
    place,
    worth: worth / TWELVE,
    left,
  }));
  return { row: rowOf(state, own, formula, viewer), formula, games };
}

function rowOf(
  state: ClubState,
  [tally, place, placeShown]: readonly [Tally, number | null, string],
  { rank }: Formula,
  viewer: ClubActor,
): SeasonRow {
  const { member, shares, counted, score, evenings, bonus, places, total, missing } = tally;
  const value = total.over / total.under;
  const placeSum = places.reduce((sum, times, i) => sum + times * (i + 1), 0);
  return {
    ...nameView(state, member, viewer),
    place,
    placeShown,
    games: shares.length,
    counted,
    score: score / TWELVE,
    evenings,
    bonus: bonus / TWELVE,
    total: rank === 'averagePlace' ? value : value / TWELVE,
    averagePlace: placeSum / shares.length,
    places,
    missing,
  };
}

/** A team has what its members made in games with one player each of four teams. */
function teamRows(state: ClubState, { season }: SeasonState, viewer: ClubActor): TeamRow[] {
  const { teams, formula } = season;
  const teamOf = new Map<MemberId, Team>(
    teams.flatMap((team) => team.members.map((id) => [id, team] as const)),
  );
  const sums = new Map(teams.map(({ id }) => [id, { games: 0, total: 0 }]));
  for (const game of seasonGames(state, season.id)) {
    const four = bySeat((seat) => teamOf.get(game.outcome.players[seat])?.id);
    if (four.includes(undefined) || new Set(four).size < SEATS.length) continue;
    for (const seat of SEATS) {
      const sum = sums.get(four[seat]!)!;
      sum.games++;
      sum.total += worthOf(game, seat, formula);
    }
  }
  const placeOf = (id: string) =>
    1 + [...sums.values()].filter(({ total }) => total > sums.get(id)!.total).length;
  return teams
    .map(({ id, name, members }) => ({
      team: id,
      name,
      place: placeOf(id),
      members: members.map((member) => nameView(state, member, viewer)),
      games: sums.get(id)!.games,
      total: sums.get(id)!.total / TWELVE,
    }))
    .sort((a, b) => a.place - b.place);
}
