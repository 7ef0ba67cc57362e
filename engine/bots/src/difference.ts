// Why this rather than that: what holds of one of two choices and not of the other, so that no two lists are ever the same. What
// holds of both alike is no reason for either.

import type { Action, SeatView } from '@hanchan/game';
import { discards, type ImprovingTile } from '@hanchan/hand';
import {
  COPIES,
  countTiles,
  FIRST_WIND,
  isRedFive,
  type Kind,
  kindOf,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { Candidate, Reason } from './bot.ts';
import { isSameAct } from './same.ts';
import { type Opponent, readTable, type Table } from './table.ts';

/** What a player close to winning makes of a tile that is thrown. */
export type SafetyFact =
  /** They cannot win on it: it lies among their discards, or passed since. */
  | { readonly code: 'safeOwn' | 'safePassed'; readonly tile: Tile; readonly seat: Seat }
  /** Nothing rules it out against them. */
  | { readonly code: 'notSafe'; readonly tile: Tile; readonly seat: Seat };

/** Two-sided waits on a tile are open against a player: neither of its ends has passed. */
export interface OpenEnds {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly ends: readonly Kind[];
}

/** Something that holds of one choice, beside another. */
export type SideFact =
  | SafetyFact
  | (OpenEnds & { readonly code: 'openEnds' })
  | { readonly code: 'shanten'; readonly shanten: number }
  | { readonly code: 'accepts'; readonly kinds: readonly Kind[]; readonly left: number }
  /** Points that the hand is likely to win. */
  | { readonly code: 'worth'; readonly points: number }
  /** How likely it is to be won on, 0 to 1. */
  | { readonly code: 'danger'; readonly share: number }
  /** A dora or a red five leaves the hand. */
  | { readonly code: 'losesDora'; readonly tile: Tile }
  | { readonly code: 'riichi' | 'silent' | 'opens' | 'closed' | 'win' | 'notWeighed' }
  /** What the bot says of this one alone. */
  | { readonly code: 'reason'; readonly reason: Reason }
  /** How many strong players would do it, 0 to 1, beside the other. */
  | { readonly code: 'oftener' | 'rarer'; readonly share: number }
  /** What the bot counts it as worth, beside the other. */
  | { readonly code: 'better' | 'worse'; readonly worth: number };

/** Two choices, each with what holds of it alone. */
export type Difference = Readonly<Record<'best' | 'played', readonly SideFact[]>>;

/** What was done, what would have been done, and what was weighed. */
export interface TwoChoices {
  readonly action: Action;
  readonly choice: Action;
  readonly candidates: readonly Candidate[];
}

interface Side {
  readonly action: Action;
  readonly weighed: Candidate | undefined;
  readonly tile: Tile | null;
  readonly accepts: readonly ImprovingTile[];
}

const MOST_FACTS = 3;

/** Of each side three at most, the weightiest first. */
export function differenceOf(
  seen: SeatView,
  { action, choice, candidates }: TwoChoices,
): Difference {
  const table = readTable(seen);
  const sideOf = (one: Action): Side => {
    const weighed = candidates.find((candidate) => isSameAct(candidate.action, one));
    const tile = one.type === 'discard' ? one.tile : null;
    return { action: one, weighed, tile, accepts: acceptedAfter(table, one, weighed) };
  };
  const [best, played] = [sideOf(choice), sideOf(action)];
  const found = {
    best: factsOfSide(table, best, played),
    played: factsOfSide(table, played, best),
  };
  if (found.best.length > 0 && found.played.length > 0) return found;
  return {
    best: found.best.length > 0 ? found.best : lastWord(best, played, true),
    played: found.played.length > 0 ? found.played : lastWord(played, best, false),
  };
}

function factsOfSide(table: Table, one: Side, other: Side): SideFact[] {
  const facts = [
    ...safety(table, one, other),
    ...progress(one, other),
    ...manner(table, one, other),
    ...worth(table, one, other),
  ];
  return [...facts, ...ownReasons(one, other, facts)].slice(0, MOST_FACTS);
}

const isClose = ({ isInRiichi, state }: Opponent) => isInRiichi || state.melds.length >= 3;

function safety({ others }: Table, { tile }: Side, other: Side): SideFact[] {
  if (tile === null || other.tile === null || kindOf(tile) === kindOf(other.tile)) return [];
  const facts: SideFact[] = [];
  for (const opponent of others) {
    if (!isClose(opponent)) continue;
    const { seat, safe, state } = opponent;
    const [isSafe, isOtherSafe] = [safe[kindOf(tile)] === 1, safe[kindOf(other.tile)] === 1];
    if (isSafe === isOtherSafe) continue;
    if (isSafe) {
      const isOwn = state.discards.some((discard) => kindOf(discard.tile) === kindOf(tile));
      facts.push({ code: isOwn ? 'safeOwn' : 'safePassed', tile, seat });
      continue;
    }
    const ends = openEnds(kindOf(tile), opponent);
    facts.push(
      ends.length > 0 ? { code: 'openEnds', tile, seat, ends } : { code: 'notSafe', tile, seat },
    );
  }
  return facts;
}

/** The other ends of two-sided waits on it that furiten does not rule out. */
export function openEnds(kind: Kind, { safe }: Pick<Opponent, 'safe'>): Kind[] {
  if (kind >= FIRST_WIND) return [];
  const rank = kind % 9;
  const ends: Kind[] = [];
  if (rank >= 3 && safe[kind - 3] === 0) ends.push((kind - 3) as Kind);
  if (rank <= 5 && safe[kind + 3] === 0) ends.push((kind + 3) as Kind);
  return ends;
}

/** What brings the hand on after it, also where the bot did not count it. */
export function acceptedAfter(
  { counts, melds, held, left, rules }: Table,
  action: Action,
  weighed: Candidate | undefined,
): readonly ImprovingTile[] {
  if (weighed !== undefined && weighed.accepts.length > 0) return weighed.accepts;
  if (action.type !== 'discard') return [];
  const melded = countTiles(melds.flatMap(({ tiles }) => tiles));
  const seen = melded.map((own, kind) => Math.max(0, COPIES - left[kind]! - counts[kind]! - own));
  const choices = discards({ concealed: held, melds }, seen, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
  return choices.find(({ tile }) => tile === action.tile)?.improving ?? [];
}

const leftIn = (accepts: readonly ImprovingTile[]) =>
  accepts.reduce((sum, { remaining }) => sum + remaining, 0);
const kindsOf = (accepts: readonly ImprovingTile[]) => accepts.map(({ kind }) => kind);

function progress({ weighed, accepts }: Side, other: Side): SideFact[] {
  const [own, theirs] = [weighed?.shanten ?? null, other.weighed?.shanten ?? null];
  if (own === null || theirs === null) return [];
  if (own !== theirs) return [{ code: 'shanten', shanten: own }];
  const isSame = kindsOf(accepts).join() === kindsOf(other.accepts).join();
  if (isSame || accepts.length === 0) return [];
  return [{ code: 'accepts', kinds: kindsOf(accepts), left: leftIn(accepts) }];
}

const isRiichi = (action: Action) => action.type === 'discard' && action.riichi;
const isCall = ({ type }: Action) => type === 'chi' || type === 'pon' || type === 'calledKan';
const isWin = ({ type }: Action) => type === 'ron' || type === 'tsumo';

/** How it is done: declared or not, called or let go. */
function manner({ isClosed }: Table, { action }: Side, other: Side): SideFact[] {
  if (isWin(action) !== isWin(other.action)) return isWin(action) ? [{ code: 'win' }] : [];
  if (isRiichi(action) !== isRiichi(other.action)) {
    return [{ code: isRiichi(action) ? 'riichi' : 'silent' }];
  }
  if (!isClosed || isCall(action) === isCall(other.action)) return [];
  return [{ code: isCall(action) ? 'opens' : 'closed' }];
}

/** Figures of the bot that differ by less are alike. */
const MUCH = 1.1;
const MUCH_DANGER = 0.01;

function worth({ doraHan }: Table, { tile, weighed }: Side, other: Side): SideFact[] {
  const facts: SideFact[] = [];
  const hanOf = (one: Tile) => doraHan[kindOf(one)]! + (isRedFive(one) ? 1 : 0);
  if (tile !== null && hanOf(tile) > (other.tile === null ? 0 : hanOf(other.tile))) {
    facts.push({ code: 'losesDora', tile });
  }
  const [own, theirs] = [weighed?.danger ?? null, other.weighed?.danger ?? null];
  if (tile !== null && own !== null && theirs !== null && Math.abs(own - theirs) >= MUCH_DANGER) {
    facts.push({ code: 'danger', share: own });
  }
  const [points, others] = [weighed?.value ?? 0, other.weighed?.value ?? 0];
  if (points > 0 && others > 0 && Math.max(points, others) > MUCH * Math.min(points, others)) {
    facts.push({ code: 'worth', points });
  }
  return facts;
}

/** What tells nobody anything beside another choice. */
const EMPTY: readonly Reason['code'][] = ['learned', 'balance', 'forced', 'slip', 'foul'];

/** What a figure says better. */
const SAID_BY: Readonly<Partial<Record<Reason['code'], readonly SideFact['code'][]>>> = {
  safe: ['danger', 'safeOwn', 'safePassed'],
  dangerous: ['danger', 'openEnds'],
  efficient: ['accepts', 'shanten'],
  valuable: ['worth'],
  riichi: ['riichi'],
  noRiichi: ['silent'],
  staysClosed: ['closed'],
  win: ['win'],
};

function ownReasons({ weighed }: Side, other: Side, said: readonly SideFact[]): SideFact[] {
  const isSaid = ({ code }: Reason) =>
    said.some((fact) => SAID_BY[code]?.includes(fact.code) ?? false);
  const theirs = other.weighed?.reasons ?? [];
  return (weighed?.reasons ?? [])
    .filter((reason) => !EMPTY.includes(reason.code) && !isSaid(reason))
    .filter(({ code, rule }) => !theirs.some((one) => one.code === code && one.rule === rule))
    .map((reason) => ({ code: 'reason', reason }));
}

/** Where nothing else tells them apart: which of the two the bot would rather do. */
function lastWord({ weighed }: Side, other: Side, isBest: boolean): SideFact[] {
  if (weighed === undefined) return [{ code: 'notWeighed' }];
  if (weighed.probability === null) {
    return [{ code: isBest ? 'better' : 'worse', worth: weighed.worth }];
  }
  const share = weighed.probability;
  return [{ code: share >= (other.weighed?.probability ?? 0) ? 'oftener' : 'rarer', share }];
}
