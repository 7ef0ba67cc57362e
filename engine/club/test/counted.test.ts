// What is counted once and grows with the log says the same as a fold of the whole log, whatever happened in between.

import { bySeat } from '@hanchan/tiles';
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
import * as log from './steps.ts';
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

function carryOut(book: Notebook, [what, which, whom]: log.Step, count: number): void {
  const game = log.gameOf(book, which);
  const players = bySeat((seat) => log.memberOf(whom + seat));
  const evening = log.eveningOf(which);
  const typed = { points: POINTS[which % 3]!, left: 0, penalties: [0, 0, 0, 0] as const };
  const entered = { game: `g${count}`, evening, table: 1, players, typed, isRated: true };
  const acts: readonly (() => ClubAct | undefined)[] = [
    () => ({ type: 'enter', ...entered }),
    () => ({ type: 'enter', ...entered, playedAt: at - 1_000 * which }),
    () => game && log.struckOrPutBack(game),
    () => game && { type: 'correct', ...log.about(game), players, typed, isRated: which % 2 === 0 },
    () => game && { type: 'undo', ...log.about(game) },
    () => ({
      ...{ type: 'changeEvening', reason: log.REASON, evening },
      changes: { day: DAYS[whom % 3]!, season: whom % 2 === 0 ? 's' : null },
    }),
    () => ({
      ...{ type: 'changeSeason', season: 's', reason: log.REASON },
      changes: { formula: whom % 2 === 0 ? FORMULA : PLAIN_FORMULA },
    }),
    () => log.nextRole(which, whom),
  ];
  log.doIfItMay(book, acts[what % acts.length]!());
}

describe('what is counted', () => {
  test('grows to what the whole log folds to, after corrections and results from earlier too', () => {
    const isAsked = fc.boolean();
    fc.assert(
      fc.property(
        fc.array(fc.tuple(log.aStep, isAsked), { minLength: 5, maxLength: 30 }),
        (steps) => {
          const book = log.threeEvenings(FORMULA);
          for (const [i, [one, isRead]] of steps.entries()) {
            const [what, which, whom] = one;
            // Results come most often, as they do.
            carryOut(book, [what > 7 ? 0 : what, which, whom], i);
            if (isRead) shown(book.state);
          }
          expect(shown(book.state)).toEqual(shown(foldClub(book.entries)));
        },
      ),
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
