// Ratings of a club: over the places of every rated game, in the order in which they were played. Nothing of it is stored: the same
// log gives the same numbers.

import {
  type ClubActor,
  type ClubState,
  type CurvePoint,
  countingGames,
  type GameState,
  gamesOfMember,
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

const NOBODY: Held = { skill: START, games: 0 };
const SEATED = SEATS.length;

/** A member's rated games. */
interface Own {
  /** The number of the rated game times four, and the seat. */
  readonly seats: number[];
  /** Mean and deviation after each. */
  readonly skills: number[];
}

/** Ratings as pages show them. */
export interface SeenRatings extends Ratings {
  view(state: ClubState, viewer: ClubActor, member: MemberId | null): RatingsView;
}

/** One member's ratings as they are kept: the last one as it is shown, and mean and deviation after each game. */
export interface RatingKept {
  readonly member: MemberId;
  readonly last: RatingView;
  readonly skills: Float64Array;
}

/** Every rating of a club, as its log leaves it. */
export class ClubRatings implements SeenRatings {
  readonly #own = new Map<MemberId, Own>();
  /** Games that are rated, and what each said: one that changed changes everything after it. */
  readonly #rated: { readonly game: GameState; readonly version: number }[] = [];

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

  /** Of everybody, to be kept and gone on from. */
  kept(): readonly RatingKept[] {
    return [...this.#own].map(([member, { skills }]) => {
      return { member, last: this.of(member)!, skills: Float64Array.from(skills) };
    });
  }

  /** Takes what was kept for the games that `state` has; false: it is of other games. */
  resume(state: ClubState, kept: readonly RatingKept[]): boolean {
    for (const game of this.#missing(state)) this.#seat(game);
    for (const { member, skills } of kept) {
      const own = this.#own.get(member);
      if (own === undefined || skills.length !== 2 * own.seats.length) return false;
      own.skills.push(...skills);
    }
    return kept.length === this.#own.size;
  }

  of(member: MemberId): RatingView | null {
    const { skill, games } = this.#held(member);
    return games === 0 ? null : shown(skill, games);
  }

  curve(member: MemberId): readonly Omit<CurvePoint, 'day'>[] {
    const own = this.#own.get(member);
    if (own === undefined) return [];
    return curveOf(
      own.seats.map((at) => this.#gameAt(at)),
      own.skills,
    );
  }

  /** The list, and how one member came to theirs, the last games first. */
  view(state: ClubState, viewer: ClubActor, member: MemberId | null): RatingsView {
    const rows = [...this.#own.keys()].map((id) => ({
      ...nameView(state, id, viewer),
      ...this.of(id)!,
    }));
    const steps = member === null ? [] : (this.#own.get(member)?.seats ?? []);
    return {
      system: SYSTEM,
      rows: inOrder(rows),
      steps: steps
        .slice(-STEPS)
        .reverse()
        .map((at) => this.#step(state, viewer, at)),
      games: this.#rated.length,
    };
  }

  #gameAt = (at: number): GameState => this.#rated[Math.floor(at / SEATED)]!.game;

  #held(member: MemberId): Held {
    const own = this.#own.get(member);
    return own === undefined ? NOBODY : heldAfter(own.skills, own.seats.length);
  }

  /** Before the game in which somebody sat there. */
  #before(at: number): Held {
    const member = this.#gameAt(at).outcome.players[(at % SEATED) as Seat];
    const { seats, skills } = this.#own.get(member)!;
    return heldAfter(skills, firstFrom(seats, at));
  }

  #step(state: ClubState, viewer: ClubActor, at: number): RatingStep {
    const game = this.#gameAt(at);
    const seat = (at % SEATED) as Seat;
    const { players, result } = game.outcome;
    const before = this.#before(at);
    const after = heldAfter(this.#own.get(players[seat])!.skills, before.games + 1);
    const first = at - seat;
    return {
      game: game.id,
      day: state.evenings.get(game.evening)!.evening.day,
      place: result.places[seat],
      before: shown(before.skill, before.games),
      after: shown(after.skill, after.games),
      others: SEATS.filter((other) => other !== seat).map((other) => ({
        ...nameView(state, players[other], viewer),
        place: result.places[other],
        rating: shown(this.#before(first + other).skill, 0).rating,
      })),
    };
  }

  /** Takes back the games from the first one that changed, and says which are to be taken then. */
  #missing(state: ClubState): readonly GameState[] {
    const games = countingGames(state).filter(({ outcome }) => outcome.isRated);
    const changed = this.#rated.findIndex(
      ({ game, version }, i) => games[i] !== game || game.version !== version,
    );
    if (changed >= 0) this.#takeBack(changed);
    return games.slice(this.#rated.length);
  }

  /** Down to so many games. */
  #takeBack(games: number): void {
    this.#rated.length = games;
    for (const [member, { seats, skills }] of this.#own) {
      seats.length = firstFrom(seats, SEATED * games);
      skills.length = 2 * seats.length;
      if (seats.length === 0) this.#own.delete(member);
    }
  }

  #take(game: GameState): void {
    const { players, result } = game.outcome;
    const rated = afterGame(
      players.map((id) => this.#held(id).skill),
      result.places,
    );
    this.#seat(game);
    for (const seat of SEATS) {
      const { mu, sigma } = rated[seat]!;
      this.#own.get(players[seat])!.skills.push(mu, sigma);
    }
  }

  #seat(game: GameState): void {
    const { players } = game.outcome;
    const first = SEATED * this.#rated.length;
    this.#rated.push({ game, version: game.version });
    for (const seat of SEATS) {
      const own = this.#own.get(players[seat]) ?? { seats: [], skills: [] };
      own.seats.push(first + seat);
      this.#own.set(players[seat], own);
    }
  }
}

