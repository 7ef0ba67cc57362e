// Sheets as data, numbers as they are written, second looks, teams and prizes.

import { TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { anEvent, personId } from '../../../proof/spec/support/eventLog.ts';
import {
  type ByWind,
  bestHanchan,
  formatDelta,
  formatPoints,
  formatScore,
  prizePicks,
  type SheetForm,
  scoreUnit,
  sheetLayout,
  sheetWarnings,
  standingsOf,
  teamStandings,
} from '../src/index.ts';

const WRC = WRC_2022.values;
const form = (held: ByWind<number>, sticks = 0): SheetForm => ({
  slots: [1, 2, 3, 4],
  held,
  loans: [0, 0, 0, 0],
  sticks,
});

describe('numbers', () => {
  it('are written in thousands, with plus and triangle', () => {
    expect([12_300, -4_000, 0, -50].map((points) => formatDelta(points, 1_000))).toEqual([
      '+12.3',
      '▲4.0',
      '0.0',
      '▲0.05',
    ]);
    expect(formatDelta(-6_000, 1_000, '-')).toBe('-6.0');
    expect(formatPoints(30_000, 1_000)).toBe('30.0');
  });

  it('are rounded for the eye only where they do not end', () => {
    expect(formatScore(32_000, 1_000)).toBe('+2.7');
    expect(formatScore(-33_000, 1_000)).toBe('▲2.75');
    expect(formatScore(180_600, 1_000)).toBe('+15.05');
  });

  it('are written as they are where players begin with a handful of points', () => {
    const unit = scoreUnit(USPML_FUNDAMENTALS.values);
    expect([unit, scoreUnit(WRC)]).toEqual([1, 1_000]);
    expect([6, -5, 0].map((points) => formatDelta(points, unit))).toEqual(['+6', '▲5', '0']);
    expect([formatPoints(20, unit), formatScore(-30, unit)]).toEqual(['20', '▲2.5']);
    expect(sheetLayout(USPML_FUNDAMENTALS.values, { penaltiesAt: 'tournament' }).dividedBy).toBe(1);
  });
});

describe('a layout', () => {
  it('follows from where penalties land, not from a name', () => {
    expect(sheetLayout(WRC, { penaltiesAt: 'tournament' })).toMatchObject({ players: 'columns' });
    expect(sheetLayout(WRC, { penaltiesAt: 'beforeUma' })).toMatchObject({ players: 'rows' });
    const fields = sheetLayout(TENHOU.values, { penaltiesAt: 'tournament' }).lines;
    expect(fields.map(({ field }) => field)).toContain('oka');
  });
});

describe('a second look', () => {
  const kinds = (...args: Parameters<typeof sheetWarnings>) =>
    sheetWarnings(...args).map(({ kind }) => kind);

  it('at scores and sticks that are rare, and at loans', () => {
    expect(kinds(form([45_000, 33_000, 24_000, 18_000]), WRC)).toEqual([]);
    expect(kinds(form([105_000, 5_000, 5_000, 5_000]), WRC)).toEqual(['veryHigh']);
    expect(kinds(form([65_000, 30_000, 20_000, 0], 5), WRC)).toEqual(['manySticks']);
    expect(kinds(form([65_000, 30_000, 30_000, -5_000]), WRC)).toEqual(['noLoan']);
    const table = { allLast: null, loans: new Map([[4, 10_000]]) };
    expect(kinds(form([60_000, 30_000, 25_000, 5_000]), WRC, table)).toEqual(['otherLoans']);
  });

  const since = (before: ByWind<number>, held: ByWind<number>, sticks = 0) =>
    kinds(form(held, sticks), WRC, {
      allLast: { slots: [2, 3, 4, 1], deltas: before, at: 0 },
      loans: new Map(),
    });

  it('at what one hand cannot have done since the all-last sheet', () => {
    // Before the last hand: 2, 3, 4 and 1 sat East to North.
    const before: ByWind<number> = [3_000, -6_000, -12_000, 15_000];
    expect(since(before, [45_000, 33_000, 24_000, 18_000])).toEqual([]);
    expect(since(before, [53_000, 25_000, 24_000, 18_000])).toEqual([]);
    expect(since(before, [43_700, 32_300, 23_300, 20_700])).toEqual([]);
    expect(since(before, [46_500, 34_500, 22_500, 16_500])).toEqual([]);
    expect(since(before, [45_000, 32_000, 24_000, 18_000], 1)).toEqual([]);
    expect(since(before, [53_000, 41_000, 16_000, 10_000])).toEqual(['afterAllLast']);
    expect(since(before, [42_000, 30_000, 30_000, 18_000])).not.toEqual([]);
  });
});

describe('teams and prizes', () => {
  const event = anEvent({
    players: 8,
    people: (i) => ({ team: i % 2 === 0 ? 'Even' : 'Odd', country: i <= 2 ? 'NLD' : 'FRA' }),
  });
  event.seat(1, [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ]);
  event.sign(1, 1, [1, 2, 3, 4], [45_000, 33_000, 24_000, 18_000]);
  event.sign(1, 2, [5, 6, 7, 8], [50_000, 30_000, 25_000, 15_000]);
  const state = event.state();

  it('sums a team, and compares countries of different size by the average', () => {
    const teams = teamStandings(state, 'team');
    expect(teams.map(({ name, total, rankShown }) => [name, total / 12_000, rankShown])).toEqual([
      ['Odd', 30 + 35 - 11 - 10, '1'],
      ['Even', 8 + 5 - 27 - 30, '2'],
    ]);
    const countries = teamStandings(state, 'country');
    expect(countries.map(({ name, counted }) => [name, counted])).toEqual([
      ['NLD', 2],
      ['FRA', 6],
    ]);
    expect(teamStandings(state, 'team', { best: 1 })[0]).toMatchObject({ total: 35 * 12_000 });
  });

  it('names the best hanchan, and the order of choice without those who had to leave', () => {
    const { rows } = standingsOf(state);
    expect(bestHanchan(rows)).toEqual([
      { slot: 5, person: 'p5', round: 1, table: 2, hanchan: 35 * 12_000, points: 20_000 },
    ]);
    const leave = { departure: 'emergency', fromRound: 2, note: '' } as const;
    event.act({ type: 'depart', person: personId(2), ...leave });
    const after = standingsOf(event.state()).rows;
    expect(after.find(({ slot }) => slot === 2)!.rank).toBe(3);
    expect(prizePicks(after).map(({ slot, rank }) => [slot, rank])).toEqual([
      [5, 1],
      [1, 2],
      [6, 4],
      [7, 5],
    ]);
  });
});

it('WDMC prints its uma by the number of players at or above 30,000', () => {
  const { uma } = sheetLayout(WDMC_2019.values, { penaltiesAt: 'beforeUma' });
  expect(uma.map(({ above }) => above)).toEqual([1, 2, 3]);
});
