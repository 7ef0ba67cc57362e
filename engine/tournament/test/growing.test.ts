// A log folded as it grows is the log folded whole, after every entry and for every viewer; and what was given out stays.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDesk,
  aPerson,
  aStage,
  HEAD,
  ORGANISER,
  PUBLIC,
  playerNo,
} from '../../../proof/spec/support/eventDesk.ts';
import {
  ACT_TYPES,
  type Act,
  type Actor,
  apply,
  changesEarlierView,
  copyEvent,
  type Entry,
  type EventState,
  foldEvent,
  GrowingEvent,
  grown,
  redactEntry,
  redactLog,
} from '../src/index.ts';
import { dice, nextTry } from './anything.ts';

/** What a device has heard of an event, as the server tells it: more, or everything anew. */
class Follower {
  readonly #viewer: Actor;
  readonly #grown = new GrowingEvent();
  told: readonly Entry[] = [];

  constructor(viewer: Actor) {
    this.#viewer = viewer;
  }

  hear(state: EventState, entries: readonly Entry[], isNew: boolean): EventState {
    // Over the network every entry is a new object.
    const next = redactEntry(state, entries.at(-1)!, this.#viewer);
    this.told = isNew
      ? structuredClone(redactLog(state, entries, this.#viewer))
      : [...this.told, ...structuredClone(next === null ? [] : [next])];
    return this.#grown.after(this.told);
  }
}

/** Acts that only tests of one area bring about, put between those of a whole event. */
const BESIDES: readonly Act[] = [
  { type: 'checkIn', person: 'p3', state: 'present' },
  { type: 'amend', person: 'p4', changes: { name: 'Another', kind: 'fillIn' } },
  { type: 'announce', text: 'Tea' },
  { type: 'change', changes: { venue: 'Elsewhere', capacity: 8 }, reason: 'flood' },
  { type: 'addStaff', staff: { id: 'r7', name: 'Ito', role: 'referee' } },
  { type: 'renewLink', link: 'staff:r7' },
  { type: 'dropStaff', staff: 'r7' },
  { type: 'call', call: 'k1', round: 1, table: 1, note: '' },
  { type: 'claimCall', call: 'k1' },
  { type: 'closeCall', call: 'k1', note: 'done' },
  { type: 'rule', ruling: 'u1', question: 'May I?', decision: 'No', section: '', isBinding: true },
  { type: 'toss', slots: [1, 2] },
  { type: 'extraTime', round: 1, table: 1, seconds: 60, reason: 'spilt tea' },
  { type: 'publishSeating', round: 2, isPublic: true },
  { type: 'publishSeating', round: 2, isPublic: false },
  { type: 'remove', person: 'p9', reason: 'twice' },
  { type: 'reset' },
];

const at = { round: 1, table: 1, version: 0 };
const reason = 'because';
const sheet = {
  slots: [1, 2, 3, 4],
  held: [30_000, 30_000, 30_000, 30_000],
  loans: [0, 0, 0, 0],
  sticks: 0,
} as const;
const chombo = {
  slots: [1],
  round: 1,
  table: 1,
  foul: 'x',
  points: 0,
  section: '',
  note: '',
} as const;

/** One after the other, without a door: each finds something to change that an earlier one has made. */
const EVERY_ACT: readonly Act[] = [
  ...BESIDES.filter(({ type }) => type !== 'reset' && type !== 'remove'),
  { type: 'missing', at, slot: 1 },
  { type: 'arrived', at, slot: 1, seconds: 90, isWaived: false, reason },
  { type: 'missing', at, slot: 2 },
  { type: 'replace', at, slot: 2, person: 'p8', reason },
  { type: 'replace', at, slot: 3, person: 'p8', reason },
  { type: 'lend', at, slot: 1, points: 10_000 },
  { type: 'repay', at, slot: 1, points: 5_000 },
  { type: 'pause', round: 1, table: null, reason },
  { type: 'resume', round: 1, table: null },
  { type: 'pause', round: 1, table: 1, reason },
  { type: 'resume', round: 1, table: 1 },
  { type: 'gong', round: 1 },
  { type: 'resume', round: 1, table: null },
  { type: 'drawWinds', at, slots: [2, 1, 3, 4] },
  { type: 'setState', at, state: 'allLast' },
  { type: 'allLast', at, deltas: [0, 0, 0, 0], slots: [1, 2, 3, 4] },
  { type: 'enter', at, sheet, source: 'typed' },
  { type: 'confirm', at, slot: 1, how: 'own' },
  { type: 'sendBack', at, reason },
  { type: 'enter', at, sheet, source: 'typed' },
  ...([1, 2, 3, 4] as const).map((slot): Act => ({ type: 'confirm', at, slot, how: 'paper' })),
  { type: 'sign', at },
  { type: 'reopen', at, reason },
  { type: 'sign', at },
  { type: 'void', at, reason },
  { type: 'reopen', at, reason },
  { type: 'penalise', penalty: 'x1', kind: 'disqualification', ...chombo },
  { type: 'withdrawPenalty', penalty: 'x1', reason },
  { type: 'depart', person: 'p5', departure: 'withdrawn', fromRound: 2, note: '' },
  { type: 'occupy', slot: 5, person: 'p5', role: 'player', fromRound: 2, toRound: null, reason },
  { type: 'swap', round: 2, a: 1, b: 5, reason },
  {
    type: 'schedule',
    blocks: [{ id: 'b', kind: 'round', label: 'x', start: 0, minutes: 5, round: 1 }],
  },
  { type: 'shift', fromBlock: 'b', minutes: 5, reason },
  { type: 'qualify', stage: 'main', slots: [1, 2, 3, 4] },
  { type: 'curtain', isDown: true },
  { type: 'openRegistration', isOpen: true },
  { type: 'endRound', round: 1 },
  { type: 'unstart', round: 1, reason },
  { type: 'number', order: ['p2', 'p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] },
  { type: 'stages', stages: [aStage({ rounds: 4 })] },
  { type: 'remove', person: 'p8', reason },
  { type: 'closeEvent' },
  { type: 'reopenEvent', reason },
  { type: 'reset' },
];

/** Of states that were given out, all but the one list that they share. */
const lasting = ({ done: _, ...rest }: EventState) => rest;

describe('a log that grows', () => {
  it('folds to the same state after every entry, whoever follows it', () => {
    let heard = 0;
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aDesk({ isRehearsal: true });
        desk.do({ type: 'enrol', people: [aPerson('p9', { kind: 'fillIn' })] });
        desk.seat(1, 2, 3);
        const followers = [ORGANISER, PUBLIC, playerNo(1)].map((viewer) => new Follower(viewer));
        for (const one of followers) one.hear(desk.state, desk.entries, true);
        for (const [i, thrown] of throws.entries()) {
          const [act, who] =
            i % 6 === 5
              ? ([BESIDES[((i / 6) | 0) % BESIDES.length]!, ORGANISER] as const)
              : nextTry(desk, thrown, first + i);
          const isNew = changesEarlierView(desk.state, act);
          desk.later(0, 20);
          if (desk.try(act, who) !== null) continue;
          heard++;
          for (const follower of followers) {
            const state = follower.hear(desk.state, desk.entries, isNew);
            expect(state).toEqual(foldEvent(follower.told));
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(heard).toBeGreaterThan(300);
  });

  it('leaves what it gave out, and what stands on top of it, as they were', () => {
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aDesk({ isRehearsal: true });
        desk.seat(1, 2, 3);
        const growing = new GrowingEvent();
        let given = growing.after([...desk.entries]);
        for (const [i, thrown] of throws.entries()) {
          const [act, who] =
            i % 6 === 5
              ? ([BESIDES[((i / 6) | 0) % BESIDES.length]!, ORGANISER] as const)
              : nextTry(desk, thrown, first + i);
          desk.later(0, 20);
          if (desk.try(act, who) !== null) continue;
          const entry = desk.entries.at(-1)!;
          const before = structuredClone(given);
          // First it is done here only, as a phone does, and then the server tells it.
          const own = grown(given, [{ ...entry, by: playerNo(1) }]);
          expect(own.done.has(entry.id)).toBe(true);
          expect(given).toEqual(before);
          const wasOwn = structuredClone(own);
          const next = growing.after([...desk.entries]);
          expect(lasting(given)).toEqual(lasting(before));
          expect(own).toEqual(wasOwn);
          expect(next).toEqual(desk.state);
          given = next;
        }
      }),
      { numRuns: 6 },
    );
  });

  it('begins again with a log that was read anew, and with a shorter one', () => {
    const desk = aDesk();
    desk.start(1);
    const growing = new GrowingEvent();
    growing.after(desk.entries);
    const other = structuredClone(desk.entries).map((entry) => ({ ...entry, at: entry.at + 5 }));
    expect(growing.after(other)).toEqual(foldEvent(other));
    expect(growing.after(other.slice(0, 3))).toEqual(foldEvent(other.slice(0, 3)));
    expect(growing.after(other)).toEqual(foldEvent(other));
    expect(growing.after(other)).toBe(growing.after(other));
  });

  it('shares the tables at which nothing happened', () => {
    const desk = aDesk();
    desk.start(1);
    const growing = new GrowingEvent();
    const before = growing.after([...desk.entries]);
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' });
    const after = growing.after([...desk.entries]);
    expect(after.rounds[0]!.tables[0]).not.toBe(before.rounds[0]!.tables[0]);
    expect(after.rounds[0]!.tables[1]).toBe(before.rounds[0]!.tables[1]);
    expect(after.people).toBe(before.people);
  });

  it('changes nothing of the state before, whatever is done', () => {
    const desk = aDesk();
    desk.start(1);
    let before = foldEvent(desk.entries);
    const log = [...desk.entries];
    for (const [i, act] of EVERY_ACT.entries()) {
      const entry: Entry = { seq: log.length + 1, id: `every-${i}`, at: i * 1_000, by: HEAD, act };
      const copy = structuredClone(before);
      log.push(entry);
      const after = grown(before, [entry]);
      expect(before, act.type).toEqual(copy);
      expect(after, act.type).toEqual(foldEvent(log));
      const own = copyEvent(before);
      expect(own).toEqual(copy);
      apply(own, entry);
      expect(before, act.type).toEqual(copy);
      before = after;
    }
    const done = new Set(
      [...desk.entries.map(({ act }) => act), ...EVERY_ACT].map(({ type }) => type),
    );
    expect([...ACT_TYPES].filter((type) => !done.has(type))).toEqual([]);
  });
});
