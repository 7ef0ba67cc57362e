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
  return (move, before, { match, events }) => {
    const { rules } = match;
    keepsPoints(match, SEATS.length * rules['table.startingPoints']);
    keepsTiles(match);
    isListed(move, before);
    knowsNoFoul(match, events);
    views = foldsToView(views ?? SEATS.map((seat) => view(before, seat)), match, events);
    for (const seat of seatsToAct(match)) {
      insist(legalActions(match, seat).length > 0, 'whoever is asked has an action');
    }
  };
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
function isListed(move: Move, before: Match): void {
  if (move.type !== 'action') return;
  const key = keyOf(move.action);
  const offered = possibleActions(before, move.action.seat);
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
function isWrittenAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one)) return isListAlike(one, other as unknown[]);
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    if (key !== others[i] || !isWrittenAlike(one[key as never], other[key as never])) return false;
  }
  return true;
}

function isListAlike(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isWrittenAlike(one[i], other[i])) return false;
  return true;
}

/** The views after a step, folded from those before it; they must be what `view` says. */
export function foldsToView(
  before: readonly SeatView[],
  match: Match,
  events: readonly GameEvent[],
): SeatView[] {
  return before.map((known) => {
    const { viewer } = known;
    let folded = known;
    for (const event of events) {
      const told = redact(event, viewer);
      if (told !== null) folded = foldView(folded, told);
    }
    const seen = view(match, viewer);
    const isSame = isWrittenAlike(folded, seen) || viewText(folded) === viewText(seen);
    if (folded.rules !== seen.rules || !isSame) {
      const types = events.map(({ type }) => type);
      throw new BrokenLaw(`${viewer} after ${types}:\n${viewText(folded)}\n${viewText(seen)}`);
    }
    return folded;
  });
}
