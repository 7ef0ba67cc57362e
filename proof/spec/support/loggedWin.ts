// A win as the collection of real games logs it, a line of JSON each: what is scored, and what the site made of it.

export interface LoggedWin {
  gameId: string;
  kyokuIdx: number;
  rules: { kuitan: boolean; red: boolean };
  yaku: { name: string; han: number }[];
  yakuman: { name: string }[];
  han: number | null;
  fu: number;
  limit: number;
  points: number;
  deltas: number[];
}

/** `limit` by its number. */
export const LOGGED_LIMITS = [null, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];

/** Of a yaku: winds are told apart there, and not by the engine. */
export const plainName = (name: string) => name.replace(/^(seat|round)_wind_.*/, '$1_wind');

/** The part of a line that is asked: 9 han by own draw, with a counter and two sticks. */
export const LOGGED_WIN = {
  winner: 3,
  seatWind: 'S',
  roundWind: 'E',
  dealer: false,
  closedTiles: '234m234p2346788s',
  winTile: '5s',
  melds: [],
  tsumo: true,
  ron: false,
  from: null,
  riichi: true,
  doraIndicators: ['7s'],
  uraIndicators: ['1m'],
  honba: 1,
  riichiSticks: 2,
  pao: null,
};
