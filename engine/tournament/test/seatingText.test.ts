// Plans, clubs and pairs as text, and the report on a plan that was counted by hand.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishSeating, planSeating, reportOn } from '../src/index.ts';
import { fewestRepeats, mostRoundsWithoutRepeat } from '../src/seating/bounds.ts';
import { parsePairs, parsePeople, parseStanding } from '../src/seating/peopleText.ts';
import { formatPlan, parsePlan } from '../src/seating/planText.ts';

describe('a plan as text', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (tables, rounds) => {
          const request = { players: 4 * tables, rounds, seed: 'text', winds: 'balanced' } as const;
          const plan = finishSeating(planSeating(request)).rounds;
          expect(parsePlan(formatPlan(plan), 4 * tables)).toEqual({ ok: true, value: plan });
        },
      ),
      { numRuns: 10, seed: 7 },
    );
  });

  test('is one table a line, with a blank line between rounds', () => {
    const text = '1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n';
    const parsed = parsePlan(text);
    expect(parsed.ok && formatPlan(parsed.value)).toBe(text);
    expect(parsePlan('# first\n1 - 2 - 3 - 4\r\n5,6,7,8\r\n\r\n\r\n')).toEqual({
      ok: true,
      value: [
        [
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ],
      ],
    });
  });

  test.each([
    ['', 1, 'no table; one is written 1-2-3-4'],
    ['1-2-3-4\n5-6-7\n', 2, '“5-6-7” has 3 of 4 players; write 1-2-3-4'],
    ['1-2-3-4\n5-6-x-8\n', 2, '“x” is not a player number from 1 to 8'],
    ['1-2-3-4\n5-6-7-9\n', 2, '“9” is not a player number from 1 to 8'],
    ['1-2-3-4\n5-6-7-3\n', 2, 'player 3 sits twice in this round; also in line 1'],
    ['1-2-3-3\n', 1, 'player 3 sits twice in this round; also in line 1'],
    ['1-2-3-4\n5-6-7-8\n\n1-2-3-5\n', 4, 'the round that begins here seats 4 of 8 players'],
  ])('%j is refused with its line', (text, line, message) => {
    expect(parsePlan(text, 8)).toEqual({ ok: false, error: { line, message } });
  });
});

describe('people as text', () => {
  test('columns are found by their names, in any order', () => {
    const text = 'Club;Number;Name\nRed;2;"Bo; the 2nd"\n;1;Al\nBlue;4;\n';
    expect(parsePeople(text, 4)).toEqual({
      ok: true,
      value: {
        groups: { club: [null, 'Red', null, 'Blue'] },
        names: ['Al', 'Bo; the 2nd', null, null],
      },
    });
  });

  test('without names they are player, club, country, team; without numbers the lines are counted', () => {
    const bare = parsePeople('1,Red,FR\n2,Red,DE\n', 4);
    expect(bare.ok && bare.value.groups).toEqual({
      club: ['Red', 'Red', null, null],
      country: ['FR', 'DE', null, null],
    });
    const counted = parsePeople('name,team\nAl,A\nBo,B\n', 4);
    expect(counted.ok && counted.value.groups).toEqual({ team: ['A', 'B', null, null] });
  });

  test.each([
    ['player,club\n1,Red\n9,Red\n', 3, 'player', '“9” is not a player number from 1 to 4'],
    ['player,club\n1,Red\n1,Blue\n', 3, 'player', 'player 1 is there twice; also in line 2'],
    ['Ann,Red\n', 1, 'player', '“Ann” is not a player number from 1 to 4'],
    ['player,club\n1,Red,FR\n', 2, 'cell 3', 'this line has 3 columns; 2 expected'],
  ])('%j is refused with line and field', (text, line, field, message) => {
    expect(parsePeople(text, 4)).toEqual({ ok: false, error: { line, field, message } });
  });

  test('pairs and standings', () => {
    expect(parsePairs('3-1 # sisters\n\n2,4\n', 4)).toEqual({
      ok: true,
      value: [
        [3, 1],
        [2, 4],
      ],
    });
    expect(parsePairs('1-2\n3-3\n', 4)).toMatchObject({ ok: false, error: { line: 2 } });
    expect(parsePairs('1-5\n', 4)).toMatchObject({ ok: false, error: { line: 1 } });
    expect(parseStanding('player,points\n7,31.5\n3,12\n')).toEqual({ ok: true, value: [7, 3] });
    expect(parseStanding('7\n7\n')).toMatchObject({ ok: false, error: { line: 2 } });
  });
});

describe('the report', () => {
  // 1 and 2 meet in every round, and so do 5 and 6, always with 6 on the right; 8 is always North at the second table.
  const plan = [
    [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    [
      [1, 2, 5, 6],
      [3, 4, 7, 8],
    ],
    [
      [2, 1, 7, 3],
      [4, 5, 6, 8],
    ],
  ] as const;

  test('agrees with a plan counted by hand', () => {
    const club = ['a', 'a', 'b', 'b', null, null, null, null];
    const report = reportOn(plan, {
      groups: { club },
      forbidden: [
        [1, 7],
        [4, 1],
      ],
    });
    expect(report).toMatchObject({
      repeats: 12,
      mostMeetings: 3,
      successiveRepeats: 8,
      fewestOpponents: 5,
      twoStepReach: 7,
      tableRepeats: 11,
      successiveTables: 8,
      windSpread: 3,
      eastSpread: 2,
      sameNeighbour: 3,
      clubMeetings: 5,
      countryMeetings: null,
      forbiddenMeetings: 2,
      rankDistance: null,
      bound: 8,
    });
  });

  test('says nothing of winds that are drawn', () => {
    const report = reportOn(plan, { areWindsDrawn: true });
    expect(report).toMatchObject({ windSpread: null, eastSpread: null, sameNeighbour: null });
  });

  test.each([
    [4, 3, 12],
    [8, 2, 4],
    [12, 2, 3],
    [16, 5, 0],
    [16, 6, 24],
    [24, 7, 0],
    [24, 8, 12],
    [400, 12, 0],
  ])('%i players in %i rounds repeat %i meetings at least', (players, rounds, repeats) => {
    expect(fewestRepeats(players, rounds)).toBe(repeats);
  });

  test('the most rounds without a repeat', () => {
    expect([4, 12, 16, 20, 24, 40].map(mostRoundsWithoutRepeat)).toEqual([1, 1, 5, 6, 7, 13]);
  });
});
