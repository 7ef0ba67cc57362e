// What happened in the deals of one game, counted as they are told one after another.

import type { DealDigest, NotableWin, SeatDigest } from '@hanchan/club';
import type { YakuId } from '@hanchan/rules';
import { type BySeat, bySeat, SEATS, type Seat } from '@hanchan/tiles';

type Counts = { -readonly [K in keyof Omit<SeatDigest, 'yaku'>]: number };

/** A win as it is told; `yaku` null where only its worth is known. */
export interface ToldWin extends Omit<NotableWin, 'deal' | 'yaku'> {
  readonly yaku: readonly YakuId[] | null;
  readonly isRiichi: boolean;
}

const none = (): Counts => ({
  wins: 0,
  selfDrawn: 0,
  riichiWins: 0,
  riichi: 0,
  dealIns: 0,
  won: 0,
  lost: 0,
  readyDraws: 0,
  chombos: 0,
  dealerStreak: 0,
  told: 0,
});

/** How a deal began. */
export interface DealStart {
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  readonly scores: BySeat<number>;
}

export class DigestMaker {
  #deals = 0;
  #draws = 0;
  #streak = 0;
  #start: DealStart | null = null;
  readonly #seats = bySeat(none);
  readonly #yaku = bySeat(() => new Map<YakuId, number>());
  readonly #rons = bySeat(() => [0, 0, 0, 0]);
  readonly #wins: NotableWin[] = [];

  begin(start: DealStart): void {
    const isSame = this.#start?.dealer === start.dealer;
    this.#streak = isSame ? this.#streak + 1 : 1;
    this.#start = start;
    this.#deals++;
    const seat = this.#seats[start.dealer];
    seat.dealerStreak = Math.max(seat.dealerStreak, this.#streak);
  }

  riichi(seat: Seat): void {
    this.#seats[seat].riichi++;
  }

  chombo(seat: Seat): void {
    this.#seats[seat].chombos++;
  }

  draw(ready: readonly Seat[]): void {
    this.#draws++;
    for (const seat of ready) this.#seats[seat].readyDraws++;
  }

  win({ isRiichi, yaku, ...win }: ToldWin): void {
    const own = this.#seats[win.seat];
    own.wins++;
    own.won += win.points;
    if (isRiichi) own.riichiWins++;
    if (win.from === null) own.selfDrawn++;
    else {
      this.#seats[win.from].dealIns++;
      this.#seats[win.from].lost += win.points;
      this.#rons[win.seat][win.from]!++;
    }
    if (yaku !== null) {
      own.told++;
      const seen = this.#yaku[win.seat];
      for (const one of yaku) seen.set(one, (seen.get(one) ?? 0) + 1);
    }
    const { round, dealer, counters } = this.#start!;
    const deal = { wind: Math.min(3, round), number: dealer + 1, counters };
    this.#wins.push({ ...win, yaku: yaku ?? [], deal });
  }

  digest(): DealDigest {
    return {
      deals: this.#deals,
      draws: this.#draws,
      seats: bySeat((seat) => ({
        ...this.#seats[seat],
        yaku: [...this.#yaku[seat]].map(([yaku, times]) => ({ yaku, times })),
      })),
      rons: bySeat((seat) => this.#rons[seat] as unknown as BySeat<number>),
      notable: this.#notable(),
      beforeLast: this.#start?.scores ?? null,
    };
  }

  /** The best win of each seat, and every yakuman. */
  #notable(): NotableWin[] {
    const best = SEATS.map((seat) =>
      this.#wins
        .filter((win) => win.seat === seat)
        .reduce<NotableWin | null>((a, b) => (a !== null && a.points >= b.points ? a : b), null),
    );
    return this.#wins.filter((win) => win.yakuman > 0 || best.includes(win)).slice(0, 100);
  }
}
