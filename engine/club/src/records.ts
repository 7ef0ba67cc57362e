// The wall of yakuman and the club's records, found in all games that count.

import { SEATS, type Seat } from '@hanchan/tiles';
import { dayOf } from './gameViews.ts';
import type { ClubActor, MemberId } from './member.ts';
import { nameView } from './names.ts';
import type { NotableWin } from './outcome.ts';
import type { ClubState, GameState } from './state.ts';
import type { RecordKind, RecordView, WallView } from './views.ts';

/** Games that count, in the order in which they were played. */
export const countingGames = ({ games }: ClubState): GameState[] =>
  [...games.values()]
    .filter(({ isVoid }) => !isVoid)
    .sort((a, b) => a.playedAt - b.playedAt || a.seq - b.seq);

/** One win as it is told. */
export function wallView(
  state: ClubState,
  game: GameState,
  { seat, from, yaku, points, deal }: NotableWin,
  viewer: ClubActor,
): WallView {
  const { players } = game.outcome;
  return {
    game: game.id,
    evening: game.evening,
    day: dayOf(state, game),
    winner: nameView(state, players[seat], viewer),
    from: from === null ? null : nameView(state, players[from], viewer),
    yaku,
    points,
    deal,
  };
}

/** Every yakuman, the latest first. */
export function wallOf(
  state: ClubState,
  games: readonly GameState[],
  viewer: ClubActor,
): readonly WallView[] {
  const wall = games.flatMap((game) =>
    (game.outcome.deals?.notable ?? [])
      .filter(({ yakuman }) => yakuman > 0)
      .map((win) => wallView(state, game, win, viewer)),
  );
  return wall.reverse();
}

interface Found {
  readonly member: MemberId;
  readonly value: number;
  readonly game: GameState | null;
}

/** The records, each with everybody who holds it. */
export function recordsOf(
  state: ClubState,
  games: readonly GameState[],
  viewer: ClubActor,
): readonly RecordView[] {
  const best = new Map<RecordKind, Found[]>();
  const offer = (kind: RecordKind, found: Found) => {
    const [first] = best.get(kind) ?? [];
    if (found.value <= 0 || (first !== undefined && first.value > found.value)) return;
    if (first?.value === found.value) best.get(kind)!.push(found);
    else best.set(kind, [found]);
  };
  const played = new Map<MemberId, { games: number; readonly evenings: Set<string> }>();
  for (const game of games) {
    for (const seat of SEATS) {
      const member = game.outcome.players[seat];
      const own = played.get(member) ?? { games: 0, evenings: new Set() };
      own.games++;
      own.evenings.add(game.evening);
      played.set(member, own);
      for (const [kind, value] of feats(game, seat)) offer(kind, { member, value, game });
    }
  }
  for (const [member, own] of played) {
    offer('mostGames', { member, value: own.games, game: null });
    offer('mostEvenings', { member, value: own.evenings.size, game: null });
  }
  return [...best].map(([kind, found]) => ({
    kind,
    value: found[0]!.value,
    holders: found.slice(0, 5).map(({ member, game }) => ({
      by: nameView(state, member, viewer),
      evening: game?.evening ?? null,
      day: game === null ? null : dayOf(state, game),
    })),
  }));
}

/** What one seat did in a game that could be a record. */
function feats({ outcome }: GameState, seat: Seat): readonly (readonly [RecordKind, number])[] {
  const { result, deals } = outcome;
  const own: [RecordKind, number][] = [['bestGame', result.points[seat]]];
  if (deals === null) return own;
  const { wins, dealerStreak } = deals.seats[seat];
  const wonBy = deals.notable.filter((win) => win.seat === seat).map(({ points }) => points);
  own.push(['highestWin', Math.max(0, ...wonBy)], ['mostWinsInGame', wins]);
  // One hand as dealer is everybody's.
  own.push(['dealerStreak', dealerStreak > 1 ? dealerStreak : 0]);
  if (deals.beforeLast !== null && result.places[seat] === 1) {
    const behind = Math.max(...deals.beforeLast) - deals.beforeLast[seat];
    own.push(['comeback', behind]);
  }
  return own;
}
