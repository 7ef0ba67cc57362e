// The club's records that one game can set, each with who holds it, as games come.

import { SEATS, type Seat } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { GameState } from './state.ts';
import type { RecordKind } from './views.ts';

/** Equal ones are shown until there are so many. */
const MOST_HOLDERS = 5;

/** Who holds a record, and in which game; null: over all of them. */
export interface Holder {
  readonly member: MemberId;
  readonly game: GameState | null;
}

/** The highest value of each kind so far. */
export class RecordsSoFar {
  readonly #best = new Map<RecordKind, { value: number; holders: Holder[] }>();

  take(game: GameState): void {
    for (const seat of SEATS) this.#takeSeat(game, seat);
  }

  offer(kind: RecordKind, value: number, member: MemberId, game: GameState | null): void {
    const best = this.#best.get(kind);
    if (value <= 0 || value < (best?.value ?? 0)) return;
    if (best === undefined || value > best.value) {
      this.#best.set(kind, { value, holders: [{ member, game }] });
    } else if (best.holders.length < MOST_HOLDERS) best.holders.push({ member, game });
  }

  /** Goes on from what `list` said. */
  resume(list: ReturnType<RecordsSoFar['list']>): void {
    for (const [kind, { value, holders }] of list) {
      this.#best.set(kind, { value, holders: [...holders] });
    }
  }

  list(): readonly (readonly [
    RecordKind,
    { readonly value: number; readonly holders: readonly Holder[] },
  ])[] {
    return [...this.#best];
  }

  /** What one seat did in a game that could be a record. */
  #takeSeat(game: GameState, seat: Seat): void {
    const { players, result, deals } = game.outcome;
    const feat = (kind: RecordKind, value: number) => this.offer(kind, value, players[seat], game);
    feat('bestGame', result.points[seat]);
    if (deals === null) return;
    let highest = 0;
    for (const win of deals.notable) {
      if (win.seat === seat) highest = Math.max(highest, win.points);
    }
    feat('highestWin', highest);
    const { wins, dealerStreak } = deals.seats[seat];
    feat('mostWinsInGame', wins);
    // One hand as dealer is everybody's.
    if (dealerStreak > 1) feat('dealerStreak', dealerStreak);
    if (deals.beforeLast !== null && result.places[seat] === 1) {
      feat('comeback', Math.max(...deals.beforeLast) - deals.beforeLast[seat]);
    }
  }
}
