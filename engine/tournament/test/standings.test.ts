// Standings: totals, tie-breaks, cuts, and those who are not ranked.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { anEvent, personId, stage } from '../../../proof/spec/support/eventLog.ts';
import {
  type ByWind,
  formResult,
  type Standing,
  type StandingsOptions,
  standingsOf,
  type TableSeats,
  zeroSum,
} from '../src/index.ts';

const P = 12_000;
const A: TableSeats = [1, 2, 3, 4];
const B: TableSeats = [5, 6, 7, 8];
const PLAIN: ByWind<number> = [45_000, 33_000, 24_000, 18_000];

type Event = ReturnType<typeof anEvent>;
const rowsOf = (event: Event, options?: StandingsOptions) =>
  standingsOf(event.state(), options).rows;
const rowOf = (event: Event, slot: number, options?: StandingsOptions): Standing =>
  rowsOf(event, options).find((row) => row.person === personId(slot))!;
const inP = (rows: readonly Standing[]) => rows.map(({ slot, total }) => [slot, total / P]);
const ranks = (rows: readonly Standing[]) => rows.map(({ slot, rankShown }) => [slot, rankShown]);

/** Plays both tables of a round to these points. */
function bothTables(event: Event, round: number, a: ByWind<number>, b: ByWind<number>): void {
  event.seat(round, [A, B]);
  event.sign(round, 1, A, a);
  event.sign(round, 2, B, b);
}

describe('totals', () => {
  it('are the hanchan scores less the penalties', () => {
    const event = anEvent({ players: 4 });
    event.play(1, PLAIN);
    event.play(2, [18_000, 24_000, 33_000, 45_000]);
    event.penalise(4, 8_000, { round: 2, table: 1 });
    expect(inP(rowsOf(event))).toEqual([
      [1, 3],
      [2, -3],
      [3, -3],
      [4, -5],
    ]);
    expect(rowOf(event, 4)).toMatchObject({ raw: 3 * P, uma: 0, penalties: 8 * P, games: 2 });
  });

  it('count a penalty at once, and no longer when it is withdrawn', () => {
    const event = anEvent({ players: 4 });
    event.play(1, PLAIN);
    event.seat(2, [A]);
    const penalty = event.penalise(1, 30_000, { round: 2, table: 1 }, 'chombo');
    expect(rowOf(event, 1).total).toBe(0);
    event.act({ type: 'withdrawPenalty', penalty, reason: 'it was North' });
    expect(rowOf(event, 1).total).toBe(30 * P);
  });

  it('before uma: a penalty changes the places, and comes with the sheet', () => {
    const rules = WDMC_2019.values;
    const event = anEvent({ players: 4, rules, desk: { penaltiesAt: 'beforeUma' } });
    event.play(1, [33_000, 31_000, 29_000, 27_000]);
    event.penalise(2, 8_000, { round: 1, table: 1 });
    expect(rowsOf(event).map(({ slot, total }) => [slot, total / P])).toEqual([
      [1, 15],
      [3, -2],
      [4, -6],
      [2, -15],
    ]);
    expect(rowOf(event, 2)).toMatchObject({ penalties: 0, raw: -7 * P, uma: -8 * P, fourths: 1 });
  });

  it('take signed sheets, and others only when asked', () => {
    const event = anEvent({ players: 4 });
    event.seat(1, [A]);
    const sheet = { slots: A, held: PLAIN, loans: [0, 0, 0, 0], sticks: 0 } as const;
    event.act({ type: 'enter', at: { round: 1, table: 1, version: 0 }, sheet, source: 'typed' });
    expect(rowOf(event, 1)).toMatchObject({ total: 0, games: 0 });
    expect(rowOf(event, 1, { isProvisional: true })).toMatchObject({ total: 30 * P, games: 1 });
  });

  it('go back in time', () => {
    const event = anEvent({ players: 4 });
    event.play(1, PLAIN);
    event.play(2, [18_000, 24_000, 33_000, 45_000]);
    event.penalise(1, 2_000, { round: 2, table: 1 });
    expect(rowOf(event, 1, { untilRound: 1 }).total).toBe(30 * P);
    expect(rowOf(event, 1).total).toBe(1 * P);
  });
});

