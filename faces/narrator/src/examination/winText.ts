// A win to be scored: how it came about, and its tiles.

import type { Win } from '@hanchan/score';
import { seatWind } from '@hanchan/tiles';
import { type Tongue, WIND_NAMES } from '../language.ts';
import { byCount, fill } from './fill.ts';
import type { ToldTiles } from './told.ts';
import { examWords } from './words.ts';

export function winText(win: Win, tongue: Tongue): string[] {
  const words = examWords(tongue);
  const names = WIND_NAMES[tongue];
  const who = names[seatWind(win.winner, win.dealer)];
  const from = win.from === null ? '' : names[seatWind(win.from, win.dealer)];
  const how = win.from === null ? words.won.tsumo : words.won.ron;
  const counters = { one: words.counters_one, other: words.counters_other };
  return [
    fill(how, { who, from, round: names[win.roundWind] }),
    ...(win.riichi === 'none' ? [] : [fill(words.riichi[win.riichi], { who })]),
    ...(win.ippatsu ? [words.ippatsu] : []),
    ...(win.lastTile ? [words.lastTile] : []),
    ...(win.counters > 0 ? [byCount(counters, win.counters)] : []),
  ];
}

export function winTiles(win: Win, tongue: Tongue): ToldTiles[] {
  const words = examWords(tongue);
  const { hand, tile, indicators, ura } = win;
  return [
    { label: words.winningHand, tiles: hand.concealed },
    ...hand.melds.map((meld) => ({ label: words.meld, tiles: meld.tiles, meld })),
    { label: words.winningTile, tiles: [tile] },
    ...(indicators.length === 0 ? [] : [{ label: words.indicators, tiles: indicators }]),
    ...(ura.length === 0 ? [] : [{ label: words.ura, tiles: ura }]),
  ];
}
