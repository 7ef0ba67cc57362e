// The table of a season by its formula, and how one total comes about, game by game. Everything is summed in twelfths of a
// point; only what is shown is divided.

import { bySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import type { Formula, Season } from './season.ts';
import type { ClubState, GameState } from './state.ts';
import type { CountedGame, SeasonRow } from './views.ts';

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
export interface Tally
  extends Pick<
    SeasonRow,
    'games' | 'counted' | 'evenings' | 'score' | 'bonus' | 'places' | 'missing'
  > {
  readonly member: MemberId;
  /** What ranks, as a fraction: exact, so that equal totals are equal. */
  readonly total: { readonly over: number; readonly under: number };
}

/** With the place and how it is shown; null: without one. */
export type Ranked = readonly [Tally, number | null, string];

/** What a game is worth to a seat, in twelfths. */
function worthOf({ outcome }: GameState, seat: Seat, { worth, placeBonus }: Formula): number {
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

/** Everybody's sums, to be kept. */
export interface SeasonKept {
  readonly games: number;
  readonly tallies: readonly Tally[];
  readonly teams: readonly (readonly [team: string, sum: { games: number; total: number }])[];
}

/** A season's sums as its games come; whoever did not play meanwhile is not counted again. */
export class SeasonTable {
  readonly #season: Season;
  readonly #teamOf: ReadonlyMap<MemberId, string>;
  /** Of whom only the sum was kept there are none, until somebody asks. */
  readonly #shares = new Map<MemberId, Share[]>();
  readonly #tallies = new Map<MemberId, Tally>();
  readonly #teams: Map<string, { games: number; total: number }>;
  #taken = 0;

  constructor(season: Season, kept?: SeasonKept) {
    this.#season = season;
    const { teams } = season;
    this.#teamOf = new Map(teams.flatMap(({ id, members }) => members.map((one) => [one, id])));
    this.#teams = new Map(kept?.teams ?? teams.map(({ id }) => [id, { games: 0, total: 0 }]));
    for (const tally of kept?.tallies ?? []) this.#tallies.set(tally.member, tally);
    this.#taken = kept?.games ?? 0;
  }

  kept(): SeasonKept {
    return { games: this.#taken, tallies: [...this.#tallies.values()], teams: [...this.#teams] };
  }

  /** Takes the games of the season that came behind those it has. */
  follow(state: ClubState, games: readonly GameState[]): this {
    const { formula } = this.#season;
    const played = new Set<MemberId>();
    const before = games.slice(0, this.#taken);
    for (const game of games.slice(this.#taken)) {
      for (const seat of SEATS) {
        const member = game.outcome.players[seat];
        this.#sharesOf(state, member, before).push(this.#share(state, game, seat));
        played.add(member);
      }
      this.#takeTeams(game);
    }
    this.#taken = games.length;
    for (const member of played) {
      this.#tallies.set(member, tallyOf(member, this.#shares.get(member)!, formula));
    }
    return this;
  }

  /** The games of one member, the first one first, with what each is worth; `games` has those of the season. */
  sharesOf(state: ClubState, member: MemberId, games: readonly GameState[]): readonly Share[] {
    const shares = this.#sharesOf(state, member, games);
    leaveOut(shares, this.#season.formula);
    return shares;
  }

  /** With places; equal totals share one, and whoever has none comes last. */
  ranked({ members }: ClubState): readonly Ranked[] {
    const { formula } = this.#season;
    const ranks = ({ member, missing }: Tally) => {
      const known = members.get(member);
      // An erased member keeps the place: nobody else's may change.
      const isGuest = known?.role === 'guest' && !known.isErased;
      return missing === 0 && (!isGuest || formula.guestsRank);
    };
    const inOrder = (tallies: readonly Tally[]) =>
      [...tallies].sort((a, b) => compareTotals(a, b, formula) || (a.member < b.member ? -1 : 1));
    const all = [...this.#tallies.values()];
    const rest = inOrder(all.filter((tally) => !ranks(tally)));
    return [
      ...withPlaces(inOrder(all.filter(ranks)), formula),
      ...rest.map((tally) => [tally, null, ''] as const),
    ];
  }

  /** What a team's members made together. */
  ofTeam(team: string): { readonly games: number; readonly total: number } {
    return this.#teams.get(team)!;
  }

  #sharesOf(state: ClubState, member: MemberId, games: readonly GameState[]): Share[] {
    const known = this.#shares.get(member);
    if (known !== undefined) return known;
    const shares: Share[] = [];
    for (const game of games) {
      const seat = game.outcome.players.indexOf(member);
      if (seat >= 0) shares.push(this.#share(state, game, seat as Seat));
    }
    this.#shares.set(member, shares);
    return shares;
  }

  #share({ evenings }: ClubState, game: GameState, seat: Seat): Share {
    const { day } = evenings.get(game.evening)!.evening;
    const worth = worthOf(game, seat, this.#season.formula);
    return { game, day, place: game.outcome.result.places[seat], worth, left: null };
  }

  /** Only games with one player each of four teams count for the league. */
  #takeTeams(game: GameState): void {
    if (this.#teams.size < SEATS.length) return;
    const four = bySeat((seat) => this.#teamOf.get(game.outcome.players[seat]));
    if (four.includes(undefined) || new Set(four).size < SEATS.length) return;
    for (const seat of SEATS) {
      const sum = this.#teams.get(four[seat]!)!;
      sum.games++;
      sum.total += worthOf(game, seat, this.#season.formula);
    }
  }
}

function tallyOf(member: MemberId, shares: readonly Share[], formula: Formula): Tally {
  const { rank, eveningBonus, minimumGames } = formula;
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
  const missing = Math.max(0, minimumGames - shares.length);
  return {
    ...{ member, games: shares.length, counted: counting.length, score, evenings, bonus, places },
    ...{ total: { over, under }, missing },
  };
}

/** First the rest of a crowded evening, then the worst, then all but the best. Of equal games the earlier counts. */
function leaveOut(shares: readonly Share[], { perEvening, dropWorst, best, rank }: Formula): void {
  for (const share of shares) share.left = null;
  if (perEvening === null && dropWorst === 0 && best === null) return;
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

/** Equal totals stand beside each other: `5–6` for both. */
function withPlaces(tallies: readonly Tally[], formula: Formula): Ranked[] {
  const ranked: Ranked[] = [];
  for (let from = 0; from < tallies.length; ) {
    let to = from + 1;
    while (to < tallies.length && compareTotals(tallies[from]!, tallies[to]!, formula) === 0) to++;
    const shown = to === from + 1 ? `${to}` : `${from + 1}–${to}`;
    for (const tally of tallies.slice(from, to)) ranked.push([tally, from + 1, shown]);
    from = to;
  }
  return ranked;
}
