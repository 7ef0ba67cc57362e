// Hands in text for the tests of this folder, read with the complete forms of this ruleset.

import { type FormOptions, isComplete, waits } from '@hanchan/hand';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  countTiles,
  formatTiles,
  type Hand,
  KIND_COUNT,
  type Kind,
  parseHand,
  parseMeld,
} from '@hanchan/tiles';

const RULES = WRC_2022.values;

export const FORMS: FormOptions = {
  sevenPairs: RULES['win.sevenPairs'],
  thirteenOrphans: RULES['win.thirteenOrphans'],
};

export const ALL_KINDS: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, kind) => kind);

/** The kinds that a test picks, in text. */
export const pick = (test: (kind: Kind) => boolean): string => formatTiles(ALL_KINDS.filter(test));

export function hand(text: string): Hand {
  const read = parseHand(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

/** What a hand waits on, in text: empty for noten. */
export const waitsOn = (text: string): string => formatTiles(waits(hand(text), FORMS));

/** Whether 14 tiles (less 3 a meld) are a valid hand. */
export function isValid(text: string): boolean {
  const { concealed, melds } = hand(text);
  return isComplete(countTiles(concealed), melds.length, FORMS);
}

/** Why these tiles are no meld; null when they are one. */
export function meldFaultOf(text: string): string | null {
  const read = parseMeld(text);
  return read.ok ? null : read.error.code;
}
