// How far the suite `strength` is: a bar where somebody watches, a line a minute where nobody does.

import { shareOf } from './schedule.mjs';
import { tally } from './tally.mjs';

const WIDTH = 24;
const EVERY_MS = { watched: 200, unwatched: 60_000 };

export function progressOf(report, cells, now) {
  const every = process.stderr.isTTY ? EVERY_MS.watched : EVERY_MS.unwatched;
  let last = now();
  return (cell) => {
    if (now() - last < every) return;
    last = now();
    const share = Math.min(1, shareOf(cell, now));
    const full = Math.round(share * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const { pair, rules, matches } = cell;
    const place = placeText(tally(pair, matches).sides[0].place);
    const cellNumber = `${cells.indexOf(cell) + 1}/${cells.length}`;
    report(`${bar} ${cellNumber} ${pair}, ${rules}: ${matches.size} hanchan, place ${place}`);
  };
}

/** `2.31 ±0.05` */
export function placeText({ mean, half }) {
  if (mean === null) return '–';
  return half === null ? mean.toFixed(3) : `${mean.toFixed(3)} ±${half.toFixed(3)}`;
}
