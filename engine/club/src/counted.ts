// What follows from the games that count: folded once, and grown by every game that comes behind the others. A correction,
// a result from earlier or another day for an evening begins it anew (`recounts`), so nothing is ever taken back.

import { SEATS, type Seat } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import { type HandSums, MemberSoFar, type WonIn } from './memberSoFar.ts';
import { RecordsSoFar } from './recordsSoFar.ts';
import type { Season } from './season.ts';
import { type SeasonKept, SeasonTable } from './seasonTable.ts';
import type { ClubState, GameState } from './state.ts';

const kept = new WeakMap<ClubState, Counted>();

/** What has been counted in this club, as far as its log goes now. */
export function countedIn(state: ClubState): Counted {
  const known = kept.get(state);
  const counted = known?.recounts === state.recounts ? known : new Counted(state.recounts);
  kept.set(state, counted);
  return counted.follow(state);
}

/** Games that count, in the order in which they were played. */
export const countingGames = (state: ClubState): readonly GameState[] => countedIn(state).games;

/** A member's games that count, the first one first. */
export const gamesOfMember = (state: ClubState, member: MemberId): readonly GameState[] =>
  (countedIn(state).member(member)?.games ?? []).map(({ game }) => game);

/** What was counted of a member, to be kept: how much they played, where they sat, and what is summed of their hands. */
export interface MemberKept {
  readonly played: Played;
  /** The number of the counting game times four, and the seat. */
  readonly seats: readonly number[];
  readonly hands: HandSums;
}

/** What was counted, to be kept. The results of games are not in it: they are counted again for whoever asks for them. */
export interface CountedKept {
  readonly members: readonly (readonly [MemberId, MemberKept])[];
  readonly yakuman: readonly WonIn[];
  readonly records: ReturnType<RecordsSoFar['list']>;
  readonly seasons: readonly (readonly [season: string, table: SeasonKept])[];
}

export function keptOf(state: ClubState): CountedKept {
  const counted = countedIn(state);
  const { yakuman, records } = counted;
  const numbers = new Map(counted.games.map((game, i) => [game, i]));
  return {
    members: counted.members().map(([id, played]) => {
      const { games, hands } = counted.member(id)!;
      const seats = games.map(({ game, seat }) => SEATS.length * numbers.get(game)! + seat);
      return [id, { played, seats, hands }];
    }),
    yakuman,
    records: records.list(),
    seasons: [...state.seasons].map(([id, { season }]) => {
      return [id, counted.tableOf(state, season).kept()];
    }),
  };
}

/** Goes on from what was kept of a state with the same games. */
export function resumeCounting(state: ClubState, from: CountedKept): void {
  kept.set(state, new Counted(state.recounts).resume(state, from));
}

/** How much a member played. */
export interface Played {
  readonly games: number;
  readonly evenings: number;
}

/** The games of a club and everything that is summed of them. */
class Counted {
  readonly recounts: number;
  /** In the order in which they were played. */
  readonly games: GameState[] = [];
  readonly yakuman: WonIn[] = [];
  readonly records = new RecordsSoFar();
  /** Of some only what was kept is there, until somebody asks for more. */
  readonly #members = new Map<MemberId, MemberSoFar | MemberKept>();
  readonly #bySeason = new Map<string, GameState[]>();
  readonly #tables = new WeakMap<Season, SeasonTable>();
  /** Of all games, the void ones with them. */
  #seen = 0;

  constructor(recounts: number) {
    this.recounts = recounts;
  }

  follow(state: ClubState): this {
    for (const game of this.#added(state)) {
      for (const seat of SEATS) {
        const id = game.outcome.players[seat];
        const member = this.member(id) ?? new MemberSoFar();
        this.#members.set(id, member);
        member.take({ game, seat });
      }
      this.#list(state, game);
      this.records.take(game);
      for (const win of game.outcome.deals?.notable ?? []) {
        if (win.yakuman > 0) this.yakuman.push({ game, win });
      }
    }
    return this;
  }

  resume(state: ClubState, from: CountedKept): this {
    for (const game of this.#added(state)) this.#list(state, game);
    for (const [id, one] of from.members) this.#members.set(id, one);
    this.yakuman.push(...from.yakuman);
    this.records.resume(from.records);
    for (const [id, table] of from.seasons) {
      const { season } = state.seasons.get(id)!;
      this.#tables.set(season, new SeasonTable(season, table));
    }
    return this;
  }

  /** Everybody who played, in the order in which they first did. */
  members(): readonly (readonly [MemberId, Played])[] {
    return [...this.#members].map(([id, one]) => [id, one.played]);
  }

  played(member: MemberId): number {
    return this.#members.get(member)?.played.games ?? 0;
  }

  member(id: MemberId): MemberSoFar | undefined {
    const known = this.#members.get(id);
    if (known === undefined || known instanceof MemberSoFar) return known;
    const member = new MemberSoFar();
    for (const at of known.seats) {
      const game = this.games[Math.floor(at / SEATS.length)]!;
      member.takeResult({ game, seat: (at % SEATS.length) as Seat });
    }
    member.resume(known.hands);
    this.#members.set(id, member);
    return member;
  }

  gamesOf(season: string): readonly GameState[] {
    return this.#bySeason.get(season) ?? [];
  }

  /** A member's games of a season, the first one first. */
  ownOf({ evenings }: ClubState, season: string, member: MemberId): readonly GameState[] {
    const own = (this.member(member)?.games ?? []).map(({ game }) => game);
    return own.filter(({ evening }) => evenings.get(evening)!.evening.season === season);
  }

  /** A season that was changed is another object, and so is one that is only tried. */
  tableOf(state: ClubState, season: Season): SeasonTable {
    const table = this.#tables.get(season) ?? new SeasonTable(season);
    this.#tables.set(season, table);
    return table.follow(state, this.gamesOf(season.id));
  }

  /** Those behind the ones that were seen, as they were played. */
  #added({ games }: ClubState): readonly GameState[] {
    if (games.size === this.#seen) return [];
    const added = [...games.values()].slice(this.#seen).filter(({ isVoid }) => !isVoid);
    this.#seen = games.size;
    return added.sort((a, b) => a.playedAt - b.playedAt || a.seq - b.seq);
  }

  #list({ evenings }: ClubState, game: GameState): void {
    this.games.push(game);
    const { season } = evenings.get(game.evening)!.evening;
    if (season === null) return;
    const games = this.#bySeason.get(season) ?? [];
    this.#bySeason.set(season, games);
    games.push(game);
  }
}
