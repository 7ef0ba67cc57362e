// The table of a season by its formula, and how one total comes about, game by game. Everything is summed in twelfths of a
// point; only what is shown is divided.

import { type BySeat, bySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { Formula } from './season.ts';
import type { ClubState, GameState } from './state.ts';
import type { CountedGame } from './views.ts';

const TWELVE = 12;

/** One game of one member, with what it is worth. */
export interface Share {
  readonly game: GameState;
  readonly day: string;
  readonly place: number;
  /** In twelfths. */
  readonly worth: number;
  left: CountedGame['left'];
}

/** One member's season, in twelfths. */
export interface Tally {
  readonly member: MemberId;
  readonly shares: readonly Share[];
  readonly counted: number;
  readonly score: number;
  readonly evenings: number;
  readonly bonus: number;
  readonly places: BySeat<number>;
  /** What ranks, as a fraction: exact, so that equal totals are equal. */
  readonly total: { readonly over: number; readonly under: number };
  readonly missing: number;
  readonly ranks: boolean;
}

/** The games of a season that count at all. */
export function seasonGames({ evenings }: ClubState, season: string): readonly GameState[] {
  const held = [...evenings.values()].filter(({ evening }) => evening.season === season);
  return held.flatMap(({ games }) => games).filter(({ isVoid }) => !isVoid);
}

/** What a game is worth to a seat, in twelfths. */
export function worthOf(
  { outcome }: GameState,
  seat: Seat,
  { worth, placeBonus }: Formula,
): number {
  const { result } = outcome;
  const place = result.places[seat];
  const sharing = result.places.filter((other) => other === place).length;
  const shared = placeBonus
    .slice(place - 1, place - 1 + sharing)
    .reduce((sum, one) => sum + one, 0);
  const bonus = (shared * TWELVE) / sharing;
  if (worth === 'place') return bonus;
  if (worth === 'points') return (result.points[seat] - result.returnPoints) * TWELVE + bonus;
  return result.score[seat] + bonus;
}

/** Everybody who played in the season, unordered. */
export function talliesOf(state: ClubState, season: string, formula: Formula): readonly Tally[] {
  const shares = new Map<MemberId, Share[]>();
  for (const game of seasonGames(state, season)) {
    const { day } = state.evenings.get(game.evening)!.evening;
    for (const seat of SEATS) {
      const member = game.outcome.players[seat];
      const own = shares.get(member) ?? [];
      const place = game.outcome.result.places[seat];
      own.push({ game, day, place, worth: worthOf(game, seat, formula), left: null });
      shares.set(member, own);
    }
  }
  return [...shares].map(([member, own]) => tallyOf(state, member, own, formula));
}

function tallyOf(state: ClubState, member: MemberId, shares: Share[], formula: Formula): Tally {
  const { rank, eveningBonus, minimumGames, guestsRank } = formula;
  leaveOut(shares, formula);
  const counting = shares.filter(({ left }) => left === null);
  const score = counting.reduce((sum, { worth }) => sum + worth, 0);
  const evenings = new Set(shares.map(({ game }) => game.evening)).size;
  const bonus = evenings * eveningBonus * TWELVE;
  const places = bySeat((at) => shares.filter(({ place }) => place === at + 1).length);
  const placeSum = counting.reduce((sum, { place }) => sum + place, 0);
  const under = rank === 'sum' ? 1 : Math.max(1, counting.length);
  // Of an average place the lower is the better; the bonus would mean nothing.
  const over = rank === 'averagePlace' ? placeSum : score + bonus * under;
  const known = state.members.get(member);
  const missing = Math.max(0, minimumGames - shares.length);
  // An erased member keeps the place: nobody else's may change.
  const isGuest = known?.role === 'guest' && !known.isErased;
  return {
    member,
    shares,
    counted: counting.length,
    score,
    evenings,
    bonus,
    places,
    total: { over, under },
    missing,
    ranks: missing === 0 && (!isGuest || guestsRank),
  };
}

/** First the rest of a crowded evening, then the worst, then all but the best. Of equal games the earlier counts. */
function leaveOut(shares: Share[], { perEvening, dropWorst, best, rank }: Formula): void {
  const better = (a: Share, b: Share) =>
    (rank === 'averagePlace' ? a.place - b.place : b.worth - a.worth) || a.game.seq - b.game.seq;
  const standing = () => shares.filter(({ left }) => left === null).sort(better);
  if (perEvening !== null) {
    const taken = new Map<string, number>();
    for (const share of standing()) {
      const count = taken.get(share.game.evening) ?? 0;
      taken.set(share.game.evening, count + 1);
      if (count >= perEvening) share.left = 'evening';
    }
  }
  const all = standing();
  const kept = Math.max(0, all.length - dropWorst);
  for (const share of all.slice(kept)) share.left = 'worst';
  if (best !== null) for (const share of standing().slice(best)) share.left = 'best';
}

/** Below 0: the first is ahead. */
const compareTotals = (a: Tally, b: Tally, { rank }: Formula): number => {
  const difference = b.total.over * a.total.under - a.total.over * b.total.under;
  return rank === 'averagePlace' ? -difference : difference;
};

/** With places; equal totals share one, and whoever has none comes last. */
export function rankedTallies(
  tallies: readonly Tally[],
  formula: Formula,
): readonly (readonly [Tally, number | null, string])[] {
  const byTotal = [...tallies].sort(
    (a, b) =>
      Number(b.ranks) - Number(a.ranks) ||
      compareTotals(a, b, formula) ||
      (a.member < b.member ? -1 : 1),
  );
  const ranked = byTotal.filter(({ ranks }) => ranks);
  return byTotal.map((tally) => {
    if (!tally.ranks) return [tally, null, ''];
    const first = ranked.findIndex((other) => compareTotals(other, tally, formula) === 0) + 1;
    const last = ranked.findLastIndex((other) => compareTotals(other, tally, formula) === 0) + 1;
    return [tally, first, first === last ? `${first}` : `${first}–${last}`];
  });
}