describe('equal totals', () => {
  it('follow the rulebook: firsts, fourths, best hanchan', () => {
    const event = anEvent({ players: 8 });
    bothTables(event, 1, [45_000, 35_000, 25_000, 15_000], [25_000, 35_000, 45_000, 15_000]);
    bothTables(event, 2, [15_000, 25_000, 35_000, 45_000], [35_000, 25_000, 15_000, 45_000]);
    const { rows, needsToss } = standingsOf(event.state());
    expect(rows.every(({ total }) => total === 0)).toBe(true);
    // First places first: 1, 4, 7, 8 with one each and one fourth each, then 2, 3, 5, 6 with neither.
    expect(rows.map(({ slot }) => slot)).toEqual([1, 4, 7, 8, 2, 3, 5, 6]);
    expect(rows[0]).toMatchObject({ rankShown: '1-4', tieBreak: 'shared' });
    expect(rows[4]).toMatchObject({ rankShown: '5-8', tieBreak: 'shared' });
    expect(needsToss).toEqual([
      [1, 4, 7, 8],
      [2, 3, 5, 6],
    ]);
  });

  it('are told by the best hanchan when places are alike', () => {
    const event = anEvent({ players: 8 });
    bothTables(event, 1, [50_000, 35_000, 25_000, 10_000], [45_000, 35_000, 25_000, 15_000]);
    bothTables(event, 2, [30_000, 15_000, 35_000, 40_000], [35_000, 5_000, 39_000, 41_000]);
    const [first, second] = rowsOf(event).filter(({ slot }) => slot === 1 || slot === 5);
    expect(first).toMatchObject({ slot: 1, best: 35 * P });
    expect(second).toMatchObject({ slot: 5, best: 30 * P, total: first!.total });
    expect(second!.tieBreak).toBe('bestHanchan');
  });

  it('end in a toss that is remembered', () => {
    const event = anEvent({ players: 4 });
    event.play(1, [35_000, 35_000, 25_000, 25_000]);
    expect(ranks(rowsOf(event))).toEqual([
      [1, '1-2'],
      [2, '1-2'],
      [3, '3-4'],
      [4, '3-4'],
    ]);
    expect(standingsOf(event.state()).needsToss).toEqual([
      [1, 2],
      [3, 4],
    ]);
    event.act({ type: 'toss', slots: [2, 1] });
    const { rows, needsToss } = standingsOf(event.state());
    expect(ranks(rows)).toEqual([
      [2, '1'],
      [1, '2'],
      [3, '3-4'],
      [4, '3-4'],
    ]);
    expect(rows[0]!.tieBreak).toBe('coinToss');
    expect(needsToss).toEqual([[3, 4]]);
  });

  it('share the place where the rulebook is silent', () => {
    const event = anEvent({ players: 4, rules: WDMC_2019.values });
    event.play(1, [35_000, 35_000, 25_000, 25_000]);
    const { rows, needsToss } = standingsOf(event.state());
    expect(rows.map(({ rank, rankShown }) => [rank, rankShown])).toEqual([
      [1, '1-2'],
      [1, '1-2'],
      [3, '3-4'],
      [3, '3-4'],
    ]);
    expect(needsToss).toEqual([]);
  });

  it('count a shared first place as the desk says', () => {
    const firsts = (sharedFirst: 'full' | 'fraction' | 'none') => {
      const event = anEvent({ players: 4, desk: { sharedFirst } });
      event.play(1, [35_000, 35_000, 25_000, 25_000]);
      return rowOf(event, 1).firsts;
    };
    expect([firsts('full'), firsts('fraction'), firsts('none')]).toEqual([1, 0.5, 0]);
  });

  it('count a shared last place as the desk says, and not at events that leave it open', () => {
    const fourths = (sharedLast: 'fourth' | 'none' | undefined) => {
      const event = anEvent({ players: 4, desk: { sharedLast } });
      event.play(1, [35_000, 35_000, 25_000, 25_000]);
      return [rowOf(event, 3).thirds, rowOf(event, 3).fourths];
    };
    expect(['fourth', 'none', undefined].map((one) => fourths(one as 'fourth'))).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  it('need no toss before anybody has played', () => {
    const { rows, needsToss } = standingsOf(anEvent({ players: 8 }).state());
    expect(rows.map(({ rankShown }) => rankShown)).toEqual(Array(8).fill('1-8'));
    expect(needsToss).toEqual([]);
  });
});

describe('a cut', () => {
  const finalOf = (carry: 'full' | 'half' | 'none') => {
    const event = anEvent({
      players: 8,
      stages: [stage('first', 1), stage('final', 1, { kind: 'final', cut: 4, carry })],
    });
    event.seat(1, [A, B]);
    event.sign(1, 1, A, [45_100, 33_000, 24_000, 17_900]);
    event.sign(1, 2, B, PLAIN);
    event.act({ type: 'qualify', stage: 'final', slots: [1, 5, 2, 6] });
    event.seat(2, [[1, 5, 2, 6]]);
    return event;
  };

  it.each([
    ['full', 30.1],
    ['half', 15.05],
    ['none', 0],
  ] as const)('carries %s', (carry, carried) => {
    const row = rowOf(finalOf(carry), 1);
    expect(row.carried).toBe(Math.round(carried * P));
    expect(row.total).toBe(row.carried);
    expect(row.stage).toBe('final');
  });

  it.each([
    ['full', 15_100 - 2_000],
    ['half', 15_100 - 2_000],
    ['none', -2_000],
  ] as const)('counts points at the tables as far as scores count: %s', (carry, points) => {
    const event = finalOf(carry);
    event.sign(2, 1, [1, 5, 2, 6], [28_000, 37_000, 30_000, 25_000]);
    expect(rowOf(event, 1).tablePoints).toBe(points * 12);
  });

  it('ranks finalists above those who were cut, whatever the totals', () => {
    const event = finalOf('full');
    event.sign(2, 1, [1, 5, 2, 6], [-50_000, 60_000, 55_000, 55_000]);
    const rows = rowsOf(event);
    expect(rows.map(({ slot }) => slot).slice(0, 4)).toEqual([5, 2, 6, 1].sort(byTotal(rows)));
    expect(rows[3]).toMatchObject({ slot: 1, rank: 4 });
    expect(rows[3]!.total).toBeLessThan(rows[4]!.total);
    expect(rows[4]).toMatchObject({ rank: 5, stage: 'first' });
  });

  it('shows one stage on its own', () => {
    const event = finalOf('none');
    event.sign(2, 1, [1, 5, 2, 6], [20_000, 45_000, 30_000, 25_000]);
    expect(
      rowsOf(event, { stage: 'first' })
        .map(({ slot }) => slot)
        .slice(0, 2),
    ).toEqual([1, 5]);
    expect(rowsOf(event, { stage: 'final' }).map(({ slot }) => slot)).toEqual([5, 2, 6, 1]);
  });

  it('takes only the hanchan that came along into a tie-break', () => {
    const event = finalOf('none');
    event.sign(2, 1, [1, 5, 2, 6], [35_000, 35_000, 25_000, 25_000]);
    expect(rowOf(event, 1)).toMatchObject({ firsts: 1, games: 1 });
    expect(rowOf(finalOf('half'), 1)).toMatchObject({ firsts: 1, games: 1 });
  });
});

const byTotal = (rows: readonly Standing[]) => (a: number, b: number) =>
  rows.find(({ slot }) => slot === b)!.total - rows.find(({ slot }) => slot === a)!.total;

describe('those who are not ranked', () => {
  /** Number 1 stands below the others, without a rank. */
  const FIRST_UNRANKED = [
    [2, '1'],
    [3, '2'],
    [4, '3'],
    [1, ''],
  ];

  it('fill-ins score and stand below', () => {
    const event = anEvent({ players: 4, people: (i) => (i === 1 ? { kind: 'fillIn' } : {}) });
    event.play(1, PLAIN);
    const rows = rowsOf(event);
    expect(ranks(rows)).toEqual(FIRST_UNRANKED);
    expect(rows[3]).toMatchObject({ rank: null, isRanked: false, total: 30 * P });
  });

  it('a substitute for a late player: the late one has the penalty alone', () => {
    const event = anEvent({ players: 4 });
    event.act({ type: 'enrol', people: [aPerson('sub', { kind: 'fillIn' })] });
    event.seat(1, [A]);
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'missing', at, slot: 2 });
    event.act({ type: 'replace', at, slot: 2, person: 'sub', reason: 'ten minutes' });
    // Whoever types the sheet sees beforehand what it will come to.
    const state = event.state();
    const form = { slots: A, held: PLAIN, loans: [0, 0, 0, 0], sticks: 0 } as const;
    const { rows: typed } = formResult(state, state.rounds[0]!.tables[0]!, form);
    expect(typed[1]).toMatchObject({ tournament: 8 * P, credited: -30 * P, isForfeit: true });
    event.sign(1, 1, A, PLAIN);
    const rows = rowsOf(event);
    expect(rowOf(event, 2)).toMatchObject({ total: -30 * P, games: 0, seconds: 0, isRanked: true });
    const sub = rows.find(({ person }) => person === 'sub')!;
    expect(sub).toMatchObject({ total: 8 * P, isRanked: false });
    expect(zeroSum(event.state())).toMatchObject({ isProved: true, penalties: 30 * P });
  });

  it('or keeps the score of the seat, where the desk says so', () => {
    const desk = { lateScore: 'seat', penaltiesAt: 'beforeUma' } as const;
    const event = anEvent({ players: 4, rules: WDMC_2019.values, desk });
    event.act({ type: 'enrol', people: [aPerson('sub', { kind: 'fillIn' })] });
    event.seat(1, [A]);
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'missing', at, slot: 2 });
    event.act({ type: 'replace', at, slot: 2, person: 'sub', reason: 'eleven minutes' });
    event.sign(1, 1, A, PLAIN);
    expect(rowOf(event, 2)).toMatchObject({ raw: (3 - 20) * P, uma: -8 * P, penalties: 0 });
    expect(rowsOf(event)).toHaveLength(4);
  });

  it('an emergency leaver keeps what the stand-in scores, ranked and unlisted', () => {
    const event = anEvent({ players: 4, rules: WDMC_2019.values });
    event.act({ type: 'enrol', people: [aPerson('rep', { kind: 'fillIn' })] });
    event.play(1, PLAIN);
    event.act({
      type: 'depart',
      person: personId(1),
      departure: 'emergency',
      fromRound: 2,
      note: '',
    });
    event.act({
      type: 'occupy',
      slot: 1,
      person: 'rep',
      role: 'fillIn',
      fromRound: 2,
      toRound: null,
      reason: '',
    });
    event.play(2, PLAIN);
    expect(rowOf(event, 1)).toMatchObject({ rank: 1, games: 2, isListed: false, isRanked: true });
    expect(rowOf(event, 1).byRound.map(({ isStandIn }) => isStandIn)).toEqual([false, true]);
  });

  it('a substitute from a round on plays for nobody', () => {
    const event = anEvent({ players: 4 });
    event.act({ type: 'enrol', people: [aPerson('sub', { kind: 'fillIn' })] });
    event.play(1, PLAIN);
    const leave = { departure: 'withdrawn', fromRound: 2, note: '' } as const;
    event.act({ type: 'depart', person: personId(1), ...leave });
    const from = { role: 'substitute', fromRound: 2, toRound: null, reason: '' } as const;
    event.act({ type: 'occupy', slot: 1, person: 'sub', ...from });
    event.play(2, PLAIN);
    expect(rowOf(event, 1)).toMatchObject({ total: 30 * P, games: 1 });
    expect(zeroSum(event.state()).isProved).toBe(true);
  });

  it('the disqualified are out, and their opponents keep their scores', () => {
    const event = anEvent({ players: 4 });
    event.play(1, PLAIN);
    event.penalise(1, 0, {}, 'disqualification');
    const rows = rowsOf(event);
    expect(ranks(rows)).toEqual(FIRST_UNRANKED);
    expect(rows[0]!.total).toBe(8 * P);
  });
});

