// One member: places, points, figures of hands, curves, whom they met; and two members side by side.

import { memberRow, type Ratings } from './clubView.ts';
import { countedIn } from './counted.ts';
import { dayOf, gameView } from './gameViews.ts';
import type { ClubActor, MemberId } from './member.ts';
import { MemberSoFar, type Own, placeOf, scoreOf } from './memberSoFar.ts';
import { nameView, seesFigures } from './names.ts';
import { wallOf, wallView } from './records.ts';
import { sumView } from './seasonViews.ts';
import type { ClubState } from './state.ts';
import type { HeadToHeadSide, HeadToHeadView, PlayerView } from './views.ts';

const TWELVE = 12;
const LATEST = 20;
/** Points of a curve: more than a screen shows. */
const CURVE = 200;

/** Evenly, with the last one. */
function thinned<T>(list: readonly T[], most = CURVE): readonly T[] {
  if (list.length <= most) return list;
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => list[Math.round(i * step)]!);
}

/** Everything about one member that this viewer may read. */
export function playerView(
  state: ClubState,
  member: MemberId,
  viewer: ClubActor,
  ratings: Ratings,
): PlayerView {
  const own = countedIn(state).member(member) ?? new MemberSoFar();
  const view = (one: Own) => gameView(state, one.game, viewer);
  const isOpen = seesFigures(state, member, viewer);
  const { games, best, highest } = own;
  return {
    member: memberRow(state, state.members.get(member)!, viewer, {
      games: games.length,
      rating: ratings.of(member),
    }),
    games: games.length,
    evenings: own.evenings.size,
    places: [...own.places],
    averagePlace: averagePlace(games),
    score: own.total / TWELVE,
    best: best === null ? null : view(best),
    highestWin:
      isOpen && highest !== null ? wallView(state, highest.game, highest.win, viewer) : null,
    figures: isOpen ? own.figures() : null,
    curve: thinned(ratings.curve(member)).map(({ game, ...point }) => ({
      game,
      day: dayOf(state, state.games.get(game)!),
      ...point,
    })),
    scores: thinned(games.map((one, i) => ({ one, total: own.totals[i]! }))).map(
      ({ one, total }) => ({ day: dayOf(state, one.game), total: total / TWELVE }),
    ),
    seasons: [...state.seasons.values()].flatMap((held) => {
      const sum = sumView(state, held, member, viewer);
      return sum === null ? [] : [{ id: held.season.id, name: held.season.name, row: sum.row }];
    }),
    wall: wallOf(state, own.yakuman, viewer),
    latest: games.slice(-LATEST).reverse().map(view),
    opponents: opponentsOf(state, own, viewer),
  };
}

const averagePlace = (own: readonly Own[]): number | null =>
  own.length === 0 ? null : own.reduce((sum, one) => sum + placeOf(one), 0) / own.length;

const opponentsOf = (state: ClubState, { met }: MemberSoFar, viewer: ClubActor) =>
  [...met]
    .map(([id, sum]) => ({ ...nameView(state, id, viewer), ...sum }))
    .sort((a, b) => b.games - a.games || (a.member < b.member ? -1 : 1));

/** Two members in the games that both played. */
export function headToHeadView(
  state: ClubState,
  [one, other]: readonly [MemberId, MemberId],
  viewer: ClubActor,
): HeadToHeadView {
  const gamesOf = (member: MemberId) => countedIn(state).member(member)?.games ?? [];
  const isMet = (theirs: MemberId) => (own: Own) => own.game.outcome.players.includes(theirs);
  const pair = [gamesOf(one).filter(isMet(other)), gamesOf(other).filter(isMet(one))] as const;
  const isOpen = seesFigures(state, one, viewer) && seesFigures(state, other, viewer);
  const sideOf = (
    member: MemberId,
    own: readonly Own[],
    theirs: readonly Own[],
  ): HeadToHeadSide => {
    return {
      ...nameView(state, member, viewer),
      ahead: own.filter((mine, i) => placeOf(mine) < placeOf(theirs[i]!)).length,
      averagePlace: averagePlace(own),
      score: own.reduce((sum, mine) => sum + scoreOf(mine), 0) / TWELVE,
      rons: isOpen ? ronsOn(own, theirs) : null,
    };
  };
  return {
    games: pair[0].length,
    sides: [sideOf(one, ...pair), sideOf(other, pair[1], pair[0])],
    latest: pair[0]
      .slice(-LATEST)
      .reverse()
      .map(({ game }) => gameView(state, game, viewer)),
  };
}

const ronsOn = (own: readonly Own[], theirs: readonly Own[]): number =>
  own.reduce(
    (sum, { game, seat }, i) => sum + (game.outcome.deals?.rons[seat][theirs[i]!.seat] ?? 0),
    0,
  );
