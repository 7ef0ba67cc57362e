// How likely is a hand to win from here? A small chain: each turn brings the hand one step nearer with the share of
// the unseen tiles that help, and somebody else may end the deal first.

/** Tiles that usually help a hand of this shanten on; the first entry is a usual wait. */
const USUAL_TILES: readonly number[] = [5.5, 17, 26, 32, 36, 40, 40, 40, 40];
const MOST_STEPS = USUAL_TILES.length;

/** A step that calls can bring as well comes that much sooner. */
const CALLS_HELP = 0.8;
/** Others discard a winning tile that many times as often as one draws it oneself. */
export const RON_PER_DRAW = 1.45;

export interface Pace {
  /** Tiles nobody has shown. */
  readonly unseen: number;
  /** Own draws still to come. */
  readonly draws: number;
  /** Chance that nobody else ends the deal, for each go-around from now. */
  readonly goesOn: readonly number[];
  /** Chance that the wall runs out before anybody wins. */
  readonly lasts: number;
  /** Chances that have been guessed at this pace: the discards of one decision ask for the same ones. */
  readonly guesses: Map<number, number>;
}

/** How a hand is going to win, however near it is. */
export interface Way {
  /** How many of the tiles that usually help are of use to this hand: 1 unless it is after one yaku. */
  readonly width: number;
  /** Only a self-drawn win has its yaku. */
  readonly selfDrawOnly: boolean;
}

export function newPace(unseen: number, draws: number, goesOn: readonly number[]): Pace {
  const lasts = goesOn.reduce((chance, one) => chance * one, 1);
  return { unseen, draws, goesOn, lasts, guesses: new Map() };
}

const waiting = new Float64Array(MOST_STEPS + 1);
const pace = new Float64Array(MOST_STEPS + 1);

/**
 * Chance to win before the wall ends. `accepts`: tiles that bring the next step. `wait`: tiles that the hand will wait on
 * once tenpai; null where nobody has looked. `mayCall`: others' discards can be called for a step, because the hand is open.
 */
export function winChance(
  { width, selfDrawOnly }: Way,
  mayCall: boolean,
  shanten: number,
  accepts: number,
  wait: number | null,
  { unseen, draws, goesOn }: Pace,
): number {
  if (shanten >= MOST_STEPS) return 0;
  for (let step = 0; step <= shanten; step++) {
    const usual = step === 0 && wait !== null ? wait : USUAL_TILES[step]! * width;
    const tiles = step === shanten ? accepts : usual;
    const factor =
      step === 0 ? 1 + (selfDrawOnly ? 0 : RON_PER_DRAW) : mayCall ? 1 + CALLS_HELP : 1;
    pace[step] = Math.min(0.9, (tiles * factor) / unseen);
    waiting[step] = 0;
  }
  waiting[shanten] = 1;
  let won = 0;
  for (let turn = 0; turn < draws; turn++) {
    const stays = goesOn[turn]!;
    won += waiting[0]! * pace[0]!;
    waiting[0]! *= (1 - pace[0]!) * stays;
    for (let step = 1; step <= shanten; step++) {
      const moved = waiting[step]! * pace[step]!;
      waiting[step - 1]! += moved * stays;
      waiting[step] = (waiting[step]! - moved) * stays;
    }
  }
  return won;
}

/** What was not counted is taken for less than usual: the better ways have been counted. */
const FARTHER = 0.35;

/** The same where nobody has counted tiles. The nearest ways to win can use whatever helps the hand, others their share. */
export function guessedChance(
  way: Way,
  mayCall: boolean,
  shanten: number,
  isNearest: boolean,
  at: Pace,
): number {
  // A number of its own for each question: no width is over 1.
  const flags = (mayCall ? 1 : 0) + (isNearest ? 2 : 0) + (way.selfDrawOnly ? 4 : 0);
  const question = Math.round(way.width * 1_000) + 1_024 * (flags + 8 * shanten);
  const known = at.guesses.get(question);
  if (known !== undefined) return known;
  const accepts = (isNearest ? FARTHER : FARTHER * way.width) * usualTiles(shanten);
  const chance = winChance(way, mayCall, shanten, accepts, null, at);
  at.guesses.set(question, chance);
  return chance;
}

/** Tiles that usually help at this distance, where nobody has counted. */
export function usualTiles(shanten: number): number {
  return USUAL_TILES[Math.min(shanten, MOST_STEPS - 1)]!;
}
