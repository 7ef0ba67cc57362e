// WDMC 2019, Part 2, 3.1, 3.3, 5, 6 and 7: standings, fill-ins, emergencies, prizes.

import { WDMC_2019 } from '@hanchan/rulesets';
import { deskRulesFor, prizePicks, standingsOf } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aPerson } from '../support/eventDesk.ts';
import { anEvent, personId } from '../support/eventLog.ts';

const RULES = WDMC_2019.values;
const P = 12_000;
const A = [1, 2, 3, 4] as const;
const B = [5, 6, 7, 8] as const;
const AT = { round: 1, table: 1, version: 0 };

const wdmc = (players: number, fillIns: readonly number[] = []) =>
  anEvent({
    players,
    rules: RULES,
    desk: deskRulesFor(RULES),
    people: (slot) => (fillIns.includes(slot) ? { kind: 'fillIn' } : {}),
  });
type Event = ReturnType<typeof wdmc>;
const rowsOf = (event: Event) => standingsOf(event.state()).rows;

clause(
  ['wdmc-p2.5-08', 'wdmc-p2.3.3-01', 'W35'],
  'the standings list rank, number and the sum of the post-uma scores',
  () => {
    const event = wdmc(4);
    event.play(1, [52_000, 28_000, 24_000, 16_000]);
    event.play(2, [38_000, 33_000, 31_000, 18_000]);
    expect(rowsOf(event).map(({ rank, slot, total }) => [rank, slot, total / P])).toEqual([
      [1, 1, 34 + 16],
      [2, 2, -3 + 6],
      [3, 3, -9 + 2],
      [4, 4, -22 - 24],
    ]);
  },
);

clause('wdmc-p2.4.4-05', 'the standings change only when the Head Judge has signed', () => {
  const event = wdmc(4);
  event.seat(1, [A]);
  const sheet = {
    slots: A,
    held: [52_000, 28_000, 24_000, 16_000],
    loans: [0, 0, 0, 0],
    sticks: 0,
  } as const;
  event.act({ type: 'enter', at: AT, sheet, source: 'typed' });
  expect(rowsOf(event).every(({ total }) => total === 0)).toBe(true);
  event.act({ type: 'sign', at: AT });
  expect(rowsOf(event)[0]!.total).toBe(34 * P);
});

clause('W34', 'equal totals share the rank, and nobody is asked to toss a coin', () => {
  const event = wdmc(4);
  event.play(1, [37_000, 37_000, 25_000, 21_000]);
  const { rows, needsToss } = standingsOf(event.state());
  expect(rows.map(({ rankShown }) => rankShown)).toEqual(['1-2', '1-2', '3', '4']);
  expect(needsToss).toEqual([]);
  expect(prizePicks(rows).map(({ isShared }) => isShared)).toEqual([true, true, false, false]);
});

clause(
  'wdmc-p2.3.1-02',
  'fill-ins have scores at their table, but no place in the ranking and no prize',
  () => {
    const event = wdmc(8, [5, 6, 7]);
    event.seat(1, [A, B]);
    event.sign(1, 1, A, [38_000, 33_000, 31_000, 18_000]);
    event.sign(1, 2, B, [52_000, 28_000, 24_000, 16_000]);
    const rows = rowsOf(event);
    expect(rows.filter(({ isRanked }) => isRanked).map(({ slot }) => slot)).toEqual([
      1, 2, 3, 8, 4,
    ]);
    expect(rows.find(({ slot }) => slot === 5)).toMatchObject({ total: 34 * P, rank: null });
    expect(prizePicks(rows).map(({ slot }) => slot)).toEqual([1, 2, 3, 8]);
  },
);

clause(
  ['wdmc-p2.6-01', 'wdmc-p2.6-02'],
  'the first four choose in order of place; those are the four with a certificate',
  () => {
    const event = wdmc(8);
    event.seat(1, [A, B]);
    event.sign(1, 1, A, [38_000, 33_000, 31_000, 18_000]);
    event.sign(1, 2, B, [52_000, 28_000, 24_000, 16_000]);
    const picks = prizePicks(rowsOf(event));
    expect(picks.map(({ pick, slot, rank }) => [pick, slot, rank])).toEqual([
      [1, 5, 1],
      [2, 1, 2],
      [3, 2, 3],
      [4, 3, 4],
    ]);
  },
);

clause(
  ['wdmc-p2.7-05', 'wdmc-p2.7-06', 'wdmc-p2.7-08', 'wdmc-p2.7-09'],
  'an emergency leaver keeps what the fill-in scores and the rank, unlisted and without a prize',
  () => {
    const event = wdmc(8);
    event.act({ type: 'enrol', people: [aPerson('rep', { kind: 'fillIn' })] });
    event.seat(1, [A, B]);
    event.sign(1, 1, A, [38_000, 33_000, 31_000, 18_000]);
    event.sign(1, 2, B, [52_000, 28_000, 24_000, 16_000]);
    const leave = { departure: 'emergency', fromRound: 2, note: '' } as const;
    event.act({ type: 'depart', person: personId(2), ...leave });
    const instead = { role: 'fillIn', fromRound: 2, toRound: null, reason: '' } as const;
    event.act({ type: 'occupy', slot: 2, person: 'rep', ...instead });
    event.seat(2, [A, B]);
    event.sign(2, 1, A, [38_000, 33_000, 31_000, 18_000]);
    event.sign(2, 2, B, [52_000, 28_000, 24_000, 16_000]);
    const rows = rowsOf(event);
    const leaver = rows.find(({ person }) => person === personId(2))!;
    expect(leaver).toMatchObject({ total: 12 * P, rank: 3, isListed: false, games: 2 });
    expect(leaver.byRound[1]!.isStandIn).toBe(true);
    expect(rows.find(({ person }) => person === 'rep')).toMatchObject({
      total: 0,
      isRanked: false,
    });
    expect(prizePicks(rows).map(({ rank }) => rank)).toEqual([1, 2, 4, 5]);
  },
);

clause('wdmc-p2.7-06', 'so too when the fill-in sits down in the middle of a hanchan', () => {
  const event = wdmc(4);
  event.act({ type: 'enrol', people: [aPerson('rep', { kind: 'fillIn' })] });
  event.seat(1, [A]);
  event.act({ type: 'replace', at: AT, slot: 1, person: 'rep', reason: 'emergency' });
  const leave = { departure: 'emergency', fromRound: 2, note: '' } as const;
  event.act({ type: 'depart', person: personId(1), ...leave });
  event.sign(1, 1, A, [52_000, 28_000, 24_000, 16_000]);
  const row = rowsOf(event).find(({ person }) => person === personId(1))!;
  expect(row).toMatchObject({ total: 34 * P, isListed: false });
  expect(row.byRound[0]).toMatchObject({ isStandIn: true, isForfeit: false });
});
