// Who goes on into a stage, also where totals are equal: nobody gets in because of a low number.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { type Act, type ByWind, finishSeating, standingsOf } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { cutInto, replacements } from '../src/desk/cutView.ts';
import { needsOf } from '../src/desk/needsYou.ts';
import { jobFor, seatingWork } from '../src/desk/seatingJob.ts';
import { wholeSheetActs } from '../src/desk/sheetActs.ts';
import { anEvent, inBlocks, ROUNDS } from './deskEvent.ts';

const SEMI = {
  ...ROUNDS,
  id: 'semi',
  name: 'Semi-final',
  kind: 'final',
  rounds: 1,
  carry: 'none',
  seating: 'snake',
} as const;

/** Sixteen have played one round, four tables of 1 to 4, 5 to 8 and so on, East first; the semi-final comes next. */
function beforeSemi(ruleset: typeof WRC_2022, cut: number, heldAt: (table: number) => number[]) {
  const event = anEvent(
    16,
    [
      { ...ROUNDS, rounds: 1 },
      { ...SEMI, cut },
    ],
    ruleset,
  );
  event.act(inBlocks(16, 1));
  event.start(1);
  for (const table of event.state.rounds[0]!.tables) {
    const held = heldAt(table.number) as unknown as ByWind<number>;
    const sheet = { slots: table.seats, held, loans: [0, 0, 0, 0], sticks: 0 } as const;
    for (const act of wholeSheetActs(table, sheet)) event.act(act as Act);
  }
  event.act({ type: 'endRound', round: 1 });
  return event;
}

describe('the cut', () => {
  const stages = [
    { ...ROUNDS, rounds: 1 },
    { ...ROUNDS, id: 'final', name: 'Final', kind: 'final', rounds: 1, cut: 4, seating: 'byRank' },
  ] as const;

  function beforeFinal() {
    const event = anEvent(16, stages);
    event.act(inBlocks(16, 1));
    event.start(1);
    event.play(1);
    return event;
  }

  test('takes the best, and the next in line for whoever leaves before it begins', () => {
    const event = beforeFinal();
    const final = event.state.stages[1]!;
    const cut = cutInto(event.state, final)!;
    const best = standingsOf(event.state).rows.map(({ slot }) => slot);
    expect(cut.inside.map(({ slot }) => slot)).toEqual(best.slice(0, 4));
    expect(needsOf(event.state, event.now, [], []).map(({ kind }) => kind)).toContain('qualify');
    event.act({ type: 'qualify', stage: 'final', slots: best.slice(0, 4) });
    expect(replacements(event.state, final)).toEqual([]);
    const leaver = event.state.occupancies.find(({ slot }) => slot === best[1])!.person;
    event.act({ type: 'depart', person: leaver, departure: 'withdrawn', fromRound: 2, note: '' });
    expect(replacements(event.state, final)).toEqual([{ out: best[1], in: best[4] }]);
  });

  test('seats the finalists by rank', () => {
    const event = beforeFinal();
    const final = event.state.stages[1]!;
    const best = cutInto(event.state, final)!.inside.map(({ slot }) => slot);
    event.act({ type: 'qualify', stage: 'final', slots: best });
    const wish = { seed: 's', apart: { team: true, club: true, country: false }, forbidden: [] };
    const made = finishSeating(seatingWork(jobFor(event.state, final, wish)!), {
      isOver: () => true,
    });
    expect(made.rounds.map((tables) => tables.map((seats) => [...seats].sort()))).toEqual([
      [[...best].sort()],
    ]);
  });
});

describe('a cut through equal totals', () => {
  /** Both of the first table who won, then the winners of the three others, all equal. */
  const sheets = (table: number) =>
    table === 1 ? [46_000, 45_000, 17_000, 12_000] : [38_000, 34_000, 28_000, 20_000];

  test('waits for a toss, also where the rulebook lets places be shared', () => {
    const event = beforeSemi(WDMC_2019, 4, sheets);
    const [, semi] = event.state.stages;
    expect(cutInto(event.state, semi!)!.ties).toEqual([[5, 9, 13]]);
    event.act({ type: 'toss', slots: [13, 9, 5] });
    const cut = cutInto(event.state, semi!)!;
    expect(cut.ties).toEqual([]);
    expect(cut.inside.map(({ slot }) => slot)).toEqual([1, 2, 13, 9]);
    expect(cut.inside.at(-1)!.rankShown).toBe('3-5');
  });

  test('needs no toss where the line goes between the places', () => {
    const event = beforeSemi(WDMC_2019, 8, sheets);
    expect(cutInto(event.state, event.state.stages[1]!)!.ties).toEqual([]);
  });
});

test('the first round of a stage is seated by the stage before, although nothing is carried over', () => {
  const points = (table: number) => [42_000 + 100 * table, 33_000 - 100 * table, 27_000, 18_000];
  const event = beforeSemi(WRC_2022, 8, points);
  const [, semi] = event.state.stages;
  const best = cutInto(event.state, semi!)!.inside.map(({ slot }) => slot);
  expect(best).toEqual([13, 9, 5, 1, 2, 6, 10, 14]);
  event.act({ type: 'qualify', stage: 'semi', slots: best });
  const wish = { seed: 's', apart: { team: false, club: false, country: false }, forbidden: [] };
  expect(jobFor(event.state, semi!, wish)).toMatchObject({ type: 'byRank', standing: best });
});
