// What others' figures are, to be compared with one's own: bots under every rulebook, and strong players as far as their games
// are known. Measured by `npm run references`, which says how; nothing here is set by hand.

import type { Anchor, Reference } from './form.ts';
import { MADE } from './made.ts';

/** The bots, by the rulebooks they were measured under. */
export const BOT_REFERENCES: readonly Reference[] = MADE.bots;

/** Strong people; under these rules alone are there enough games. */
export const STRONG_PLAYERS: Omit<Reference, 'anchors' | 'family'> = MADE.strong;

/** How strong bots are, by family and level. */
export const ANCHORS: Readonly<Record<string, Readonly<Record<string, Anchor>>>> =
  Object.fromEntries(BOT_REFERENCES.map(({ family, anchors }) => [family, anchors]));
