// Ratings of a club: over the places of every rated game, in the order in which they were played. Nothing of it is stored: the same
// log gives the same numbers.

import {
  type ClubActor,
  type ClubState,
  type CurvePoint,
  countingGames,
  type GameState,
  type MemberId,
  nameView,
  type RatingStep,
  type RatingSystem,
  type Ratings,
  type RatingsView,
  type RatingView,
} from '@hanchan/club';
import { SEATS, type Seat } from '@hanchan/tiles';
import { afterGame, CENTRE, type Skill, START, shownSkill } from '../figures/skill.ts';

const STEPS = 30;

function shown(skill: Skill, games: number): RatingView {
  const { value, plusMinus } = shownSkill(skill);
  return { rating: value, plusMinus, games };
}

/** What the numbers mean. */
const SYSTEM: RatingSystem = {
  name: 'openskill-plackett-luce',
  start: CENTRE,
  startPlusMinus: shown(START, 0).plusMinus,
};

interface Held {
  readonly skill: Skill;
  readonly games: number;
}

interface Step {
  readonly game: GameState;
  readonly seat: Seat;
  readonly before: readonly Held[];
  readonly after: Held;
}

/** Every rating of a club, as its log leaves it. */
export class ClubRatings implements Ratings {
  readonly #held = new Map<MemberId, Held>();
  readonly #steps = new Map<MemberId, Step[]>();
  /** Games that are rated, and what each said: one that changed changes everything after it. */
  readonly #rated: {
    readonly game: GameState;
    readonly version: number;
    readonly players: readonly MemberId[];
  }[] = [];

  /** Goes on from what it knows, up to the first game that says something else than it did. */
  follow(state: ClubState): this {
    for (const game of this.#missing(state)) this.#take(game);
    return this;
  }

  /** The same in slices: ten thousand games take some tenths of a second. */
  async catchUp(state: () => ClubState, breathe: () => Promise<void> | null): Promise<this> {
    for (let missing = this.#missing(state()); missing.length > 0; ) {
      for (const game of missing) {
        this.#take(game);
        const pause = breathe();
        if (pause === null) continue;
        await pause;
        break;
      }
      // Meanwhile others may have asked, and games may have come or changed.
      missing = this.#missing(state());
    }
    return this;
  }

  of(member: MemberId): RatingView | null {
    const held = this.#held.get(member);
    return held === undefined ? null : shown(held.skill, held.games);
  }

  curve(member: MemberId): readonly Omit<CurvePoint, 'day'>[] {
    return (this.#steps.get(member) ?? []).map(({ game, after }) => {
      const { rating: value, plusMinus } = shown(after.skill, after.games);
      return { game: game.id, rating: value, plusMinus };
    });
  }

  /** The list, and how one member came to theirs, the last games first. */
  view(state: ClubState, viewer: ClubActor, member: MemberId | null): RatingsView {
    const rows = [...this.#held].map(([id, { skill, games }]) => ({
      ...nameView(state, id, viewer),
      ...shown(skill, games),
    }));
    rows.sort((a, b) => b.rating - a.rating || (a.member < b.member ? -1 : 1));
    const steps = member === null ? [] : (this.#steps.get(member) ?? []);
    return {
      system: SYSTEM,
      rows,
      steps: steps
        .slice(-STEPS)
        .reverse()
        .map((step) => stepView(state, viewer, step)),
      games: this.#rated.length,
    };
  }

  /** Takes back the games from the first one that changed, and says which are to be taken then. */
  #missing(state: ClubState): readonly GameState[] {
    const games = countingGames(state).filter(({ outcome }) => outcome.isRated);
    const changed = this.#rated.findIndex(
      ({ game, version }, i) => games[i] !== game || game.version !== version,
    );
    if (changed >= 0) while (this.#rated.length > changed) this.#takeBack();
    return games.slice(this.#rated.length);
  }

  #takeBack(): void {
    const { players } = this.#rated.pop()!;
    for (const member of players) {
      const { before, seat } = this.#steps.get(member)!.pop()!;
      const held = before[seat]!;
      if (held.games > 0) this.#held.set(member, held);
      else this.#held.delete(member);
    }
  }

  #take(game: GameState): void {
    const { players, result } = game.outcome;
    this.#rated.push({ game, version: game.version, players });
    const before = players.map((id) => this.#held.get(id) ?? { skill: START, games: 0 });
    const rated = afterGame(
      before.map(({ skill }) => skill),
      result.places,
    );
    for (const seat of SEATS) {
      const after: Held = { skill: rated[seat]!, games: before[seat]!.games + 1 };
      this.#held.set(players[seat], after);
      const steps = this.#steps.get(players[seat]) ?? [];
      steps.push({ game, seat, before, after });
      this.#steps.set(players[seat], steps);
    }
  }
}

function stepView(
  state: ClubState,
  viewer: ClubActor,
  { game, seat, before, after }: Step,
): RatingStep {
  const { players, result } = game.outcome;
  const at = (held: Held) => shown(held.skill, held.games);
  return {
    game: game.id,
    day: state.evenings.get(game.evening)!.evening.day,
    place: result.places[seat],
    before: at(before[seat]!),
    after: at(after),
    others: SEATS.filter((other) => other !== seat).map((other) => ({
      ...nameView(state, players[other], viewer),
      place: result.places[other],
      rating: at(before[other]!).rating,
    })),
  };
}
