// What a standing promises and what came of it: whole matches between club players. Before each deal the place and the points of the
// result sheet that every seat may expect, against those of the result.

import { randomWall } from '@hanchan/arena';
import { randomFrom } from '@hanchan/bots';
import { deal, legalActions, newMatch, playAway, resultOf, seatsToAct, view } from '@hanchan/game';
import { SEATS } from '@hanchan/tiles';
import { worthOf } from '@hanchan/worlds';
import { botOf } from './books.mjs';

const club = botOf('club');
const TWELVE_THOUSAND = 12_000;
const MOST_DEALS = 100;

/** Whoever shares places has the middle of them, as the standing says it too. */
function resultOfSeats({ scores, rules }) {
  const { places, tournament } = resultOf(scores, rules);
  return SEATS.map((seat) => {
    const level = SEATS.filter((other) => places[other] === places[seat]).length;
    return {
      place: places[seat] + (level - 1) / 2,
      tournament: tournament[seat] / TWELVE_THOUSAND,
    };
  });
}

/** Rows of `[place said, place, points said, points]`, a row a deal and seat. */
export function followMatch(rules, seed) {
  const random = randomFrom(seed);
  let match = newMatch(rules);
  const said = [];
  for (let number = 0; match.phase !== 'over'; number++) {
    if (number >= MOST_DEALS) return null;
    said.push(worthOf(match).map(({ place, tournament }) => ({ place, tournament })));
    match = deal(match, randomWall(rules, random)).value.match;
    while (match.phase === 'playing') {
      const [seat] = seatsToAct(match);
      const legal = legalActions(match, seat);
      const action =
        legal.length === 1 ? legal[0] : club.decide(view(match, seat), legal, random).action;
      match = playAway(match, action).value.match;
    }
  }
  const result = resultOfSeats(match);
  return said.flatMap((row) =>
    SEATS.map((seat) => [
      row[seat].place,
      result[seat].place,
      row[seat].tournament,
      result[seat].tournament,
    ]),
  );
}
