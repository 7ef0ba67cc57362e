// The sheet of a table on a phone, without a screen: numbers as people type them, drafts, the sheet before the last
// hand, and a score that was kept hand by hand.

import { foldLog } from '@hanchan/keeper';
import { timeText } from '@hanchan/narrator';
import { customise } from '@hanchan/rules';
import { USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { type ByWind, tableOf } from '@hanchan/tournament';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { penaltyPoints, penaltyText } from '../src/event/amounts.ts';
import { nameAt } from '../src/phone/people.ts';
import { sheetsBeside } from '../src/phone/sheetsBeside.ts';
import { allLastSum, currentWinds, lastDealer } from '../src/sheet/allLast.ts';
import { beginAt, keptAt, sheetFromKept } from '../src/sheet/keptScore.ts';
import {
  emptyDraft,
  heldProblem,
  inUnit,
  isSheetOvertaken,
  loadSheetDraft,
  phoneDraftOf,
  phoneSheetForm,
  saveDraft,
  seatedAt,
} from '../src/sheet/phoneSheetDraft.ts';
import { readPoints, withOtherSign, writePoints } from '../src/sheet/points.ts';
import { aSheet } from './deskEvent.ts';
import { phonesEvent } from './phonesEvent.ts';

const WRC = WRC_2022.values;
const WINDS: ByWind<number> = [1, 2, 3, 4];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('points as they are typed', () => {
  test.each([
    ['32.4', 'thousands', 32_400],
    ['32,4', 'thousands', 32_400],
    ['32', 'thousands', 32_000],
    ['32400', 'thousands', 32_400],
    ['32,400', 'thousands', 32_400],
    ['▲3.2', 'thousands', -3_200],
    ['−3.2', 'thousands', -3_200],
    ['32400', 'points', 32_400],
    ['32.4', 'points', 32_400],
    ['900', 'points', 900],
    ['-0', 'thousands', 0],
    ['', 'thousands', null],
    ['3.2.1', 'thousands', null],
    ['abc', 'points', null],
  ] as const)('%s in %s is %s', (text, unit, points) => {
    expect(readPoints(text, unit)).toBe(points);
  });

  test('what is written reads back as the same points', () => {
    for (const points of [0, 100, 32_400, -1_500, 120_000, 25]) {
      for (const unit of ['thousands', 'points'] as const) {
        expect(readPoints(writePoints(points, unit), unit)).toBe(points);
      }
    }
  });

  test('the key for the sign goes there and back', () => {
    expect(withOtherSign('4.5')).toBe('-4.5');
    expect(withOtherSign('▲4.5')).toBe('4.5');
    expect(withOtherSign('+4.5')).toBe('-4.5');
    expect(readPoints(withOtherSign(''), 'thousands')).toBeNull();
  });

  test('a penalty is typed in P or in points, as the desk has it', () => {
    const wrc = phonesEvent(WRC_2022).settings;
    const wdmc = phonesEvent(WDMC_2019).settings;
    const uspml = phonesEvent(USPML_FUNDAMENTALS).settings;
    expect(penaltyPoints('8', wrc)).toBe(8_000);
    expect(penaltyPoints('1.5', wrc)).toBe(1_500);
    expect(penaltyPoints('8', wdmc)).toBeNull();
    expect(penaltyPoints('4000', wdmc)).toBe(4_000);
    expect(penaltyPoints('2', uspml)).toBe(2);
    expect([penaltyText(2, uspml), penaltyText(8_000, wrc)]).toEqual(['−2', '−8P']);
    expect(penaltyPoints('0', wrc)).toBeNull();
    expect(penaltyPoints('much', wrc)).toBeNull();
  });

  test('time is told in minutes, however long', () => {
    expect([timeText(5_400), timeText(61.9), timeText(-3)]).toEqual(['90:00', '1:01', '0:00']);
  });
});

describe('the draft of a sheet', () => {
  const state = phonesEvent(WRC_2022, [
    { type: 'lend', at: { round: 1, table: 1, version: 0 }, slot: 2, points: 10_000 },
  ]);
  const table = tableOf(state, 1, 1)!;
  const filled = {
    ...emptyDraft(state, table, WINDS),
    held: ['41.2', '39.8', '27', '22.0'],
  } as const;

  test('begins with the loans that the referee gave, and is a sheet when all four are numbers', () => {
    expect(emptyDraft(state, table, WINDS).loans).toEqual([0, 10_000, 0, 0]);
    expect(phoneSheetForm(emptyDraft(state, table, WINDS))).toBeNull();
    expect(phoneSheetForm(filled)).toEqual({
      slots: [1, 2, 3, 4],
      held: [41_200, 39_800, 27_000, 22_000],
      loans: [0, 10_000, 0, 0],
      sticks: 0,
    });
  });

  test('says what is wrong with a number, by the values of the rulebook', () => {
    const wrong = { ...filled, held: ['x', '41.25', '', '27'] } as const;
    expect([0, 1, 2, 3].map((wind) => heldProblem(wrong, wind as 0, WRC))).toEqual([
      'notNumber',
      'notRound',
      null,
      null,
    ]);
  });

  test('whoever changes seats takes points and loan along', () => {
    const swapped = seatedAt(filled, 0, 2);
    expect(swapped.slots).toEqual([2, 1, 3, 4]);
    expect(swapped.held).toEqual(['39.8', '41.2', '27', '22.0']);
    expect(swapped.loans).toEqual([10_000, 0, 0, 0]);
    expect(seatedAt(swapped, 1, 2)).toEqual(filled);
  });

  test('the unit can change in the middle, and what is no number yet stays', () => {
    const inPoints = inUnit({ ...filled, held: ['41.2', '-', '', '27'] }, 'points');
    expect(inPoints.held).toEqual(['41200', '-', '', '27000']);
  });

  test('is kept on the device, and not for a table with other players', () => {
    saveDraft('open', table, filled);
    expect(loadSheetDraft('open', table)).toEqual(filled);
    expect(loadSheetDraft('open', { ...table, seats: [5, 6, 7, 8] })).toBeNull();
    saveDraft('open', table, null);
    expect(loadSheetDraft('open', table)).toBeNull();
  });

  test('notices a sheet that somebody else has entered since', () => {
    const form = phoneSheetForm(filled)!;
    const entered = phonesEvent(WRC_2022, [
      { type: 'enter', at: { round: 1, table: 1, version: 0 }, sheet: form, source: 'typed' },
    ]);
    const { sheet } = tableOf(entered, 1, 1)!;
    expect(isSheetOvertaken(filled, null)).toBe(false);
    expect(isSheetOvertaken(filled, sheet)).toBe(true);
    expect(isSheetOvertaken(phoneDraftOf(form, 'thousands', sheet!.seq), sheet)).toBe(false);
    expect(emptyDraft(entered, tableOf(entered, 1, 1)!, WINDS).held[0]).toBe('41.2');
  });
});

describe('before the last hand', () => {
  test('winds turn with the deal', () => {
    expect(lastDealer(WINDS)).toBe(4);
    expect(currentWinds(WINDS, 4)).toEqual([4, 1, 2, 3]);
    expect(currentWinds(WINDS, 1)).toEqual(WINDS);
  });

  test.each([
    [['12.3', '-4.3', '0', '-8'], 0],
    [['12.3', '-4.3', '0', '-10'], 2],
    [['12.3', '-4.3', '0', '-8.5'], null],
    [['12.3', '4.3', '0', '-8'], null],
  ] as const)('%s leaves deposits: %s', (typed, deposits) => {
    expect(allLastSum(typed, WRC).deposits).toBe(deposits);
  });

  test('nothing is said before all four stand there', () => {
    expect(allLastSum(['1', '', '0', '-1'], WRC)).toEqual({ deltas: null, sum: 0, deposits: null });
  });
});

describe('a score that is kept at the table', () => {
  const state = phonesEvent(WRC_2022);
  const table = tableOf(state, 1, 1)!;

  test('is found again for its table, and fills the sheet by name', () => {
    const begun = beginAt(state, 'open', table, [3, 1, 2, 4], 5);
    const kept = foldLog(begun.entries)!;
    const listed = [{ id: begun.id, kept, at: 5 }];
    expect(keptAt(listed, 'open', table)?.id).toBe(begun.id);
    expect(keptAt(listed, 'open', tableOf(state, 1, 2)!)).toBeNull();
    expect(keptAt(listed, 'other', table)).toBeNull();
    expect(kept.begin.names[0]).toBe(nameAt(state, table, 3));
    const begins = aSheet([30_000, 30_000, 30_000, 30_000], { slots: [3, 1, 2, 4] });
    expect(sheetFromKept(kept, state, table, WINDS)).toEqual(begins);
  });

  test('custom rules are told as the book they rest on and what they change', () => {
    const made = customise(WRC_2022, { 'foul.notenRiichi': 'deadHand' }, 'Club');
    if (!made.ok) throw new Error('not a ruleset');
    const own = phonesEvent(made.value);
    const begun = beginAt(own, 'open', tableOf(own, 1, 1)!, WINDS, 5);
    expect(begun.entries[0]!.act).toMatchObject({
      book: { base: 'wrc-2022', changes: { 'foul.notenRiichi': 'deadHand' } },
    });
  });
});

describe('two sheets of one table', () => {
  const theirs = aSheet([40_000, 30_000, 30_000, 20_000]);
  const fields = (rows: ReturnType<typeof sheetsBeside>) =>
    rows.filter(({ field }) => field !== 'held');

  test('show the points of each player, whatever the winds', () => {
    const mine = {
      ...theirs,
      slots: [2, 1, 3, 4],
      held: [30_000, 40_000, 30_000, 20_000],
    } as const;
    const rows = sheetsBeside(theirs, mine);
    expect(rows[0]).toEqual({ field: 'held', slot: 2, theirs: 30_000, mine: 30_000 });
    expect(fields(rows)).toEqual([
      { field: 'wind', slot: 2, theirs: 1, mine: 0 },
      { field: 'wind', slot: 1, theirs: 0, mine: 1 },
    ]);
  });

  test('differ by a loan or a stick alone, and it is seen', () => {
    const mine = { ...theirs, loans: [0, 0, 0, 10_000], sticks: 1 } as const;
    expect(fields(sheetsBeside(theirs, mine))).toEqual([
      { field: 'loans', slot: 4, theirs: 0, mine: 10_000 },
      { field: 'sticks', slot: null, theirs: 0, mine: 1 },
    ]);
  });

  test('one of them may be all there is', () => {
    expect(sheetsBeside(theirs, null)).toHaveLength(4);
    expect(sheetsBeside(null, theirs)[0]).toMatchObject({ theirs: null, mine: 40_000 });
  });
});
