// One member: places, points, figures of hands, curves, whom they met; and two members side by side.

import type { YakuId } from '@hanchan/rules';
import { bySeat, SEATS, type Seat } from '@hanchan/tiles';
import { memberRow, type Ratings } from './clubView.ts';
import { dayOf, gameView } from './gameViews.ts';
import type { ClubActor, MemberId } from './member.ts';
import { nameView, seesFigures } from './names.ts';
import { countingGames, wallOf, wallView } from './records.ts';
import { sumView } from './seasonViews.ts';
import type { ClubState, GameState } from './state.ts';
import type { FiguresView, HeadToHeadSide, HeadToHeadView, PlayerView } from './views.ts';

const TWELVE = 12;
const LATEST = 20;
/** Points of a curve: more than a screen shows. */
const CURVE = 200;

interface Own {
  readonly game: GameState;
  readonly seat: Seat;
}

function ownGames(games: readonly GameState[], member: MemberId): readonly Own[] {
  return games.flatMap((game) => {
    const seat = SEATS.find((one) => game.outcome.players[one] === member);
    return seat === undefined ? [] : [{ game, seat }];
  });
}

const placeOf = ({ game, seat }: Own) => game.outcome.result.places[seat];
const scoreOf = ({ game, seat }: Own) => game.outcome.result.score[seat];

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
  const games = countingGames(state);
  const own = ownGames(games, member);
  const view = (one: Own) => gameView(state, one.game, viewer);
  const best = own.reduce<Own | null>(
    (top, one) => (top === null || scoreOf(one) > scoreOf(top) ? one : top),
    null,
  );
  let total = 0;
  const scores = own.map((one) => {
    total += scoreOf(one);
    return { day: dayOf(state, one.game), total: total / TWELVE };
  });
  const mine = own.map(({ game }) => game);
  const isOpen = seesFigures(state, member, viewer);
  return {
    member: memberRow(state, state.members.get(member)!, viewer, {
      games: own.length,
      rating: ratings.of(member),
    }),
    games: own.length,
    evenings: new Set(mine.map(({ evening }) => evening)).size,
    places: placesIn(own),
    averagePlace: averagePlace(own),
    score: total / TWELVE,
    best: best === null ? null : view(best),
    highestWin: isOpen ? highestWin(state, own, viewer) : null,
    figures: isOpen ? figuresOf(own) : null,
    curve: thinned(ratings.curve(member)).map(({ game, ...point }) => ({
      game,
      day: dayOf(state, state.games.get(game)!),
      ...point,
    })),
    scores: thinned(scores),
    seasons: [...state.seasons.values()].flatMap((held) => {
      const sum = sumView(state, held, member, viewer);
      return sum === null ? [] : [{ id: held.season.id, name: held.season.name, row: sum.row }];
    }),
    wall: wallOf(state, mine, viewer).filter(({ winner }) => winner.member === member),
    latest: own.slice(-LATEST).reverse().map(view),
    opponents: opponentsOf(state, own, viewer),
  };
}

const placesIn = (own: readonly Own[]): PlayerView['places'] =>
  bySeat((at) => own.filter((one) => placeOf(one) === at + 1).length);

const averagePlace = (own: readonly Own[]): number | null =>
  own.length === 0 ? null : own.reduce((sum, one) => sum + placeOf(one), 0) / own.length;

function highestWin(state: ClubState, own: readonly Own[], viewer: ClubActor) {
  const wins = own.flatMap(({ game, seat }) =>
    (game.outcome.deals?.notable ?? [])
      .filter((win) => win.seat === seat)
      .map((win) => ({ game, win })),
  );
  const [first, ...rest] = wins;
  if (first === undefined) return null;
  const { game, win } = rest.reduce((a, b) => (b.win.points > a.win.points ? b : a), first);
  return wallView(state, game, win, viewer);
}

const COUNTED = [
  'wins',
  'selfDrawn',
  'riichiWins',
  'riichi',
  'dealIns',
  'won',
  'lost',
  'readyDraws',
  'chombos',
  'told',
] as const;

/** What is known of a member's hands. */
function figuresOf(own: readonly Own[]): FiguresView {
  const sums = Object.fromEntries(COUNTED.map((key) => [key, 0])) as Record<
    (typeof COUNTED)[number],
    number
  >;
  const yaku = new Map<YakuId, number>();
  const known = { deals: 0, games: 0, draws: 0, dealerStreak: 0 };
  for (const { game, seat } of own) {
    const digest = game.outcome.deals;
    if (digest === null) continue;
    known.games++;
    known.deals += digest.deals;
    known.draws += digest.draws;
    const did = digest.seats[seat];
    for (const key of COUNTED) sums[key] += did[key];
    known.dealerStreak = Math.max(known.dealerStreak, did.dealerStreak);
    for (const one of did.yaku) yaku.set(one.yaku, (yaku.get(one.yaku) ?? 0) + one.times);
  }
  const seen = [...yaku].map(([id, times]) => ({ yaku: id, times }));
  seen.sort((a, b) => b.times - a.times || (a.yaku < b.yaku ? -1 : 1));
  return { ...known, ...sums, yaku: seen };
}

function opponentsOf(state: ClubState, own: readonly Own[], viewer: ClubActor) {
  const met = new Map<MemberId, { games: number; ahead: number }>();
  for (const one of own) {
    const { players, result } = one.game.outcome;
    for (const other of SEATS) {
      if (other === one.seat) continue;
      const sum = met.get(players[other]) ?? { games: 0, ahead: 0 };
      sum.games++;
      if (placeOf(one) < result.places[other]) sum.ahead++;
      met.set(players[other], sum);
    }
  }
  return [...met]
    .map(([id, sum]) => ({ ...nameView(state, id, viewer), ...sum }))
    .sort((a, b) => b.games - a.games || (a.member < b.member ? -1 : 1));
}

/** Two members in the games that both played. */
export function headToHeadView(
  state: ClubState,
  [one, other]: readonly [MemberId, MemberId],
  viewer: ClubActor,
): HeadToHeadView {
  const shared = countingGames(state).filter(
    ({ outcome: { players } }) => players.includes(one) && players.includes(other),
  );
  const isOpen = seesFigures(state, one, viewer) && seesFigures(state, other, viewer);
  const sideOf = (member: MemberId, against: MemberId): HeadToHeadSide => {
    const own = ownGames(shared, member);
    const theirs = ownGames(shared, against);
    return {
      ...nameView(state, member, viewer),
      ahead: own.filter((mine, i) => placeOf(mine) < placeOf(theirs[i]!)).length,
      averagePlace: averagePlace(own),
      score: own.reduce((sum, mine) => sum + scoreOf(mine), 0) / TWELVE,
      rons: isOpen ? ronsOn(own, theirs) : null,
    };
  };
  return {
    games: shared.length,
    sides: [sideOf(one, other), sideOf(other, one)],
    latest: shared
      .slice(-LATEST)
      .reverse()
      .map((game) => gameView(state, game, viewer)),
  };
}

const ronsOn = (own: readonly Own[], theirs: readonly Own[]): number =>
  own.reduce(
    (sum, { game, seat }, i) => sum + (game.outcome.deals?.rons[seat][theirs[i]!.seat] ?? 0),
    0,
  );
