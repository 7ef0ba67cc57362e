// The table of a season, its teams, and how one member's total comes about.

import { countedIn } from './counted.ts';
import type { ClubActor, MemberId } from './member.ts';
import { nameView } from './names.ts';
import type { Formula } from './season.ts';
import type { Ranked } from './seasonTable.ts';
import type { ClubState, SeasonState } from './state.ts';
import type { SeasonHead, SeasonRow, SeasonView, SumView, TeamRow } from './views.ts';

const TWELVE = 12;

/** Seasons for a list. */
export function seasonHeads(state: ClubState, seasons: readonly SeasonState[]): SeasonHead[] {
  const planned = new Map<string | null, { evenings: number; held: number }>();
  for (const { evening, isCancelled, games } of state.evenings.values()) {
    if (isCancelled) continue;
    const { evenings, held } = planned.get(evening.season) ?? NONE;
    const isHeld = games.some(({ isVoid }) => !isVoid);
    planned.set(evening.season, { evenings: evenings + 1, held: held + Number(isHeld) });
  }
  return seasons.map(({ season, isClosed }) => ({
    ...season,
    isClosed,
    ...(planned.get(season.id) ?? NONE),
    games: countedIn(state).gamesOf(season.id).length,
  }));
}

const NONE = { evenings: 0, held: 0 } as const;

/** The whole table of a season. */
export function seasonView(state: ClubState, held: SeasonState, viewer: ClubActor): SeasonView {
  const { season, changes } = held;
  const { formula } = season;
  const ranked = countedIn(state).tableOf(state, season).ranked(state);
  return {
    season: seasonHeads(state, [held])[0]!,
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
  const counted = countedIn(state);
  const table = counted.tableOf(state, season);
  const own = table.ranked(state).find(([tally]) => tally.member === member);
  if (own === undefined) return null;
  const shares = table.sharesOf(state, member, counted.ownOf(state, season.id, member));
  const games = shares.map(({ game, day, place, worth, left }) => ({
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
  [tally, place, placeShown]: Ranked,
  { rank }: Formula,
  viewer: ClubActor,
): SeasonRow {
  const { member, games, counted, score, evenings, bonus, places, total, missing } = tally;
  const value = total.over / total.under;
  const placeSum = places.reduce((sum, times, i) => sum + times * (i + 1), 0);
  return {
    ...nameView(state, member, viewer),
    place,
    placeShown,
    games,
    counted,
    score: score / TWELVE,
    evenings,
    bonus: bonus / TWELVE,
    total: rank === 'averagePlace' ? value : value / TWELVE,
    averagePlace: placeSum / games,
    places,
    missing,
  };
}

/** A team has what its members made in games with one player each of four teams. */
function teamRows(state: ClubState, { season }: SeasonState, viewer: ClubActor): TeamRow[] {
  const table = countedIn(state).tableOf(state, season);
  const sums = season.teams.map((team) => ({ team, ...table.ofTeam(team.id) }));
  return sums
    .map(({ team: { id, name, members }, games, total }) => ({
      team: id,
      name,
      place: 1 + sums.filter((other) => other.total > total).length,
      members: members.map((member) => nameView(state, member, viewer)),
      games,
      total: total / TWELVE,
    }))
    .sort((a, b) => a.place - b.place);
}