/** After so many games of one's own. */
const heldAfter = (skills: ArrayLike<number>, games: number): Held =>
  games === 0
    ? NOBODY
    : { skill: { mu: skills[2 * games - 2]!, sigma: skills[2 * games - 1]! }, games };

const curveOf = (games: readonly GameState[], skills: ArrayLike<number>) =>
  games.map(({ id: game }, i) => {
    const { rating: value, plusMinus } = shown(heldAfter(skills, i + 1).skill, i + 1);
    return { game, rating: value, plusMinus };
  });

const inOrder = (rows: RatingsView['rows']): RatingsView['rows'] =>
  [...rows].sort((a, b) => b.rating - a.rating || (a.member < b.member ? -1 : 1));

/** The place of the first number that is not less, in a list that grows. */
function firstFrom(list: readonly number[], least: number): number {
  let from = 0;
  for (let to = list.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (list[middle]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Ratings that were kept: what everybody has is at hand, how they came to it is laid out for whoever asks. */
export class KeptRatings implements SeenRatings {
  readonly #state: ClubState;
  readonly #kept: ReadonlyMap<MemberId, RatingKept>;
  #opened: ClubRatings | null = null;

  constructor(state: ClubState, kept: readonly RatingKept[]) {
    this.#state = state;
    this.#kept = new Map(kept.map((one) => [one.member, one]));
  }

  of(member: MemberId): RatingView | null {
    return this.#opened === null ? (this.#kept.get(member)?.last ?? null) : this.#opened.of(member);
  }

  curve(member: MemberId): readonly Omit<CurvePoint, 'day'>[] {
    if (this.#opened !== null) return this.#opened.curve(member);
    const rated = gamesOfMember(this.#state, member).filter(({ outcome }) => outcome.isRated);
    return curveOf(rated, this.#kept.get(member)?.skills ?? []);
  }

  view(state: ClubState, viewer: ClubActor, member: MemberId | null): RatingsView {
    if (this.#opened !== null || member !== null) return this.opened().view(state, viewer, member);
    const kept = [...this.#kept.values()];
    const rows = kept.map((one) => ({ ...nameView(state, one.member, viewer), ...one.last }));
    const numbers = kept.reduce((sum, { skills }) => sum + skills.length, 0);
    return { system: SYSTEM, rows: inOrder(rows), steps: [], games: numbers / (2 * SEATED) };
  }

  /** All of it, as if every game had been rated here. */
  opened(): ClubRatings {
    if (this.#opened !== null) return this.#opened;
    const ratings = new ClubRatings();
    if (!ratings.resume(this.#state, [...this.#kept.values()])) {
      throw new Error('these ratings are of other games');
    }
    this.#opened = ratings;
    return ratings;
  }
}
