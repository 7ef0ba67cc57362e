// What is counted once and grows with the log says the same as a fold of the whole log, whatever happened in between.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClubAct,
  type ClubState,
  clubView,
  eveningView,
  type Formula,
  foldClub,
  headToHeadView,
  PLAIN_FORMULA,
  playerView,
  sumView,
} from '../src/index.ts';
import { at, NO_RATINGS, Notebook, OWNER } from './support.ts';

const DAYS = ['2026-11-03', '2026-11-10', '2026-11-17'];
const POINTS = [
  [45_000, 35_000, 25_000, 15_000],
  [30_000, 30_000, 30_000, 30_000],
  [12_000, 50_000, 50_000, 8_000],
] as const;
const FORMULA: Formula = {
  ...PLAIN_FORMULA,
  ...{ worth: 'points', placeBonus: [9_000, 3_000, -3_000, -9_000] },
  ...{ best: 4, dropWorst: 1, perEvening: 2, eveningBonus: 500, minimumGames: 2 },
};

/** Everything that anybody could be shown. */
function shown(state: ClubState) {
  const members = [...state.members.keys()].filter((id) => !state.members.get(id)!.isErased);
  return {
    home: clubView('c', state, OWNER, NO_RATINGS),
    evenings: [...state.evenings.values()].map((held) => eveningView(state, held, OWNER)),
    players: members.map((id) => playerView(state, id, OWNER, NO_RATINGS)),
    sums: members.flatMap((id) =>
      [...state.seasons.values()].map((held) => sumView(state, held, id, OWNER)),
    ),
    pair: headToHeadView(state, ['m1', 'm2'], OWNER),
  };
}

type Step = readonly [what: number, which: number, whom: number];

/** A club in which `steps` happen one after another; those that make no sense just then are left out. */
function carryOut(book: Notebook, [what, which, whom]: Step, count: number): void {
  const { state } = book;
  const games = [...state.games.values()];
  const game = games[which % Math.max(1, games.length)];
  const evening = `e${1 + (which % 3)}`;
  const four = [0, 1, 2, 3].map((seat) => `m${1 + ((whom + seat) % 7)}`) as never;
  const typed = { points: POINTS[which % 3]!, left: 0, penalties: [0, 0, 0, 0] as const };
  const reason = 'as the test says';
  const acts: readonly (() => ClubAct | undefined)[] = [
    () => ({
      type: 'enter' as const,
      game: `g${count}`,
      evening,
      table: 1,
      players: four,
      typed,
      isRated: true,
    }),
    () => ({
      ...{ type: 'enter' as const, game: `g${count}`, evening, table: 1, players: four, typed },
      ...{ isRated: true, playedAt: at - 1_000 * which },
    }),
    () =>
      game && {
        type: game.isVoid ? ('restore' as const) : ('void' as const),
        game: game.id,
        version: game.version,
        reason,
      },
    () =>
      game && {
        ...{ type: 'correct' as const, game: game.id, version: game.version, players: four },
        ...{ typed, isRated: which % 2 === 0, reason },
      },
    () => game && { type: 'undo' as const, game: game.id, version: game.version, reason },
    () => ({
      type: 'changeEvening' as const,
      reason,
      evening,
      changes: { day: DAYS[whom % 3]!, season: whom % 2 === 0 ? 's' : null },
    }),
    () => ({
      ...{ type: 'changeSeason' as const, season: 's', reason },
      changes: { formula: whom % 2 === 0 ? FORMULA : PLAIN_FORMULA },
    }),
    () => ({
      type: 'setRole' as const,
      member: `m${1 + (whom % 7)}`,
      role: which % 2 === 0 ? ('guest' as const) : ('member' as const),
    }),
  ];
  const act = acts[what % acts.length]!();
  if (act !== undefined && book.try(act) === null) book.do(act);
}

describe('what is counted', () => {
  test('grows to what the whole log folds to, after corrections and results from earlier too', () => {
    const step = fc.tuple(fc.nat(9), fc.nat(50), fc.nat(50));
    const isAsked = fc.boolean();
    fc.assert(
      fc.property(fc.array(fc.tuple(step, isAsked), { minLength: 5, maxLength: 30 }), (steps) => {
        const book = new Notebook().furnish(7, FORMULA);
        book.evening('e2');
        book.evening('e3');
        for (const [i, [one, isRead]] of steps.entries()) {
          const [what, which, whom] = one;
          // Results come most often, as they do.
          carryOut(book, [what > 7 ? 0 : what, which, whom], i);
          if (isRead) shown(book.state);
        }
        expect(shown(book.state)).toEqual(shown(foldClub(book.entries)));
      }),
      { numRuns: 30 },
    );
  });

  test('a game that comes behind is counted without the others being counted again', () => {
    const book = new Notebook().furnish(5, FORMULA);
    book.game('g1', ['m1', 'm2', 'm3', 'm4'], [45_000, 35_000, 25_000, 15_000]);
    const before = shown(book.state);
    book.game('g2', ['m2', 'm1', 'm3', 'm5'], [45_000, 35_000, 25_000, 15_000]);
    expect(book.state.recounts).toBe(0);
    expect(before.home.season!.rows.map(({ games }) => games)).toEqual([1, 1, 1, 1]);
    expect(shown(book.state).home.season!.rows.map(({ member, games }) => [member, games])).toEqual(
      expect.arrayContaining([
        ['m1', 2],
        ['m4', 1],
        ['m5', 1],
      ]),
    );
  });
});
