// The options of `npm run bench -- strength`, read and checked before anything is built or played.

import { availableParallelism } from 'node:os';
import { SHIPPED } from '../../../tools/books.mjs';
import { DEFAULT_PAIRS, isAgainstPeer, PEER, PEER_RULES, sidesOf } from './pairs.mjs';

/** By name, because options are read before anything is built. */
export const RULEBOOKS = SHIPPED;

export const STRENGTH_OPTIONS = {
  pairs: { type: 'string' },
  rules: { type: 'string' },
  hanchan: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  keep: { type: 'string' },
  check: { type: 'boolean' },
};

export const STRENGTH_HELP = `Of the suite "strength" (not among the default ones, it takes long):
  --pairs A-B,…   who plays whom: beginner, club, expert; A-${PEER} is one A against three majiang-ai
                  under ${PEER_RULES}; expert@HEAD~1 is the expert of that commit
                  (default: ${DEFAULT_PAIRS.join(',')})
  --rules ID,…    under which rulebooks (default: all six)
  --hanchan N     for each pair of ours under each rulebook, in sets of two (default 500, --quick 20)
  --minutes M     for each pair with ${PEER}, in sets of four (default 10, --quick 1)
  --seed S        of the walls (default 1)
  --workers N     threads (default: as many as there are cores)
  --keep FILE     adds the results to this file, and counts those that it holds
  --check         plays no pair: holds the adapter to majiang-ai against tables where everything is called`;

/** Throws an error that names the option and what is wrong with it. */
export function readStrengthOptions(values, isQuick) {
  const pairs = list(values.pairs) ?? DEFAULT_PAIRS;
  for (const pair of pairs) checkPair(pair);
  const rules = list(values.rules) ?? RULEBOOKS;
  const unknown = rules.find((id) => !RULEBOOKS.includes(id));
  if (unknown !== undefined) {
    throw new Error(
      `--rules: there is no rulebook "${unknown}"; there are: ${RULEBOOKS.join(', ')}`,
    );
  }
  if (pairs.every(isAgainstPeer) && !rules.includes(PEER_RULES)) {
    throw new Error(`--rules: ${PEER} plays under ${PEER_RULES} only`);
  }
  return {
    pairs,
    isDefault: values.pairs === undefined,
    rules,
    hanchan: whole('hanchan', values.hanchan, { least: 1, most: 1e6, usual: isQuick ? 20 : 500 }),
    minutes: positive('minutes', values.minutes, isQuick ? 1 : 10),
    seed: whole('seed', values.seed, { least: 0, most: 2 ** 32 - 1, usual: 1 }),
    workers: whole('workers', values.workers, {
      least: 1,
      most: 64,
      usual: availableParallelism(),
    }),
    keep: values.keep ?? null,
    isCheck: values.check === true,
  };
}

const list = (text) => text?.split(',').map((part) => part.trim());

function checkPair(pair) {
  const sides = sidesOf(pair);
  if (sides.length !== 2 || sides.includes('')) {
    throw new Error(`--pairs: "${pair}" is no pair; a pair looks like expert-club`);
  }
  if (sides[0] === PEER) {
    throw new Error(`--pairs: ${PEER} comes second, as in expert-${PEER}: one against three of it`);
  }
  if (sides[0] === sides[1]) throw new Error(`--pairs: "${pair}" plays against itself`);
}

function whole(name, text, { least, most, usual }) {
  if (text === undefined) return usual;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${name}: "${text}" is no whole number from ${least} to ${most}`);
}

function positive(name, text, usual) {
  if (text === undefined) return usual;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0) return number;
  throw new Error(`--${name}: "${text}" is no number above 0`);
}
