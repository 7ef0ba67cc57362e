// What others' figures are, to be compared with one's own: bots under every rulebook, and strong players as far as their games
// are known. Measured by `npm run references`, which says how; nothing here is set by hand.

import type { MeasureId } from '../statistics/measures.ts';
import { MADE } from './made.ts';

/** A measure and its 95 % interval. */
export type Measurement = readonly [value: number, low: number, high: number];

/** What one kind of player did. */
export interface ReferencePlayer {
  readonly matches: number;
  readonly deals: number;
  readonly figures: Readonly<Partial<Record<MeasureId, Measurement>>>;
}

/** A rating that does not move. */
export interface Anchor {
  readonly value: number;
  readonly plusMinus: number;
}

/** Measured under one rulebook. */
export interface Reference {
  readonly book: string;
  readonly family: string;
  /** What measures it again. */
  readonly command: string;
  readonly players: Readonly<Record<string, ReferencePlayer>>;
  /** How strong each bot is; the club's is 1,500 in every family. */
  readonly anchors: Readonly<Record<string, Anchor>>;
}

/** The bots, by the rulebooks they were measured under. */
export const BOT_REFERENCES: readonly Reference[] = MADE.bots;

/** Strong people; under these rules alone are there enough games. */
export const STRONG_PLAYERS: Omit<Reference, 'anchors' | 'family'> = MADE.strong;

/** How strong bots are, by family and level. */
export const ANCHORS: Readonly<Record<string, Readonly<Record<string, Anchor>>>> =
  Object.fromEntries(BOT_REFERENCES.map(({ family, anchors }) => [family, anchors]));
