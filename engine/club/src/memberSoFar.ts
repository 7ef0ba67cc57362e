// One member's games, with everything that is summed of them as they come.

import type { YakuId } from '@hanchan/rules';
import { noPoints, SEATS, type Seat } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { DealDigest, NotableWin } from './outcome.ts';
import type { GameState } from './state.ts';
import type { FiguresView } from './views.ts';

/** A game, and where the member sat. */
export interface Own {
  readonly game: GameState;
  readonly seat: Seat;
}

export const placeOf = ({ game, seat }: Own): number => game.outcome.result.places[seat];
export const scoreOf = ({ game, seat }: Own): number => game.outcome.result.score[seat];

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

/** A win, and the game in which it was won. */
export interface WonIn {
  readonly game: GameState;
  readonly win: NotableWin;
}

/** What is summed of a member's hands. */
export interface HandSums {
  readonly sums: Omit<FiguresView, 'yaku'>;
  readonly yaku: readonly (readonly [YakuId, number])[];
  readonly highest: WonIn | null;
  readonly yakuman: readonly WonIn[];
}

/** The sums of one member, in play's order. */
export class MemberSoFar {
  readonly games: Own[] = [];
  readonly evenings = new Set<string>();
  /** How often first to fourth. */
  readonly places = noPoints();
  /** The score after each game, in twelfths. */
  readonly totals: number[] = [];
  best: Own | null = null;
  highest: WonIn | null = null;
  readonly yakuman: WonIn[] = [];
  readonly met = new Map<MemberId, { games: number; ahead: number }>();
  readonly #sums = {
    ...{ deals: 0, games: 0, draws: 0, dealerStreak: 0 },
    ...(Object.fromEntries(COUNTED.map((key) => [key, 0])) as Record<
      (typeof COUNTED)[number],
      number
    >),
  };
  readonly #yaku = new Map<YakuId, number>();

  get played(): { readonly games: number; readonly evenings: number } {
    return { games: this.games.length, evenings: this.evenings.size };
  }

  get total(): number {
    return this.totals.at(-1) ?? 0;
  }

  take(own: Own): void {
    const { game, seat } = own;
    this.takeResult(own);
    if (game.outcome.deals !== null) this.#count(game, game.outcome.deals, seat);
  }

  /** The same without its hands: they are in sums that were kept. */
  takeResult(own: Own): void {
    const { game } = own;
    this.totals.push(this.total + scoreOf(own));
    this.games.push(own);
    this.evenings.add(game.evening);
    this.places[placeOf(own) - 1]!++;
    if (this.best === null || scoreOf(own) > scoreOf(this.best)) this.best = own;
    this.#meet(own);
  }

  /** To be kept, and gone on from with `resume`. */
  get hands(): HandSums {
    const { highest, yakuman } = this;
    return { sums: this.#sums, yaku: [...this.#yaku], highest, yakuman };
  }

  resume({ sums, yaku, highest, yakuman }: HandSums): void {
    Object.assign(this.#sums, sums);
    for (const [id, times] of yaku) this.#yaku.set(id, times);
    this.highest = highest;
    this.yakuman.push(...yakuman);
  }

  /** What is known of the member's hands. */
  figures(): FiguresView {
    const yaku = [...this.#yaku].map(([id, times]) => ({ yaku: id, times }));
    yaku.sort((a, b) => b.times - a.times || (a.yaku < b.yaku ? -1 : 1));
    return { ...this.#sums, yaku };
  }

  #meet({ game, seat }: Own): void {
    const { players, result } = game.outcome;
    for (const other of SEATS) {
      if (other === seat) continue;
      const sum = this.met.get(players[other]) ?? { games: 0, ahead: 0 };
      sum.games++;
      if (result.places[seat] < result.places[other]) sum.ahead++;
      this.met.set(players[other], sum);
    }
  }

  #count(game: GameState, { deals, draws, seats, notable }: DealDigest, seat: Seat): void {
    const sums = this.#sums;
    sums.games++;
    sums.deals += deals;
    sums.draws += draws;
    const did = seats[seat];
    for (const key of COUNTED) sums[key] += did[key];
    sums.dealerStreak = Math.max(sums.dealerStreak, did.dealerStreak);
    for (const { yaku, times } of did.yaku) {
      this.#yaku.set(yaku, (this.#yaku.get(yaku) ?? 0) + times);
    }
    for (const win of notable) {
      if (win.seat !== seat) continue;
      if (this.highest === null || win.points > this.highest.win.points) {
        this.highest = { game, win };
      }
      if (win.yakuman > 0) this.yakuman.push({ game, win });
    }
  }
}
