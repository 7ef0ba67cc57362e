// Where mistakes are looked for: choices that the adviser would hardly make, by bots of several levels in whole matches under every
// rulebook, and by people in real games that no net was shown; and such choices planted in the place of what was done.

import { isPriced, isSameAct, randomWall } from '@hanchan/arena';
import { randomFrom, shuffled } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { SEATS } from '@hanchan/tiles';
import { adviser, botOf } from './books.mjs';

const LEVELS = ['club:human', 'beginner', 'club', 'club:human'];
const MOST_DEALS = 100;
const BOOKS_OF_LOGS = { find: findRuleset, usual: findRuleset('tenhou') };

/** Every choice of a match between bots, deal by deal: `{ match, action }`. */
export function* botDeals(rules, seed) {
  const random = randomFrom(seed);
  const turned = Math.floor(random() * 4);
  const bots = LEVELS.map((_, seat) => botOf(LEVELS[(seat + turned) % 4]));
  let match = newMatch(rules);
  for (let number = 0; match.phase !== 'over' && number < MOST_DEALS; number++) {
    match = deal(match, randomWall(rules, random)).value.match;
    const turns = [];
    while (match.phase === 'playing') {
      const [seat] = seatsToAct(match);
      const legal = legalActions(match, seat);
      const action =
        legal.length === 1 ? legal[0] : bots[seat].decide(view(match, seat), legal, random).action;
      turns.push({ match, action });
      match = play(match, action).value.match;
    }
    yield turns;
  }
}

/** The same of real games, `{ name, text }`. */
export function* realDeals(games) {
  for (const { name, text } of games) {
    const [game] = readGames(name, text).games;
    const film = filmOf(game, BOOKS_OF_LOGS);
    if (film.differences.length > 0 || film.bad !== null) continue;
    for (const { turns } of film.deals) {
      // Who passed is not told where somebody else took the tile.
      const told = turns
        .filter(({ move }) => move.type === 'action' && move.action.type !== 'pass')
        .map(({ move, before }) => ({ match: before, action: move.action }));
      if (told.length > 0) yield { name, turns: told };
    }
  }
}

/** The choices of a seat in a deal, with what the adviser says to each. */
function judged(turns, seat, random) {
  return turns
    .filter(({ match, action }) => {
      const { type } = match.deal.phase;
      return action.seat === seat && (type === 'turn' || type === 'claims');
    })
    .flatMap(({ match, action }) => {
      const legal = legalActions(match, seat);
      if (legal.length < 2) return [];
      const seen = view(match, seat);
      const { action: choice, candidates } = adviser.decide(seen, legal, random);
      const isSame = isSameAct(action, choice);
      return [{ match, seat, seen, legal, action, choice, candidates, isSame }];
    });
}

const isPossible = ({ legal, action }) => legal.some((one) => isSameAct(one, action));

/** One of the adviser's next six choices that it would hardly make, in the place of what was done. */
function planted(at, random) {
  const { candidates, choice } = at;
  const rare = candidates
    .slice(1, 7)
    .map(({ action }) => ({ ...at, action, isSame: isSameAct(action, choice) }))
    .filter((one) => isPriced(one) && isPossible(one));
  const one = rare[Math.floor(random() * rare.length)];
  return one === undefined ? null : { ...one, isPlanted: true };
}

/** So many of a deal are looked at before one is taken. */
const MOST = 6;

const isMade = (at) => isPriced(at) && isPossible(at);

/**
 * Of one deal: a choice to look at hidden hands from, and choices that the adviser would hardly make. By the toss of a coin they were
 * made, by whichever seat, or are planted among the choices of one.
 */
export function positionsOf(turns, random) {
  const seat = Math.floor(random() * 4);
  const all = judged(turns, seat, random);
  const own = all.filter(({ match }) => match.deal.phase.type === 'turn');
  const look = own[Math.floor(random() * own.length)] ?? null;
  const others = () => SEATS.filter((other) => other !== seat);
  const mistakes =
    random() < 0.5
      ? [...all, ...others().flatMap((other) => judged(turns, other, random))].filter(isMade)
      : all
          .filter(({ candidates }) => candidates.length > 1)
          .map((at) => planted(at, random))
          .filter((at) => at !== null);
  return { look, mistakes: shuffled(mistakes, random).slice(0, MOST) };
}