describe('the whole event', () => {
  it('sums to the sticks, the mods and the penalties, whatever is played', () => {
    const held = fc.tuple(fc.nat(600), fc.nat(400), fc.nat(200));
    const aRound = fc.record({ tables: fc.tuple(held, held), sticks: fc.nat(3), late: fc.nat(12) });
    const penalty = fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(30), fc.boolean());
    const book = fc.constantFrom(WRC_2022.values, WDMC_2019.values);
    const desk = fc.record({
      penaltiesAt: fc.constantFrom('tournament' as const, 'beforeUma' as const),
      lateScore: fc.constantFrom('none' as const, 'seat' as const),
    });
    const plan = fc.tuple(fc.array(aRound, { minLength: 1, maxLength: 4 }), fc.array(penalty));
    fc.assert(
      fc.property(plan, book, desk, ([rounds, penalties], rules, rest) => {
        const event = anEvent({ players: 8, rules, desk: rest });
        for (const [i, { tables, sticks, late }] of rounds.entries()) {
          const round = i + 1;
          event.seat(round, [A, B]);
          const at = { round, table: 1, version: 0 };
          event.act({ type: 'missing', at, slot: 3 });
          const seconds = late * 60;
          const arrived = { slot: 3, seconds, isWaived: false, reason: '' };
          event.act({ type: 'arrived', at, ...arrived });
          for (const [j, [a, b, c]] of tables.entries()) {
            const rest = 120_000 - (a + b + c) * 100 - sticks * 1_000;
            const held: ByWind<number> = [a * 100, b * 100, c * 100, rest];
            event.sign(round, j + 1, j === 0 ? A : B, held, sticks);
          }
        }
        for (const [slot, thousands, isAtTable] of penalties) {
          const where = isAtTable ? { round: 1, table: slot <= 4 ? 1 : 2 } : {};
          event.penalise(slot, thousands * 1_000, where);
        }
        const state = event.state();
        const proof = zeroSum(state);
        expect(proof.isProved).toBe(true);
        expect(proof.tables).toBe(rounds.length * 2);
        const total = standingsOf(state).rows.reduce((sum, row) => sum + row.total, 0);
        expect(total).toBe(proof.total);
      }),
      { numRuns: 60 },
    );
  });
});
