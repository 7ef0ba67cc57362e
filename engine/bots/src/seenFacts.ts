// What one would have had to see: facts that lay open at that moment and tell the better choice from the one that was made.

import { type Action, isLastDeal, type SeatView } from '@hanchan/game';
import type { ImprovingTile } from '@hanchan/hand';
import { seatsOf } from '@hanchan/rules';
import { FIRST_WIND, isRedFive, type Kind, kindOf, type Seat, type Tile } from '@hanchan/tiles';
import type { Candidate } from './bot.ts';
import {
  acceptedAfter,
  type OpenEnds,
  openEnds,
  type SafetyFact,
  type TwoChoices,
} from './difference.ts';
import { isSameAct } from './same.ts';
import { type Opponent, readTable, type Table } from './table.ts';

/** A fact of the table, to be put into words. */
export type SeenFact =
  | SafetyFact
  | (OpenEnds & { readonly code: 'openBothSides' })
  | { readonly code: 'farther'; readonly best: number; readonly played: number }
  | { readonly code: 'accepts'; readonly best: Accepted; readonly played: Accepted }
  /** What was thrown is dora, or a red five. */
  | { readonly code: 'dora'; readonly tile: Tile }
  /** What the hand is likely to win, in points. */
  | { readonly code: 'worth'; readonly best: number; readonly played: number }
  /** Copies of it that lie open or in the hand. */
  | { readonly code: 'copies'; readonly tile: Tile; readonly count: number }
  | { readonly code: 'waits'; readonly waits: Accepted; readonly draws: number }
  /** A call opens the hand: no riichi, and without a yaku no win. */
  | { readonly code: 'opens' }
  | { readonly code: 'lastDeal'; readonly place: number }
  /** The next in front, or behind, and how far. */
  | { readonly code: 'gap'; readonly seat: Seat; readonly points: number };

/** Tiles that bring a hand on, and how many of them are left. */
export interface Accepted {
  readonly kinds: readonly Kind[];
  readonly left: number;
}

/** The two choices at their table, each as the bot weighed it. */
interface Compared {
  readonly table: Table;
  readonly choice: Action;
  readonly action: Action;
  readonly best: Candidate | undefined;
  readonly done: Candidate | undefined;
}

const MOST_FACTS = 3;

/** The weightiest first. Empty where nothing that lay open speaks for the better choice. */
export function seenFacts(seen: SeatView, decision: TwoChoices): SeenFact[] {
  const { action, choice, candidates } = decision;
  const table = readTable(seen);
  const best = candidates.find((one) => isSameAct(one.action, choice));
  const done = candidates.find((one) => isSameAct(one.action, action));
  const compared = { table, choice, action, best, done };
  return [
    ...safety(table, choice, action),
    ...progress(compared),
    ...worth(compared),
    ...standing(seen, table),
  ].slice(0, MOST_FACTS);
}

const tileOf = (action: Action): Tile | null => (action.type === 'discard' ? action.tile : null);

const isClose = ({ isInRiichi, state }: Opponent) => isInRiichi || state.melds.length >= 3;

function safety(table: Table, choice: Action, action: Action): SeenFact[] {
  const [good, bad] = [tileOf(choice), tileOf(action)];
  if (good === null || bad === null || kindOf(good) === kindOf(bad)) return [];
  const facts: SeenFact[] = [];
  for (const other of table.others) {
    if (!isClose(other)) continue;
    const { seat, safe, state } = other;
    const isGoodSafe = safe[kindOf(good)] === 1;
    if (safe[kindOf(bad)] === 1) continue;
    if (isGoodSafe) {
      const isOwn = state.discards.some(({ tile }) => kindOf(tile) === kindOf(good));
      facts.push({ code: isOwn ? 'safeOwn' : 'safePassed', tile: good, seat });
    }
    const ends = openEnds(kindOf(bad), other);
    if (ends.length === 2) facts.push({ code: 'openBothSides', tile: bad, seat, ends });
    else if (isGoodSafe) facts.push({ code: 'notSafe', tile: bad, seat });
  }
  return facts;
}

const accepted = (accepts: readonly ImprovingTile[]): Accepted => ({
  kinds: accepts.map(({ kind }) => kind),
  left: accepts.reduce((sum, { remaining }) => sum + remaining, 0),
});

function progress({ table, choice, action, best, done }: Compared): SeenFact[] {
  const facts: SeenFact[] = [];
  const isOpening = action.type === 'chi' || action.type === 'pon';
  if (isOpening && choice.type === 'pass' && table.isClosed) facts.push({ code: 'opens' });
  if (best === undefined || done === undefined) return facts;
  if (best.shanten === null || done.shanten === null) return facts;
  if (best.shanten < done.shanten) {
    facts.push({ code: 'farther', best: best.shanten, played: done.shanten });
  } else if (best.shanten === done.shanten) {
    const more = accepted(acceptedAfter(table, choice, best));
    const fewer = accepted(acceptedAfter(table, action, done));
    if (more.left > fewer.left) facts.push({ code: 'accepts', best: more, played: fewer });
    const isRiichi = (one: Action) => one.type === 'discard' && one.riichi;
    if (best.shanten === 0 && isRiichi(choice) !== isRiichi(action)) {
      facts.push({ code: 'waits', waits: more, draws: table.draws });
    }
  }
  return facts;
}

const MUCH_MORE = 1.25;

function worth({ table, choice, action, best, done }: Compared): SeenFact[] {
  const facts: SeenFact[] = [];
  const [good, bad] = [tileOf(choice), tileOf(action)];
  const isDora = (tile: Tile) => isRedFive(tile) || table.doraHan[kindOf(tile)]! > 0;
  if (bad !== null && isDora(bad) && (good === null || !isDora(good))) {
    facts.push({ code: 'dora', tile: bad });
  }
  const [more, less] = [best?.value ?? null, done?.value ?? null];
  if (more !== null && less !== null && less > 0 && more > MUCH_MORE * less) {
    facts.push({ code: 'worth', best: more, played: less });
  }
  if (good !== null && kindOf(good) >= FIRST_WIND && bad !== null && kindOf(bad) !== kindOf(good)) {
    const count = 4 - table.left[kindOf(good)]!;
    if (count >= 2) facts.push({ code: 'copies', tile: good, count });
  }
  return facts;
}

/** Only in the last deals: before them a place is far. */
function standing(seen: SeatView, { seat, rules }: Table): SeenFact[] {
  if (seen.bell === 'silent' && !isLastDeal(seen)) return [];
  const own = seen.scores[seat];
  const ahead = seatsOf(rules).filter((other) => seen.scores[other] > own);
  const next = ahead.sort((a, b) => seen.scores[a] - seen.scores[b])[0];
  const facts: SeenFact[] = [{ code: 'lastDeal', place: ahead.length + 1 }];
  if (next !== undefined) facts.push({ code: 'gap', seat: next, points: seen.scores[next] - own });
  return facts;
}
