// What a win is worth under one rulebook, and where the rulebook says so: node examples/scoreAHand.mjs

import { cite } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { newWin, score } from '@hanchan/score';
import { parseHand, parseTile } from '@hanchan/tiles';

// Nothing throws at bad input: a result is either `ok` with a value, or says what is wrong.
const hand = parseHand('222333444m78p55s');
const tile = parseTile('6p');
if (!hand.ok || !tile.ok) throw new Error('the hand cannot be read');

// South wins on West's discard, in riichi. Seats count from the first dealer: 0 East, 1 South, …
const win = newWin({
  hand: hand.value,
  tile: tile.value,
  winner: 1,
  from: 2,
  riichi: 'riichi',
});
const scored = score(win, WRC_2022.values);
if (!scored.ok) throw new Error(`no win: ${scored.error.reason}`);

const { yaku, han, fu, points, deltas, trace } = scored.value;
console.log(yaku.map(({ id, han: worth }) => `${id} ${worth}`).join(', '));
console.log(`${han} han ${fu} fu: ${points} points; East South West North ${deltas.join(' ')}`);
for (const { rule, case: one, effect } of trace) {
  const { section } = cite(WRC_2022, rule, one);
  console.log(`${rule} ${JSON.stringify(effect)}, ${WRC_2022.title} ${section}`);
}
