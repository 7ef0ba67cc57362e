// Why one choice rather than another, in English.

import type { DifferenceMessage } from '../differenceMessages.ts';
import { textsFor } from '../texts.ts';

/** What tells two choices apart, and what one would have had to see. */
export const differences = textsFor<DifferenceMessage>()({
  'side.shanten': {
    by: 'count',
    zero: 'The hand is tenpai.',
    other: 'Leaves the hand at {count}-shanten.',
  },
  'side.accepts': {
    by: 'count',
    one: 'Accepts one tile: {tiles}.',
    other: 'Accepts {count} tiles: {tiles}.',
  },
  'side.worth': 'Worth about {points} points if it wins.',
  'side.danger': 'Deals in with a chance of {percent} %.',
  'side.losesDora': 'Gives up {tile}, a dora.',
  'side.riichi': 'Declares: worth more, but the hand is fixed and the others are warned.',
  'side.silent': 'Stays silent: nothing staked, and the hand can still change.',
  'side.opens': 'Opens the hand: no riichi, and it needs a yaku that counts open.',
  'side.closed': 'Keeps the hand closed.',
  'side.win': 'Takes the win.',
  'side.notWeighed': 'Not among the choices the bot weighs.',
  'side.oftener': '{percent} % of strong players choose this: more than the other.',
  'side.rarer': '{percent} % of strong players choose this: fewer than the other.',
  'side.better': 'The bot counts it higher, at {worth}.',
  'side.worse': 'The bot counts it lower, at {worth}.',
  'seen.safeOwn': '{tile} lies in {name}’s own discards: it cannot be won on.',
  'seen.safePassed': '{tile} has passed {name} since: it cannot be won on now.',
  'seen.notSafe': 'Nothing rules out that {name} wins on {tile}.',
  'seen.openEnds': '{Name} may have a two-sided wait on {tile} (not passed: {ends}).',
  'seen.farther': {
    by: 'best',
    zero: 'The better choice is tenpai; yours leaves the hand at {played}-shanten.',
    other: 'The better choice keeps the hand at {best}-shanten; yours leaves it at {played}.',
  },
  'seen.accepts': 'The better choice accepts {best} tiles ({tiles}), yours {played}.',
  'seen.dora': '{tile} is a dora: it is worth a han.',
  'seen.worth': 'The hand wins about {best} points with the better choice, {played} with yours.',
  'seen.copies': '{count} of the four {tile} are already seen.',
  'seen.waits': '{left} tiles to wait for ({tiles}), and {draws} draws to come.',
  'seen.lastDeal': 'It is the last hand, and you are in place {place}.',
  'seen.gap': '{Name} is {points} points ahead.',
});
