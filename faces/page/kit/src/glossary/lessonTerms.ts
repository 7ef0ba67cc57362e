// Which lesson of the course brings which words: the first that names a word teaches it.

import type { TermId } from './terms.ts';

export const LESSON_TERMS = {
  oneTileShort: ['set', 'pair', 'tenpai', 'tsumo'],
  threeAlike: ['chi', 'pon', 'suit', 'honour'],
  drawOneDropOne: ['discard', 'turn'],
  somebodyElsesTile: ['call', 'ron'],
  twentyPoints: ['dealer', 'exhaustiveDraw'],
  fourWinds: ['wind', 'dragon', 'wall', 'deadWall', 'round', 'roundWind'],
  chiFromTheLeft: ['meld', 'open', 'closed'],
  reasonToWin: ['yaku', 'valueHonour'],
  fourAlike: ['kan', 'replacement'],
  stickOnTheTable: ['riichi', 'riichiStick'],
  whatYouThrewAway: ['furiten', 'wait'],
  afterTheIndicator: ['dora', 'indicator', 'ura'],
  quickYaku: ['allInside', 'pinfu', 'simple', 'terminal'],
  slowYaku: ['sevenPairs', 'allTriplets', 'flush'],
  eachHanDoubles: ['han', 'mangan', 'haneman'],
  smallChange: ['fu'],
  whoPays: ['counter', 'noten'],
  priceOfACall: ['call'],
  cannotLose: ['safeTile', 'push', 'fold'],
  lastHand: ['hanchan', 'allLast', 'uma'],
  mannersAndFouls: ['deadHand', 'chombo', 'referee'],
} as const satisfies Readonly<Record<string, readonly TermId[]>>;

export type LessonId = keyof typeof LESSON_TERMS;

export const taughtIn = (id: TermId): string | undefined =>
  Object.entries<readonly TermId[]>(LESSON_TERMS).find(([, terms]) => terms.includes(id))?.[0];
