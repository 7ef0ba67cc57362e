// The club's home as somebody may see it, and a line of it for lists.

import { mayDoInClub } from './authority.ts';
import { countedIn } from './counted.ts';
import { eveningHead, gameView } from './gameViews.ts';
import type { ClubActor, MemberId } from './member.ts';
import { isInside, nameView, seesResults } from './names.ts';
import { recordsOf, wallOf } from './records.ts';
import { seasonHeads, seasonView } from './seasonViews.ts';
import type { ClubState, MemberState } from './state.ts';
import type { ClubSummary, ClubView, CurvePoint, MemberRow, RatingView } from './views.ts';

/** Ratings as whoever computes them hands them in. */
export interface Ratings {
  /** Null before the first rated game. */
  of(member: MemberId): RatingView | null;
  /** After each rated game, the first one first. */
  curve(member: MemberId): readonly Omit<CurvePoint, 'day'>[];
}

/** A member with how much they played. */
export function memberRow(
  state: ClubState,
  { id, role, joinedAt, hasLeft, shownAs, figures }: MemberState,
  viewer: ClubActor,
  played: Pick<MemberRow, 'games' | 'rating'>,
): MemberRow {
  const named = nameView(state, id, viewer);
  const row = { ...named, role, joinedAt, hasLeft, shownAs, figures, ...played };
  if (isInside(viewer) || shownAs !== 'hidden') return row;
  // There is one owner, and few joined on one day.
  return { ...row, role: named.isGuest ? 'guest' : 'member', joinedAt: 0 };
}

/** The whole home page. */
export function clubView(
  id: string,
  state: ClubState,
  viewer: ClubActor,
  ratings: Ratings,
): ClubView {
  const { settings, seq, members, evenings } = state;
  const { id: rulesId, title, base } = settings.rules;
  const seesAll = seesResults(state, viewer);
  const isHead = viewer.role === 'owner' || viewer.role === 'organiser';
  // Also of one that was taken out of the count: that is a correction, too.
  const open = isHead
    ? [...state.games.values()].filter(({ objections }) =>
        objections.some(({ answer }) => answer === null),
      )
    : [];
  const seasons = [...state.seasons.values()].sort((a, b) =>
    a.season.from < b.season.from ? 1 : -1,
  );
  const role = viewer.role === 'server' ? 'visitor' : viewer.role;
  return {
    id,
    seq,
    you: { member: viewer.member, role, may: mayDoInClub(viewer.role) },
    settings: { ...settings, rules: { id: rulesId, title, base } },
    members: isInside(viewer) ? membersOf(state, viewer, ratings, [...members.values()]) : null,
    seasons: seesAll ? seasonHeads(state, seasons) : null,
    season: seesAll && seasons[0] !== undefined ? seasonView(state, seasons[0], viewer) : null,
    evenings: seesAll
      ? [...evenings.values()]
          .map((held) => eveningHead(held, viewer))
          .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
      : null,
    wall: seesAll ? wallOf(state, countedIn(state).yakuman, viewer) : null,
    records: seesAll ? recordsOf(state, viewer) : null,
    objections: open.map((game) => gameView(state, game, viewer)),
  };
}

function membersOf(
  state: ClubState,
  viewer: ClubActor,
  ratings: Ratings,
  members: readonly MemberState[],
): readonly MemberRow[] {
  const counted = countedIn(state);
  return members
    .filter(({ isErased }) => !isErased)
    .map((member) =>
      memberRow(state, member, viewer, {
        games: counted.played(member.id),
        rating: ratings.of(member.id),
      }),
    );
}

/** A line of a list; `today` as 2026-11-26. */
export function clubSummary(id: string, state: ClubState, today: string): ClubSummary {
  const { name, place } = state.settings;
  const held = [...state.evenings.values()].filter(({ isCancelled }) => !isCancelled);
  const coming = held
    .filter(({ evening, isOver }) => !isOver && evening.day >= today)
    .map(({ evening: { day, time } }) => ({ day, time }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return {
    id,
    name,
    place,
    members: [...state.members.values()].filter(({ hasLeft, role }) => !hasLeft && role !== 'guest')
      .length,
    evenings: held.filter(({ games }) => games.length > 0).length,
    next: coming[0] ?? null,
  };
}
