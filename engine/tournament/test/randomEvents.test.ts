// Two hundred events under three rulebooks and a director who reopens, corrects, substitutes, penalises and lets people go:
// whatever is done, the standings are those of a slow computation that shares no code with the package.

import type { RuleValues } from '@hanchan/rules';
import { USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEAD, PUBLIC } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, aStage, type Desk } from '../../../proof/spec/support/eventDesk.ts';
import {
  type Act,
  type ByWind,
  foldEvent,
  openSheets,
  redactLog,
  type Slot,
  sitterOf,
  standingsOf,
  zeroSum,
} from '../src/index.ts';
import { SLOW_PLAIN, SLOW_WDMC, SLOW_WRC, type SlowRules, slowTotals } from './slowStandings.ts';

const EVENTS = 200;
const PLAYERS = 8;
const ROUNDS = 3;
const TABLES = PLAYERS / 4;

interface Book {
  readonly values: RuleValues;
  readonly slow: SlowRules;
  /** Of what scores and penalties are made. */
  readonly unit: number;
  readonly tied: ByWind<number>;
}

/** Uma by place and penalties taken off; uma by how many are above and penalties on the sheet; plain points without uma. */
const BOOKS: readonly Book[] = [
  {
    values: WRC_2022.values,
    slow: SLOW_WRC,
    unit: 100,
    tied: [40_000, 40_000, 20_000, 20_000],
  },
  {
    values: WDMC_2019.values,
    slow: SLOW_WDMC,
    unit: 100,
    tied: [40_000, 40_000, 20_000, 20_000],
  },
  {
    values: USPML_FUNDAMENTALS.values,
    slow: SLOW_PLAIN,
    unit: 1,
    tied: [25, 25, 15, 15],
  },
];

/** Numbers from 0 to below 1, as the seed has them. */
type Chance = () => number;

/** A small generator: the same seed gives the same event. */
function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

class Director {
  readonly desk: Desk;
  readonly #chance: Chance;
  readonly book: Book;
  readonly done = new Map<string, number>();
  #names = 0;

  constructor(chance: Chance, book: Book) {
    this.#chance = chance;
    this.book = book;
    const stages = [aStage({ rounds: ROUNDS })];
    this.desk = aDesk({ players: PLAYERS, stages, values: book.values });
  }

