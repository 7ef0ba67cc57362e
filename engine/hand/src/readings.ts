// Every reading of a complete hand: how its tiles split into sets and a pair, and which of them the
// winning tile completed. The same tiles can score differently in each.

import {
  type Counts,
  countTiles,
  type Hand,
  isKan,
  type Kind,
  kindOf,
  type Meld,
  ORPHANS,
  type Tile,
} from '@hanchan/tiles';
import { decompose, KIND_MASK, TRIPLET } from './decompose.ts';

const FORMS = ['standard', 'sevenPairs', 'thirteenOrphans'] as const;
/** The form of a complete hand. */
export type Form = (typeof FORMS)[number];

const WAITS = [
  'twoSided',
  'edge',
  'middle',
  'pair',
  'twoPairs',
  'oneOrphan',
  'thirteenOrphans',
] as const;
/** What the winning tile completed, and from what. */
export type Wait = (typeof WAITS)[number];

/** One set of a reading. */
export interface Group {
  readonly type: 'sequence' | 'triplet' | 'kan';
  /** The kind of a triplet or kan, the lowest kind of a sequence. */
  readonly kind: Kind;
  /** The meld on the table, or null for a group in the hand. */
  readonly meld: Meld | null;
}

/** One way to read a complete hand: its sets, its pair, and what it waited for. */
export interface Reading {
  readonly form: Form;
  /** Concealed groups first, then the melds; empty for the special forms. */
  readonly groups: readonly Group[];
  /** The pair; of seven pairs the one the winning tile completed; of thirteen orphans the double one. */
  readonly pair: Kind;
  readonly wait: Wait;
  /** Index of the group that the winning tile completed; null when it completed a pair. */
  readonly completed: number | null;
}

/** Which special forms count as complete. */
export interface SpecialForms {
  readonly sevenPairs: boolean;
  readonly thirteenOrphans: boolean;
}

const ALL_FORMS: SpecialForms = { sevenPairs: true, thirteenOrphans: true };

/** All readings of a hand that `winning` completes; empty when it does not. */
export function readings(hand: Hand, winning: Tile, forms: SpecialForms = ALL_FORMS): Reading[] {
  const counts = countTiles(hand.concealed);
  const kind = kindOf(winning);
  counts[kind]!++;
  const found = standardReadings(counts, hand.melds, kind);
  if (hand.melds.length > 0) return found;
  if (forms.sevenPairs && isSevenPairs(counts)) {
    found.push({ form: 'sevenPairs', groups: [], pair: kind, wait: 'pair', completed: null });
  }
  if (forms.thirteenOrphans && isThirteenOrphans(counts)) {
    const pair = ORPHANS.find((orphan) => counts[orphan] === 2)!;
    const wait = pair === kind ? 'thirteenOrphans' : 'oneOrphan';
    found.push({ form: 'thirteenOrphans', groups: [], pair, wait, completed: null });
  }
  return found;
}

/** Whether these 14 tiles are seven different pairs. */
export function isSevenPairs(counts: Counts): boolean {
  let pairs = 0;
  for (const count of counts) {
    if (count === 2) pairs++;
    else if (count !== 0) return false;
  }
  return pairs === 7;
}

/** Whether these 14 tiles are thirteen orphans. */
export function isThirteenOrphans(counts: Counts): boolean {
  let tiles = 0;
  for (const orphan of ORPHANS) {
    if (counts[orphan] === 0) return false;
    tiles += counts[orphan]!;
  }
  return tiles === 14 && counts.reduce((sum, count) => sum + count, 0) === 14;
}

function standardReadings(counts: Counts, melds: readonly Meld[], winning: Kind): Reading[] {
  const setsInHand = 4 - melds.length;
  const { count, sets, pairs } = decompose(counts, setsInHand);
  const found: Reading[] = [];
  for (let i = 0; i < count; i++) {
    const groups: Group[] = [];
    for (let at = 0; at < setsInHand; at++) groups.push(groupOfCode(sets[i * 4 + at]!));
    for (let at = 0; at < melds.length; at++) groups.push(groupOfMeld(melds[at]!));
    const pair = pairs[i]!;
    for (let at = 0; at < setsInHand; at++) {
      const code = sets[i * 4 + at]!;
      // Of identical sets only the first is tried.
      const isFirst = sets.indexOf(code, i * 4) === i * 4 + at;
      if (!isFirst || !contains(code, winning)) continue;
      found.push({ form: 'standard', groups, pair, wait: waitOf(code, winning), completed: at });
    }
    if (pair === winning) {
      found.push({ form: 'standard', groups, pair, wait: 'pair', completed: null });
    }
  }
  return found;
}

function groupOfCode(code: number): Group {
  const type = code & TRIPLET ? 'triplet' : 'sequence';
  return { type, kind: code & KIND_MASK, meld: null };
}

function groupOfMeld(meld: Meld): Group {
  const type = isKan(meld) ? 'kan' : meld.type === 'pon' ? 'triplet' : 'sequence';
  return { type, kind: lowest(meld.tiles), meld };
}

function lowest(tiles: readonly Tile[]): Kind {
  let kind = kindOf(tiles[0]!);
  for (let i = 1; i < tiles.length; i++) kind = Math.min(kind, kindOf(tiles[i]!));
  return kind;
}

/** Whether a set in the hand, as a byte, uses this kind. */
export function contains(code: number, kind: Kind): boolean {
  const first = code & KIND_MASK;
  return code & TRIPLET ? kind === first : kind >= first && kind <= first + 2;
}

/** The wait that a set was completed from, given as a byte. */
export function waitOf(code: number, winning: Kind): Wait {
  if (code & TRIPLET) return 'twoPairs';
  const first = code & KIND_MASK;
  if (winning === first + 1) return 'middle';
  const isEdge = winning === first ? first % 9 === 6 : first % 9 === 0;
  return isEdge ? 'edge' : 'twoSided';
}
