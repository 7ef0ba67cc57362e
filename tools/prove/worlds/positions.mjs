// Where mistakes are looked for: choices that the adviser would hardly make, by bots of several levels in whole matches under every
// rulebook, and by people in real games that no net was shown. One a deal at most, of one seat.

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { isPriced, isSameAct, randomWall } from '@hanchan/arena';
import { randomFrom, shuffled } from '@hanchan/bots';
import { deal, legalActions, newMatch, play, seatsToAct, view } from '@hanchan/game';
import { filmOf, readGames } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { readTar } from '../../../faces/cli/dist/tar.js';
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

/** The same of real games, by the names that `isTaken` takes. */
export async function* realDeals(archive, isTaken) {
  const unpacked = createReadStream(archive).pipe(createGunzip());
  for await (const { name, bytes } of readTar(unpacked, archive)) {
    if (!isTaken(name)) continue;
    const [game] = readGames(name, new TextDecoder().decode(bytes)).games;
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

/**
 * Of one deal and one seat: a choice to look at hidden hands from, and choices that the adviser would hardly make: some that were
 * made, and some that are planted.
 */
export function positionsOf(turns, random) {
  const seat = Math.floor(random() * 4);
  const all = judged(turns, seat, random);
  const own = all.filter(({ match }) => match.deal.phase.type === 'turn');
  const made = all.filter((at) => isPriced(at) && isPossible(at));
  const others = all
    .filter(({ candidates }) => candidates.length > 1)
    .map((at) => planted(at, random))
    .filter((at) => at !== null);
  const some = shuffled(made, random).slice(0, MOST / 2);
  return {
    look: own[Math.floor(random() * own.length)] ?? null,
    mistakes: [...some, ...shuffled(others, random).slice(0, MOST - some.length)],
  };
}