  below(most: number): number {
    return Math.floor(this.#chance() * most);
  }

  try(act: Act): boolean {
    if (this.desk.try(act, HEAD) !== null) return false;
    this.done.set(act.type, (this.done.get(act.type) ?? 0) + 1);
    return true;
  }

  somebody(): string {
    const id = `sub${++this.#names}`;
    this.try({ type: 'enrol', people: [aPerson(id, { kind: 'fillIn' })] });
    return id;
  }

  /** Four scores of what they began with together, with ties now and then. */
  held(): ByWind<number> {
    const { tied, unit, slow } = this.book;
    if (this.below(6) === 0) return tied;
    const most = Math.floor((slow.start * 5) / 3 / unit);
    const [a, b, c] = [0, 0, 0].map(() => unit * this.below(most)) as [number, number, number];
    return [a, b, c, 4 * slow.start - a - b - c];
  }

  enter(round: number, table: number): void {
    const sheet = this.desk.sheet(round, table, this.held());
    this.try({ type: 'enter', at: this.desk.at(round, table), sheet, source: 'typed' });
  }

  sign(round: number, table: number): void {
    for (const slot of this.desk.table(round, table).seats) {
      this.try({ type: 'confirm', at: this.desk.at(round, table), slot, how: 'paper' });
    }
    this.try({ type: 'sign', at: this.desk.at(round, table) });
  }

  /** Something that was not planned, at a table of a round that has begun. */
  disturb(begun: number): void {
    const { desk } = this;
    const round = 1 + this.below(begun);
    const table = 1 + this.below(TABLES);
    const slot: Slot = desk.table(round, table).seats[this.below(4)]!;
    const at = desk.at(round, table);
    const what = this.below(8);
    if (what <= 1) this.try({ type: 'reopen', at, reason: 'counted again' });
    else if (what === 2) this.enter(round, table);
    else if (what === 3) this.sign(round, table);
    else if (what === 4) this.penalise(round, table, slot);
    else if (what === 5) {
      const penalty = `penalty ${this.below(desk.state.penalties.size + 1)}`;
      this.try({ type: 'withdrawPenalty', penalty, reason: 'seen otherwise' });
    } else if (what === 6) this.leave(begun, slot);
    else this.odd(round, table, slot);
  }

  penalise(round: number, table: number, slot: Slot): void {
    this.try({
      type: 'penalise',
      penalty: `penalty ${this.desk.state.penalties.size}`,
      slots: [slot],
      round,
      table,
      foul: 'own',
      kind: 'points',
      points: 10 * this.book.unit * (1 + this.below(20)),
      section: '',
      note: '',
    });
  }

  leave(begun: number, slot: Slot): void {
    const { person } = this.desk.state.occupancies.findLast((one) => one.slot === slot)!;
    const departure = this.below(2) === 0 ? 'withdrawn' : 'emergency';
    this.try({ type: 'depart', person, departure, fromRound: begun + 1, note: '' });
  }

  odd(round: number, table: number, slot: Slot): void {
    const at = this.desk.at(round, table);
    const what = this.below(3);
    if (what === 0) this.try({ type: 'void', at, reason: 'wrong wall' });
    else if (what === 1) this.try({ type: 'sendBack', at, reason: 'sticks missing' });
    else this.try({ type: 'replace', at, slot, person: this.somebody(), reason: 'ill' });
  }

  /** Somebody on every seat before a round begins. */
  fillSeats(round: number): void {
    for (const table of this.desk.state.rounds[round - 1]!.tables) {
      for (const slot of table.seats) {
        if (sitterOf(this.desk.state, table, slot) !== null) continue;
        const person = this.somebody();
        const toRound = this.below(2) === 0 ? round : null;
        const reason = 'a seat is empty';
        this.try({
          type: 'occupy',
          slot,
          person,
          role: 'substitute',
          fromRound: round,
          toRound,
          reason,
        });
      }
    }
  }
}

function holdStandings({ desk, book }: Director): void {
  const slow = slowTotals(desk.entries, { rounds: ROUNDS, tables: TABLES }, book.slow);
  const { rows } = standingsOf(desk.state);
  const shown = rows
    .filter(({ byRound, penalties }) => byRound.length > 0 || penalties !== 0)
    .map(({ person, total, games }) => [person, { total, games }] as const);
  expect(new Map(shown)).toEqual(slow);
  const ranked = rows.filter(({ isRanked }) => isRanked);
  for (const [i, { total, rank }] of ranked.entries()) {
    const above = ranked.filter((other) => other.total > total).length;
    const level = ranked.filter((other) => other.total === total).length;
    expect(rank).toBeGreaterThan(above);
    expect(rank).toBeLessThanOrEqual(above + level);
    if (i > 0) expect(total).toBeLessThanOrEqual(ranked[i - 1]!.total);
  }
  expect(zeroSum(desk.state).isProved).toBe(true);
}

/** The public is told of the same figures, and of every sheet that is being corrected. */
function holdPublic({ desk }: Director): void {
  const seen = foldEvent(redactLog(desk.state, desk.entries, PUBLIC));
  const figures = (state: typeof seen) =>
    standingsOf(state).rows.map(({ slot, total, games }) => ({ slot, total, games }));
  const by = (a: { slot: number; total: number }, b: { slot: number; total: number }) =>
    a.slot - b.slot || a.total - b.total;
  expect(figures(seen).sort(by)).toEqual(figures(desk.state).sort(by));
}

function runEvent(chance: Chance, book: Book): Director {
  const director = new Director(chance, book);
  director.desk.seat(1, 2, 3);
  for (let round = 1; round <= ROUNDS; round++) {
    director.fillSeats(round);
    director.try({ type: 'start', round });
    for (let table = 1; table <= TABLES; table++) {
      if (director.below(4) === 0) director.disturb(round);
      director.enter(round, table);
      director.sign(round, table);
    }
    for (let times = director.below(8); times > 0; times--) director.disturb(round);
    holdStandings(director);
    if (director.below(2) === 0) director.try({ type: 'endRound', round });
  }
  holdPublic(director);
  return director;
}

test('standings are those of a slow computation, whatever a director does', () => {
  const done = new Map<string, number>();
  let open = 0;
  const hold = (book: Book) =>
    fc.property(fc.integer(), (seed) => {
      const director = runEvent(chanceFrom(seed), book);
      for (const [type, count] of director.done) done.set(type, (done.get(type) ?? 0) + count);
      if (openSheets(director.desk.state).some(({ problem }) => problem === 'reopened')) open++;
    });
  for (const book of BOOKS) fc.assert(hold(book), { numRuns: Math.ceil(EVENTS / BOOKS.length) });
  const wanted = [
    'reopen',
    'occupy',
    'replace',
    'penalise',
    'withdrawPenalty',
    'depart',
    'void',
    'endRound',
  ];
  for (const type of wanted) expect(done.get(type) ?? 0, type).toBeGreaterThan(EVENTS / 10);
  expect(open).toBeGreaterThan(EVENTS / 10);
});
