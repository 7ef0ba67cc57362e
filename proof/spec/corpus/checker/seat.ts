// One player's side of the table, and what can be asked of it: what it waits for, whether a tile may be won on.

import type { Book, Foul } from './book.ts';
import { partings, waitsOf } from './hands.ts';
import type { Liable } from './payments.ts';
import { type Kind, kindOf, type Tile } from './tiles.ts';
import type { Meld } from './worth.ts';
import type { Circumstances } from './yaku.ts';

export interface Missed {
  readonly tile: Tile;
  readonly how: Circumstances;
}

export class Seat {
  hand: Tile[] = [];
  drawn: Tile | null = null;
  melds: Meld[] = [];
  discards: { tile: Tile; isCalled: boolean }[] = [];
  riichi: 'none' | 'riichi' | 'double' = 'none';
  ippatsu = false;
  isDead = false;
  /** Tiles that went by since the hand was last free to change. */
  passed: Missed[] = [];
  liable: Liable[] = [];
  /** Fouls that are judged later. */
  faults: Foul[] = [];
  hasBadMeld = false;

  get laid(): Kind[] {
    return this.melds.flatMap(({ tiles }) => tiles.map(kindOf));
  }

  get isClosed(): boolean {
    return this.melds.every(({ type }) => type === 'concealedKan');
  }

  take(tile: Tile): boolean {
    const at = this.hand.indexOf(tile);
    if (at >= 0) this.hand.splice(at, 1);
    return at >= 0;
  }

  /** What completes the hand, the drawn tile apart. */
  waits(book: Book, hand: readonly Tile[] = this.hand): Kind[] {
    if (this.hasBadMeld) return [];
    const laid = book.waitsForMeldedTiles ? [] : this.laid;
    return waitsOf(hand.map(kindOf), laid, { hasPairs: !book.isPool });
  }

  /** Whether a concealed kan of the drawn tile leaves a riichi hand as it was. */
  mayKanInRiichi(kind: Kind, book: Book): boolean {
    if (book.riichiKan === 'never' || kindOf(this.drawn!) !== kind) return false;
    const before = this.waits(book);
    const rest = this.hand.filter((tile) => kindOf(tile) !== kind).map(kindOf);
    const laid = book.waitsForMeldedTiles ? [] : [...this.laid, kind, kind, kind, kind];
    const after = waitsOf(rest, laid, { hasPairs: true });
    if (after.join() !== before.join()) return false;
    if (book.riichiKan === 'sameWaits') return true;
    return before.every((wait) =>
      partings([...this.hand.map(kindOf), wait]).every(({ groups }) =>
        groups.some(({ type, first }) => type === 'set' && first === kind),
      ),
    );
  }
}
