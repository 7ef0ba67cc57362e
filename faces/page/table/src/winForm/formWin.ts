// From the form to a win that can be scored, and back. The dealer sits at 0, so a seat is a wind.

import { MOMENTS } from '@hanchan/kit/wins/moments.ts';
import type { YakuId } from '@hanchan/rules';
import { type Liability, newWin, type Win } from '@hanchan/score';
import { compareTiles, type Seat, type Source, seatWind, type Tile, WINDS } from '@hanchan/tiles';
import { placeOf, seatAt } from '../felt/places.ts';
import type { Form } from './winForm.ts';

const DEALER: Seat = 0;

const formWinner = ({ seat }: Pick<Form, 'seat'>): Seat => WINDS.indexOf(seat) as Seat;

/** The win that the form tells, once its tile is known. */
export function winOfForm(form: Form, tile: Tile): Win {
  const winner = formWinner(form);
  const { concealed, melds, moments, indicators, ura, counters, deposits, pool } = form;
  const has = Object.fromEntries(MOMENTS.map((moment) => [moment, moments.includes(moment)]));
  const liable = Object.entries(form.liable).map(
    ([yaku, from]): Liability => ({ yaku: yaku as YakuId, seat: seatAt(from, winner) }),
  );
  return newWin({
    hand: { concealed, melds },
    tile,
    winner,
    dealer: DEALER,
    roundWind: form.round,
    from: form.way === 'tsumo' ? null : seatAt(form.from, winner),
    riichi: form.riichi,
    ...has,
    indicators,
    ura,
    counters,
    deposits,
    pool,
    liable,
  });
}

/** The form that tells a win from elsewhere. */
export function formOfWin(win: Win): Form {
  const { hand, tile, winner, dealer, from, roundWind, riichi, indicators, ura } = win;
  // Nobody is across from oneself: a seat that is not the winner's has a side.
  const sideOf = (seat: Seat) => placeOf(seat, winner) as Source;
  return {
    concealed: [...hand.concealed].sort(compareTiles),
    win: tile,
    melds: hand.melds,
    way: from === null ? 'tsumo' : 'ron',
    from: from === null ? 'left' : sideOf(from),
    seat: seatWind(winner, dealer),
    round: roundWind,
    riichi,
    moments: MOMENTS.filter((moment) => win[moment]),
    indicators,
    ura,
    counters: win.counters,
    deposits: win.deposits,
    pool: win.pool,
    liable: Object.fromEntries(win.liable.map(({ yaku, seat }) => [yaku, sideOf(seat)])),
  };
}
