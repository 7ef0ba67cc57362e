// The wall of yakuman and the club's records, found in all games that count.

import { countedIn } from './counted.ts';
import { dayOf } from './gameViews.ts';
import type { ClubActor } from './member.ts';
import { nameView } from './names.ts';
import type { NotableWin } from './outcome.ts';
import { RecordsSoFar } from './recordsSoFar.ts';
import type { ClubState, GameState } from './state.ts';
import type { RecordView, WallView } from './views.ts';

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

/** Yakuman that were found, the latest first. */
export const wallOf = (
  state: ClubState,
  found: readonly { readonly game: GameState; readonly win: NotableWin }[],
  viewer: ClubActor,
): readonly WallView[] =>
  found.map(({ game, win }) => wallView(state, game, win, viewer)).reverse();

/** The records, each with everybody who holds it. */
export function recordsOf(state: ClubState, viewer: ClubActor): readonly RecordView[] {
  const counted = countedIn(state);
  const most = new RecordsSoFar();
  for (const [member, { games, evenings }] of counted.members()) {
    most.offer('mostGames', games, member, null);
    most.offer('mostEvenings', evenings, member, null);
  }
  return [...counted.records.list(), ...most.list()].map(([kind, { value, holders }]) => ({
    kind,
    value,
    holders: holders.map(({ member, game }) => ({
      by: nameView(state, member, viewer),
      evening: game?.evening ?? null,
      day: game === null ? null : dayOf(state, game),
    })),
  }));
}
