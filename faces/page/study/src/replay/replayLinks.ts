// A place in a game as it stands in an address: `?deal=3&step=17&seat=2&open=1`; and, for a file that holds several
// games or does not carry its rules, which of them is meant and how it is read: `&game=2&rules=ema-2008`.

import { SEATS, type Seat } from '@hanchan/tiles';

export interface Position {
  /** Counted from 0; in the address from 1. */
  readonly deal: number;
  /** Stops since the tiles were dealt. */
  readonly step: number;
  readonly seat: Seat;
  /** All hands are shown. */
  readonly isOpen: boolean;
}

export const START: Position = { deal: 0, step: 0, seat: 0, isOpen: false };

const count = (text: string | null): number => {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value > 0 ? value : 0;
};

/** What is missing or makes no sense is the beginning, seen from the seat that is usual. */
export function positionIn(query: URLSearchParams, usual: Seat = START.seat): Position {
  const seat = SEATS.find((one) => String(one) === query.get('seat')) ?? usual;
  return {
    deal: Math.max(0, count(query.get('deal')) - 1),
    step: count(query.get('step')),
    seat,
    isOpen: query.get('open') === '1',
  };
}

export function queryOf({ deal, step, seat, isOpen }: Position): string {
  const query = new URLSearchParams({ deal: String(deal + 1), step: String(step) });
  query.set('seat', String(seat));
  if (isOpen) query.set('open', '1');
  return `?${query}`;
}

/** What a visitor chose where a file leaves it open. */
export interface GameChoice {
  /** Counted from 0; in the address from 1. */
  readonly number: number;
  /** A rulebook's id, or own rules as a link holds them; null for what the file names, or the usual. */
  readonly rules: string | null;
}

export const FIRST_GAME: GameChoice = { number: 0, rules: null };

export function choiceIn(query: URLSearchParams): GameChoice {
  return { number: Math.max(0, count(query.get('game')) - 1), rules: query.get('rules') };
}

/** The query with the choice in it, so that every address of a game leads to the same one. */
export function withChoice(query: string, { number, rules }: GameChoice): string {
  const all = new URLSearchParams(query);
  if (number > 0) all.set('game', String(number + 1));
  if (rules !== null) all.set('rules', rules);
  return all.size === 0 ? '' : `?${all}`;
}

/** Within what there is. */
export function within(position: Position, deals: number, steps: (deal: number) => number) {
  const deal = Math.min(position.deal, Math.max(0, deals - 1));
  const last = deals === 0 ? 0 : steps(deal) - 1;
  const isBeyond = position.deal !== deal;
  return { ...position, deal, step: isBeyond ? last : Math.min(position.step, last) };
}
