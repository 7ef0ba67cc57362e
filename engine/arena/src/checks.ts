// What must hold at a table after every move: `--check` and the law tests check matches against
// it. A broken one is a bug of the engine or of a player, and is thrown.

import {
  type Action,
  foldView,
  type GameEvent,
  legalActions,
  type Match,
  possibleActions,
  redact,
  type SeatView,
  seatsToAct,
  tileFault,
  view,
} from '@hanchan/game';
import type { Move, Watcher } from '@hanchan/records';
import { kindOf, SEATS } from '@hanchan/tiles';

/** A law of the table does not hold. */
export class BrokenLaw extends Error {}

/** Throws `BrokenLaw` where a law does not hold. */
export function insist(holds: boolean, law: string): asserts holds {
  if (!holds) throw new BrokenLaw(law);
}

/** Holds every law against each move of one match. */
export function tableChecks(): Watcher {
  let views: SeatView[] | null = null;
  let offers: Offers | null = null;
  return (move, before, { match, events }) => {
    const { rules } = match;
    keepsPoints(match, SEATS.length * rules['table.startingPoints']);
    keepsTiles(match);
    isListed(move, before, offers);
    knowsNoFoul(match, events);
    views = foldsToView(views ?? SEATS.map((seat) => view(before, seat)), match, events);
    offers = { match, legal: SEATS.map((seat) => legalActions(match, seat)) };
    for (const seat of seatsToAct(match)) {
      insist(offers.legal[seat]!.length > 0, 'whoever is asked has an action');
    }
  };
}

/** What each seat could do in a match. */
interface Offers {
  readonly match: Match;
  readonly legal: readonly (readonly Action[])[];
}

/** No tile was lost or added. */
export function keepsTiles({ deal, rules }: Match): void {
  const broken = deal === null ? null : tileFault(deal, rules);
  insist(broken === null, `${broken?.law}: ${broken?.found}`);
}

/** No point was lost or added. */
export function keepsPoints(match: Match, total: number): void {
  const { scores, deposits, pool, rules } = match;
  const sum = scores.reduce((a, b) => a + b, 0) + deposits * rules['riichi.deposit'] + pool;
  insist(scores.every(Number.isInteger), `whole points: ${scores}`);
  insist(sum === total, `points: ${sum} instead of ${total}`);
}

/** The same text for two actions that are the same act. */
export function keyOf(action: Action): string {
  if ('own' in action) return JSON.stringify({ ...action, own: [...action.own].sort() });
  if (action.type === 'concealedKan')
    return JSON.stringify({ ...action, tile: kindOf(action.tile) });
  return JSON.stringify(action);
}

/** What was done had been offered. */
function isListed(move: Move, before: Match, known: Offers | null): void {
  if (move.type !== 'action') return;
  const { action: done } = move;
  const isKnown = known?.match === before && before.assistance === 'guided';
  const offered = isKnown ? known.legal[done.seat]! : possibleActions(before, done.seat);
  if (offered.some((action) => isWrittenAlike(action, done, []))) return;
  const key = keyOf(done);
  insist(
    offered.some((action) => keyOf(action) === key),
    `done, yet not listed: ${key}`,
  );
}

/** Guided play prevents every foul. */
function knowsNoFoul({ assistance }: Match, events: readonly GameEvent[]): void {
  if (assistance !== 'guided') return;
  insist(!events.some(({ type }) => type === 'fouled'), 'no foul at a guided table');
}

/** The rules are the same object in every view; the rest is compared as text. */
export const viewText = ({ rules, ...rest }: SeatView) => JSON.stringify(rest);

/** Where it says so, the two are the same JSON, key by key in order: told without writing them, which takes most of a check. */
function isWrittenAlike(one: unknown, other: unknown, found: Pairs): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) return isListAlike(one, other as unknown[], found);
  const keys = Object.keys(one);
  let at = 0;
  for (const key in other) {
    if (keys[at++] !== key) return false;
    if (!isWrittenAlike(one[key as never], other[key as never], found)) return false;
  }
  return at === keys.length;
}

/** Lists that were found alike a moment ago, each behind its like: what lies open is compared once, and not for every seat. */
type Pairs = (readonly unknown[])[];
const LONG = 3;

function isListAlike(one: readonly unknown[], other: readonly unknown[], found: Pairs): boolean {
  if (one.length !== other.length) return false;
  const isLong = one.length >= LONG;
  for (let i = 0; isLong && i < found.length; i += 2) {
    if (found[i] === one && found[i + 1] === other) return true;
  }
  for (let i = 0; i < one.length; i++) if (!isWrittenAlike(one[i], other[i], found)) return false;
  if (isLong) found.push(one, other);
  return true;
}

/** The views after a step, folded from those before it; they must be what `view` says. */
export function foldsToView(
  before: readonly SeatView[],
  match: Match,
  events: readonly GameEvent[],
): SeatView[] {
  // Of this step only: until the next something may have been changed where it lies.
  const found: Pairs = [];
  return before.map((known) => {
    const { viewer } = known;
    let folded = known;
    for (const event of events) {
      const told = redact(event, viewer);
      if (told !== null) folded = foldView(folded, told);
    }
    const seen = view(match, viewer);
    const isSame = isWrittenAlike(folded, seen, found) || viewText(folded) === viewText(seen);
    if (folded.rules !== seen.rules || !isSame) {
      const types = events.map(({ type }) => type);
      throw new BrokenLaw(`${viewer} after ${types}:\n${viewText(folded)}\n${viewText(seen)}`);
    }
    return folded;
  });
}
