// What a match on this server comes to on paper, under rules with loans, deposits and penalties of both kinds.

import { newMatch } from '@hanchan/game';
import { customise } from '@hanchan/rules';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { explainSum, sheetOfScores } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { choiceFor } from '../src/events/eventRules.ts';
import { penaltiesIn } from '../src/events/onlineSheet.ts';
import { rulesetOf } from '../src/lobby/rules.ts';

const NONE = { warnings: 0, modifier: 0, tournamentPoints: 0 };
const options = { assistance: 'guided', claimOrder: 'together' } as const;

test('points, loans and deposits left on the table make up what the four began with', () => {
  const { values } = WRC_2022;
  const match = newMatch(values, options);
  const scores = [61_300, 48_700, 13_000, -5_000] as const;
  const sheet = sheetOfScores({ ...match, scores }, [7, 3, 12, 5]);
  expect(sheet).toEqual({
    slots: [7, 3, 12, 5],
    held: [61_300, 48_700, 13_000, 5_000],
    loans: [0, 0, 0, 10_000],
    sticks: 2,
  });
  expect(explainSum(sheet, values)).toBeNull();
});

test('a riichi stick that was lent stands on the sheet as one, beside a loan that came later', () => {
  const { values } = WDMC_2019;
  const match = newMatch(values, options);
  const sheetAt = (last: number) => {
    const scores = [50_000, 40_000, 30_000 - last, last] as const;
    return sheetOfScores({ ...match, scores, chips: [0, 0, 0, 1] }, [7, 3, 12, 5]);
  };
  expect(sheetAt(-600)).toMatchObject({ loans: [0, 0, 0, 1_000] });
  expect(sheetAt(-600).held[3]).toBe(400);
  expect(sheetAt(-1_600)).toMatchObject({ loans: [0, 0, 0, 21_000] });
  expect(sheetAt(-1_600).held[3]).toBe(19_400);
});

test('fouls are written down once each: warnings, and what was taken off, wherever it is taken', () => {
  const match = newMatch(WRC_2022.values, options);
  const penalties = [
    NONE,
    { warnings: 2, modifier: 0, tournamentPoints: 30 },
    { warnings: 0, modifier: 20_000, tournamentPoints: 0 },
    NONE,
  ] as const;
  const place = { round: 2, table: 9, game: 'abc' };
  const acts = penaltiesIn({ ...match, penalties }, [7, 3, 12, 5], place);
  expect(new Set(acts.map(([id]) => id)).size).toBe(4);
  expect(acts.map(([, act]) => act)).toMatchObject([
    { kind: 'warning', slots: [3], points: 0, round: 2, table: 9 },
    { kind: 'warning', slots: [3], points: 0 },
    { kind: 'chombo', slots: [3], points: 30_000 },
    { kind: 'chombo', slots: [12], points: 20_000 },
  ]);
});

test('a table asks for the event’s rules by name, or as the nearest rulebook with changes', () => {
  const plain = { id: WDMC_2019.id, title: WDMC_2019.title, values: WDMC_2019.values };
  expect(choiceFor(plain)).toBe(WDMC_2019.id);
  const own = customise(WDMC_2019, { 'end.rounds': 1, 'table.startingPoints': 25_000 }, 'Club');
  if (!own.ok) throw new Error(own.error[0]!.message);
  const { id, title, values } = own.value;
  const choice = choiceFor({ id, title, values });
  expect(choice).toMatchObject({ base: WDMC_2019.id, changes: { 'end.rounds': 1 } });
  const found = rulesetOf(choice);
  expect(found.ok && found.value.values).toEqual(values);
});
