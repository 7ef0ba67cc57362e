// What the choices of a decision are worth, each in the same worlds: points of the deal, place and tournament points of the match.
// More worlds are played until the difference that matters is clear, or cannot become so.

import { type Reader, randomFrom, seedOf } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';
import { chooseWorlds } from './choose.ts';
import { type Look, lookAt } from './look.ts';
import { type Policy, playOut } from './playOut.ts';
import { type Figure, Spread } from './spread.ts';
import { type Worth, worthOf } from './standing.ts';

/** What a choice is worth, with the half width of each 95 % interval. */
export interface Priced {
  readonly action: Action;
  /** Points of the deal, on average. */
  readonly points: Figure;
  /** Less those of the best choice, in the same worlds: so are place (more is worse) and tournament points. */
  readonly than: {
    readonly points: Figure;
    readonly place: Figure;
    readonly tournament: Figure;
  };
  readonly place: Figure;
  readonly tournament: Figure;
  /** Shares of the worlds. */
  readonly win: number;
  readonly dealIn: number;
  readonly tenpai: number;
  /** Points of a deal that was won, and of one that somebody else won on the seat's discard. */
  readonly wonPoints: number;
  readonly lostPoints: number;
}

/** A decision in figures. */
export interface Pricing {
  readonly worlds: number;
  /** In the order in which the actions were given. */
  readonly choices: readonly Priced[];
}

/** How far to go. */
export interface Effort {
  readonly seed: number;
  /** Worlds at most. */
  readonly worlds: number;
  /** Worlds at least, and so many more at a time. */
  readonly batch?: number;
  /** Stops where the second action's difference from the first is clear, or is known to so many points. */
  readonly within?: number;
  readonly policy?: Policy;
}

const BATCH = 50;
const WITHIN = 250;

/** Plays the choices of a decision in the same worlds. The first is what the others are held against. */
export function priceActions(
  view: SeatView,
  legal: readonly Action[],
  actions: readonly Action[],
  effort: Effort,
  read: Reader | null = null,
): Pricing {
  const look = lookAt(view, read?.(view, legal) ?? null);
  const running = new RunningPrice(look, actions, effort);
  while (running.wantsMore()) running.play(effort.batch ?? BATCH);
  return running.pricing();
}

/** A decision that is being priced, and can be gone on with. */
export class RunningPrice {
  readonly #look: Look;
  readonly #effort: Effort;
  readonly #sums: readonly ChoiceSums[];
  readonly #seat: Seat;
  #worlds = 0;

  constructor(look: Look, actions: readonly Action[], effort: Effort) {
    this.#look = look;
    this.#effort = effort;
    this.#seat = look.viewer;
    this.#sums = actions.map((action) => new ChoiceSums(action));
  }

  get worlds(): number {
    return this.#worlds;
  }

  /** Whether more worlds would tell more that matters, and there may be more. */
  wantsMore(most: number = this.#effort.worlds): boolean {
    if (this.#worlds >= most) return false;
    if (this.#worlds < LEAST || this.#sums.length < 2) return true;
    const { mean, within } = this.#sums[1]!.than.points.figure();
    const scale = this.#look.table.usualWin / USUAL_WIN;
    return within > (this.#effort.within ?? WITHIN) * scale && Math.abs(mean) < SURE * within;
  }

  /** Plays so many worlds more. */
  play(count: number): void {
    const { seed, policy } = this.#effort;
    const random = randomFrom(seedOf(seed, this.#worlds));
    const worlds = chooseWorlds(this.#look, count, random);
    for (const { match } of worlds) {
      let first: Outcome | null = null;
      for (const sums of this.#sums) {
        const ending = playOut(match, sums.action, this.#seat, policy);
        const worth = worthOf(ending.match)[this.#seat]!;
        const outcome = { ...ending, ...worth };
        first ??= outcome;
        sums.add(outcome, first);
      }
    }
    this.#worlds += worlds.length;
  }

  pricing(): Pricing {
    return { worlds: this.#worlds, choices: this.#sums.map((sums) => sums.priced()) };
  }
}

/** The usual win where the floors in points were measured. */
const USUAL_WIN = 3_900;
/** Before so many worlds nothing is sure: whoever stops where it looks large finds it too large. */
const LEAST = 100;
/** A difference so many half widths from nothing will not turn. */
const SURE = 1.6;

interface Outcome extends Worth {
  readonly points: number;
  readonly won: boolean;
  readonly dealtIn: boolean;
  readonly tenpai: boolean;
}

class ChoiceSums {
  readonly action: Action;
  readonly points = new Spread();
  readonly place = new Spread();
  readonly tournament = new Spread();
  readonly than = { points: new Spread(), place: new Spread(), tournament: new Spread() };
  readonly won = new Spread();
  readonly lost = new Spread();
  #tenpai = 0;

  constructor(action: Action) {
    this.action = action;
  }

  add(one: Outcome, first: Outcome): void {
    for (const key of ['points', 'place', 'tournament'] as const) {
      this[key].add(one[key]);
      this.than[key].add(one[key] - first[key]);
    }
    if (one.won) this.won.add(one.points);
    if (one.dealtIn) this.lost.add(one.points);
    if (one.tenpai) this.#tenpai++;
  }

  priced(): Priced {
    const { points, place, tournament, than, won, lost } = this;
    const n = Math.max(1, points.count);
    return {
      action: this.action,
      points: points.figure(),
      place: place.figure(),
      tournament: tournament.figure(),
      than: {
        points: than.points.figure(),
        place: than.place.figure(),
        tournament: than.tournament.figure(),
      },
      win: won.count / n,
      dealIn: lost.count / n,
      tenpai: this.#tenpai / n,
      wonPoints: won.figure().mean,
      lostPoints: lost.figure().mean,
    };
  }
}
