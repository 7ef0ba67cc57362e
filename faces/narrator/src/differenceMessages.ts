// Why one choice rather than another, and what one would have had to see.

import type { SeenFact, SideFact } from '@hanchan/bots';
import type { Seat } from '@hanchan/tiles';
import { message } from './message.ts';
import { reasonMessage } from './reasonMessages.ts';

/** What a seat is called: a name, or “you”. */
export type NameOf = (seat: Seat) => string;

/** A tenth of a percent where there are few of them. */
const percentOf = (share: number) =>
  share < 0.1 ? Math.round(share * 1_000) / 10 : Math.round(share * 100);
const HUNDRED = 100;
const roughly = (points: number) =>
  points < HUNDRED ? Math.round(points) : Math.round(points / HUNDRED) * HUNDRED;

/** What holds of one of two choices. */
export function sideMessage(fact: SideFact, nameOf: NameOf) {
  switch (fact.code) {
    case 'shanten':
      return message('side.shanten', { count: fact.shanten });
    case 'accepts':
      return message('side.accepts', { count: fact.left, tiles: { tiles: fact.kinds } });
    case 'worth':
      return message('side.worth', { points: roughly(fact.points) });
    case 'openEnds':
      return message('seen.openEnds', {
        name: nameOf(fact.seat),
        tile: { tile: fact.tile },
        ends: { tiles: fact.ends },
      });
    case 'safeOwn':
    case 'safePassed':
    case 'notSafe':
      return message(`seen.${fact.code}`, {
        tile: { tile: fact.tile },
        name: nameOf(fact.seat),
      });
    case 'danger':
      return message('side.danger', { percent: percentOf(fact.share) });
    case 'losesDora':
      return message('side.losesDora', { tile: { tile: fact.tile } });
    case 'reason':
      return reasonMessage(fact.reason);
    case 'oftener':
    case 'rarer':
      return message(`side.${fact.code}`, { percent: percentOf(fact.share) });
    case 'better':
    case 'worse':
      return message(`side.${fact.code}`, { worth: Math.round(fact.worth) });
    default:
      return message(`side.${fact.code}`);
  }
}

/** What lay open and spoke for the better choice. */
export function seenMessage(fact: SeenFact, nameOf: NameOf) {
  switch (fact.code) {
    case 'safeOwn':
    case 'safePassed':
    case 'notSafe':
    case 'openBothSides':
      return safetyMessage(fact, nameOf);
    case 'farther':
      return message('seen.farther', { best: fact.best, played: fact.played });
    case 'accepts':
      return message('seen.accepts', {
        best: fact.best.left,
        played: fact.played.left,
        tiles: { tiles: fact.best.kinds },
      });
    case 'dora':
      return message('seen.dora', { tile: { tile: fact.tile } });
    case 'worth':
      return message('seen.worth', { best: roughly(fact.best), played: roughly(fact.played) });
    case 'copies':
      return message('seen.copies', { tile: { tile: fact.tile }, count: fact.count });
    case 'waits':
      return message('seen.waits', {
        left: fact.waits.left,
        tiles: { tiles: fact.waits.kinds },
        draws: fact.draws,
      });
    case 'opens':
      return message('side.opens');
    case 'lastDeal':
      return message('seen.lastDeal', { place: fact.place });
    case 'gap':
      return message('seen.gap', { name: nameOf(fact.seat), points: fact.points });
  }
}

type Safety = Extract<
  SeenFact,
  { code: 'safeOwn' | 'safePassed' | 'notSafe' } | { code: 'openBothSides' }
>;

function safetyMessage(fact: Safety, nameOf: NameOf) {
  const [tile, name] = [{ tile: fact.tile }, nameOf(fact.seat)];
  return fact.code === 'openBothSides'
    ? message('seen.openEnds', { name, tile, ends: { tiles: fact.ends } })
    : message(`seen.${fact.code}`, { tile, name });
}

/** Either of them; what a bot says for one choice alone is a `ReasonMessage`. */
export type DifferenceMessage = Exclude<
  ReturnType<typeof sideMessage> | ReturnType<typeof seenMessage>,
  ReturnType<typeof reasonMessage>
>;
