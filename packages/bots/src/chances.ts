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
  readonly goesOn: Float64Array;
  /** Chances that have been guessed at this pace: the discards of one decision ask for the same ones. */
  readonly guesses: Guess[];
}

interface Guess {
  readonly reach: Reach;
  readonly chance: number;
}

export interface Reach {
  readonly shanten: number;
  /** Tiles that bring the next step. */
  readonly accepts: number;
  /** Tiles that the hand will wait on once tenpai; null where nobody has looked. */
  readonly wait: number | null;
  /** How many of the tiles that usually help are of use to this hand: 1 unless it is after one yaku. */
  readonly width: number;
  /** Others' discards can be called for a step, because the hand is open. */
  readonly mayCall: boolean;
  readonly selfDrawOnly: boolean;
}

const waiting = new Float64Array(MOST_STEPS + 1);
const pace = new Float64Array(MOST_STEPS + 1);

/** Chance to win before the wall ends. */
export function winChance(reach: Reach, { unseen, draws, goesOn }: Pace): number {
  const { shanten, accepts, wait, width, mayCall, selfDrawOnly } = reach;
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

/** The same where no tile was counted, so that the same hands in reach come again and again. */
export function guessedChance(reach: Reach, at: Pace): number {
  const { guesses } = at;
  for (let i = 0; i < guesses.length; i++) {
    if (isSame(guesses[i]!.reach, reach)) return guesses[i]!.chance;
  }
  const chance = winChance(reach, at);
  guesses.push({ reach, chance });
  return chance;
}

function isSame(a: Reach, b: Reach): boolean {
  return (
    a.shanten === b.shanten &&
    a.accepts === b.accepts &&
    a.wait === b.wait &&
    a.width === b.width &&
    a.mayCall === b.mayCall &&
    a.selfDrawOnly === b.selfDrawOnly
  );
}

/** Tiles that usually help at this distance, where nobody has counted. */
export function usualTiles(shanten: number): number {
  return USUAL_TILES[Math.min(shanten, MOST_STEPS - 1)]!;
}
