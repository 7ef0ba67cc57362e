// A club in short: what its pages tell, without the hands of each game. It is kept beside the log of a large club, so that the club
// can be looked at before its log is read; the log alone is true, and says what is in here. Two things cannot be told of it: who won
// on whom hand by hand (`headToHeadView`), and whether a command was carried out before.

import { type GameRows, gamesOfRows, rowsOfGames } from './abridgedGames.ts';
import { type CountedKept, keptOf, type MemberKept, resumeCounting } from './counted.ts';
import type { HandSums, WonIn } from './memberSoFar.ts';
import type { NotableWin } from './outcome.ts';
import type { ClubState, EveningState, GameState, MemberState, SeasonState } from './state.ts';

/** To be raised when the same log is told in another way: what was kept before is thrown away then. */
export const ABRIDGED_FORM = 2;

type Win = readonly [game: string, win: NotableWin];
type Pairs<V> = readonly (readonly [string, V])[];

interface Hands extends Omit<HandSums, 'highest' | 'yakuman'> {
  readonly highest: Win | null;
  readonly yakuman: readonly Win[];
}

interface Counts extends Pick<CountedKept, 'seasons'> {
  readonly members: Pairs<Omit<MemberKept, 'hands'> & { readonly hands: Hands }>;
  readonly yakuman: readonly Win[];
  readonly records: readonly (readonly [
    CountedKept['records'][number][0],
    number,
    readonly (readonly [member: string, game: string | null])[],
  ])[];
}

/** Plain data, for JSON. */
export interface AbridgedClub {
  readonly settings: ClubState['settings'];
  readonly seq: number;
  readonly links: Pairs<number>;
  readonly members: readonly MemberState[];
  readonly seasons: readonly SeasonState[];
  readonly evenings: readonly (Pick<
    EveningState,
    'evening' | 'isOver' | 'isCancelled' | 'present'
  > & {
    readonly answers: readonly (readonly [string, 'coming' | 'maybe' | 'no'])[];
    readonly draws: readonly (readonly [
      number,
      NonNullable<ReturnType<EveningState['draws']['get']>>,
    ])[];
  })[];
  readonly games: GameRows;
  readonly counts: Counts;
  /** Null: no game yet. */
  readonly latest: number | null;
  readonly recounts: number;
}

/** The short form of a club, to be kept. */
export function abridgedClub(state: ClubState): AbridgedClub {
  const { settings, seq, links, members, seasons, evenings, games, latest, recounts } = state;
  return {
    ...{ settings, seq, recounts },
    links: [...links],
    members: [...members.values()],
    seasons: [...seasons.values()],
    evenings: [...evenings.values()].map(({ answers, draws, games: _, ...held }) => ({
      ...held,
      answers: [...answers],
      draws: [...draws],
    })),
    games: rowsOfGames(state),
    counts: shortCounts(keptOf(state)),
    latest: games.size === 0 ? null : latest,
  };
}

/** The club that was abridged. It goes on with `applyClub`, for as long as nothing is counted anew (`recounts`). */
export function clubInShort(short: AbridgedClub): ClubState {
  const { settings, seq, latest, recounts } = short;
  const games = gamesOfRows(short.games);
  const state: ClubState = {
    ...{ settings, seq, recounts },
    done: new Map(),
    links: new Map(short.links),
    members: new Map(short.members.map((member) => [member.id, member])),
    seasons: new Map(short.seasons.map((held) => [held.season.id, held])),
    evenings: new Map(
      short.evenings.map(({ answers, draws, ...held }) => [
        held.evening.id,
        { ...held, answers: new Map(answers), draws: new Map(draws), games: [] },
      ]),
    ),
    games: new Map(games.map((game) => [game.id, game])),
    sources: new Map(),
    latest: latest ?? -Infinity,
  };
  for (const game of games) state.evenings.get(game.evening)!.games.push(game);
  resumeCounting(state, wholeCounts(short.counts, state.games));
  return state;
}

const shortWin = ({ game, win }: WonIn): Win => [game.id, win];

const shortCounts = ({ members, yakuman, records, seasons }: CountedKept): Counts => ({
  members: members.map(([id, { hands, ...own }]) => [
    id,
    {
      ...own,
      hands: {
        ...hands,
        highest: hands.highest === null ? null : shortWin(hands.highest),
        yakuman: hands.yakuman.map(shortWin),
      },
    },
  ]),
  yakuman: yakuman.map(shortWin),
  records: records.map(([kind, { value, holders }]) => [
    kind,
    value,
    holders.map(({ member, game }) => [member, game?.id ?? null]),
  ]),
  seasons,
});

function wholeCounts(
  { members, yakuman, records, seasons }: Counts,
  games: ReadonlyMap<string, GameState>,
): CountedKept {
  const won = ([game, win]: Win): WonIn => ({ game: games.get(game)!, win });
  return {
    members: members.map(([id, { hands, ...own }]) => [
      id,
      {
        ...own,
        hands: {
          ...hands,
          highest: hands.highest === null ? null : won(hands.highest),
          yakuman: hands.yakuman.map(won),
        },
      },
    ]),
    yakuman: yakuman.map(won),
    records: records.map(([kind, value, holders]) => [
      kind,
      {
        value,
        holders: holders.map(([member, game]) => ({
          member,
          game: game === null ? null : games.get(game)!,
        })),
      },
    ]),
    seasons,
  };
}
