// Is the board that majiang-ai keeps the one that our seat sees? Asked at every decision, before its reply is used.

import { discardText, meldFacts, meldText, tileText } from './majiangForms.mjs';

const SUITS = ['m', 'p', 's', 'z'];
const SOURCE_OF_CALLER = ['', '-', '=', '+'];

/** What differs first, in words; null when nothing does. */
export function boardDifference(ai, view) {
  for (const [what, theirs, ours] of facts(ai, view)) {
    if (theirs !== ours) return `${what}: theirs ${theirs}, ours ${ours}`;
  }
  return null;
}

function* facts(ai, view) {
  const { model, shan } = ai;
  const { deal, viewer, scores, deposits, counters, round, dealer } = view;
  yield ['seat', ai._menfeng, (viewer - dealer + 4) % 4];
  yield ['round', model.zhuangfeng, round];
  yield ['counters', model.changbang, counters];
  yield ['live tiles', shan.paishu, deal.liveTiles];
  yield ['indicators', shan.baopai.join(), deal.indicators.map(tileText).join()];
  yield ['own tiles', theirTiles(ai.shoupai), ourTiles(deal.own)];
  // Its deposit of a riichi is laid when the next tile is drawn or called, ours when the discard was not won on.
  const isPaid = deal.phase.type === 'turn';
  if (isPaid) {
    yield ['deposits', model.lizhibang, deposits];
    yield ['scores', model.defen.join(), scores.join()];
  }
  for (const seat of [0, 1, 2, 3]) {
    const wind = (seat - dealer + 4) % 4;
    const { melds, discards } = deal.seats[seat];
    const theirMelds = model.shoupai[wind]._fulou.map(meldFacts);
    yield [`melds of seat ${seat}`, theirMelds.join(), melds.map(ourMeld).join()];
    const ourDiscards = discards.map((discard) => ourDiscard(discard, seat));
    yield [`discards of seat ${seat}`, model.he[wind]._pai.join(), ourDiscards.join()];
    const hasDeclared = discards.some(({ isRiichi }) => isRiichi);
    yield [`riichi of seat ${seat}`, model.shoupai[wind].lizhi, hasDeclared];
  }
}

/** The counts of each suit, red fives in front, as it keeps them. */
const theirTiles = ({ _bingpai }) => SUITS.map((suit) => _bingpai[suit].join('')).join(' ');

function ourTiles({ hand, drawn }) {
  const counts = { m: Array(10).fill(0), p: Array(10).fill(0), s: Array(10).fill(0) };
  counts.z = Array(8).fill(0);
  for (const tile of drawn === null ? hand : [...hand, drawn]) {
    const [letter, digit] = tileText(tile);
    counts[letter][digit]++;
    if (digit === '0') counts[letter][5]++;
  }
  return SUITS.map((suit) => counts[suit].join('')).join(' ');
}

/** Which tile was added to a pon is not kept in a view; the facts of a meld do not depend on it. */
function ourMeld(meld) {
  if (meld.type !== 'addedKan') return meldFacts(meldText(meld));
  const notCalled = meld.tiles.toSpliced(meld.tiles.indexOf(meld.called), 1);
  return meldFacts(meldText(meld, notCalled[0]));
}

function ourDiscard({ tile, fromDraw, isRiichi, calledBy }, seat) {
  const text = discardText({ tile, fromDraw, riichi: isRiichi });
  return calledBy === null ? text : text + SOURCE_OF_CALLER[(calledBy - seat + 4) % 4];
}
