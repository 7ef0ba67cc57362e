// What a player at a real table could do now: the legal acts, and beside them the wrong ones that the rulebook
// has a word for. Unassisted tables offer these.

import { kindOf, type Seat, type Tile } from '@hanchan/tiles';
import type { Action } from './action.ts';
import { legalActions, seatsToAct } from './legal.ts';
import type { Match } from './match.ts';
import { foulIn, refusalOf } from './play.ts';

/** Legal acts first. A call with tiles that are no group is possible too, but has too many forms to list. */
export function possibleActions(match: Match, seat: Seat): Action[] {
  const legal = legalActions(match, seat);
  if (match.assistance === 'guided' || !seatsToAct(match).includes(seat)) return legal;
  const isWrong = (action: Action) => {
    const refusal = refusalOf(match, action);
    return refusal !== null && foulIn(match, action, refusal) !== null;
  };
  return [...legal, ...temptations(match, seat).filter(isWrong)];
}

function temptations(match: Match, seat: Seat): Action[] {
  switch (match.deal!.phase.type) {
    case 'turn':
      return turnTemptations(match, seat);
    case 'claims':
      return [
        { type: 'ron', seat },
        { type: 'calledKan', seat, own: [] },
        { type: 'pon', seat, own: [] },
        { type: 'chi', seat, own: [] },
      ];
    case 'declarations':
      return [{ type: 'tenpai', seat }];
    default:
      return [];
  }
}

function turnTemptations({ deal }: Match, seat: Seat): Action[] {
  const { hand, drawn } = deal!.seats[seat];
  const held: { tile: Tile; fromDraw: boolean }[] = [...new Set(hand)].map((tile) => ({
    tile,
    fromDraw: false,
  }));
  if (drawn !== null) held.push({ tile: drawn, fromDraw: true });
  const discards = [false, true].flatMap((riichi) =>
    held.map((choice): Action => ({ type: 'discard', seat, ...choice, riichi })),
  );
  // Three of a kind are taken for four, not fewer.
  const own = (drawn === null ? hand : [...hand, drawn]).map(kindOf);
  const kinds = [...new Set(own)].filter((kind) => own.filter((one) => one === kind).length >= 3);
  const kans = kinds.map((kind): Action => ({ type: 'concealedKan', seat, tile: kind }));
  return [{ type: 'tsumo', seat }, ...kans, ...discards];
}
