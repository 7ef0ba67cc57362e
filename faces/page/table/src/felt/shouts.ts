// What is said aloud when something happens.

import type { SeatEvent } from '@hanchan/game';
import { callOf, consequenceMessage, type PlayWords } from '@hanchan/narrator';
import type { Seat } from '@hanchan/tiles';
import { tellTable } from './tellTable.ts';

export interface SpokenCall {
  readonly seat: Seat;
  readonly word: string;
  readonly kind: 'call' | 'riichi' | 'win' | 'foul';
}

/** Null for what is done in silence. */
export function shoutFor(event: SeatEvent, { call }: PlayWords): SpokenCall | null {
  switch (event.type) {
    case 'discarded':
      return event.riichi ? { seat: event.seat, word: call('riichi'), kind: 'riichi' } : null;
    case 'called':
      return { seat: event.seat, word: call(callOf(event.meld)), kind: 'call' };
    case 'kanDeclared':
      return { seat: event.seat, word: call('kan'), kind: 'call' };
    case 'won':
      return { seat: event.seat, word: call(event.from === null ? 'tsumo' : 'ron'), kind: 'win' };
    case 'fouled': {
      const word = tellTable(consequenceMessage(event.consequence));
      return { seat: event.seat, word, kind: 'foul' };
    }
    default:
      return null;
  }
}
