// What follows from the games that count: folded once, and grown by every game that comes behind the others. A correction,
// a result from earlier or another day for an evening begins it anew (`recounts`), so nothing is ever taken back.

import { SEATS } from '@hanchan/tiles';
import type { MemberId } from './member.ts';
import { MemberSoFar } from './memberSoFar.ts';
import type { NotableWin } from './outcome.ts';
import { RecordsSoFar } from './recordsSoFar.ts';
import type { Season } from './season.ts';
import { SeasonTable } from './seasonTable.ts';
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

/** The games of a club and everything that is summed of them. */
class Counted {
  readonly recounts: number;
  /** In the order in which they were played. */
  readonly games: GameState[] = [];
  readonly members = new Map<MemberId, MemberSoFar>();
  readonly yakuman: { readonly game: GameState; readonly win: NotableWin }[] = [];
  readonly records = new RecordsSoFar();
  readonly #bySeason = new Map<string, GameState[]>();
  readonly #tables = new WeakMap<Season, SeasonTable>();
  /** Of all games, the void ones with them. */
  #seen = 0;

  constructor(recounts: number) {
    this.recounts = recounts;
  }

  follow(state: ClubState): this {
    if (state.games.size === this.#seen) return this;
    const added = [...state.games.values()].slice(this.#seen).filter(({ isVoid }) => !isVoid);
    added.sort((a, b) => a.playedAt - b.playedAt || a.seq - b.seq);
    for (const game of added) this.#take(state, game);
    this.#seen = state.games.size;
    return this;
  }

  gamesOf(season: string): readonly GameState[] {
    return this.#bySeason.get(season) ?? [];
  }

  /** A season that was changed is another object, and so is one that is only tried. */
  tableOf(state: ClubState, season: Season): SeasonTable {
    const table = this.#tables.get(season) ?? new SeasonTable(season);
    this.#tables.set(season, table);
    return table.follow(state, this.gamesOf(season.id));
  }

  #take({ evenings }: ClubState, game: GameState): void {
    this.games.push(game);
    const { season } = evenings.get(game.evening)!.evening;
    if (season !== null) this.#seasonGames(season).push(game);
    for (const seat of SEATS) {
      const member = game.outcome.players[seat];
      const own = this.members.get(member) ?? new MemberSoFar();
      this.members.set(member, own);
      own.take({ game, seat });
    }
    this.records.take(game);
    for (const win of game.outcome.deals?.notable ?? []) {
      if (win.yakuman > 0) this.yakuman.push({ game, win });
    }
  }

  #seasonGames(season: string): GameState[] {
    const games = this.#bySeason.get(season) ?? [];
    this.#bySeason.set(season, games);
    return games;
  }
}
