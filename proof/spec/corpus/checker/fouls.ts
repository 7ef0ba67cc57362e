// Which foul an act is; none if it is legal.

import type { Board } from './board.ts';
import type { Foul } from './book.ts';
import type { Act } from './record.ts';
import { kindOf } from './tiles.ts';

export function discardFoul(deal: Board, act: Extract<Act, { do: 'discard' }>): Foul | null {
  const { book } = deal.match;
  const seat = deal.seats[act.seat]!;
  if (act.riichi && seat.isDead) return 'deadHandDeclaration';
  if (seat.riichi !== 'none' && !act.fromDraw) return 'riichiDiscard';
  if (deal.barred.includes(kindOf(act.tile))) return 'swapDiscard';
  if (!act.riichi) return null;
  if (!seat.isClosed) return 'openRiichi';
  const isPoor = book.riichiNeedsPoints && deal.match.scores[act.seat]! < 1_000;
  if (isPoor || deal.live < book.riichiLiveTiles) return 'emptyCall';
  const rest = [...seat.hand];
  if (!act.fromDraw) {
    rest.splice(rest.indexOf(act.tile), 1);
    if (seat.drawn !== null) rest.push(seat.drawn);
  }
  return seat.waits(book, rest).length === 0 ? 'notenRiichi' : null;
}

type KanAct = Extract<Act, { do: 'concealedKan' | 'addedKan' }>;

export function kanFoul(deal: Board, act: KanAct): Foul | null {
  const { book } = deal.match;
  const seat = deal.seats[act.seat]!;
  const kind = kindOf(act.tile);
  if (seat.isDead) return 'deadHandDeclaration';
  const held = [...seat.hand, ...(seat.drawn === null ? [] : [seat.drawn])];
  const copies = held.filter((tile) => kindOf(tile) === kind).length;
  const hasPon = seat.melds.some(({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind);
  const hasTiles = act.do === 'concealedKan' ? copies === 4 : hasPon && copies > 0;
  const isTooLate = deal.live === 0 && !book.kanOnLastTile;
  if (deal.lastDraw === 'call' || !hasTiles || deal.kans.length >= 4 || isTooLate)
    return 'emptyCall';
  const isFixed = act.do === 'concealedKan' && seat.riichi !== 'none';
  return isFixed && !seat.mayKanInRiichi(kind, book) ? 'riichiKan' : null;
}

export function tsumoFoul(deal: Board, who: number): Foul | null {
  const seat = deal.seats[who]!;
  if (!seat.isDead && seat.faults.includes('riichiKan')) return 'riichiKan';
  return seat.isDead || deal.worth(who, null) === null ? 'falseWin' : null;
}

/** Of an answer to a tile on offer. A meld of tiles that are no group is found when it is laid. */
export function answerFoul(deal: Board, act: Act): Foul | null {
  const { book } = deal.match;
  const offer = deal.offer!;
  if (act.do === 'ron') {
    const seat = deal.seats[act.seat]!;
    const isWait = seat.waits(book).includes(kindOf(offer.tile));
    if (!seat.isDead && isWait && seat.faults.includes('riichiKan')) return 'riichiKan';
    return seat.isDead || !deal.mayRon(act.seat, offer) ? 'falseWin' : null;
  }
  if (act.do !== 'chi' && act.do !== 'pon' && act.do !== 'calledKan') return null;
  const seat = deal.seats[act.seat]!;
  if (seat.isDead) return 'deadHandCall';
  if (seat.riichi !== 'none') return 'riichiCall';
  const isKan = act.do === 'calledKan';
  const isLast = deal.live === 0 && (book.lastDiscardOnlyWins || (isKan && !book.kanOnLastTile));
  const isFifth = isKan && deal.kans.length >= 4;
  return isLast || isFifth || act.own.length === 0 ? 'emptyCall' : null;
}
