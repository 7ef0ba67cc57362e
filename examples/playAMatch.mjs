// A whole match, move by move, between three club players and the expert: node examples/playAMatch.mjs [SEED]

import { readFileSync } from 'node:fs';
import { seededWall } from '@hanchan/arena';
import { createBot, randomFrom } from '@hanchan/bots';
import { expertWeights } from '@hanchan/bots/weights';
import { deal, legalActions, newMatch, play, resultOf, seatsToAct, view } from '@hanchan/game';
import { EMA_2008 } from '@hanchan/rulesets';

const seed = Number(process.argv[2] ?? 7);
const rules = EMA_2008.values;

const club = made(createBot('club', null));
const expert = made(createBot('expert', readFileSync(new URL(expertWeights))));
const players = [expert, club, club, club];
const random = randomFrom(seed);

// A match is a value. Every step gives a new one, and the events that happened.
let match = newMatch(rules);
let events = 0;
while (match.phase !== 'over') {
  const [seat] = seatsToAct(match);
  const step =
    seat === undefined
      ? deal(match, seededWall(rules, seed, match.dealNumber + 1))
      : // A player sees a view of the match, never the match itself.
        play(
          match,
          players[seat].decide(view(match, seat), legalActions(match, seat), random).action,
        );
  match = made(step).match;
  events += made(step).events.length;
}

// Results are counted in twelfths of a point, so that shared places stay exact.
const { places, tournament } = resultOf(match.scores, rules, match.penalties);
console.log(`${match.dealNumber} deals, ${events} events`);
for (const [seat, player] of players.entries()) {
  const result = (tournament[seat] / 12 / 1000).toFixed(1);
  console.log(`${player.id}: place ${places[seat]}, ${match.scores[seat]} points, ${result}`);
}

/**
 * @template T
 * @param {import('@hanchan/tiles').Result<T, object>} result
 */
function made(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
